"""What players of Ulti and of mariáš have in common: what a hand is good for, and how it is played."""
