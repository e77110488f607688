"""What holds for every call that is not admissible: a slip, the turn of another, and what the call told."""

from engine.bridge import onward
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.inadmissible import CANCELLED, COUNTS_IN_TURN
from engine.bridge.effect.information import NO_NEW_LIMIT, WITHDRAWN_INFORMATION
from engine.bridge.irregular_call.change import Cause
from engine.bridge.irregular_call.inadmissible import InadmissibleCall, Progress
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_


@law("bridge:25A")
def slip(call: InadmissibleCall) -> Ruling | None:
    """The player had meant another call: a slip may be replaced as such."""
    return rule(go_to(onward.CHANGE_OF_CALL, cause=Cause.SLIP)) if call.progress is Progress.SLIP else None


@law("bridge:28B", "bridge:16C2")
def player_in_turn_called(call: InadmissibleCall) -> Ruling | None:
    """It was out of turn, and the right-hand opponent, who was in turn, has called since."""
    if call.progress is Progress.IN_TURN:
        return rule(CANCELLED, COUNTS_IN_TURN, NO_RECTIFICATION, NO_NEW_LIMIT, WITHDRAWN_INFORMATION)
    return None


@law("bridge:16C")
def told_by_cancelled_call(_: InadmissibleCall) -> Ruling | None:
    """A call was cancelled: the other side may use what it told, the offending side may not."""
    return rule(WITHDRAWN_INFORMATION)


TOLD = Issue(N_("Who may use what the cancelled call told?"), (told_by_cancelled_call,))
