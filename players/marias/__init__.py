"""Players of mariáš: they bid and play the deals that the quiz needs."""
