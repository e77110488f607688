"""A game of four cards and three laws, as a new game would come: its book, engine, quiz and presentation."""
