"""Finding a rule by its number or by words."""
