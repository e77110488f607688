"""8 §: settlement."""
