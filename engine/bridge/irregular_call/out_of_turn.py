"""What the director finds out about a call out of turn."""

from dataclasses import dataclass

from engine.bridge.reading import OwnTurn, Reading
from engine.bridge.table.auction import LastBid
from engine.bridge.table.call import DOUBLE, REDOUBLE
from engine.bridge.table.meaning import Meaning
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say


class Made(Choice):
    """What was called, as far as the rules tell calls apart."""

    PASS = "pass", N_("an ordinary pass")
    ARTIFICIAL_PASS = "artificial-pass", N_("a pass that is artificial, or that passes partner's artificial call")
    BID = "bid", N_("a bid")
    DOUBLE = "double", N_("a double")
    REDOUBLE = "redouble", N_("a redouble")

    @property
    def is_pass(self) -> bool:
        return self in (Made.PASS, Made.ARTIFICIAL_PASS)

    @property
    def is_double(self) -> bool:
        return self in (Made.DOUBLE, Made.REDOUBLE)


class Turn(Choice):
    """Whose turn it was, seen from the offender, with what makes a difference about it."""

    RHO = "rho", N_("the right-hand opponent's")
    RHO_SILENT = "rho-silent", N_("the right-hand opponent's, who had to pass after an earlier ruling")
    PARTNER = "partner", N_("partner's")
    LHO = "lho", N_("the left-hand opponent's, and the offender had not called before")
    LHO_AGAIN = "lho-again", N_("the left-hand opponent's, and the offender had called before")
    TOGETHER = "together", N_("another player's, who called at the same moment")


class CalledWith(Choice):
    """The player in turn who called at the same moment."""

    RHO = "rho", N_("the right-hand opponent")
    PARTNER = "partner", N_("partner")
    LHO = "lho", N_("the left-hand opponent")


AFTER = {CalledWith.PARTNER: Turn.RHO, CalledWith.LHO: Turn.PARTNER}  # whose turn it is once that player has called


class Reaction(Choice):
    """What the table has done about it when the director rules."""

    NOTHING = "nothing", N_("nothing yet: the director was called at once")
    ACCEPTED = "accepted", N_("the left-hand opponent accepts it in words")
    CALLED = "called", N_("the left-hand opponent has called after it")
    IN_TURN = "in-turn", N_("the right-hand opponent, whose turn it was, has called")
    PARTNER = "partner", N_("partner, whose turn it was, has called")
    REFUSED = "refused", N_("the left-hand opponent does not accept it")
    ENDED = "ended", N_("three passes have ended the auction, this pass among them, and a player did not get to call")


class RhoCall(Choice):
    """What the right-hand opponent does when the turn has gone back."""

    NOT_YET = "not-yet", N_("has not called yet")
    PASSES = "passes", N_("passes")
    ACTS = "acts", N_("bids, doubles or redoubles")
    ILLEGAL = "illegal", N_("makes a call that is not legal")


class Comparable(Choice):
    """What the director finds when the offender's next call is compared with the cancelled one."""

    NOT_YET = "not-yet", N_("the offender has not called again yet")
    YES = "yes", N_("yes")
    NO = "no", N_("no")
    HELP = "help", N_("help me: I state what both calls mean")


