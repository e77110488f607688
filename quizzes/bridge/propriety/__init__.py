"""Conduct, spectators, and irregularities that may have paid, to rule on."""

from quizzes.bridge.propriety.conduct import FAMILIES as CONDUCT
from quizzes.bridge.propriety.could_have_known import FAMILIES as COULD_HAVE_KNOWN
from quizzes.bridge.propriety.spectator import FAMILIES as SPECTATOR

FAMILIES = (*CONDUCT, *SPECTATOR, *COULD_HAVE_KNOWN)
