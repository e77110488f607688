"""Claims and concessions to rule on."""

from quizzes.bridge.claim import kind, played_on

FAMILIES = (*kind.FAMILIES, *played_on.FAMILIES)
