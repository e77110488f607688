"""Practice in the play of mariáš."""
