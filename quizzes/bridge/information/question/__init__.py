"""Questions and system cards to rule on."""

from quizzes.bridge.information.question.system_card import FAMILIES as SYSTEM_CARD
from quizzes.bridge.information.question.who_may_ask import FAMILIES as WHO_MAY_ASK

FAMILIES = (*SYSTEM_CARD, *WHO_MAY_ASK)
