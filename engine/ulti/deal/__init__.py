"""2 §: the deal."""
