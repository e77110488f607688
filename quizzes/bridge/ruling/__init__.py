"""The director's rulings, right and wrong, to rule on."""

from quizzes.bridge.ruling.facts import FAMILIES as FACTS
from quizzes.bridge.ruling.wrong_ruling import FAMILIES as WRONG_RULING

FAMILIES = (*FACTS, *WRONG_RULING)
