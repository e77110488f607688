"""Paragraphs of the Laws that no law of the engine cites, and what becomes of them."""

NOTES: dict[str, str] = {
    # Law 1
    # Law 2
    # Law 3
    # Law 4
    # Law 5
    # Law 6
    # Law 7
    # Law 8
    # Law 9
    # Law 10
    # Law 11
    # Law 12
    # Law 13
    # Law 14
    # Law 15
    # Law 16
    # Law 17
    "17A": "no-ruling",
    # Law 18
    "18F": "no-ruling",
    # Law 19
    "19A2": "no-ruling",
    "19B2": "no-ruling",
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
}
