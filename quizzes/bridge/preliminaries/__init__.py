"""Boards and new deals to rule on."""
