"""B: shuffling, cutting and dealing, and what becomes of the cards afterwards."""
