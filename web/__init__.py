"""The site: everything that knows Flask."""
