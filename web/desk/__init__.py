"""The desk: questions, rulings, open points, what they are as data."""
