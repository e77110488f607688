"""Deals to be paid."""
