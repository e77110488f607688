"""From the first bid to the first lead: the auction, the announcement, the talon, the comments."""
