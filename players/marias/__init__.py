"""Players of mariáš."""
