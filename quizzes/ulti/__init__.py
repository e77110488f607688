"""Ulti to practise."""
