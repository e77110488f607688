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
    # Law 73
    "73A1": "no-ruling",
    "73A2": "no-ruling",
    "73B2": "jury",
}
