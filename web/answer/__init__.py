"""What becomes of every answer on its way out: kept, compressed, secured, or an error said plainly."""
