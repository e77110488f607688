"""What the desk rules on when somebody claims or concedes tricks: Laws 68 to 71."""
