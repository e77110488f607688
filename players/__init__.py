"""Players who bid and play the deals that quizzes need; they know the cards and a game's table, nothing else."""
