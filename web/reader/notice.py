"""A notice for the wall: how large its type can be."""

from rulebook.render import strip_tags
from web.reader.shown import ShownParagraph

SIZES = {"huge": 350, "large": 800, "middling": 1500, "small": 2600}  # characters at most


def type_size(rules: list[ShownParagraph]) -> str:
    """How large the type of a notice is: the shorter the text, the larger."""
    quoted = [*rules, *rules[0].costs]
    length = sum(len(strip_tags(text.heading)) + len(text.all_words) for shown in quoted for text in shown.texts)
    return next((size for size, limit in SIZES.items() if length <= limit), "tiny")
