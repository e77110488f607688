"""Hands with a wrong number of cards, hands from a wrong board, and boards that were not due."""
