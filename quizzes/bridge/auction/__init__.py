"""The course of the auction to practise."""

from quizzes.bridge.auction.contract import FAMILIES as CONTRACT
from quizzes.bridge.auction.ending import FAMILIES as ENDING
from quizzes.bridge.auction.legal_call import FAMILIES as LEGAL_CALL

FAMILIES = (*LEGAL_CALL, *CONTRACT, *ENDING)
