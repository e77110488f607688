"""Faults in the deal to rule on."""
