"""Law 44: the play of the cards."""
