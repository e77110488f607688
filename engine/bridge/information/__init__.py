"""Law 16: what may be used, and what may not."""
