"""The deal and the handling of cards to rule on."""
