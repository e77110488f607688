"""The play to rule on."""
