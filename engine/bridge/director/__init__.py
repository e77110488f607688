"""Calling the director: what players may do when something goes wrong, and what becomes of their rights."""
