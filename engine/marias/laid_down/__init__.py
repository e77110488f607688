"""Laid-down games: which hand cannot lose, and what its holder has to do with it."""
