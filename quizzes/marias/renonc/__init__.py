"""Renonc to rule on."""
