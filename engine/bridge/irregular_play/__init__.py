"""What the desk rules on when the play itself goes wrong."""
