"""What the director finds out about cards that become visible before the play."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say


class ExposedWhen(Choice):
    """The time at which the cards became visible."""

    BEFORE = "before", N_("before the first call")
    AUCTION = "auction", N_("during the auction")
    CLARIFICATION = "clarification", N_("after the final pass, before a lead was faced")
    PLAY = "play", N_("later, during the play")


class ExposedCards(Choice):
    """How many cards partner could have seen, and how high."""

    LOW = "low", N_("one card, a nine or lower")
    HONOUR = "honour", N_("one honour: a ten or higher")
    SEVERAL = "several", N_("two cards or more")


class ExposedHow(Choice):
    """How the cards became visible."""

    DROPPED = "dropped", N_("by accident: it fell, slipped out or turned over")
    LED = "led", N_("it was led, as if the auction were over")
    SHOWN = "shown", N_("it was shown on purpose, but not led")


class RoleInEnd(Choice):
    """What the offender is once the auction is over."""

    NOT_YET = "not-yet", N_("the auction is still going on")
    DECLARING = "declaring", N_("declarer or dummy")
    DEFENDER = "defender", N_("a defender")
    PASSED_OUT = "passed-out", N_("neither: all four have passed")


@dataclass(frozen=True, kw_only=True)
class ExposedInAuction(Facts):
    """The cards, when and how they became visible, and what their owner turns out to be."""

    when: ExposedWhen = ask(
        N_("When did the card become visible?"),
        hint=N_(
            "The auction begins with the first call and is over after the final pass. A player who leads because the "
            "auction seems to be over leads during the auction."
        ),
        had={
            ExposedWhen.AUCTION: N_("Right, had it been during the auction."),
            ExposedWhen.CLARIFICATION: N_("Right, had the auction been over, and no lead faced yet."),
        },
        short=N_("when"),
    )
    in_deal: bool = ask(N_("Was it during the shuffle or the deal?"), short=N_("in the shuffle or deal"))
    begun: bool = ask(
        N_("Has this board been bid anywhere, at this table or another?"), short=N_("bid somewhere already")
    )
    own_mistake: bool = ask(
        N_("Was it by a mistake of the player whose card it is?"),
        hint=N_("It is not, for example, if somebody else knocked the card out of the hand."),
        had={
            True: N_("Right, had it been the player's own mistake."),
            False: N_("Right, had it not been the player's own mistake."),
        },
        short=N_("own mistake"),
    )
    seen: bool = ask(
        N_("Could partner have seen its face?"),
        hint=N_("It does not matter whether partner has looked."),
        had={
            True: N_("Right, had partner been able to see the face."),
            False: N_("Right, had only opponents been able to see the face."),
        },
        short=N_("visible to partner"),
    )
    became: RoleInEnd = ask(
        N_("What is the player whose card it is, now?"),
        had={
            RoleInEnd.DECLARING: N_("Right, had the player become declarer or dummy."),
            RoleInEnd.DEFENDER: N_("Right, had the player become a defender."),
        },
        short=N_("player now"),
    )
    cards: ExposedCards = ask(
        N_("What could partner have seen?"),
        hint=N_("Count a card that lies face up from an earlier time as well."),
        had={
            ExposedCards.LOW: N_("Right, had it been a single card below the ten."),
            ExposedCards.HONOUR: N_("Right, had it been a single honour."),
            ExposedCards.SEVERAL: N_("Right, had it been two cards or more."),
        },
        short=N_("cards"),
    )
    how: ExposedHow = ask(
        N_("How did it become visible?"),
        had={
            ExposedHow.DROPPED: N_("Right, had the card become visible by accident."),
            ExposedHow.LED: N_("Right, had the card been led."),
        },
        short=N_("how"),
    )

    @impossible
    def auction_is_over(self) -> Text | None:
        if self.when in (ExposedWhen.CLARIFICATION, ExposedWhen.PLAY) and self.became is RoleInEnd.NOT_YET:
            return say("After the final pass the auction is no longer going on.")
        return None

    @impossible
    def nobody_leads(self) -> Text | None:
        if self.when in (ExposedWhen.CLARIFICATION, ExposedWhen.PLAY) and self.became is RoleInEnd.PASSED_OUT:
            return say("If all four have passed, nobody leads and nothing is played.")
        return None

    @property
    def is_ahead(self) -> bool:
        """Is it still open who will defend?"""
        return self.became is RoleInEnd.NOT_YET

    @property
    def are_several(self) -> bool:
        return self.cards is ExposedCards.SEVERAL
