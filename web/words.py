"""Puts what the engine says into words in the reader's language: in letters alone, or as HTML with drawn suits."""

from typing import Any

from markupsafe import Markup, escape

from engine.bridge.table.call import Bid, Call
from engine.bridge.table.meaning import Asks, Meaning
from engine.cards.pack import FRENCH_SUITS, Card, Rank, Suit
from engine.text import Choice, Cite, Text, say
from engine.ulti.auction.bid_name import Name
from engine.ulti.play.legal_card import Cards
from engine.ulti.table.bid import Bid as UltiBid
from engine.ulti.table.call import Auction
from web.language import N_, catalogue
from web.shown import show_paragraph
from web.site import Site

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
RANKS: dict[str, dict[str, str]] = {
    "en": {},
    "hu": {"A": "Á", "Q": "D", "J": "B", "U": "A", "O": "F"},
    "cs": {"U": "Sp", "O": "Sv"},
    "sv": {"A": "E", "Q": "D", "J": "Kn", "O": "Ö"},
}
NO_TRUMPS = {"cs": "BT"}
CALLS = {"pass": N_("pass"), "X": N_("double"), "XX": N_("redouble")}
MINUS = "\N{MINUS SIGN}"


class Words:
    """One reader's language and one game's words in it, in letters alone."""

    def __init__(self, site: Site, ui: str, game: str) -> None:
        self.site = site
        self.ui = ui
        self.game = game

    def gettext(self, message: str) -> str:
        return catalogue(self.ui, self.game).gettext(message) if message else ""

    def __call__(self, value: Any) -> str:
        """A text or any value of the engine."""
        kind = next((name for type_, name in KINDS if isinstance(value, type_)), "other")
        return str(getattr(self, kind)(value))

    def text(self, text: Text) -> str:
        return self.gettext(text.message).format(**{name: self(value) for name, value in text.values})

    def suit(self, suit: Suit) -> str:
        return SIGNS.get(suit) or self.gettext(suit.words) + "\N{NO-BREAK SPACE}"

    def rank(self, rank: Rank) -> str:
        """The letter in the corner of the card."""
        return RANKS[self.ui].get(str(rank), "10" if rank is Rank.TEN else str(rank))

    def card(self, card: Card) -> str:
        return self.suit(card.suit) + self.rank(card.rank)

    def bid(self, bid: Bid) -> str:
        return str(bid.level) + (self.suit(bid.strain.suit) if bid.strain.suit else self.no_trumps)

    @property
    def no_trumps(self) -> str:
        return NO_TRUMPS.get(self.ui, "NT")

    def call(self, call: Call) -> str:
        return self.gettext(CALLS[str(call)])

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

    def meaning(self, meaning: Meaning) -> str:
        return self.several(tuple(meaning_texts(meaning)))

    def cite(self, cite: Cite) -> str:
        return str(cite)

    def spoken(self, value: Any) -> str:
        """Values that know their own words: bids of Ulti, their names, auctions."""
        return self(value.words())

    def cards(self, cards: Cards) -> str:
        return self.several(cards.cards) if cards.cards else "–"

    def auction(self, auction: Auction) -> str:
        return self.several(auction.calls)

    def other(self, value: object) -> str:
        """Anything else; a signed number gets a real minus."""
        text = str(value)
        return text.replace("-", MINUS) if text[1:].isdecimal() else text


class Drawn(Words):
    """The same as HTML: suits are drawn, paragraphs are links."""

    def __call__(self, value: Any) -> Markup:
        kind = next((name for type_, name in KINDS if isinstance(value, type_)), "other")
        return escape(getattr(self, kind)(value))

    def text(self, text: Text) -> Markup:
        return escape(self.gettext(text.message)).format(**{name: self(value) for name, value in text.values})

    def suit(self, suit: Suit) -> Markup:
        return Markup(
            '<svg class="suit {}" viewBox="0 0 24 24" role="img" aria-label="{}"><use href="{}#{}"/></svg>'
        ).format(suit, self.gettext(suit.words), self.site.asset("signs.svg"), suit)

    def card(self, card: Card) -> Markup:
        return Markup('<span class="held">{}{}</span>').format(self.suit(card.suit), self.rank(card.rank))

    def bid(self, bid: Bid) -> Markup:
        strain = self.suit(bid.strain.suit) if bid.strain.suit else self.no_trumps
        return Markup('<span class="bid">{}{}</span>').format(bid.level, strain)

    def several(self, values: tuple[Any, ...]) -> Markup:
        return Markup(", ").join(self(value) for value in values)

    def cite(self, cite: Cite) -> Markup:
        """A link to a paragraph, which can also be looked at in place."""
        shown = show_paragraph(self.site, self.ui, cite.reference)
        return Markup('<a class="ref" href="{0}" data-peek="{0}">{1}</a>').format(shown.address, shown.reference)


KINDS: tuple[tuple[type, str], ...] = (
    (Text, "text"),
    (Suit, "suit"),
    (Choice, "choice"),
    (Card, "card"),
    (Bid, "bid"),
    (Call, "call"),
    (Meaning, "meaning"),
    (UltiBid, "spoken"),
    (Name, "spoken"),
    (Auction, "auction"),
    (Cards, "cards"),
    (Cite, "cite"),
    (bool, "yes_or_no"),
    (int, "number"),
    (frozenset, "set"),
    (tuple, "several"),
)


def meaning_texts(meaning: Meaning) -> list[Text]:
    """What a call tells, one thing after the other."""
    texts = [Text(meaning.purpose.words), say("points: {low}–{high}", low=meaning.low, high=meaning.high)]
    for suit, length in zip(FRENCH_SUITS, meaning.lengths, strict=True):
        if length:
            texts.append(say("{suit} at least {length}", suit=suit, length=length))
    if meaning.balanced:
        texts.append(say("balanced"))
    if meaning.asks is not Asks.NOTHING:
        texts.append(say("asks for: {what}", what=meaning.asks))
    return texts
