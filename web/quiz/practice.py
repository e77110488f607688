"""What can be practised: families by subject, each with the sections it trains and its level, and a choice of them."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from engine.text import N_
from quizzes.family import Family
from quizzes.shelf import Shelf, Subject
from rulebook.book import Book
from web.reader.shown import ShownParagraph, show_paragraph
from web.site import Site

LEVELS = {1: N_("First steps"), 2: N_("Easy"), 3: N_("Medium"), 4: N_("Hard"), 5: N_("Very hard")}
MOST_SHOWN = 2  # titles in the line of a family


@dataclass(frozen=True)
class Choice:
    """Which families the reader wants to see: of one level, of one section of the rules; what is unknown is ignored."""

    level: int = 0
    law: str = ""

    def takes(self, family: Family, sections: tuple[str, ...]) -> bool:
        is_its_level = self.level in (0, family.difficulty)
        return is_its_level and (not self.law or self.law in sections or self.law in family.labels.split())


def read_choice(level: str, law: str, book: Book) -> Choice:
    known = {str(number): number for number in LEVELS}
    return Choice(known.get(level, 0), law if law in book.paragraphs else "")


@dataclass(frozen=True)
class Practice:
    """The families of a game for one reader."""

    site: Site
    ui: str
    book: Book
    shelf: Shelf
    choice: Choice

    def section_labels(self, family: Family) -> tuple[str, ...]:
        """The sections that a family trains, those with most of its paragraphs first."""
        counted = Counter(self.book.section_of[label].label for label in family.labels.split())
        return tuple(label for label, _ in counted.most_common())

    def trained(self, family: Family) -> list[ShownParagraph]:
        """What a family trains, in a line: the titled paragraphs around its own, those that hold most first."""
        counted = Counter(self.titled(label) for label in family.labels.split())
        return [self.show(label) for label, _ in counted.most_common(MOST_SHOWN)]

    def titled(self, label: str) -> str:
        """The paragraph itself or the nearest around it that has a title."""
        paragraph = self.book.paragraphs[label]
        has_title = any(paragraph.heading.values()) or not paragraph.parent
        return label if has_title else self.titled(str(paragraph.parent))

    def show(self, label: str) -> ShownParagraph:
        return show_paragraph(self.site, self.ui, f"{self.book.id}:{label}")

    @cached_property
    def subjects(self) -> list[tuple[Subject, list[Family]]]:
        """Every subject with those of its families that are wanted; one without any is left out."""
        wanted = ((subject, [one for one in subject.families if self.wants(one)]) for subject in self.shelf.subjects)
        return [(subject, families) for subject, families in wanted if families]

    def wants(self, family: Family) -> bool:
        return self.choice.takes(family, self.section_labels(family))

    @property
    def count(self) -> int:
        return sum(len(families) for _, families in self.subjects)

    @property
    def laws(self) -> list[ShownParagraph]:
        """The sections that something trains, in the order of the book."""
        trained = {label for family in self.shelf.families for label in self.section_labels(family)}
        return [self.show(section.label) for section in self.book.sections if section.label in trained]

    @property
    def levels(self) -> list[int]:
        return sorted({family.difficulty for family in self.shelf.families})
