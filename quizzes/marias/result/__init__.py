"""Practice in what a game comes to."""
