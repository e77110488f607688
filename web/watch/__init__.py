"""For those who run the site: whether it is well, what it answers, and one line for every request."""
