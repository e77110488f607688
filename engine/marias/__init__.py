"""Licitovaný mariáš, after the rules of the Czech Mariáš Federation."""
