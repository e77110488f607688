"""Quizzes about the laws of bridge, and the players who bid and play their deals."""
