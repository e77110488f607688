"""What the rules of mariáš speak of: seats, the auction, steps, parts, fleks, money."""
