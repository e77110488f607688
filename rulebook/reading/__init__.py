"""From files to a checked book: manuscript, draft, proof, book."""
