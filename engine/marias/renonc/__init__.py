"""E: which offences are a renonc, and what each of them costs."""
