"""Auctions, announcements, talons and comments to rule on."""
