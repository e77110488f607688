"""Scenarios of mariáš."""
