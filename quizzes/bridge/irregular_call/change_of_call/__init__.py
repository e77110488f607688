"""Changes of call to rule on."""

from quizzes.bridge.irregular_call.change_of_call.second_thought import FAMILIES as SECOND_THOUGHT
from quizzes.bridge.irregular_call.change_of_call.unintended import FAMILIES as UNINTENDED

FAMILIES = (*UNINTENDED, *SECOND_THOUGHT)
