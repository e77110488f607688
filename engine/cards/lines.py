"""The end of a hand over all lines of play: what a camp wins at best and at worst, and a line in which it does."""

from collections.abc import Hashable, Iterator
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from engine.cards.bits import Bits, split
from engine.cards.goal import cards_left
from engine.cards.position import Position
from engine.cards.solver import OpenTrick, OverBudgetError, holders
from engine.cards.trick import Play
from engine.text import Choice

P = TypeVar("P", bound=Hashable)
MOST_CARDS = 6  # in a hand, of an ending that is searched
BUDGET = 60_000  # cards played in thought; about a fifth of a second


class Care(Choice):
    """How the players of a camp play."""

    BEST = "best", "best"
    WORST = "worst", "worst"


class Trying(NamedTuple):
    """How the camp plays, and how its opponents do."""

    ours: Care
    theirs: Care
    helpers: frozenset[Any] = frozenset()  # players who do their best for the camp whatever the others do


PERFECT = Trying(Care.BEST, Care.BEST)  # double dummy
FLOOR = Trying(Care.WORST, Care.BEST)  # what the camp wins on every line
CEILING = Trying(Care.BEST, Care.WORST)  # what it wins on some line


class Solved(NamedTuple, Generic[P]):
    """How many tricks the camp wins, and a line of play in which it wins just so many."""

    tricks: int
    line: tuple[Play[P], ...]


class Narrowing(Protocol):
    """Which of the legal cards the camp plays, where something narrows them; what it goes by is kept in a number."""

    def start(self, lines: "Lines[Any]") -> int:
        """What it goes by when the first card is played."""

    def choices(self, lines: "Lines[Any]", trick: OpenTrick, cards: list[int], mind: int) -> list[list[int]]:
        """The cards that are open to a player of the camp; of those in one group the best is found."""

    def after(self, lines: "Lines[Any]", trick: OpenTrick, card: int, mind: int) -> int:
        """What it goes by once a card has been laid on this trick, whoever played it."""


