"""Paragraphs of the Laws that no law of the engine cites, and what becomes of them."""

NOTES: dict[str, str] = {
    # Law 1
    "1A": "no-ruling",
    "1B": "no-ruling",
    "1C": "no-ruling",
    # Law 3
    "3": "no-ruling",
    # Law 4
    "4": "no-ruling",
    # Law 5
    "5A": "no-ruling",
    "5B": "no-ruling",
    # Law 6
    "6A": "no-ruling",
    "6B": "no-ruling",
    "6C": "no-ruling",
    "6E1": "no-ruling",
    "6E2": "no-ruling",
    "6E3": "no-ruling",
    "6E4": "no-ruling",
    # Law 7
    "7A": "no-ruling",
    "7B1": "no-ruling",
    "7B2": "no-ruling",
    "7B3": "no-ruling",
    "7C": "no-ruling",
    "7D": "no-ruling",
    # Law 8
    "8A1": "no-ruling",
    "8A2": "no-ruling",
    "8B1": "no-ruling",
    "8B2": "no-ruling",
    "8C": "no-ruling",
    # Law 12
    "12A1": "jury",
    "12A3": "jury",
    "12B1": "jury",
    "12B2": "no-ruling",
    "12C1a": "jury",
    "12C1b": "jury",
    "12C1c": "jury",
    "12C1d": "jury",
    "12C1ei": "jury",
    "12C1eii": "jury",
    "12C3": "jury",
    # Law 17
    "17A": "no-ruling",
    # Law 18
    "18F": "no-ruling",
    # Law 19
    "19A2": "no-ruling",
    "19B2": "no-ruling",
    # Law 40
    "40A1a": "no-ruling",
    "40A1b": "no-ruling",
    "40A2": "no-ruling",
    "40A3": "no-ruling",
    "40A4": "jury",
    "40B1a": "no-ruling",
    "40B1b": "no-ruling",
    "40B1c": "no-ruling",
    "40B2ai": "no-ruling",
    "40B2aii": "no-ruling",
    "40B2aiii": "no-ruling",
    "40B2aiv": "no-ruling",
    "40B2av": "no-ruling",
    "40B3b": "jury",
    "40B4": "jury",
    "40B5b": "jury",
    # Law 42
    "42A1": "no-ruling",
    "42A2": "no-ruling",
    "42A3": "no-ruling",
    # Law 43
    "43A1c": "no-ruling",
    "43A3": "no-ruling",
    # Law 73
    "73A1": "no-ruling",
    "73A2": "no-ruling",
    "73B2": "jury",
    # Law 86
    "86B3": "no-ruling",
    "86fn1": "no-ruling",
}
