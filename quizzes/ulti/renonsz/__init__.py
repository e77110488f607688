"""Faults to rule on."""
