"""Revokes to rule on."""

from quizzes.bridge.revoke.both_sides import FAMILIES as BOTH_SIDES
from quizzes.bridge.revoke.equity import FAMILIES as EQUITY
from quizzes.bridge.revoke.establishment import FAMILIES as ESTABLISHMENT
from quizzes.bridge.revoke.exception import FAMILIES as EXCEPTION
from quizzes.bridge.revoke.score import FAMILIES as SCORE
from quizzes.bridge.revoke.transfer import FAMILIES as TRANSFER

FAMILIES = (*ESTABLISHMENT, *TRANSFER, *EXCEPTION, *BOTH_SIDES, *SCORE, *EQUITY)
