"""Perfect play with all cards in sight: can one camp take no trick, every trick, the last with a card, so much?"""

from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

from engine.cards.bits import Bits, split
from engine.cards.goal import Aim, Goal, cards_left, counted, decided_by_now, left_to_count
from engine.cards.pack import Ranking
from engine.cards.position import Position

P = TypeVar("P", bound=Hashable)
BUDGET = 25_000  # cards played in thought; about a fifth of a second
MOST = 10_000


def can_make(position: Position[P], goal: Goal[P], budget: int = BUDGET) -> bool | None:
    """Can the camp reach the goal against best play? None if the search would take too long."""
    decided = decided_by_now(position, goal)
    if decided is not None:
        return decided
    try:
        return Search(position, goal, budget).start(position, goal.needed - counted(position, goal))
    except OverBudgetError:
        return None


def best_count(position: Position[P], goal: Goal[P], budget: int = BUDGET) -> int | None:
    """The most that the camp can count in the whole hand; None if the search would take too long."""
    search, unit = Search(position, goal, budget), goal.tally.unit
    low, high = 0, left_to_count(position, goal.tally) // unit
    try:
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if search.start(position, unit * middle) else (low, middle - 1)
    except OverBudgetError:
        return None
    return counted(position, goal) + unit * low


class OverBudgetError(Exception):
    """The search has played as many cards as it may."""


class OpenTrick(NamedTuple):
    """A trick in play: whose turn it is, what lies there, which card is winning and whose it is."""

    player: int
    size: int = 0
    cards: int = 0
    led: int = 0
    best: int = 0
    winner: int = 0


