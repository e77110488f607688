"""Insufficient bids to rule on."""

from quizzes.bridge.irregular_call.insufficient_bid.artificial import FAMILIES as ARTIFICIAL
from quizzes.bridge.irregular_call.insufficient_bid.reaction import FAMILIES as REACTION
from quizzes.bridge.irregular_call.insufficient_bid.replaced import FAMILIES as REPLACED
from quizzes.bridge.irregular_call.insufficient_bid.ruling import FAMILIES as RULING
from quizzes.bridge.irregular_call.insufficient_bid.too_soon import FAMILIES as TOO_SOON

FAMILIES = (*RULING, *REACTION, *REPLACED, *TOO_SOON, *ARTIFICIAL)
