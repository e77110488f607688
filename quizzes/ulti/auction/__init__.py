"""Auctions to rule on."""
