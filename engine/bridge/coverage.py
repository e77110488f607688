"""Paragraphs of the Laws that no law of the engine cites, and what becomes of them."""

NOTES: dict[str, str] = {
    # Law 1
    "1A": "no-ruling",
    "1B": "no-ruling",
    "1C": "no-ruling",
    # Law 2
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
    # Law 9
    # Law 10
    # Law 11
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
    # Law 13
    # Law 14
    # Law 15
    # Law 16
    # Law 17
    # Law 18
    # Law 19
    # Law 20
    # Law 21
    # Law 22
    # Law 23
    # Law 24
    # Law 25
    # Law 26
    # Law 27
    # Law 28
    # Law 29
    # Law 30
    # Law 31
    # Law 32
    # Law 33
    # Law 34
    # Law 35
    # Law 36
    # Law 37
    # Law 38
    # Law 39
    # Law 40
    # Law 42
    "42A1": "no-ruling",
    "42A2": "no-ruling",
    "42A3": "no-ruling",
    # Law 43
    "43A1c": "no-ruling",
    "43A3": "no-ruling",
    # Law 86
    "86B3": "no-ruling",
    "86fn1": "no-ruling",
}
