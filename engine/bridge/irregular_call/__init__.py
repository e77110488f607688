"""Laws 24 to 39: irregularities in the auction."""
