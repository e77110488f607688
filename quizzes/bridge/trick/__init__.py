"""Tricks: how they lie, who may look at them, and those with too many or too few cards, to rule on."""
