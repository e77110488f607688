"""Mariáš to practise."""
