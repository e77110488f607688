"""Faults in the play to rule on."""
