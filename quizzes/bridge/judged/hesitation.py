"""Partner hesitated, asked or explained, and the player acted: what a director finds, case by case."""

from pathlib import Path
from types import MappingProxyType

from engine.bridge.information.unauthorised import advantage, no_alternative, nothing_given, suggested_nothing
from engine.text import N_, say
from quizzes.bridge.judged.story import FEW, Judgement, load_cases
from quizzes.family import Family

CASES = load_cases(Path(__file__).with_suffix(".toml"))
JUDGEMENT = Judgement(
    "finding",
    say("What do you find, and what follows?"),
    MappingProxyType(
        {
            "information": (nothing_given, say("Partner gave nothing away: the result stands.")),
            "suggested": (suggested_nothing, say("It suggested nothing over anything else: the result stands.")),
            "alternative": (no_alternative, say("There was no logical alternative: the result stands.")),
            "adjust": (advantage, say("It was suggested over a logical alternative: the score is adjusted.")),
        }
    ),
)
FAMILIES = (
    Family(
        "bridge",
        "judged-hesitation",
        N_("Partner hesitated: you judge"),
        3,
        "16B1 16B1a 16B1b 16B3 75A",
        JUDGEMENT.draw_from(CASES),
        excused={"different": FEW},
    ),
)
