"""What the director finds out about a player who asks something, or wants to look at a system card."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say


class Wish(Choice):
    """What a player may ask for."""

    ONE_CALL = "one-call", N_("what one of the opponents' calls means")
    MEANING = "meaning", N_("what the opponents' calls mean, all of them")
    REVIEW = "review", N_("to hear all the calls again")
    PART = "part", N_("to hear some of the calls again, not all")
    UNCLEAR = "unclear", N_("which call has just been made: it was not heard or seen clearly")
    LEAD = "lead", N_("whether the opening lead is the player's own")
    CONTRACT = "contract", N_("what the contract is, and whether it is doubled")
    WHO_DOUBLED = "who-doubled", N_("which player doubled or redoubled")
    CARDING = "carding", N_("what the defenders' signals or leads mean")
    OWN_CARD = "own-card", N_("to look at their own system card or notes")
    THEIR_CARD = "their-card", N_("to look at an opponent's system card")
    AID = "aid", N_("to use another aid to memory or to reckoning")


class Phase(Choice):
    """How far the board has come."""

    BEFORE = "before", N_("the player's side has not taken the cards out yet")
    NO_CALL = "no-call", N_("the cards are out, and nobody has called yet")
    AUCTION = "auction", N_("the auction is going on")
    CLARIFICATION = "clarification", N_("the auction is over, and no lead has been faced")
    PLAY = "play", N_("the opening lead has been faced, and the play is going on")
    AFTER = "after", N_("the play is over")


class Asker(Choice):
    """What the player is once the auction is over."""

    DECLARER = "declarer", N_("declarer")
    DUMMY = "dummy", N_("dummy")
    LEADER = "leader", N_("the defender with the opening lead")
    OTHER_DEFENDER = "other-defender", N_("the other defender")
    NEITHER = "neither", N_("none of these: all four have passed")


NEEDS_CALLS = (Wish.ONE_CALL, Wish.MEANING, Wish.REVIEW, Wish.PART, Wish.UNCLEAR, Wish.CONTRACT, Wish.WHO_DOUBLED)
REVIEWS = (Wish.REVIEW, Wish.PART, Wish.CONTRACT)


@dataclass(frozen=True, kw_only=True)
class Asking(Facts):
    """What is asked for, when, and by whom."""

    wish: Wish = ask(
        N_("What does the player ask for?"),
        had={
            Wish.ONE_CALL: N_("Right, had the player asked what one call means."),
            Wish.REVIEW: N_("Right, had the player asked to hear all the calls again."),
            Wish.CONTRACT: N_("Right, had the player asked what the contract is."),
            Wish.UNCLEAR: N_("Right, had the player not heard or seen which call was made."),
            Wish.OWN_CARD: N_("Right, had it been the player's own system card."),
            Wish.THEIR_CARD: N_("Right, had it been an opponent's system card."),
        },
        short=N_("asked for"),
    )
    when: Phase = ask(
        N_("How far has the board come?"),
        had={
            Phase.BEFORE: N_("Right, had the cards still been in the board."),
            Phase.NO_CALL: N_("Right, had nobody called yet."),
            Phase.AUCTION: N_("Right, had the auction still been going on."),
            Phase.CLARIFICATION: N_("Right, had the auction been over and no lead faced."),
            Phase.PLAY: N_("Right, had the opening lead been faced already."),
            Phase.AFTER: N_("Right, had the play been over."),
        },
        short=N_("so far"),
    )
    asker: Asker = ask(
        N_("What is the player, now that the auction is over?"),
        had={
            Asker.DECLARER: N_("Right, had the player been declarer."),
            Asker.DUMMY: N_("Right, had the player been dummy."),
            Asker.LEADER: N_("Right, had the player been the defender with the opening lead."),
            Asker.OTHER_DEFENDER: N_("Right, had the player been the partner of the defender with the lead."),
        },
        short=N_("player"),
    )
    turn: bool = ask(
        N_("Is it the player's turn?"),
        hint=N_(
            "In the auction the turn to call, in the play the turn to play. Declarer has the turn of both hands, "
            "dummy none."
        ),
        had={
            True: N_("Right, had it been the player's turn."),
            False: N_("Right, had it not been the player's turn."),
        },
        short=N_("own turn"),
    )
    silenced: bool = ask(
        N_("Does an earlier ruling oblige the player to pass?"),
        had={
            True: N_("Right, had the player been obliged to pass."),
            False: N_("Right, had the player not been obliged to pass."),
        },
        short=N_("obliged to pass"),
    )
    played: bool = ask(
        N_("Has the player already played a card on this board?"),
        hint=N_("A lead that lies face down is one. Declarer has played when the first card has gone from dummy."),
        had={
            True: N_("Right, had the player already played a card."),
            False: N_("Right, had the player not played a card yet."),
        },
        short=N_("card played"),
    )
    answering: bool = ask(
        N_("Has an opponent just asked the player what partner's call or play means?"),
        had={
            True: N_("Right, had the player needed it to answer an opponent's question about partner."),
            False: N_("Right, had nobody asked the player anything."),
        },
        short=N_("has to answer"),
    )

    @impossible
    def nothing_called(self) -> Text | None:
        if self.wish in NEEDS_CALLS and self.when in (Phase.BEFORE, Phase.NO_CALL):
            return say("Nobody has called yet.")
        return None

    @impossible
    def nobody_plays(self) -> Text | None:
        if self.when is Phase.PLAY and self.asker is Asker.NEITHER:
            return say("If all four have passed, nobody plays.")
        return None

    @impossible
    def dummy_has_no_turn(self) -> Text | None:
        if self.when is Phase.PLAY and self.asker is Asker.DUMMY and self.turn:
            return say("Dummy has no turn to play: declarer plays both hands.")
        return None

    @property
    def is_for_review(self) -> bool:
        return self.wish in REVIEWS

    @property
    def has_auction_turn(self) -> bool:
        return self.when is Phase.AUCTION and self.turn

    @property
    def is_too_soon(self) -> bool:
        return self.when is Phase.AUCTION and not self.turn

    @property
    def is_to_lead(self) -> bool:
        return self.when is Phase.CLARIFICATION and self.asker is Asker.LEADER and not self.played

    @property
    def is_defender(self) -> bool:
        return self.asker in (Asker.LEADER, Asker.OTHER_DEFENDER)

    @property
    def is_declaring(self) -> bool:
        return self.asker in (Asker.DECLARER, Asker.DUMMY)
