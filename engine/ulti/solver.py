"""Perfect play with all cards in sight: can the declarer make the betli, the durchmars, the ulti, so many points?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.cards import GERMAN_SUITS, Card, Hand, Rank, Suit
from engine.text import N_, Choice
from engine.ulti.play import ranking
from engine.ulti.table import Player

BUDGET = 40_000  # cards played in thought; about a fifth of a second
MOST = 100
VALUABLE = (Rank.TEN, Rank.ACE)
Hands = tuple[int, int, int]


class Aim(Choice):
    """What the declarer tries to do."""

    NO_TRICK = "no-trick", N_("take no trick")
    EVERY_TRICK = "every-trick", N_("take every trick")
    ULTI = "ulti", N_("win the last trick with the trump seven")
    POINTS = "points", N_("reach a number of points in tricks")


@dataclass(frozen=True)
class Goal:
    """An aim, for points with their number: aces, tens and the last trick count 10 each."""

    aim: Aim
    points: int = 0


NO_TRICK, EVERY_TRICK, ULTI = Goal(Aim.NO_TRICK), Goal(Aim.EVERY_TRICK), Goal(Aim.ULTI)


@dataclass(frozen=True)
class Position:
    """The cards that are left, who leads, and what already lies in the trick."""

    hands: Mapping[Player, Hand]
    leader: Player
    trump: Suit | None
    table: tuple[Card, ...] = ()


def can_make(position: Position, goal: Goal, budget: int = BUDGET) -> bool | None:
    """Can the declarer reach the goal against best play? None if the search would take too long."""
    try:
        return Search(position, goal.aim, budget).start(position, goal.points or 1)
    except OverBudgetError:
        return None


def best_points(position: Position, budget: int = BUDGET) -> int | None:
    """The most points in tricks that the declarer can reach from here on; None if the search would take too long."""
    search, low, high = Search(position, Aim.POINTS, budget), 0, 9  # in tens
    try:
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if search.start(position, 10 * middle) else (low, middle - 1)
    except OverBudgetError:
        return None
    return 10 * low


class OverBudgetError(Exception):
    """The search has played as many cards as it may."""


# Cards are bits, eleven to a suit, the weakest lowest. The gaps keep apart neighbours that are not worth the same:
# bit 1 lies above the seven, bit 7 (with trumps) below the ten, bit 10 above the ace.
WIDTH = 11
PLACES = (0, 2, 3, 4, 5, 6, 8, 9)
SUIT_BITS = 0b1101111101


def lowest(cards: int) -> int:
    return cards & -cards


def split(cards: int) -> Iterator[int]:
    """The single cards, weakest first."""
    while cards:
        card = lowest(cards)
        yield card
        cards ^= card


class Search:
    """One question about one position; positions that differ only in names of suits or gaps in rank are one."""

    def __init__(self, position: Position, aim: Aim, budget: int) -> None:
        self.aim, self.budget = aim, budget
        self.order = ranking(position.trump)
        self.suits = [SUIT_BITS << WIDTH * number for number in range(4)]
        self.suit_of = {card: bits for bits in self.suits for card in split(bits)}
        self.trumps = self.suits[GERMAN_SUITS.index(position.trump)] if position.trump else 0
        self.seven = lowest(self.trumps)
        valuable = [Card(suit, rank) for suit in GERMAN_SUITS for rank in VALUABLE]
        self.valuable = self.encode(frozenset(valuable)) if aim is Aim.POINTS else 0
        self.gaps = self.make_gaps()
        self.known: dict[object, tuple[int, int]] = {}  # what is surely reached, and what is surely not exceeded
        self.codes: dict[int, int] = {}

    def make_gaps(self) -> int:
        """The bits that part cards of one holding: the end of each suit, and where worth changes."""
        gaps = sum(1 << 10 << WIDTH * number for number in range(4))
        if self.aim is Aim.ULTI:
            gaps |= self.seven << 1
        if self.aim is Aim.POINTS:
            gaps |= sum(1 << 7 << WIDTH * number for number in range(4))
        return gaps

    def encode(self, cards: Hand) -> int:
        return sum(1 << WIDTH * GERMAN_SUITS.index(card.suit) + PLACES[self.order.index(card.rank)] for card in cards)

    def start(self, position: Position, need: int) -> bool:
        hands = [self.encode(position.hands[player]) for player in Player]
        table = tuple(self.encode(frozenset({card})) for card in position.table)
        return self.wins((hands[0], hands[1], hands[2]), position.leader.order, table, need)

    def wins(self, hands: Hands, leader: int, table: tuple[int, ...], need: int) -> bool:
        """Does the declarer reach the goal from here?"""
        if table:
            return self.try_cards(hands, leader, table, need)
        decided = self.decided(hands, need)
        if decided is not None:
            return decided
        key = self.key(hands, leader)
        reached, limit = self.known.get(key, (0, MOST))
        if not reached < need <= limit:
            return need <= reached
        answer = self.try_cards(hands, leader, table, need)
        self.known[key] = (need, limit) if answer else (reached, need - 1)
        return answer

    def try_cards(self, hands: Hands, leader: int, table: tuple[int, ...], need: int) -> bool:
        """The declarer wants one card that wins, the defenders one that does not."""
        player = (leader + len(table)) % 3
        for card in self.choices(hands, player, table):
            self.budget -= 1
            if self.budget < 0:
                raise OverBudgetError
            if self.after(hands, leader, (*table, card), need) == (not player):
                return not player
        return bool(player)

    def after(self, hands: Hands, leader: int, table: tuple[int, ...], need: int) -> bool:
        player, card = (leader + len(table) - 1) % 3, table[-1]
        rest = (hands[0] ^ card * (player == 0), hands[1] ^ card * (player == 1), hands[2] ^ card * (player == 2))
        if len(table) < 3:
            return self.wins(rest, leader, table, need)
        winner = (leader + table.index(self.best(table))) % 3
        return self.next_trick(rest, winner, table, need)

    def next_trick(self, hands: Hands, winner: int, table: tuple[int, ...], need: int) -> bool:
        """The trick is complete: is it over now, and if not, who wins from here?"""
        aim, last = self.aim, not hands[0]
        if aim is Aim.NO_TRICK and winner == 0:
            return False
        if aim is Aim.EVERY_TRICK and winner:
            return False
        if aim is Aim.ULTI and self.seven in table:
            return last and winner == 0 and self.best(table) == self.seven
        if aim is Aim.POINTS and winner == 0:
            need -= 10 * (((table[0] | table[1] | table[2]) & self.valuable).bit_count() + last)
        return self.wins(hands, winner, (), need)

    def decided(self, hands: Hands, need: int) -> bool | None:
        """The answer where no card need be played any more."""
        if self.aim is Aim.ULTI:
            return None if hands[0] & self.seven else False
        if self.aim is Aim.POINTS:
            left = 10 * (((hands[0] | hands[1] | hands[2]) & self.valuable).bit_count() + bool(hands[0]))
            return True if need <= 0 else False if need > left else None
        return None if hands[0] else True

    def best(self, table: tuple[int, ...]) -> int:
        """The card that is winning the trick: bits of one suit compare as cards do."""
        trumps = [card for card in table if card & self.trumps]
        led = self.suit_of[table[0]]
        return max(trumps or [card for card in table if card & led])

    def allowed(self, hand: int, table: tuple[int, ...]) -> int:
        """The legal cards: follow suit, else trump, and beat what is winning if possible."""
        if not table:
            return hand
        cards = hand & self.suit_of[table[0]] or hand & self.trumps or hand
        best = self.best(table)
        return cards & self.suit_of[best] & -(best << 1) or cards

    def choices(self, hands: Hands, player: int, table: tuple[int, ...]) -> list[int]:
        """The legal cards, one of each run of neighbours that are worth the same, the likeliest first."""
        cards = self.allowed(hands[player], table)
        others = self.gaps | hands[(player + 1) % 3] | hands[(player + 2) % 3] | sum(table)
        chosen, previous = list[int](), 0
        for card in split(cards):
            if not previous or others & (card - 1) & -(previous << 1):
                chosen.append(card)
            previous = card
        self.rivals = others & ~self.gaps
        return self.likeliest_first(chosen, table, player)

    def likeliest_first(self, chosen: list[int], table: tuple[int, ...], player: int) -> list[int]:
        if len(chosen) == 1:
            return chosen
        if not table and self.aim is Aim.POINTS:
            rivals = self.rivals
            return sorted(chosen, key=lambda card: (bool(rivals & self.suit_of[card] & -card), card & self.valuable, card))
        if not table:
            return chosen if self.aim is Aim.NO_TRICK else chosen[::-1]
        if self.aim is Aim.NO_TRICK:
            return chosen[::-1] if player == 0 else chosen
        best = self.best(table)
        owner = (player - len(table) + table.index(best)) % 3
        beats = self.best((*table, chosen[0])) != best
        if beats or (owner and player):
            return chosen[::-1]
        return chosen

    def key(self, hands: Hands, leader: int) -> object:
        """The position without names: for each suit who holds its cards in order, plain suits in any order."""
        codes = [self.code(hands, WIDTH * number) for number in range(4)]
        if not self.trumps:
            return leader, *sorted(codes)
        trump = codes.pop(self.suits.index(self.trumps))
        return leader, trump, *sorted(codes)

    def code(self, hands: Hands, shift: int) -> int:
        """One suit as a number: the holders of its cards from the weakest on, gaps included."""
        mine, right, left, gaps = (cards >> shift & 0x7FF for cards in (*hands, self.gaps))
        packed = ((mine << WIDTH | right) << WIDTH | left) << WIDTH | gaps
        if packed not in self.codes:
            holders = [(gaps, 0), (mine, 1), (right, 2), (left, 3)]
            number = 1
            for place in range(WIDTH):
                for cards, digit in holders:
                    if cards >> place & 1:
                        number = number << 2 | digit
            self.codes[packed] = number
        return self.codes[packed]
