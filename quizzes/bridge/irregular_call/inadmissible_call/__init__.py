"""Inadmissible calls to rule on."""

from quizzes.bridge.irregular_call.inadmissible_call.above_seven import FAMILIES as ABOVE_SEVEN
from quizzes.bridge.irregular_call.inadmissible_call.after_end import FAMILIES as AFTER_END
from quizzes.bridge.irregular_call.inadmissible_call.bad_double import FAMILIES as BAD_DOUBLE

FAMILIES = (*BAD_DOUBLE, *ABOVE_SEVEN, *AFTER_END)
