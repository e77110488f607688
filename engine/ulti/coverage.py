"""Paragraphs of Ulti that no law of the engine cites, and what becomes of them."""

NOTES = {
    "1.1": "amount",
    "3.1": "no-ruling",
    "4.A.4": "amount",
    "4.D.2": "amount",
    "4.E.2.a": "amount",
    "4.E.2.b": "amount",
    "4.F.2.a.a": "amount",
    "4.F.2.a.b": "amount",
    "4.F.2.a.d": "amount",
    "4.F.2.b.a": "amount",
    "4.F.2.b.b": "amount",
    "6.2": "amount",
    "11.1": "jury",
}
