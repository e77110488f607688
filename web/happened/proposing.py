"""What was heard, as cards: a topic with the facts that the sentence states, or a rule to read; each leads on."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlencode

from engine.law import AnyTopic
from engine.question import Fact
from hearing.fact import HeardFact
from hearing.hearing import Answer, Proposal
from rulebook import Book
from rulebook.refs import anchor
from web.desk.query import GUESSED, with_query
from web.place import Place
from web.site import Site
from web.text.words import Drawn

FEWEST = 3  # words that make a sentence; fewer are looked up
WITHOUT = "without"  # what an address calls the facts that were not meant


class Chip(NamedTuple):
    """A fact that was heard, from which words, and the address of the same without it."""

    fact: Fact
    value: Any
    said: str
    without: str


@dataclass(frozen=True)
class Card:
    """A topic that may be meant, or a rule where no topic decides; with the words of its game."""

    book: Book
    title: str
    address: str
    because: tuple[str, ...]
    topic: AnyTopic | None = None
    words: Drawn | None = None
    chips: tuple[Chip, ...] = ()


class Heard(NamedTuple):
    """What a page shows of a sentence: the cards, whether the first is the answer, and whether the games differ."""

    cards: tuple[Card, ...] = ()
    is_sure: bool = False

    @property
    def books(self) -> list[Book]:
        return list({card.book.id: card.book for card in self.cards}.values())


def is_sentence(text: str) -> bool:
    return len(text.split()) >= FEWEST


def show_heard(site: Site, ui: str, answer: Answer, here: str, dropped: Collection[str]) -> Heard:
    """The cards of an answer; `here` is the address of the page, to which a fact that was not meant is added."""
    cards = tuple(show(site, ui, proposal, here, dropped) for proposal in answer.proposals)
    return Heard(cards, answer.is_sure)


def show(site: Site, ui: str, proposal: Proposal, here: str, dropped: Collection[str]) -> Card:
    theme = proposal.theme
    book = site.library.books[theme.game]
    topic = site.games[theme.game].game.find(theme.topic) if theme.topic else None
    if topic is None:
        return Card(book, rule_title(book, ui, theme.rule), rule_address(site, ui, book, theme.rule), proposal.because)
    words, table = Drawn.of(site, ui, topic.game), topic.facts.outline().table
    taken = [one for one in proposal.facts if one.name not in dropped]
    chips = tuple(chip(one, table[one.name], here, dropped) for one in taken)
    address = topic_address(site, ui, topic, taken, [one for one in proposal.guesses if one.name not in dropped])
    return Card(book, words.gettext(topic.title), address, proposal.because, topic, words, chips)


def chip(heard: HeardFact, fact: Fact, here: str, dropped: Collection[str]) -> Chip:
    without = urlencode([(WITHOUT, name) for name in (*dropped, heard.name)])
    return Chip(fact, fact.parse(heard.value), heard.said, f"{here}&{without}")


def topic_address(
    site: Site, ui: str, topic: AnyTopic, facts: Collection[HeardFact], guesses: Collection[HeardFact]
) -> str:
    """The desk's, with what is sure stated and what is not offered."""
    stated = {one.name: one.value for one in facts} | {f"{one.name}-{GUESSED}": one.value for one in guesses}
    return with_query(site.page(Place.desk(ui, topic.game, topic.name)), stated)


def rule_title(book: Book, ui: str, label: str) -> str:
    """The number and the heading of a paragraph, or of what it is a part of."""
    voice, paragraph = book.voice_for(ui), book.paragraphs[label]
    above = (one.heading.get(voice, "") for one in (paragraph, *reversed(book.ancestors(label))))
    return f"{book.format_reference(label, ui)} {next(filter(None, above), '')}".strip()


def rule_address(site: Site, ui: str, book: Book, label: str) -> str:
    """Its section, at the paragraph."""
    return site.page(Place.paragraph(ui, book.id, book.section_of[label].label)) + f"#{anchor(label)}"


def topics_data(site: Site, ui: str, answer: Answer) -> Iterator[dict[str, Any]]:
    """The topics of an answer as data, best first."""
    for proposal in answer.proposals:
        game = site.games[proposal.theme.game].game if proposal.theme.topic else None
        topic = game.find(proposal.theme.topic) if game else None
        if topic:
            yield {
                "game": topic.game,
                "topic": topic.name,
                "score": round(proposal.score, 2),
                "because": proposal.because,
                "facts": {one.name: one.value for one in proposal.facts},
                "guesses": {one.name: one.value for one in proposal.guesses},
                "paragraphs": list(dict.fromkeys(ref for law in topic.laws for ref in law.references)),
                "url": site.addresses.absolute(topic_address(site, ui, topic, proposal.facts, proposal.guesses)),
            }


def rules_data(site: Site, ui: str, answer: Answer) -> Iterator[dict[str, Any]]:
    """The rules that no topic decides, where they are what was heard."""
    for proposal in answer.proposals:
        if theme := proposal.theme if proposal.theme.rule else None:
            book = site.library.books[theme.game]
            yield {
                "ref": f"{theme.game}:{theme.rule}",
                "title": rule_title(book, ui, theme.rule),
                "score": round(proposal.score, 2),
                "because": proposal.because,
                "url": site.addresses.absolute(rule_address(site, ui, book, theme.rule)),
            }
