"""Bridge to practise."""
