"""Played cards to rule on."""

from quizzes.bridge.play.played_card import gesture, several, slip

FAMILIES = (*gesture.FAMILIES, *slip.FAMILIES, *several.FAMILIES)
