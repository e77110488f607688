"""What the director finds out about an explanation that may have been wrong, or an alert that was missing."""

from dataclasses import dataclass

from engine.bridge.irregular_call.change import AFTER_AUCTION, HAD_SINCE, HAD_STAGE, CalledSince, Stage
from engine.bridge.irregular_call.inadmissible import Caller
from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say


class Fault(Choice):
    """What was wrong."""

    EXPLANATION = "explanation", N_("the explanation: the pair has agreed something else")
    NO_AGREEMENT = "no-agreement", N_("the explanation: the pair has no agreement about that call")
    ALERT = "alert", N_("the alert: one that is prescribed was missing, or one was given that is not")
    CALL = "call", N_("the call: it was explained as the pair plays it, and the player had called wrongly")
    UNKNOWN = "unknown", N_("one of the two, the explanation or the call: there is no evidence which")
    LISTENER = "listener", N_("neither: an opponent misunderstood an explanation that was right")


class Aware(Choice):
    """Who knows of it."""

    OPEN = "open", N_("the opponents know it: it has been corrected, or they have found it out")
    EXPLAINER = "explainer", N_("only the player who explained, or did not alert, has noticed it")
    PARTNER = "partner", N_("only that player's partner has noticed it")


class HowFar(Choice):
    """How far the board has come when a player notices what was wrong."""

    AUCTION = "auction", N_("the auction is going on")
    BEFORE_LEAD = "before-lead", N_("the final pass has been made, and no lead has been faced")
    PLAY = "play", N_("the opening lead has been faced, and the play is going on")
    AFTER = "after", N_("the play is over")


class Wants(Choice):
    """What a misinformed player would change."""

    CALL = "call", N_("a call")
    CARD = "card", N_("a card that was played")
    NOTHING = "nothing", N_("nothing that can still be changed, only the result")


class PlayedSince(Choice):
    """What has been played after the card."""

    NOTHING = "nothing", N_("no card after it")
    DUMMY_SPREAD = "dummy-spread", N_("no card, but it was the opening lead, and a card of dummy has been spread")
    CARD = "card", N_("another card to the same trick, or more")


@dataclass(frozen=True, kw_only=True)
class Misinformation(Facts):
    """What was wrong, who knows it, and what a misinformed player wants to change."""

    fault: Fault = ask(
        N_("What was wrong?"),
        judged=True,
        hint=N_(
            "Look at the system cards and notes, and ask both players apart. If the evidence is not enough to say "
            "that the call was wrong, say so: there is a presumption for that."
        ),
        had={
            Fault.EXPLANATION: N_("Right, had the pair agreed something else than was explained."),
            Fault.NO_AGREEMENT: N_("Right, had the pair had no agreement about that call."),
            Fault.CALL: N_("Right, had it been clear that the call was wrong and the explanation right."),
            Fault.UNKNOWN: N_("Right, had there been no evidence which of the two was wrong."),
            Fault.LISTENER: N_("Right, had the opponent misunderstood a right explanation."),
        },
        short=N_("wrong"),
    )
    aware: Aware = ask(
        N_("Who knows it?"),
        had={
            Aware.OPEN: N_("Right, had the opponents known of it."),
            Aware.EXPLAINER: N_("Right, had the player noticed that their own explanation was wrong."),
            Aware.PARTNER: N_("Right, had partner's explanation been the wrong one."),
        },
        short=N_("known to"),
    )
    how_far: HowFar = ask(
        N_("How far has the board come?"),
        had={
            HowFar.AUCTION: N_("Right, had the auction still been going on."),
            HowFar.BEFORE_LEAD: N_("Right, had the final pass been made and no lead faced."),
            HowFar.PLAY: N_("Right, had the play been going on."),
            HowFar.AFTER: N_("Right, had the play been over."),
        },
        short=N_("so far"),
    )
    side: Caller = ask(
        N_("What is that player, now that the auction is over?"),
        had={
            Caller.DEFENDER: N_("Right, had the player been a defender."),
            Caller.DECLARING: N_("Right, had the player been declarer or dummy."),
        },
        short=N_("player"),
    )
    wants: Wants = ask(N_("What would the misinformed player change?"), short=N_("to be changed"))
    since: CalledSince = ask(
        N_("What had happened since that call, when the player wanted to change it?"),
        had=HAD_SINCE,
        short=N_("since then"),
    )
    stage: Stage = ask(AFTER_AUCTION, had=HAD_STAGE, short=N_("after the auction"))
    influenced: bool = ask(
        N_("Could the wrong information well have led to that call?"),
        judged=True,
        hint=N_("Think of what the player would have known otherwise, not of how the board went."),
        had={
            True: N_("Right, had the wrong information been apt to lead to the call."),
            False: N_("Right, had the wrong information not been apt to lead to the call."),
        },
        short=N_("led to the call"),
    )
    played_since: PlayedSince = ask(N_("What had been played after that card?"), short=N_("played since"))

    @impossible
    def nobody_plays(self) -> Text | None:
        if self.how_far in (HowFar.PLAY, HowFar.AFTER) and self.side is Caller.PASSED_OUT:
            return say("If all four have passed, nobody plays.")
        return None

    @property
    def partner_has_called(self) -> bool:
        return self.since in (CalledSince.PARTNER, CalledSince.AFTER)

    @property
    def is_closed(self) -> bool:
        """Is the auction over, and the auction period too?"""
        return self.since is CalledSince.OVER and self.stage in (Stage.FACED, Stage.HANDS_BACK)
