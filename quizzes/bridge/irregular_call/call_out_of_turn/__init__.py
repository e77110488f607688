"""Calls out of turn to rule on."""

from quizzes.bridge.irregular_call.call_out_of_turn.double import FAMILIES as DOUBLE
from quizzes.bridge.irregular_call.call_out_of_turn.first import FAMILIES as FIRST
from quizzes.bridge.irregular_call.call_out_of_turn.refused import FAMILIES as REFUSED

FAMILIES = (*FIRST, *REFUSED, *DOUBLE)
