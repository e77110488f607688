"""Ulti players."""
