"""Laws 41 to 60: irregularities in the play."""
