"""Laws 17 to 23: the auction."""
