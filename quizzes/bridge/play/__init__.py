"""Scenarios on the play of the cards."""
