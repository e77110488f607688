"""Laid-down games, to practise."""
