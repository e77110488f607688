"""Insufficient bids to rule on."""
