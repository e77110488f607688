"""Laws 77 to 79: from tricks to scores and results."""
