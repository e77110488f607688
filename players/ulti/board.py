"""Deals to play: a bid, and three hands and a talon with which somebody could well have made it."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from engine.cards.pack import GERMAN_PACK, GERMAN_SUITS, WITH_TRUMP, WITHOUT_TRUMP, Card, Hand, Rank, Suit, of_suit
from engine.cards.trump import VALUABLE, Trump
from engine.ulti.table.bid import BETLIS, TRUMP_DURCHMARS, Bid, Task
from engine.ulti.table.player import Player
from players.ulti.position import UltiPosition, place_cards

T = TypeVar("T")
PLAIN_TRUMPS = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)
PAIR = (Rank.KING, Rank.OVER)
# How much more than a parti these need, and how many trumps one bids them with.
NEEDS = {Task.OPEN_DURCHMARS: 3.5, Task.DURCHMARS: 3.0, Task.HUNDRED20: 3.5}
LENGTHS = {
    Task.OPEN_DURCHMARS: (6, 6, 7),
    Task.DURCHMARS: (5, 6, 6, 7),
    Task.ULTI: (4, 5, 5, 6),
    Task.HUNDRED40: (4, 5, 5, 6),
    Task.HUNDRED20: (5, 5, 6),
}
FORCED = (Bid.parse("parti"), Bid.parse("red-parti"))  # whoever opens must bid, however weak the hand
HIGH = {Rank.ACE: 2.5, Rank.TEN: 1.6, Rank.KING: 1.2}


@dataclass(frozen=True)
class Board:
    """What was bid, and how the cards lie when the play begins."""

    bid: Bid
    trump: Suit | None
    hands: Mapping[Player, Hand]
    talon: Hand

    @property
    def position(self) -> UltiPosition:
        return place_cards(self.hands, self.bid, self.trump, self.talon)

    @property
    def named(self) -> Trump:
        """The trump suit as a fact."""
        return next(one for one in Trump if one.suit is self.trump)

    def pairs(self, player: Player) -> tuple[Suit, ...]:
        """The suits in which a player holds king and felső."""
        return tuple(suit for suit in GERMAN_SUITS if {Card(suit, rank) for rank in PAIR} <= self.hands[player])


def draw_board(rng: Random, bids: Sequence[Bid]) -> Board:
    """One of these bids, with twelve cards that suit it; the other twenty as they come."""
    bid = rng.choice(bids)
    trump = draw_trump(rng, bid)
    needed = required(rng, bid, trump)
    twelve = draw_twelve(rng, bid, trump, needed)
    talon = lay_talon(rng, bid, trump, twelve, needed)
    rest = rng.sample([card for card in GERMAN_PACK if card not in twelve], 20)
    hands = (twelve - talon, frozenset(rest[:10]), frozenset(rest[10:]))
    return Board(bid, trump, dict(zip(Player, hands, strict=True)), talon)


def draw_trump(rng: Random, bid: Bid) -> Suit | None:
    if not bid.has_trump:
        return None
    return Suit.RED if bid.red else rng.choice(PLAIN_TRUMPS)


def draw_twelve(rng: Random, bid: Bid, trump: Suit | None, hand: Hand) -> Hand:
    """What the bid cannot do without, trumps enough, and the rest by chance, what helps the bid being likelier."""
    hope = rng.random() * (2.2 if bid in FORCED else 1)
    chances = {card: rng.random() ** (1 / weight(card, bid, trump, hope)) for card in GERMAN_PACK if card not in hand}
    best = sorted(chances, key=chances.__getitem__, reverse=True)
    if trump:
        trumps = [card for card in best if card.suit is trump]
        more = rng.choice(lookup(LENGTHS, bid, (4, 4, 5))) - len(of_suit(hand, trump))
        hand |= frozenset(trumps[: max(0, more)])
        best = [card for card in best if card.suit is not trump]
    return hand | frozenset(best[: 12 - len(hand)])


def lookup(table: Mapping[Task, T], bid: Bid, usual: T) -> T:
    """The entry of the first part that the bid has."""
    return next((entry for part, entry in table.items() if part in bid.parts), usual)


def required(rng: Random, bid: Bid, trump: Suit | None) -> Hand:
    """High trumps for a durchmars, the seven for ulti, a pair for a hundred, at least three aces for four."""
    cards: set[Card] = set()
    if trump and bid.parts & TRUMP_DURCHMARS:
        cards |= {Card(trump, rank) for rank in (Rank.ACE, rng.choice((Rank.TEN, Rank.KING)))}
    if trump and Task.ULTI in bid.parts:
        cards.add(Card(trump, Rank.SEVEN))
    if trump and Task.HUNDRED40 in bid.parts:
        cards |= {Card(trump, rank) for rank in PAIR}
    if Task.HUNDRED20 in bid.parts:
        side = rng.choice([suit for suit in GERMAN_SUITS if suit is not trump])
        cards |= {Card(side, rank) for rank in PAIR}
    if Task.FOUR_ACES in bid.parts:
        cards |= {Card(suit, Rank.ACE) for suit in rng.sample(GERMAN_SUITS, rng.choice((3, 4, 4)))}
    return frozenset(cards)


def weight(card: Card, bid: Bid, trump: Suit | None, hope: float) -> float:
    """How likely the declarer is to hold a card; some bids are sound, some are made in hope."""
    if bid.parts & BETLIS:
        return math.pow(9 - WITHOUT_TRUMP.index(card.rank), 2.5 - hope)
    if not trump:
        return math.pow(1 + WITHOUT_TRUMP.index(card.rank), 3.5 - hope)
    if card.suit is trump:
        return 1 + 0.3 * WITH_TRUMP.index(card.rank)
    return math.pow(HIGH.get(card.rank, 0.8), lookup(NEEDS, bid, 1.0) - 1.4 * hope)


def lay_talon(rng: Random, bid: Bid, trump: Suit | None, twelve: Hand, needed: Hand) -> Hand:
    """The two cards that help least: in betli the high ones, else low ones of short suits, now and then a ten."""
    if bid.parts & BETLIS:
        return frozenset(sorted(twelve, key=lambda card: danger(card, twelve), reverse=True)[:2])
    kept = frozenset(card for card in twelve - needed if is_worth_keeping(card, bid, trump, twelve))
    spare = sorted(twelve - kept - needed, key=lambda card: (spare_key(card, twelve, rng), rng.random()))
    return frozenset((*spare, *sorted(kept, key=lambda card: WITH_TRUMP.index(card.rank)))[:2])


def danger(card: Card, hand: Hand) -> tuple[int, int, int]:
    """In betli: how many lower cards of the suit the others may hold beyond those that one can duck with."""
    place = WITHOUT_TRUMP.index(card.rank)
    own = sum(WITHOUT_TRUMP.index(other.rank) < place for other in of_suit(hand, card.suit))
    return max(0, place - 2 * own), place, card.suit.order


def is_worth_keeping(card: Card, bid: Bid, trump: Suit | None, hand: Hand) -> bool:
    """Trumps and aces stay in the hand, and a pair where it can be announced."""
    if card.suit is trump or card.rank is Rank.ACE:
        return True
    return bid.live and card.rank in PAIR and {Card(card.suit, rank) for rank in PAIR} <= hand


def spare_key(card: Card, hand: Hand, rng: Random) -> float:
    """Short suits go first; a ten without its ace is sometimes laid, a guarded one hardly ever."""
    guarded = Card(card.suit, Rank.ACE) in hand
    valuable = card.rank in VALUABLE
    cost = (6.0 if guarded else rng.choice((-2.0, 1.0, 3.0))) if valuable else 0.0
    return len(of_suit(hand, card.suit)) + cost + 0.2 * WITH_TRUMP.index(card.rank)
