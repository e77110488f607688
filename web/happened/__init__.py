"""What happened at the table, in a player's own words: heard, proposed, and as data."""
