"""Terms of the books, and ideas across them."""
