"""What a ruling in mariáš can order."""
