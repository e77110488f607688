"""Dummy's cards to rule on."""

from quizzes.bridge.play.designation import request, wrong_card

FAMILIES = (*request.FAMILIES, *wrong_card.FAMILIES)
