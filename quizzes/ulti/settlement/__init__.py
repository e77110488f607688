"""Hands to settle."""
