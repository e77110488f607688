"""What the director finds out about a call that its player changes, or wants to change."""

from dataclasses import dataclass

from engine.bridge.irregular_call.insufficient import SoFar
from engine.bridge.irregular_call.out_of_turn import Turn
from engine.bridge.reading import Reading
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say


class Cause(Choice):
    """How the first call came about, or why Law 25 is not the one."""

    SLIP = "slip", N_("a slip of the hand or the tongue: another call was meant all along")
    MIND = "mind", N_("it was meant, and the player has thought better of it")
    LAPSE = "lapse", N_("it was meant, but the hand or the auction was misread, or not thought about")
    MISINFORMED = "misinformed", N_("it was meant, after an opponent's wrong explanation or missing alert")
    INSUFFICIENT = "insufficient", N_("it was meant, and it was an insufficient bid")
    OUT_OF_TURN = "out-of-turn", N_("it was meant, and it was out of turn")
    BARRED = "barred", N_("it was meant, by a player who had to pass")
    BAD_DOUBLE = "bad-double", N_("it was meant, and it was a double or redouble of what may not be doubled")


class CalledSince(Choice):
    """What had happened between the first call and the change."""

    NOBODY = "nobody", N_("nobody had called, and the auction was going on")
    LHO = "lho", N_("the left-hand opponent had called, partner had not, and the auction was going on")
    PARTNER = "partner", N_("partner had called, and the auction was going on")
    OVER = "over", N_("the auction was over before it came round to partner")
    AFTER = "after", N_("partner had called, and the auction was over")


class Stage(Choice):
    """How far things had come since the auction was over."""

    NOT_LED = "not-led", N_("nobody had led")
    FACE_DOWN = "face-down", N_("a lead lay face down")
    FACED = "faced", N_("a defender had faced a lead")
    PASSED_OUT = "passed-out", N_("all four had passed, and not all the hands were back in the board")
    HANDS_BACK = "hands-back", N_("all four had passed, and all the hands were back in the board")


class Reply(Choice):
    """What the left-hand opponent does about the second call."""

    NOTHING = "nothing", N_("nothing yet: the director was called at once")
    ACCEPTED = "yes", N_("accepts it, in words or by calling over it on purpose")
    REFUSED = "no", N_("does not accept it, or has called without noticing the change")


HAD_SINCE = {
    CalledSince.NOBODY: N_("Right, had nobody called since."),
    CalledSince.LHO: N_("Right, had the left-hand opponent called since, and partner not."),
    CalledSince.PARTNER: N_("Right, had partner called since."),
    CalledSince.OVER: N_("Right, had the auction ended before it came round to partner."),
    CalledSince.AFTER: N_("Right, had partner called since and the auction ended."),
}
AFTER_AUCTION = N_("How far had things come after the end of the auction?")
HAD_STAGE = {
    Stage.NOT_LED: N_("Right, had nobody led yet."),
    Stage.FACE_DOWN: N_("Right, had only a lead lain face down."),
    Stage.FACED: N_("Right, had a defender already faced a lead."),
    Stage.PASSED_OUT: N_("Right, had not all four hands been back in the board."),
    Stage.HANDS_BACK: N_("Right, had all four hands been back in the board."),
}


@dataclass(frozen=True, kw_only=True)
class ChangeOfCall(Facts):
    """The first call, what happened before the change, and what the next player does about the second."""

    cause: Cause = ask(
        N_("How did the first call come about?"),
        judged=True,
        hint=N_(
            "Ask what the player had in mind when the first call was made. A slip is one of the hand or the tongue "
            "alone: the wrong card from the box, the wrong word. How the player came to notice it does not matter."
        ),
        had={
            Cause.SLIP: N_("Right, had the first call been a slip of the hand or the tongue."),
            Cause.MIND: N_("Right, had the first call been meant, and regretted later."),
            Cause.LAPSE: N_("Right, had the first call been meant at that moment, for whatever reason."),
        },
        short=N_("first call"),
    )
    since: CalledSince = ask(
        N_("What had happened since the first call, when the player changed it or asked to?"),
        had=HAD_SINCE,
        short=N_("since then"),
    )
    stage: Stage = ask(AFTER_AUCTION, had=HAD_STAGE, short=N_("after the auction"))
    made: bool = ask(
        N_("Has the player already made the second call?"),
        hint=N_("A question, or a wish to change, is not yet another call."),
        had={
            True: N_("Right, had the player already made the second call."),
            False: N_("Right, had the player only asked to change the call."),
        },
        short=N_("second call made"),
    )
    accepted: Reply = ask(
        N_("What does the left-hand opponent do about the second call?"),
        had={
            Reply.NOTHING: N_("Right, had the left-hand opponent said and called nothing yet."),
            Reply.ACCEPTED: N_("Right, had the left-hand opponent accepted the second call."),
            Reply.REFUSED: N_("Right, had the left-hand opponent not accepted the second call."),
        },
        short=N_("second call accepted"),
    )
    comparable: bool = ask(
        N_("Do you find the second call comparable with the first?"),
        judged=True,
        hint=N_(
            "It is comparable if it means the same or something similar, if every hand for it would also have been "
            "one for the first call, or if it has the same purpose."
        ),
        had={
            True: N_("Right, had the second call been comparable with the first."),
            False: N_("Right, had the second call not been comparable with the first."),
        },
        short=N_("comparable"),
    )
    reading: Reading = part()

    @impossible
    def nothing_to_accept(self) -> Text | None:
        if self.accepted is Reply.ACCEPTED and not self.made:
            return say("A second call that has not been made cannot have been accepted.")
        return None

    @impossible
    def bid_followed_by_the_end(self) -> Text | None:
        if self.cause is Cause.INSUFFICIENT and self.since is CalledSince.OVER:
            return say("An auction does not end over a bid before it comes round to partner.")
        return None

    @property
    def is_meant(self) -> bool:
        return self.cause in (Cause.MIND, Cause.LAPSE)

    @property
    def partner_has_called(self) -> bool:
        return self.since in (CalledSince.PARTNER, CalledSince.AFTER)

    @property
    def auction_is_over(self) -> bool:
        return self.since in (CalledSince.OVER, CalledSince.AFTER)

    @property
    def so_far(self) -> SoFar:
        """How things stand with an insufficient bid; whoever calls over it has accepted it."""
        if self.since is not CalledSince.NOBODY:
            return SoFar.ACCEPTED
        return SoFar.REPLACED if self.made else SoFar.NOTHING

    @property
    def turn(self) -> Turn:
        """Whose turn it is for a second call that comes too late."""
        return Turn.PARTNER if self.since is CalledSince.LHO else Turn.RHO

    @property
    def is_late(self) -> bool:
        """Has the first call been called over, so that another call is no change of it any more?"""
        return self.since is CalledSince.PARTNER or (self.since is CalledSince.LHO and not self.reading.late_change)
