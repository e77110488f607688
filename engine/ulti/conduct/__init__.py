"""9 §: supplementary rules."""
