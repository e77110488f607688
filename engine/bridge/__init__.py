"""Duplicate bridge."""
