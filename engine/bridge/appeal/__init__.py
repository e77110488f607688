"""What the desk rules on when somebody does not accept a ruling."""
