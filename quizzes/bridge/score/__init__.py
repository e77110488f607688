"""Boards to score."""
