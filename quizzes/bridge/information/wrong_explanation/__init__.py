"""Wrong explanations to rule on."""

from quizzes.bridge.information.wrong_explanation.change import FAMILIES as CHANGE
from quizzes.bridge.information.wrong_explanation.correction import FAMILIES as CORRECTION
from quizzes.bridge.information.wrong_explanation.misbid import FAMILIES as MISBID

FAMILIES = (*CORRECTION, *CHANGE, *MISBID)