class Lines(Generic[P]):
    """All lines of one ending; each question is whether the camp wins so many tricks."""

    def __init__(
        self,
        position: Position[P],
        camp: frozenset[P],
        trying: Trying,
        manner: Narrowing | None = None,
        budget: int = BUDGET,
    ) -> None:
        terms = position.terms
        self.position, self.manner, self.budget = position, manner, budget
        self.bits = bits = Bits(cards_left(position), terms.ranking, frozenset())
        self.trumps, self.suit_of, self.tops = bits.whole(terms.trump), bits.suit_of, bits.tops
        self.players = len(terms.players)
        self.ours = tuple(player in camp for player in terms.players)
        best = {True: trying.ours is Care.BEST, False: trying.theirs is Care.WORST}
        helped = zip(terms.players, self.ours, strict=True)
        self.helps = tuple(best[ours] or player in trying.helpers for player, ours in helped)
        self.after = (*range(1, self.players), 0)
        self.hands = [bits.all(position.held[player]) for player in terms.players]
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}
        self.trick = OpenTrick(terms.players.index(position.leader))
        for card in position.on_table:
            self.trick = self.lay(self.trick, bits.card(card))
        self.codes: dict[int, int] = {}
        self.left = max(hand.bit_count() for hand in self.hands)

    def count(self) -> int:
        """The tricks that the camp wins. OverBudgetError if there are too many lines."""
        mind = self.manner.start(self) if self.manner else 0
        low, high = 0, self.left
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.reaches(self.trick, middle, mind) else (low, middle - 1)
        return low

    def solve(self) -> Solved[P]:
        """The same with a line of play."""
        tricks = self.count()
        return Solved(tricks, tuple(self.walk(tricks, self.manner.start(self) if self.manner else 0)))

    def walk(self, tricks: int, mind: int) -> Iterator[Play[P]]:
        """Card by card, one line in which each plays as he tries to."""
        cards = {self.bits.card(card): card for card in cards_left(self.position)}
        players, trick, need, before = self.position.terms.players, self.trick, tricks, list(self.hands)
        while any(self.hands):
            card = self.choose(trick, need, mind)
            player = trick.player
            yield Play(players[player], cards[card])
            mind = self.manner.after(self, trick, card, mind) if self.manner else mind
            self.hands[player] ^= card
            trick = self.lay(trick, card)
            if trick.size == self.players:
                need -= self.ours[trick.winner]
                trick = OpenTrick(trick.winner)
        self.hands = before

    def choose(self, trick: OpenTrick, need: int, mind: int) -> int:
        """A card after which the camp still wins just what it is to win."""
        for group in self.options(trick, mind):
            fits = [card for card in group if self.gets(trick, card, need, mind)]
            if self.helps[trick.player] and fits:
                return fits[0]
            if not self.helps[trick.player] and not any(self.gets(trick, card, need + 1, mind) for card in group):
                return fits[0]
        raise ValueError("No card leads to the tricks that were found.")

    def reaches(self, trick: OpenTrick, need: int, mind: int) -> bool:
        """Does the camp win so many tricks from here on? What is found at the start of a trick is kept."""
        if trick.size:
            return self.try_cards(trick, need, mind)
        if need <= 0:
            return True
        if need > self.hands[trick.player].bit_count():
            return False
        key = (trick.player, mind, *map(self.code, self.bits.shifts))
        reached, limit = self.known.get(key, (0, MOST_CARDS * 3))
        if not reached < need <= limit:
            return need <= reached
        answer = self.try_cards(trick, need, mind)
        self.known[key] = (need, limit) if answer else (reached, need - 1)
        return answer

    def code(self, shift: int) -> int:
        """Who holds the cards of a suit, whatever gaps of rank lie between them."""
        width, field, packed = self.bits.width, self.bits.field, 0
        for hand in self.hands:
            packed = packed << width | hand >> shift & field
        found = self.codes.get(packed)
        if found is None:
            found = self.codes[packed] = holders([hand >> shift & field for hand in self.hands], width)
        return found

    def try_cards(self, trick: OpenTrick, need: int, mind: int) -> bool:
        """Who helps the camp looks for one card that brings the tricks, who does not for one that does not."""
        helps = self.helps[trick.player]
        for group in self.options(trick, mind):
            if len(group) == 1:
                answer = self.gets(trick, group[0], need, mind)
            else:
                answer = any(self.gets(trick, card, need, mind) for card in group)
            if answer is helps:
                return answer
        return not helps

    def gets(self, trick: OpenTrick, card: int, need: int, mind: int) -> bool:
        """Does the camp win so many tricks once this card is played?"""
        self.budget -= 1
        if self.budget < 0:
            raise OverBudgetError
        player = trick.player
        if self.manner:
            mind = self.manner.after(self, trick, card, mind)
        self.hands[player] ^= card
        after = self.lay(trick, card)
        if after.size < self.players:
            answer = self.try_cards(after, need, mind)
        else:
            answer = self.reaches(OpenTrick(after.winner), need - self.ours[after.winner], mind)
        self.hands[player] ^= card
        return answer

    def lay(self, trick: OpenTrick, card: int) -> OpenTrick:
        """The trick with one more card: bits of one suit compare as cards do."""
        player, size, cards, led, best, winner = trick
        suit = self.suit_of[card]
        if not size:
            return OpenTrick(self.after[player], 1, card, suit, card, player)
        if card > best if best & suit else suit == self.trumps:
            best, winner = card, player
        return OpenTrick(self.after[player], size + 1, cards | card, led, best, winner)

    def options(self, trick: OpenTrick, mind: int) -> list[list[int]]:
        """The cards to try, the likeliest first, in groups of which the best counts."""
        cards = self.legal(trick)
        if self.manner and self.ours[trick.player]:
            return self.manner.choices(self, trick, cards, mind)
        return [[card] for card in cards]

    def legal(self, trick: OpenTrick) -> list[int]:
        """The legal cards, one of each run of neighbours."""
        mine = self.hands[trick.player]
        others = self.tops | trick.cards | (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[-1]) ^ mine
        chosen, previous = list[int](), 0
        for card in split(mine & trick.led or mine):
            if not previous or others & (card - 1) & -(previous << 1):
                chosen.append(card)
            previous = card
        wants = self.helps[trick.player] is self.ours[trick.player]  # does this player try to win?
        return chosen[::-1] if wants else chosen

    def beats(self, trick: OpenTrick, card: int) -> bool:
        """Would this card be the best of the trick so far?"""
        if not trick.size:
            return True
        suit = self.suit_of[card]
        return card > trick.best if trick.best & suit else suit == self.trumps

    def against(self, suit: int) -> int:
        """The cards of a suit that the other camp holds."""
        return sum(hand & suit for hand, ours in zip(self.hands, self.ours, strict=True) if not ours)

    def is_high(self, card: int) -> bool:
        """Is it higher than every card of its suit that the other camp holds?"""
        return self.against(self.suit_of[card]) < card


class Range(NamedTuple):
    """The tricks of a camp: on every line, with perfect play, on some line."""

    floor: int
    perfect: int
    ceiling: int


def find_outcome(
    position: Position[P],
    camp: frozenset[P],
    trying: Trying,
    manner: Narrowing | None = None,
    budget: int = BUDGET,
) -> Solved[P] | None:
    """None if there are too many lines, or too many cards."""
    if max(map(len, position.held.values())) > MOST_CARDS:
        return None
    try:
        return Lines(position, camp, trying, manner, budget).solve()
    except OverBudgetError:
        return None


def count_tricks(
    position: Position[P],
    camp: frozenset[P],
    trying: Trying,
    manner: Narrowing | None = None,
    budget: int = BUDGET,
) -> int | None:
    """The tricks alone, which takes less time; None as above."""
    if max(map(len, position.held.values())) > MOST_CARDS:
        return None
    try:
        return Lines(position, camp, trying, manner, budget).count()
    except OverBudgetError:
        return None


def find_range(position: Position[P], camp: frozenset[P], budget: int = BUDGET) -> Range | None:
    """Without any filter: all legal cards count."""
    floor, perfect, ceiling = (
        count_tricks(position, camp, trying, None, budget) for trying in (FLOOR, PERFECT, CEILING)
    )
    return None if floor is None or perfect is None or ceiling is None else Range(floor, perfect, ceiling)
