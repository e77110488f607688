"""What the desk rules on when somebody claims or concedes tricks."""
