"""Puts what the engine says into words in the reader's language: in letters alone, or as HTML with drawn suits."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, Self, cast

from markupsafe import Markup, escape

from engine.cards.pack import Card, CardList, Rank, Suit
from engine.question import MINUS
from engine.text import N_, Choice, Cite, Text, say
from web.reader.shown import show_paragraph
from web.site import Site
from web.text.form import START, THE, Forms, Places, capitalise, find_style, hang, load_forms
from web.text.language import catalogue

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
RANKS: dict[str, dict[str, str]] = {
    "hu": {"A": "Á", "Q": "D", "J": "B", "U": "Al", "O": "F"},
    "cs": {"U": "Sp", "O": "Sv"},
    "sv": {"A": "E", "Q": "D", "J": "Kn", "O": "Ö"},
}
ON_CARDS = {"sv": {"U": "under", "O": "över"}}  # names too long for the corner of a card


class Words:
    """One reader's language and one game's words in it, in letters alone."""

    def __init__(self, site: Site, ui: str, game: str) -> None:
        self.site = site
        self.ui = ui
        self.game = game
        self.presentation = site.games[game]
        self.told: dict[Any, Any] = {}

    @classmethod
    def of(cls, site: Site, ui: str, game: str) -> Self:
        """The words of a language and a game, made once."""
        key = cls, ui, game
        if key not in site.kept:
            site.kept[key] = cls(site, ui, game)
        return cast("Self", site.kept[key])

    def gettext(self, message: str) -> str:
        return catalogue(self.ui, self.game).gettext(message) if message else ""

    def __call__(self, value: Any) -> str:
        """A text or any value of the engine; those that come again and again are told once."""
        if not is_lasting(value.__class__):
            return self.finish(self.tell(value))
        if value not in self.told:
            self.told[value] = self.finish(self.tell(value))
        told: str = self.told[value]
        return told

    def finish(self, told: str) -> str:
        """What was told, as a page or data have it."""
        return str(told)

    def tell(self, value: Any) -> str:
        """A value of the game as the game tells it, any other as all games do."""
        if shown := self.presentation.shown(type(value)):
            return shown.tell(self, value)
        told: str = getattr(self, kind_of(value.__class__))(value)
        return told

    @property
    def names(self) -> Mapping[str, object]:
        """What the game's own templates may use."""
        return self.presentation.names

    @property
    def forms(self) -> Forms:
        return load_forms(self.ui)

    @property
    def plain(self) -> "Words":
        """The same words in letters alone."""
        return self

    def text(self, text: Text) -> str:
        return self.gettext(text.message).format_map(Places(self.inflect, text.values))

    def inflect(self, value: Any, asked: Sequence[str]) -> str:
        """A value in the form that a sentence asks for: "the acc", "and start"; of several values, each of them."""
        if not asked:
            return self(value)
        rest = [form for form in asked if form not in (THE, START) and not find_style([form])]
        if isinstance(value, tuple | frozenset):
            each = [form for form in asked if form in (THE, *rest)]
            values = sorted(value) if isinstance(value, frozenset) else value
            shown = self.join([self.inflect(one, each) for one in values], find_style(asked))
        else:
            shown = self.in_form(value, rest[0]) if rest else self(value)
            if THE in asked:
                shown = self.forms.article(self.plain.inflect(value, rest)) + shown
        return capitalise(shown) if START in asked else shown

    def in_form(self, value: Any, form: str) -> str:
        """One value in a form of forms.toml."""
        kind, key = self.known_as(value)
        if kind == "number" and (counted := self.forms.count(form, value, key)):
            return counted
        if found := self.forms.find(kind, form, key):
            return hang(self(value), *found)
        return self.lack(value, form)

    def lack(self, value: Any, _: str) -> str:
        """A form that is not in forms.toml: readers get the value as it is, tests an error."""
        return self(value)

    def known_as(self, value: Any) -> tuple[str, str]:
        """Under what forms.toml has a value: a card by suit and rank, or by its rank alone, a bid by its strain."""
        if isinstance(value, Card):
            return "card", f"{self.gettext(value.suit.words)} {self.rank_name(value.rank)}"
        if (shown := self.presentation.shown(type(value))) and shown.known_as:
            return shown.known_as(self, value)
        if isinstance(value, Suit):
            return "suit", self.gettext(value.words)
        return "number" if isinstance(value, int) else "word", str(self.plain(value))

    def join(self, several: list[str], style: str) -> str:
        return self.forms.join(several, style) if several else "–"

    def suit(self, suit: Suit) -> str:
        return SIGNS.get(suit) or self.gettext(suit.words)

    def rank(self, rank: Rank) -> str:
        """The letter in the corner of the card."""
        return RANKS.get(self.ui, {}).get(str(rank), "10" if rank is Rank.TEN else str(rank))

    def rank_name(self, rank: Rank) -> str:
        """The rank in a sentence: its name in games that have one for it, else the letter."""
        return self.gettext(self.presentation.ranks.get(rank, "")) or self.rank(rank)

    def rank_on_card(self, rank: Rank) -> str:
        """The name of a court card as it stands in its corner."""
        return ON_CARDS.get(self.ui, {}).get(str(rank)) or self.rank_name(rank)

    def card_name(self, card: Card) -> str:
        """A card for the ear: "king of spades"."""
        rank = self.presentation.ranks.get(card.rank, card.rank.words)
        return self.text(say("{rank} of {suit}", rank=Text(rank), suit=Text(card.suit.words)))

    def card(self, card: Card) -> str:
        if card.suit in SIGNS:
            return self.suit(card.suit) + self.rank_name(card.rank)
        return self.text(say("{rank} of {suit}", rank=self.rank_name(card.rank), suit=card.suit))

    def cards(self, cards: CardList) -> str:
        return self.several(cards.cards) or "–"

    def together(self, _: str, *pieces: Any) -> str:
        """Pieces that are one thing, of a kind that has its own look where it is drawn."""
        return "".join(self(piece) for piece in pieces)

    def choice(self, choice: Choice) -> str:
        return self.gettext(choice.words)

    def yes_or_no(self, value: bool) -> str:
        return self.gettext(N_("yes")) if value else self.gettext(N_("no"))

    def number(self, number: int) -> str:
        return str(number).replace("-", MINUS)

    def several(self, values: tuple[Any, ...]) -> str:
        return ", ".join(self(value) for value in values)

    def set(self, values: frozenset[Any]) -> str:
        return self.several(tuple(sorted(values))) if values else "–"

    def cite(self, cite: Cite) -> str:
        return str(cite)

    def other(self, value: object) -> str:
        """Anything else; a signed number gets a real minus."""
        text = str(value)
        return text.replace("-", MINUS) if text[1:].isdecimal() else text


