"""Claims and concessions to rule on."""