class Search(Generic[P]):
    """One question about one deal; positions that differ only in the names of suits or in gaps of rank are one."""

    def __init__(self, position: Position[P], goal: Goal[P], budget: int) -> None:
        terms = position.terms
        cards = cards_left(position)
        self.aim, self.tally, self.budget = goal.aim, goal.tally, budget
        self.bits = bits = Bits(cards, terms.ranking, parted(goal, terms.ranking))
        self.trumps = bits.whole(terms.trump)
        self.must_trump, self.must_beat = self.trumps if terms.duty.to_trump else 0, terms.duty.to_beat
        self.suit_of, self.shifts, self.width, self.field = bits.suit_of, bits.shifts, bits.width, bits.field
        self.card = bits.card(goal.card) if goal.card in cards else 0
        self.valuable = bits.all(card for card in cards if card.rank in goal.tally.ranks)
        self.gaps = bits.tops | sum(
            bits.gaps_of(suit) for suit in bits.suits if not goal.card or goal.card.suit is suit
        )
        self.trump_place = bits.suits.index(terms.trump) if terms.trump in bits.suits else None
        self.players = len(terms.players)
        self.ours = tuple(player in goal.camp for player in terms.players)
        self.after = (*range(1, self.players), 0)
        self.leads = tuple(OpenTrick(player) for player in range(self.players))
        self.hands, self.left, self.kept = list[int](), 0, False
        self.known: dict[object, tuple[int, int]] = {}  # what is surely reached, and what is surely not exceeded
        self.codes: dict[int, int] = {}

    def start(self, position: Position[P], need: int) -> bool:
        """Does the camp get what is needed from this position on?"""
        players = position.terms.players
        self.hands = [self.bits.all(position.held[player]) for player in players]
        self.left = sum(self.hands)
        self.kept = any(hand & self.card for hand, ours in zip(self.hands, self.ours, strict=True) if ours)
        trick = self.leads[players.index(position.leader)]
        for card in position.on_table:
            trick = self.lay(trick, self.bits.card(card))
        return (self.try_cards if trick.size else self.wins)(trick, need)

    def wins(self, trick: OpenTrick, need: int) -> bool:
        """The same at the start of a trick, where it may be decided or known."""
        decided = self.decided(need)
        if decided is not None:
            return decided
        key = self.key(trick.player)
        reached, limit = self.known.get(key, (0, MOST))
        if not reached < need <= limit:
            return need <= reached
        answer = self.try_cards(trick, need)
        self.known[key] = (need, limit) if answer else (reached, need - 1)
        return answer

    def try_cards(self, trick: OpenTrick, need: int) -> bool:
        """A player of the camp looks for one card that wins, an opponent for one that does not."""
        player, hands = trick.player, self.hands
        wanted = self.ours[player]
        for card in self.choices(trick):
            self.budget -= 1
            if self.budget < 0:
                raise OverBudgetError
            hands[player] ^= card
            self.left ^= card
            after = self.lay(trick, card)
            answer = self.try_cards(after, need) if after.size < self.players else self.take(after, need)
            hands[player] ^= card
            self.left ^= card
            if answer is wanted:
                return wanted
        return not wanted

    def lay(self, trick: OpenTrick, card: int) -> OpenTrick:
        """The trick with one more card: bits of one suit compare as cards do."""
        player, size, cards, led, best, winner = trick
        suit = self.suit_of[card]
        if not size:
            return OpenTrick(self.after[player], 1, card, suit, card, player)
        if card > best if best & suit else suit == self.trumps:
            best, winner = card, player
        return OpenTrick(self.after[player], size + 1, cards | card, led, best, winner)

    def take(self, trick: OpenTrick, need: int) -> bool:
        """The trick is complete: is all over with it, and if not, what comes of the next?"""
        aim, won, last = self.aim, self.ours[trick.winner], not self.left
        if aim is Aim.COUNT:
            if won:
                tally = self.tally
                need -= tally.card * (trick.cards & self.valuable).bit_count() + tally.trick + tally.last * last
        elif aim is Aim.LAST_TRICK:
            if trick.cards & self.card:
                return last and won and trick.best == self.card
        elif won is (aim is Aim.NO_TRICK):
            return False
        return self.wins(self.leads[trick.winner], need)

    def decided(self, need: int) -> bool | None:
        """The answer where no card need be played any more."""
        left = self.left
        if self.aim is Aim.LAST_TRICK:
            return None if self.kept and left & self.card else False
        if self.aim is Aim.COUNT:
            tally = self.tally
            most = tally.card * (left & self.valuable).bit_count() + tally.last * bool(left)
            most += tally.trick * self.hands[0].bit_count()
            return True if need <= 0 else False if need > most else None
        return None if left else True

    def allowed(self, hand: int, trick: OpenTrick) -> int:
        """The legal cards, as the duties of this game have them."""
        if not trick.size:
            return hand
        cards = hand & trick.led or hand & self.must_trump or hand
        return (self.must_beat and cards & self.suit_of[trick.best] & -(trick.best << 1)) or cards

    def choices(self, trick: OpenTrick) -> list[int]:
        """The legal cards, one of each run of neighbours that are worth the same, the likeliest first."""
        mine = self.hands[trick.player]
        others = self.gaps | trick.cards | self.left ^ mine
        chosen, previous = list[int](), 0
        for card in split(self.allowed(mine, trick)):
            if not previous or others & (card - 1) & -(previous << 1):
                chosen.append(card)
            previous = card
        return chosen[::-1] if len(chosen) > 1 and self.high_first(chosen[0], trick) else chosen

    def high_first(self, card: int, trick: OpenTrick) -> bool:
        """Is a high card the likelier one? Whoever hopes for the trick plays high, also under a partner's card."""
        mine = self.ours[trick.player]
        if self.aim is Aim.NO_TRICK:
            return bool(trick.size) and mine
        if not trick.size or mine is self.ours[trick.winner]:
            return True
        trumps, best = self.trumps, trick.best
        return bool(card & trumps > best & trumps or (card & self.suit_of[best] and card > best))

    def key(self, leader: int) -> object:
        """The position without names: for each suit who holds its cards in order, plain suits in any order."""
        codes = [self.code(shift) for shift in self.shifts]
        if self.trump_place is None:
            return leader, *sorted(codes)
        trump = codes.pop(self.trump_place)
        return leader, trump, *sorted(codes)

    def code(self, shift: int) -> int:
        """One suit as a number, made once for each way in which its cards can lie."""
        width, field, packed = self.width, self.field, shift
        for hand in self.hands:
            packed = packed << width | hand >> shift & field
        found = self.codes.get(packed)
        if found is None:
            suit = [cards >> shift & field for cards in (self.gaps, *self.hands)]
            found = self.codes[packed] = holders(suit, width)
        return found


def parted(goal: Goal[P], ranking: Ranking) -> frozenset[int]:
    """The places below which a gap parts cards that are not worth the same, although they are neighbours."""
    places = range(1, len(ranking))
    if goal.card:
        place = ranking.index(goal.card.rank)
        return frozenset({place, place + 1}).intersection(places)
    valuable = [rank in goal.tally.ranks for rank in ranking]
    return frozenset(place for place in places if valuable[place] is not valuable[place - 1])


def holders(owners: list[int], width: int) -> int:
    """Who holds the cards of a suit from the weakest on, gaps included, three bits for each."""
    number = 1
    for place in range(width):
        for digit, cards in enumerate(owners):
            if cards >> place & 1:
                number = number << 3 | digit
    return number
