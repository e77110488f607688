"""Laws 42 to 47: dummy's rights and the play of the cards."""
