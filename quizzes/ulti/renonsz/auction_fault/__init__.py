"""Faults in the auction to rule on."""
