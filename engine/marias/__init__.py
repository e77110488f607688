"""Licitovaný mariáš."""
