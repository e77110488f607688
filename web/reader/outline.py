"""The outline of a section: its paragraphs one below the other, runs of those that begin alike as bare numbers."""

from dataclasses import dataclass

from web.reader.shown import ShownParagraph

ROOM = 44  # letters of a title that is made of first words
DEEP = 3  # from this level on, the parts of a paragraph are numbers alone


@dataclass(frozen=True)
class Entry:
    """A paragraph of an outline with those below it."""

    paragraph: ShownParagraph
    parts: "list[Entry]"

    @property
    def number(self) -> str:
        """Nothing where the label is a word, as of a definition: the title says it better."""
        number = self.paragraph.number
        return "" if len(number) > 1 and number.replace("-", "").isalpha() else number

    @property
    def title(self) -> str:
        return self.paragraph.texts[0].title_within(ROOM)

    @property
    def are_alike(self) -> bool:
        """Whether the titles of its parts would not tell them apart."""
        beginnings = {tuple(entry.paragraph.title.split()[:2]) for entry in self.parts}
        is_deep = self.paragraph.level >= DEEP
        return bool(self.parts) and (is_deep or len(self.parts) >= 2 * len(beginnings) > 0)


def heading_levels(paragraphs: list[ShownParagraph], top: int) -> list[str]:
    """The heading of each paragraph, h1 to h6: never more than one level below the one before it.

    A footnote may stand between a paragraph and its parts.
    """
    levels: list[int] = []
    for shown in paragraphs:
        levels.append(min(shown.level - top, levels[-1] + 1 if levels else 6, 6))
    return [f"h{level}" for level in levels]


def outline(paragraphs: list[ShownParagraph]) -> list[Entry]:
    """The paragraphs of a section after its head."""
    entries: list[Entry] = []
    by_label: dict[str, Entry] = {}
    for shown in paragraphs:
        entry = by_label[shown.label] = Entry(shown, [])
        parent = by_label.get(shown.paragraph.parent or "")
        (parent.parts if parent else entries).append(entry)
    return entries
