"""Irregular calls to rule on."""