class Drawn(Words):
    """The same as HTML: suits are drawn, paragraphs are links."""

    def __call__(self, value: Any) -> Markup:
        return cast("Markup", super().__call__(value))

    def finish(self, told: str) -> Markup:
        return escape(told)

    def text(self, text: Text) -> Markup:
        message = str(escape(self.gettext(text.message)))
        return Markup(message.format_map(Places(self.inflect, text.values)))  # noqa: S704 (each value is markup)

    @cached_property
    def plain(self) -> Words:
        return Words.of(self.site, self.ui, self.game)

    def in_form(self, value: Any, form: str) -> Markup:
        is_written = self.known_as(value)[0] in ("number", "word")
        return escape(self.plain.in_form(value, form) if is_written else super().in_form(value, form))

    def join(self, several: list[str], style: str) -> Markup:
        return Markup(super().join(several, style))  # noqa: S704 (each of them is markup)

    def suit(self, suit: Suit) -> Markup:
        return Markup(
            '<svg class="suit {}" viewBox="0 0 24 24" role="img" aria-label="{}"><use href="{}#{}"/></svg>'
        ).format(suit, self.gettext(suit.words), self.site.asset("signs.svg"), suit)

    def card(self, card: Card) -> Markup:
        rank = self.rank_name(card.rank)
        return Markup('<span class="held">{}{}{}</span>').format(self.suit(card.suit), " " * (len(rank) > 2), rank)

    def together(self, kind: str, *pieces: Any) -> Markup:
        return Markup('<span class="{}">{}</span>').format(kind, Markup("").join(self(piece) for piece in pieces))

    def several(self, values: tuple[Any, ...]) -> Markup:
        return Markup(", ").join(self(value) for value in values)

    def cite(self, cite: Cite) -> Markup:
        """A link to a paragraph, which can also be looked at in place."""
        return show_paragraph(self.site, self.ui, cite.reference).ref


KINDS: dict[type, str] = {
    Text: "text",
    Suit: "suit",
    Choice: "choice",
    Card: "card",
    CardList: "cards",
    Cite: "cite",
    bool: "yes_or_no",
    int: "number",
    frozenset: "set",
    tuple: "several",
    object: "other",
}


@cache
def is_lasting(kind: type) -> bool:
    """Are its values so few that what each is told as can be kept? Then they can be listed."""
    return issubclass(kind, Choice | Card | bool) or hasattr(kind, "every")


@cache
def kind_of(kind: type) -> str:
    return next(KINDS[one] for one in kind.__mro__ if one in KINDS)
