"""Conduct: what the Laws ask of players and spectators, and how strong their word is."""
