"""How the site is served: its flags, the server, and what becomes of a worker."""
