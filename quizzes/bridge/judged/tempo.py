"""A player hesitated, hurried or asked, and an opponent went wrong: what a director finds, case by case."""

from pathlib import Path
from types import MappingProxyType

from engine.bridge.information.unauthorised import bridge_reason, could_not_know, misled, no_wrong_conclusion
from engine.text import N_, say
from quizzes.bridge.judged.story import FEW, Judgement, load_cases
from quizzes.family import Family

CASES = load_cases(Path(__file__).with_suffix(".toml"))
JUDGEMENT = Judgement(
    "misled",
    say("Is the score adjusted?"),
    MappingProxyType(
        {
            "adjust": (misled, say("Yes: all three conditions of the Law are met.")),
            "reason": (bridge_reason, say("No: there was a bridge reason.")),
            "unknown": (could_not_know, say("No: it could not be known that it might pay.")),
            "other": (no_wrong_conclusion, say("No: that is not what misled the other player.")),
        }
    ),
)
FAMILIES = (
    Family(
        "bridge",
        "judged-tempo",
        N_("A pause that misled: you judge"),
        2,
        "73D1 73E2",
        JUDGEMENT.draw_from(CASES),
        excused={"different": FEW},
    ),
)
