"""Perfect play with all cards in sight: can the declarer make the betli, the durchmars, the ulti, so many points?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.cards.pack import GERMAN_SUITS, Card, Hand, Suit
from engine.text import N_, Choice
from engine.ulti.table.player import Player
from engine.ulti.table.trump import VALUABLE, ranking

BUDGET = 25_000  # cards played in thought; about a fifth of a second
MOST = 100
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
class Ending:
    """The cards that are left, who leads, and what already lies in the trick."""

    hands: Mapping[Player, Hand]
    leader: Player
    trump: Suit | None
    table: tuple[Card, ...] = ()


def can_make(position: Ending, goal: Goal, budget: int = BUDGET) -> bool | None:
    """Can the declarer reach the goal against best play? None if the search would take too long."""
    try:
        return Search(position, goal.aim, budget).start(position, goal.points or 1)
    except OverBudgetError:
        return None


def best_points(position: Ending, budget: int = BUDGET) -> int | None:
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
SUIT_BITS = 0b1101111101
SHIFTS = (0, WIDTH, 2 * WIDTH, 3 * WIDTH)
FIELD = (1 << WIDTH) - 1
PLACES = (0, 2, 3, 4, 5, 6, 8, 9)
SUITS = tuple(SUIT_BITS << shift for shift in SHIFTS)


def split(cards: int) -> Iterator[int]:
    """The single cards, weakest first."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card


SUIT_OF = {card: suit for suit in SUITS for card in split(suit)}
AFTER = (1, 2, 0)


class OpenTrick(NamedTuple):
    """A trick in play: whose turn it is, what lies there, which card is winning and whose it is."""

    player: int
    size: int = 0
    cards: int = 0
    led: int = 0
    best: int = 0
    winner: int = 0


LEADS = tuple(OpenTrick(player) for player in range(3))


