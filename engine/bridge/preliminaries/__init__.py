"""Before the auction: boards, shuffle and deal."""
