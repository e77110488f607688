"""Laws 16, 20, 21, 40, 41 and 75: what may be asked, what has to be told, and what may be used."""
