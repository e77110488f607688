"""7 §: raising the price."""
