"""From a player's sentence to the topic of the desk that rules on it, and the facts that the sentence states."""
