"""Questions that faults of the deal and of the auction have in common, worded once."""

from typing import Any

from engine.fact import ask
from engine.text import N_


def ask_called() -> Any:
    """Whether the fault was called in time: 10.2."""
    return ask(
        N_("Did a player of this game call the fault at once on noticing it?"),
        judged=True,
        hint=N_("It does not matter how late it was noticed."),
        had={
            True: N_("Right, had a player of this game called it at once on noticing it."),
            False: N_("Right, had the players noticed it and let the game go on."),
        },
    )


def ask_in_play() -> Any:
    return ask(
        N_("Did it come to light only in the play?"),
        had={
            True: N_("Right, had it come to light only in the play."),
            False: N_("Right, had it come to light before the play."),
        },
    )