class Search:
    """One question about one deal; positions that differ only in the names of suits or in gaps of rank are one."""

    def __init__(self, position: Ending, aim: Aim, budget: int) -> None:
        if not position.trump and aim in (Aim.ULTI, Aim.POINTS):
            raise ValueError(f"without trumps nobody tries to {aim.words}")
        self.aim, self.budget = aim, budget
        self.order = ranking(position.trump)
        self.trumps = SUITS[GERMAN_SUITS.index(position.trump)] if position.trump else 0
        self.seven = self.trumps & -self.trumps
        valuable = frozenset(Card(suit, rank) for suit in GERMAN_SUITS for rank in VALUABLE)
        self.valuable = self.encode(valuable) if aim is Aim.POINTS else 0
        self.gaps = self.make_gaps()
        self.known: dict[object, tuple[int, int]] = {}  # what is surely reached, and what is surely not exceeded
        self.codes: dict[int, int] = {}

    def make_gaps(self) -> int:
        """The bits that part cards of one holding: the end of each suit, and where worth changes."""
        gaps = sum(1 << 10 << shift for shift in SHIFTS)
        if self.aim is Aim.ULTI:
            gaps |= self.seven << 1
        if self.aim is Aim.POINTS:
            gaps |= sum(1 << 7 << shift for shift in SHIFTS)
        return gaps

    def encode(self, cards: Hand) -> int:
        return sum(1 << SHIFTS[GERMAN_SUITS.index(card.suit)] + PLACES[self.order.index(card.rank)] for card in cards)

    def start(self, position: Ending, need: int) -> bool:
        """Does the declarer get what is needed from this position on?"""
        hands = [self.encode(position.hands[player]) for player in Player]
        trick = LEADS[position.leader.order]
        for card in position.table:
            trick = self.lay(trick, self.encode(frozenset({card})))
        return (self.try_cards if trick.size else self.wins)((hands[0], hands[1], hands[2]), trick, need)

    def wins(self, hands: Hands, trick: OpenTrick, need: int) -> bool:
        """The same at the start of a trick, where it may be decided or known."""
        decided = self.decided(hands, need)
        if decided is not None:
            return decided
        key = self.key(hands, trick.player)
        reached, limit = self.known.get(key, (0, MOST))
        if not reached < need <= limit:
            return need <= reached
        answer = self.try_cards(hands, trick, need)
        self.known[key] = (need, limit) if answer else (reached, need - 1)
        return answer

    def try_cards(self, hands: Hands, trick: OpenTrick, need: int) -> bool:
        """The declarer looks for one card that wins, a defender for one that does not."""
        wanted = trick.player == 0
        for card in self.choices(hands, trick):
            self.budget -= 1
            if self.budget < 0:
                raise OverBudgetError
            if self.play(hands, trick, card, need) is wanted:
                return wanted
        return not wanted

    def play(self, hands: Hands, trick: OpenTrick, card: int, need: int) -> bool:
        mine, right, left = hands
        if trick.player == 0:
            rest = (mine ^ card, right, left)
        else:
            rest = (mine, right ^ card, left) if trick.player == 1 else (mine, right, left ^ card)
        after = self.lay(trick, card)
        return self.try_cards(rest, after, need) if after.size < 3 else self.take(rest, after, need)

    def lay(self, trick: OpenTrick, card: int) -> OpenTrick:
        """The trick with one more card: bits of one suit compare as cards do."""
        player, size, cards, led, best, winner = trick
        suit = SUIT_OF[card]
        if not size:
            return OpenTrick(AFTER[player], 1, card, suit, card, player)
        if card > best if best & suit else suit == self.trumps:
            best, winner = card, player
        return OpenTrick(AFTER[player], size + 1, cards | card, led, best, winner)

    def take(self, hands: Hands, trick: OpenTrick, need: int) -> bool:
        """The trick is complete: is all over with it, and if not, what comes of the next?"""
        aim, won, last = self.aim, trick.winner == 0, not hands[0]
        if aim is Aim.POINTS:
            need -= 10 * won * ((trick.cards & self.valuable).bit_count() + last)
        elif aim is Aim.ULTI and trick.cards & self.seven:
            return last and won and trick.best == self.seven
        elif won is (aim is Aim.NO_TRICK) and aim is not Aim.ULTI:
            return False
        return self.wins(hands, LEADS[trick.winner], need)

    def decided(self, hands: Hands, need: int) -> bool | None:
        """The answer where no card need be played any more."""
        if self.aim is Aim.ULTI:
            return None if hands[0] & self.seven else False
        if self.aim is Aim.POINTS:
            left = 10 * (((hands[0] | hands[1] | hands[2]) & self.valuable).bit_count() + bool(hands[0]))
            return True if need <= 0 else False if need > left else None
        return None if hands[0] else True

    def allowed(self, hand: int, trick: OpenTrick) -> int:
        """The legal cards: follow suit, else trump, and beat what is winning if possible."""
        if not trick.size:
            return hand
        cards = hand & trick.led or hand & self.trumps or hand
        return cards & SUIT_OF[trick.best] & -(trick.best << 1) or cards

    def choices(self, hands: Hands, trick: OpenTrick) -> list[int]:
        """The legal cards, one of each run of neighbours that are worth the same, the likeliest first."""
        mine, others = hands[trick.player], self.gaps | trick.cards
        others |= (hands[0] | hands[1] | hands[2]) ^ mine
        chosen, previous = list[int](), 0
        for card in split(self.allowed(mine, trick)):
            if not previous or others & (card - 1) & -(previous << 1):
                chosen.append(card)
            previous = card
        return chosen[::-1] if len(chosen) > 1 and self.high_first(chosen[0], trick) else chosen

    def high_first(self, card: int, trick: OpenTrick) -> bool:
        """Is a high card the likelier one? Whoever hopes for the trick plays high, also under a partner's card."""
        if self.aim is Aim.NO_TRICK:
            return bool(trick.size) and trick.player == 0
        if not trick.size or (trick.player and trick.winner):
            return True
        return bool(card & self.trumps > trick.best & self.trumps or (card & SUIT_OF[trick.best] and card > trick.best))

    def key(self, hands: Hands, leader: int) -> object:
        """The position without names: for each suit who holds its cards in order, plain suits in any order."""
        codes = [self.code(hands, shift) for shift in SHIFTS]
        if not self.trumps:
            return leader, *sorted(codes)
        trump = codes.pop(SUITS.index(self.trumps))
        return leader, trump, *sorted(codes)

    def code(self, hands: Hands, shift: int) -> int:
        """One suit as a number, made once for each way in which its cards can lie."""
        mine, right, left = hands[0] >> shift & FIELD, hands[1] >> shift & FIELD, hands[2] >> shift & FIELD
        packed = ((shift << WIDTH | mine) << WIDTH | right) << WIDTH | left
        found = self.codes.get(packed)
        if found is None:
            found = self.codes[packed] = holders(self.gaps >> shift & FIELD, mine, right, left)
        return found


def holders(*owners: int) -> int:
    """Who holds the cards of a suit from the weakest on, gaps included, two bits for each."""
    number = 1
    for place in range(WIDTH):
        for digit, cards in enumerate(owners):
            if cards >> place & 1:
                number = number << 2 | digit
    return number
