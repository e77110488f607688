"""Rulings: how the director comes to one, what becomes of a wrong one, and who decides what."""
