"""What a withdrawn call gives away: 16C, with the check of 72C when play is over."""

from engine.bridge.effect.information import WITHDRAWN_INFORMATION, CheckAtEnd
from engine.law import Issue, Ruling, law, rule
from engine.text import N_


@law("bridge:16C")
def call_withdrawn(_: object) -> Ruling | None:
    """A call was withdrawn: the other side may use what it told, the offending side may not."""
    return rule(WITHDRAWN_INFORMATION, then=HARM)


@law("bridge:72C")
def could_have_known(_: object) -> Ruling | None:
    """Whether the offender could have known that the withdrawn call would do harm shows when play is over."""
    return rule(CheckAtEnd("bridge:72C"))


HARM = Issue[object](N_("What is checked when play is over?"), (could_have_known,))
INFORMATION = Issue[object](N_("Who may use what the withdrawn call told?"), (call_withdrawn,))
