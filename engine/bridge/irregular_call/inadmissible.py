"""What the director finds out about a call that Law 35 does not admit."""

from dataclasses import dataclass

from engine.bridge.table.auction import LastBid
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Call
from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say


class Wrong(Choice):
    """What may be wrong with the call."""

    DOUBLE = "double", N_("a double or redouble that may not be allowed here")
    MISNAMED = "misnamed", N_("a double or redouble that named another bid than the last one")
    ABOVE_SEVEN = "above-seven", N_("a bid above seven")
    AFTER_END = "after-end", N_("a call after the final pass")
    HAD_TO_PASS = "had-to-pass", N_("a call by a player who had to pass after an earlier ruling")


class Progress(Choice):
    """How far things had come when attention was drawn to the call."""

    NOTHING = "nothing", N_("in turn, and the left-hand opponent has not called yet")
    OUT_OF_TURN = "out-of-turn", N_("out of turn as well, and no opponent has called since")
    IN_TURN = "in-turn", N_("out of turn as well, and the right-hand opponent, who was in turn, has called")
    CALLED = "called", N_("the left-hand opponent has called after it; the auction may even be over")
    LEAD = "lead", N_("the opening lead has been faced")
    SLIP = "slip", N_("another call was meant: a slip of the hand or the tongue, and partner has not called since")


class Instead(Choice):
    """What the offender calls in place of the cancelled call."""

    NOT_YET = "not-yet", N_("nothing yet")
    OTHER = "other", N_("a call that is not comparable")
    COMPARABLE = "comparable", N_("a comparable call")


class WhyLate(Choice):
    """Why somebody calls although the auction seems to be over."""

    NONE = "none", N_("none of these")
    SLIP = "slip", N_("to put right a slip of the hand or the tongue: the last call had not been meant")
    MISINFORMED = "misinformed", N_("to change a call, because an opponent's explanation was wrong")
    LOST_TURN = "lost-turn", N_("because a pass out of turn, one of the last three, took away this player's turn")


class Caller(Choice):
    """What the player is once the auction is over."""

    DEFENDER = "defender", N_("a defender")
    DECLARING = "declaring", N_("declarer or dummy")
    PASSED_OUT = "passed-out", N_("neither: all four have passed")


@dataclass(frozen=True, kw_only=True)
class InadmissibleCall(Facts):
    """The call, what is wrong with it, and what the table has done since."""

    wrong: Wrong = ask(
        N_("What was it?"),
        hint=N_("After the final pass any call is one after the final pass, whatever else is wrong with it."),
        short=N_("what it was"),
    )
    call: Call = ask(N_("Which call did the player make?"), short=N_("call made"), heard="call")
    last_bid: LastBid = ask(
        N_("Whose was the last bid before it?"),
        had={
            LastBid.THEIRS: N_("Right, had the last bid been an opponent's, and not doubled yet."),
            LastBid.OURS_DOUBLED: N_("Right, had an opponent doubled a bid of the player's own side."),
        },
        short=N_("last bid made by"),
    )
    progress: Progress = ask(
        N_("How far had things come when somebody drew attention to it?"),
        had={
            Progress.NOTHING: N_("Right, had it been in turn, and the left-hand opponent not called yet."),
            Progress.OUT_OF_TURN: N_("Right, had it been out of turn as well, and no opponent called since."),
            Progress.CALLED: N_("Right, had the left-hand opponent called after it."),
            Progress.LEAD: N_("Right, had the opening lead been faced."),
            Progress.SLIP: N_("Right, had the player meant another call."),
        },
        short=N_("so far"),
    )
    instead: Instead = ask(
        N_("What does the offender call instead?"),
        judged=True,
        hint=N_(
            "A call is comparable if it means the same or something similar, if every hand for it would also have "
            "been one for the cancelled call, or if it has the same purpose."
        ),
        short=N_("instead"),
    )
    pass_ends: bool = ask(
        N_("Would a pass in its place end the auction?"),
        hint=N_("It would, if it were the third pass in a row after the last bid, double or redouble, or the fourth."),
        had={
            True: N_("Right, had the pass in its place ended the auction."),
            False: N_("Right, had the pass in its place not ended the auction."),
        },
        short=N_("a pass ends the auction"),
    )
    why_late: WhyLate = ask(
        N_("Why did the player call? Ask before you rule."),
        had={
            WhyLate.NONE: N_("Right, had there been no such reason to call."),
            WhyLate.SLIP: N_("Right, had the player's last call been a slip."),
            WhyLate.LOST_TURN: N_("Right, had a pass out of turn taken away the player's turn."),
        },
        short=N_("reason"),
    )
    caller: Caller = ask(
        N_("What is the player, now that the auction is over?"),
        had={
            Caller.DEFENDER: N_("Right, had the player been a defender."),
            Caller.DECLARING: N_("Right, had the player been declarer or dummy."),
        },
        short=N_("player"),
    )
    called_after: bool = ask(
        N_("Did the left-hand opponent call after it before the director had ruled?"),
        had={
            True: N_("Right, had the left-hand opponent called after it."),
            False: N_("Right, had the left-hand opponent not called after it."),
        },
        short=N_("left-hand opponent called"),
    )

    @impossible
    def no_double(self) -> Text | None:
        if self.wrong in (Wrong.DOUBLE, Wrong.MISNAMED) and self.call not in (DOUBLE, REDOUBLE):
            return say("That is neither a double nor a redouble.")
        return None

    @impossible
    def passed_as_due(self) -> Text | None:
        if self.wrong is Wrong.HAD_TO_PASS and self.call == PASS:
            return say("A pass is what the player had to say.")
        return None

    @impossible
    def names_no_bid(self) -> Text | None:
        if self.wrong is Wrong.MISNAMED and self.last_bid is LastBid.NONE:
            return say("There was no bid for which another could be named.")
        return None
