"""A: the rates, and who pays whom at the end of a deal."""
