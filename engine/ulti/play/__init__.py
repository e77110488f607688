"""6 §: the play."""
