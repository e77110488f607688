"""Cases that take judgement: written by hand, each answer with the reason for or against it."""
