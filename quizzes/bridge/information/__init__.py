"""Information to rule on: what partner gave away, what was overheard, what was withdrawn."""
