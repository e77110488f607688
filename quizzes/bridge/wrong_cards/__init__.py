"""Wrong cards and wrong boards to rule on."""
