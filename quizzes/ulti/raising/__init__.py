"""Kontra and rekontra to rule on."""
