"""Hands from wrong boards, and wrong boards, to rule on."""

from quizzes.bridge.wrong_cards.wrong_board.not_due import FAMILIES as NOT_DUE
from quizzes.bridge.wrong_cards.wrong_board.wrong_hand import FAMILIES as WRONG_HAND

FAMILIES = (*WRONG_HAND, *NOT_DUE)
