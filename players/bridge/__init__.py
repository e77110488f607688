"""Bridge players."""
