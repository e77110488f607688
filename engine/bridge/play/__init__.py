"""What the desk rules on about the play: cards played, named and taken back."""
