"""The cards that are left near the end of a hand, as they are stated at the desk: hand by hand, and the open trick."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from engine.bridge.table.seat import SEATS, Seat
from engine.cards.legal import FOLLOW, Terms
from engine.cards.lines import MOST_CARDS
from engine.cards.pack import FRENCH, FRENCH_PACK, FRENCH_SUITS, Card, Hand, Suit
from engine.cards.position import Position
from engine.cards.trick import lay
from engine.text import Text, say

TABLE = "T"  # stands before the cards of the trick in progress
NOBODY: tuple[Card, ...] = ()
MOST_TYPED = 60  # characters of a hand
SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "10": "T"}


@dataclass(frozen=True)
class Ending:
    """The hands that are left, and the cards of the trick in progress in the order played.

    >>> ending = Ending.parse("N:AK.2.. E:.QJ.3. S:32.A.. W:54..4.")
    >>> str(ending)
    'N,SA,SK,H2,E,HQ,HJ,D3,S,S3,S2,HA,W,S5,S4,D4'
    >>> Ending.parse(str(ending)) == ending, ending.problem()
    (True, None)
    """

    hands: tuple[tuple[Card, ...], ...] = (NOBODY,) * 4
    table: tuple[Card, ...] = ()
    is_growing: bool = False  # cards are still being put to the hands

    @classmethod
    def parse(cls, text: str) -> Self:
        """Seats and cards in a row, or hands as printed diagrams have them; ValueError if it is neither."""
        written = text.upper()
        for sign, letter in SIGNS.items():
            written = written.replace(sign, letter)
        given: dict[str, list[Card]] = {}
        place = ""
        for word in re.split(r"[,;\s]+", written):
            place, cards = read_word(word, place)
            given.setdefault(place, []).extend(cards)
        if given.pop("", None):
            raise ValueError(text)
        hands = (tuple(sorted(given.get(str(seat), ()), key=as_held)) for seat in SEATS)
        return cls(tuple(hands), tuple(given.get(TABLE, ())))

    @classmethod
    def parse_part(cls, text: str) -> Self:
        """What has been tapped so far."""
        whole = cls.parse(text)
        return cls(whole.hands, whole.table, is_growing=True)

    @classmethod
    def of(cls, hands: Mapping[Seat, Iterable[Card]], table: Sequence[Card] = ()) -> Self:
        return cls(tuple(tuple(sorted(hands[seat], key=as_held)) for seat in SEATS), tuple(table))

    def __str__(self) -> str:
        parts = [(str(seat), cards) for seat, cards in zip(SEATS, self.hands, strict=True)]
        return ",".join(",".join((place, *map(str, cards))) for place, cards in (*parts, (TABLE, self.table)) if cards)

    def hand(self, seat: Seat) -> Hand:
        return frozenset(self.hands[seat.order])

    @cached_property
    def held(self) -> dict[Seat, Hand]:
        return {seat: self.hand(seat) for seat in SEATS}

    @property
    def everything(self) -> tuple[Card, ...]:
        return (*(card for hand in self.hands for card in hand), *self.table)

    @property
    def tricks(self) -> int:
        """How many tricks are left, the one in progress among them."""
        return max(map(len, self.hands))

    @property
    def is_short(self) -> bool:
        """Are there few enough cards to try every line?"""
        return self.tricks <= MOST_CARDS

    @property
    def leader(self) -> Seat | None:
        """Who led to the trick in progress; None if nobody has."""
        played = [seat for seat in SEATS if len(self.hand(seat)) < self.tricks]
        return next((seat for seat in played if seat.rho not in played), None)

    def problem(self) -> Text | None:
        """Why this cannot be what is left."""
        twice = next((card for card in self.everything if self.everything.count(card) > 1), None)
        if twice:
            return say("The {card} stands there twice.", card=twice)
        if self.is_growing:
            return None
        sizes = [len(hand) for hand in self.hands]
        if not self.tricks:
            return say("No cards have been stated.")
        if len(self.table) > 3 or sum(self.tricks - size for size in sizes) != len(self.table):
            return say("Each hand must have as many cards as the others, but for those who have played to the trick.")
        if max(sizes) - min(sizes) > 1 or (self.table and self.leader is None):
            return say("Each hand must have as many cards as the others, but for those who have played to the trick.")
        return self.out_of_turn()

    def out_of_turn(self) -> Text | None:
        """Those who have played to the trick sit one after the other."""
        leader = self.leader
        if leader is None:
            return None
        players = [SEATS[(leader.order + place) % 4] for place in range(len(self.table))]
        if any(len(self.hand(player)) == self.tricks for player in players):
            return say("Those who have played to the trick must sit one after the other.")
        return None

    def position(self, trump: Suit | None, on_lead: Seat) -> Position[Seat]:
        """The ending to be played out; whose lead it is matters only where no card lies on the table."""
        leader = self.leader or on_lead
        players = [SEATS[(leader.order + place) % 4] for place in range(4)]
        turn = players[len(self.table)]
        terms = Terms(SEATS, trump, FRENCH, FOLLOW)
        return Position(terms, self.held, turn, trick=lay(players[: len(self.table)], self.table))

    def rows(self, seat: Seat) -> Iterator[tuple[Suit, tuple[Card, ...]]]:
        """A hand suit by suit, as diagrams show it."""
        for suit in FRENCH_SUITS:
            yield suit, tuple(card for card in self.hands[seat.order] if card.suit is suit)


def as_held(card: Card) -> tuple[int, int]:
    """Spades first, and the highest card of each suit."""
    return -card.suit.order, -card.rank.order


def read_word(word: str, place: str) -> tuple[str, list[Card]]:
    """One word: whose cards follow, a card, or a hand as diagrams have it: N:AK.Q..2."""
    head, colon, rest = word.partition(":")
    if colon:
        return read_place(head), read_hand(rest)
    if word in PLACES:
        return word, []
    if "." in word:
        return place, read_hand(word)
    return place, [Card.parse(word)] if word else []


PLACES = frozenset({*(str(seat) for seat in SEATS), TABLE})


def read_place(text: str) -> str:
    if text not in PLACES:
        raise ValueError(text)
    return text


def read_hand(text: str) -> list[Card]:
    """Spades, hearts, diamonds and clubs between points; a single card as it is written."""
    if "." not in text:
        return [Card.parse(text)] if text else []
    suits = text.split(".")
    if len(suits) != len(FRENCH_SUITS):
        raise ValueError(text)
    ranks = {str(rank): rank for rank in FRENCH}
    if any(letter not in ranks for letters in suits for letter in letters.replace("-", "")):
        raise ValueError(text)
    pairs = zip(FRENCH_SUITS, suits, strict=True)
    return [Card(suit, ranks[letter]) for suit, letters in pairs for letter in letters.replace("-", "")]


def every_piece() -> tuple[Seat | str | Card, ...]:
    """What an ending is put together from, tap by tap."""
    return (*SEATS, TABLE, *FRENCH_PACK)


def join_hands(fields: Mapping[str, Sequence[str]]) -> str:
    """The fields of a form, a hand each, as the one text that an address holds."""
    typed = {place: " ".join(fields.get(place, ()))[:MOST_TYPED] for place in (*map(str, SEATS), TABLE)}
    table = f"{TABLE},{typed.pop(TABLE)}" if typed[TABLE].strip() else ""
    hands = (f"{seat}:{'.'.join(split_suits(text))}" for seat, text in typed.items() if text.strip())
    return " ".join([*hands, table]).strip()


def split_suits(text: str) -> list[str]:
    """AK.Q..2, or cards one by one in any spelling, as four suits."""
    written = text.upper()
    for sign, letter in SIGNS.items():
        written = written.replace(sign, letter)
    if "." in written:
        return re.sub(r"\s", "", written).split(".")
    suits = {suit.letter: "" for suit in FRENCH_SUITS}
    now = ""
    for letter in re.sub(r"[\s,:-]", "", written):
        if letter in suits:
            now = letter
        elif now:
            suits[now] += letter
        else:
            return [written]
    return list(suits.values())
