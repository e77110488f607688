"""Cards played too soon to rule on."""

from quizzes.bridge.irregular_play.premature_play import ahead, ordered

FAMILIES = (*ahead.FAMILIES, *ordered.FAMILIES)
