"""Contested claims to rule on."""

from quizzes.bridge.claim.contested_claim import careless, defender, guess, trump

FAMILIES = (*trump.FAMILIES, *guess.FAMILIES, *careless.FAMILIES, *defender.FAMILIES)
