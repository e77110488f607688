"""The ways from the rules to the other parts of a game: what the desk rules on, and what can be practised."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rulebook import Paragraph
from web.place import Place
from web.reader.shown import Show
from web.text.language import catalogue


class Way(NamedTuple):
    """Where a link leads, and what it is called."""

    title: str
    address: str
    chart: str = ""  # the same as a flow chart, where there is one
    is_sum: bool = False  # something to reckon, and nothing to rule on


@dataclass(frozen=True)
class Ways:
    """From some paragraphs of one section; none in a static copy, which has no desk and no quiz."""

    show: Show
    paragraphs: Sequence[Paragraph]

    @cached_property
    def rulings(self) -> list[Way]:
        """The topics of the desk that decide the paragraphs, first those that decide most of them."""
        site, ui = self.show.site, self.show.ui
        presentation = site.games.get(self.show.book.id)
        if presentation is None or site.addresses.static:
            return []
        game = presentation.game
        count = Counter(topic.name for one in self.paragraphs for topic in game.deciding.get(str(one.reference), ()))
        topics = sorted((topic for topic in game.topics if topic.name in count), key=lambda topic: -count[topic.name])
        texts = catalogue(ui, game.name)
        return [
            Way(
                texts.gettext(one.title),
                site.page(Place.desk(ui, one.game, one.name)),
                site.chart(ui, one),
                bool(one.at_once),
            )
            for one in topics
        ]

    @cached_property
    def practice(self) -> str:
        """The one family that turns on the paragraphs, or the list of those that turn on their section."""
        site, ui, book = self.show.site, self.show.ui, self.show.book
        if site.addresses.static:
            return ""
        families = {family.name for one in self.paragraphs for family in site.families_training(one.reference)}
        if len(families) > 1:
            section = book.section_of[self.paragraphs[0].label].label
            return f"{site.page(Place.quizzes(ui, book.id))}?law={section}"
        return site.page(Place.quiz(ui, book.id, families.pop())) if families else ""
