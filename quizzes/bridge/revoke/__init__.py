"""Revokes to rule on."""
