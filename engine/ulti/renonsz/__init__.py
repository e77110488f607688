"""10 § and 13 §: renonsz."""
