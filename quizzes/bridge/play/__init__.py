"""Dummy's rights and the play of the cards, to rule on."""
