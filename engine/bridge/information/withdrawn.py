"""What a withdrawn call gives away: 16C, with the check of 72C when play is over."""

from engine.bridge.effect.information import WITHDRAWN_INFORMATION, CheckAtEnd
from engine.law import Issue, Ruling, law, rule
from engine.text import N_


@law("bridge:16C", "bridge:72C")
def call_withdrawn(_: object) -> Ruling | None:
    """A call was withdrawn: the other side may use what it told, and the director looks for damage at the end."""
    return rule(WITHDRAWN_INFORMATION, CheckAtEnd("bridge:72C"))


INFORMATION = Issue[object](N_("Who may use what the withdrawn call told?"), (call_withdrawn,))
