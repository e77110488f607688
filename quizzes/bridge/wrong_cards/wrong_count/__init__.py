"""Hands with too many or too few cards to rule on."""

from quizzes.bridge.wrong_cards.wrong_count.foreign import FAMILIES as FOREIGN
from quizzes.bridge.wrong_cards.wrong_count.fourteen import FAMILIES as FOURTEEN
from quizzes.bridge.wrong_cards.wrong_count.missing import FAMILIES as MISSING

FAMILIES = (*FOURTEEN, *MISSING, *FOREIGN)
