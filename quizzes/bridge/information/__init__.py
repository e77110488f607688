"""Questions, explanations and system cards to rule on."""
