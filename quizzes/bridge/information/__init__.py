"""Information to rule on: questions and explanations, what partner gave away, what was overheard or withdrawn."""
