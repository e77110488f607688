"""What the director finds out about a card that was led or played too soon."""

from dataclasses import dataclass

from engine.bridge.effect.premature import PartnersPlay
from engine.bridge.reading import Reading
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say


class TooSoon(Choice):
    """Which card came too soon."""

    NEXT_TRICK = "next-trick", N_("a defender led to the next trick before partner had played to this one")
    AHEAD = "ahead", N_("a defender played to the trick when it was partner's turn")
    RHO = "rho", N_("a defender played to the trick when it was the right-hand opponent's turn")
    DECLARING = "declaring", N_("declarer played to the trick too soon, from the hand or from dummy")
    DUMMY = "dummy", N_("dummy put out a card too soon, and declarer had not named it")
    DECLARER_LED = "declarer-led", N_("declarer led, from the hand or from dummy, before it was time to")
    PUT_BACK = "put-back", N_("a defender played after declarer had been told to take back a lead out of turn")
    TOLD = "told", N_("an opponent had wrongly said that it was that player's turn")


class SincePremature(Choice):
    """What has been played after it before the director ruled."""

    NOTHING = "nothing", N_("nothing that matters: neither of these")
    LHO = "lho", N_("the hand to the left of that defender has played after it")
    PARTNER = "partner", N_("the other defender has played after it")


class Before(Choice):
    """What declarer's side had done before the card came."""

    NOT_BOTH = "not-both", N_("neither of these")
    BOTH = "both", N_("declarer had played from both hands, or had called for dummy's card or shown which by a sign")
    DUMMY = "dummy", N_("dummy had, unasked, played a card or suggested one before the hand to dummy's right played")


@dataclass(frozen=True, kw_only=True)
class PrematurePlay(Facts):
    """The card, what had been played before it, what has been played since."""

    too_soon: TooSoon = ask(
        N_("Which card came too soon?"),
        hint=N_("If an opponent had said that it was the player's turn, choose that, whatever else is true."),
        had={
            TooSoon.NEXT_TRICK: N_("Right, had the defender led to the next trick before partner's card."),
            TooSoon.AHEAD: N_("Right, had it been partner's turn."),
            TooSoon.RHO: N_("Right, had it been the right-hand opponent's turn."),
            TooSoon.DECLARING: N_("Right, had it been declarer who played too soon."),
            TooSoon.TOLD: N_("Right, had an opponent wrongly said that it was that player's turn."),
        },
        short=N_("too soon"),
    )
    since_premature: SincePremature = ask(
        N_("What has been played after it, before anything was ruled?"),
        had={
            SincePremature.NOTHING: N_("Right, had nobody played after it."),
            SincePremature.LHO: N_("Right, had the hand to the left of that defender played after it."),
            SincePremature.PARTNER: N_("Right, had the other defender played after it."),
        },
        short=N_("since then"),
    )
    before: Before = ask(
        N_("What had declarer's side done with this trick before that card came?"),
        hint=N_(
            "A card of dummy's counts once declarer has called for it, or has shown by a sign that it is to be played."
        ),
        had={
            Before.NOT_BOTH: N_("Right, had declarer not played from both hands before."),
            Before.BOTH: N_("Right, had declarer already played from both hands."),
            Before.DUMMY: N_("Right, had dummy put out a card unasked before that."),
        },
        short=N_("before it"),
    )
    partners_play: PartnersPlay = ask(
        N_("What does declarer ask of the other defender?"),
        hint=N_("The other suit is one that was not led to this trick."),
        had={
            PartnersPlay.HIGHEST: N_("Right, had declarer required the highest card of the suit led."),
            PartnersPlay.LOWEST: N_("Right, had declarer required the lowest card of the suit led."),
            PartnersPlay.REQUIRE: N_("Right, had declarer required that other suit."),
            PartnersPlay.FORBID: N_("Right, had declarer forbidden that other suit."),
        },
        short=N_("declarer asks"),
    )
    legal: bool = ask(
        N_("Can the card be played legally to this trick in its turn?"),
        hint=N_("It cannot if it does not follow suit and that hand can."),
        had={
            True: N_("Right, had the card been a legal one for this trick."),
            False: N_("Right, had the card not been a legal one for this trick."),
        },
        short=N_("a legal card"),
    )
    reading: Reading = part()

    @impossible
    def hand_has_played(self) -> Text | None:
        if self.too_soon is TooSoon.AHEAD and self.since_premature is SincePremature.LHO:
            return say("If it is partner's turn, the hand to the left has already played to this trick.")
        return None

    @impossible
    def partner_has_played(self) -> Text | None:
        if self.too_soon is TooSoon.RHO and self.since_premature is SincePremature.PARTNER:
            return say("Partner's card is ruled on by itself: it is a card at somebody else's turn.")
        return None
