"""What the rules of Ulti speak of: players, bids, calls, levels."""
