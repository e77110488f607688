"""What the laws of bridge speak of: seats, calls, auctions, meanings, deals."""
