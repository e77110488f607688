"""Ulti, after the rules of the Hungarian Ulti Federation."""
