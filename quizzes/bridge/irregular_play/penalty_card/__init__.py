"""Exposed cards and penalty cards to rule on."""

from quizzes.bridge.irregular_play.penalty_card import instead, kind, several

FAMILIES = (*kind.FAMILIES, *several.FAMILIES, *instead.FAMILIES)
