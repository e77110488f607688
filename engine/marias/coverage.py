"""Paragraphs of mariáš that no law of the engine cites, and what becomes of them."""

NOTES: dict[str, str] = {
    "B.1": "no-ruling",
    "B.3": "no-ruling",
}
