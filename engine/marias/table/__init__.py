"""What the rules of mariáš speak of: players, steps of the ladder, parts, fleks, money."""
