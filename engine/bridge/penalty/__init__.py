"""Penalties: which there are, who gives them, and whether a committee may change them."""