@dataclass(frozen=True, kw_only=True)
class CallOutOfTurn(Facts):
    """The call, whose turn it was, what the table has done since, and the calls that follow."""

    call: Made = ask(
        N_("What was called out of turn?"),
        hint=N_("A bid above seven, and a call by a player who had to pass, go by rules of their own."),
        short=N_("call out of turn"),
    )
    turn: Turn = ask(
        N_("Whose turn was it?"),
        had={
            Turn.RHO: N_("Right, had it been the right-hand opponent's turn."),
            Turn.RHO_SILENT: N_("Right, had the right-hand opponent had to pass at that turn."),
            Turn.PARTNER: N_("Right, had it been partner's turn."),
            Turn.LHO_AGAIN: N_("Right, had the offender called before and then again at the next player's turn."),
        },
        short=N_("turn of"),
    )
    called_with: CalledWith = ask(N_("Who called at the same moment?"), short=N_("together with"))
    reaction: Reaction = ask(
        N_("How do things stand?"),
        hint=N_("A call made at the same moment came before it, and is not meant here."),
        had={
            Reaction.NOTHING: N_("Right, had nobody done anything since the call."),
            Reaction.ACCEPTED: N_("Right, had the left-hand opponent accepted the call."),
            Reaction.CALLED: N_("Right, had the left-hand opponent called after it."),
            Reaction.IN_TURN: N_("Right, had the right-hand opponent, whose turn it was, called."),
            Reaction.REFUSED: N_("Right, had the left-hand opponent not accepted the call."),
        },
        short=N_("so far"),
    )
    meant_over: bool = ask(
        N_("Did the left-hand opponent mean to call over it?"),
        hint=N_(
            "It was this player's own turn: ask whether the call was meant as an answer to the call out of turn, or "
            "as if that had not been made."
        ),
        had={
            True: N_("Right, had the left-hand opponent meant to call over it."),
            False: N_("Right, had the left-hand opponent called without regard to it."),
        },
        short=N_("meant over it"),
    )
    last_bid: LastBid = ask(N_("Whose was the last bid before it?"), short=N_("last bid made by"))
    rho_call: RhoCall = ask(
        N_("It is the right-hand opponent's turn again. What does this player call?"),
        had={
            RhoCall.PASSES: N_("Right, had the right-hand opponent passed."),
            RhoCall.ACTS: N_("Right, had the right-hand opponent bid, doubled or redoubled."),
        },
        short=N_("right-hand opponent"),
    )
    sufficient: bool = ask(N_("Is the bid high enough?"), short=N_("high enough"))
    comparable: Comparable = ask(
        N_("Is the call that the offender then makes in turn comparable to the one cancelled?"),
        judged=True,
        hint=N_(
            "It is comparable if it means the same or something similar, if every hand for it would also have been "
            "one for the cancelled call, or if it has the same purpose. Ask which auction the offender had in mind."
        ),
        had={
            Comparable.YES: N_("Right, had the new call been comparable."),
            Comparable.NO: N_("Right, had the new call not been comparable."),
        },
        short=N_("comparable"),
    )
    meaning: Meaning = ask(
        N_("What would the call out of turn have meant in the auction that the player had in mind?"),
        short=N_("meaning of the first"),
    )
    new_meaning: Meaning = ask(N_("What does the call in turn mean?"), short=N_("meaning of the second"))
    similar: bool = ask(
        N_("Do you find the meaning of the call in turn similar?"), judged=True, short=N_("similar meaning")
    )
    reading: Reading = part()

    @impossible
    def right_hand_opponent_not_in_turn(self) -> Text | None:
        if self.reaction is Reaction.IN_TURN and self.whose not in (Turn.RHO, Turn.RHO_SILENT):
            return say("It was not the right-hand opponent's turn.")
        return None

    @impossible
    def partner_not_in_turn(self) -> Text | None:
        if self.reaction is Reaction.PARTNER and self.whose is not Turn.PARTNER:
            return say("It was not partner's turn.")
        return None

    @impossible
    def no_pass_among_three(self) -> Text | None:
        if self.reaction is Reaction.ENDED and not self.call.is_pass:
            return say("Only a pass can be one of three passes.")
        return None

    @property
    def whose(self) -> Turn:
        """Whose turn it was; with a call made at the same moment, the turn after that one."""
        return AFTER.get(self.called_with, Turn.RHO) if self.turn is Turn.TOGETHER else self.turn

    @property
    def is_in_turn(self) -> bool:
        """Did it come just after the right-hand opponent's call?"""
        return self.turn is Turn.TOGETHER and self.called_with is CalledWith.RHO

    @property
    def is_at_rho(self) -> bool:
        return self.whose is Turn.RHO

    @property
    def is_admissible(self) -> bool:
        return self.last_bid.allows(DOUBLE if self.call is Made.DOUBLE else REDOUBLE)

    @property
    def is_accepted_by_calling(self) -> bool:
        """Has the left-hand opponent called over it? At that player's own turn this depends on what was meant."""
        if self.reaction is not Reaction.CALLED:
            return False
        if self.whose is not Turn.LHO or self.reading.own_turn is OwnTurn.ACCEPTS:
            return True
        return self.reading.own_turn is OwnTurn.INTENT and self.meant_over

    @property
    def is_compared(self) -> bool:
        """Are the meanings to be compared? So it is if the director wants help, or has stated both already."""
        stated = self.have("meaning", "new_meaning", "comparable")
        return len(stated) == 2 if "comparable" not in stated else self.comparable is Comparable.HELP
