"""Cards and tricks, for every game."""
