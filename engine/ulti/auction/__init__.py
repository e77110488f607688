"""3 §: the auction."""
