"""Undertakings to rule on."""
