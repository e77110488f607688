"""A game as the site shows it: its topics, its quiz, and how its values are told, asked for and drawn."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from engine.cards.pack import Card, CardList, Rank
from engine.game import Game
from engine.inquiry import Inquiry
from engine.law import AnyTopic
from engine.text import Text
from quizzes.shelf import Shelf

Fields = Mapping[str, Sequence[str]]  # of a form, as an address states them


class Macro(NamedTuple):
    """A macro of a template."""

    template: str
    name: str


@dataclass(frozen=True)
class Shown:
    """How readers meet the values of one class."""

    kind: str  # what data call them
    tell: Callable[[Any, Any], str]  # takes the Words of a reader, and the value
    control: Macro | None = None  # asks for one at the desk
    known_as: Callable[[Any, Any], tuple[str, str]] | None = None  # the kind and the key of its forms
    join: Callable[[Fields], str] | None = None  # the fields of its form as an address has them
    pieces: Callable[[Game], Sequence[Any]] | None = None  # what it is put together from, tap by tap
    by_pack: bool = False  # are its cards tapped in the pack?


COMMON = {
    Card: Shown("card", lambda words, card: words.card(card), Macro("desk/question.html", "card"), by_pack=True),
    CardList: Shown(
        "cards",
        lambda words, cards: words.cards(cards),
        Macro("desk/question.html", "cards"),
        pieces=lambda game: game.pack,
        by_pack=True,
    ),
}


class Sheet(NamedTuple):
    """A topic's own sheet of questions: how it is drawn, from which rows, and which facts its fields come to."""

    template: str
    rows: Callable[[Inquiry, Fields], Any]
    join: Callable[[Fields], dict[str, str]]


class FrontCase(NamedTuple):
    """The scenario that the front page shows, and what it tells of it: nobody waits there for a game to be imported."""

    family: str
    seed: int
    cards: tuple[Card, ...]  # of the trick it is about
    wrong: Card
    story: tuple[Text, ...]
    question: Text


@dataclass(frozen=True)
class Presentation:
    """A game on this site; its laws and its scenarios are imported when they are first asked for."""

    find_game: Callable[[], Game]
    find_shelf: Callable[[], Shelf]
    picture: Macro  # what one sees of the table in a scenario
    values: dict[type, Shown] = field(default_factory=dict)
    ranks: Mapping[Rank, str] = field(default_factory=dict)  # those that a sentence calls by name
    names: Mapping[str, object] = field(default_factory=dict)  # what its templates may use
    case: FrontCase | None = None
    sheets: Mapping[str, Sheet] = field(default_factory=dict)  # by topic

    @cached_property
    def game(self) -> Game:
        return self.find_game()

    @cached_property
    def shelf(self) -> Shelf:
        return self.find_shelf()

    def load(self) -> tuple[Game, Shelf]:
        """Import what readers would otherwise wait for."""
        return self.game, self.shelf

    def shown(self, kind: type) -> Shown | None:
        """How values of a class are shown, or of the nearest class that they descend from."""
        if kind not in self.known:
            self.known[kind] = next((self.known[one] for one in kind.__mro__ if one in self.known), None)
        return self.known[kind]

    def asks_for_cards(self, topic: AnyTopic) -> bool:
        """May one of the topic's questions show the pack?"""
        values = (fact.type for fact in topic.facts.outline().table.values() if fact.kind == "value")
        return any(shown.by_pack for value in values if (shown := self.shown(value)))

    @cached_property
    def known(self) -> dict[type, Shown | None]:
        """What classes have been asked for, those that have a look of their own from the start."""
        return {**COMMON, **self.values}


Games = Mapping[str, Presentation]  # by name


class ListedGames(Mapping[str, Presentation]):
    """Games by name, each found when first asked for."""

    def __init__(self, names: Sequence[str], find: Callable[[str], Presentation]) -> None:
        self.names = names
        self.find = find

    def __getitem__(self, name: str) -> Presentation:
        if name not in self.names:
            raise KeyError(name)
        return self.find(name)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


def games_among(names: Container[str], games: Games) -> Games:
    """Those of the games that have these names; none is looked at for that."""
    return ListedGames([name for name in games if name in names], games.__getitem__)
