"""4 § and 5 §: undertakings, alone and together."""
