"""The play of the cards: which may be played, and who wins the trick."""
