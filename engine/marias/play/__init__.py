"""The play of mariáš: legal cards, tricks, what has been made, the special rules of dvě sedmy."""
