"""Insufficient bids to rule on."""

from quizzes.bridge.irregular_call.insufficient_bid.accepted import FAMILIES as ACCEPTED
from quizzes.bridge.irregular_call.insufficient_bid.artificial import FAMILIES as ARTIFICIAL
from quizzes.bridge.irregular_call.insufficient_bid.replaced import FAMILIES as REPLACED
from quizzes.bridge.irregular_call.insufficient_bid.too_soon import FAMILIES as TOO_SOON

FAMILIES = (*ACCEPTED, *REPLACED, *TOO_SOON, *ARTIFICIAL)
