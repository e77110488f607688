"""What a hand may be good for: steps with their trumps, the two cards to lay down, and the chance to make it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.cards.pack import GERMAN_SUITS, WITH_TRUMP, Card, Hand, Rank, Suit, of_suit
from engine.cards.trump import VALUABLE
from engine.marias.table.step import RATE, Rung, Stake
from players.german.evaluation import best_betli, best_durchmars, weigh

HELD, TALON, FEWEST = 10, 2, 3  # trumps: whoever has ten cards has three of a suit
BETL_UNSEEN = 0.45  # a betl looks safer than against defenders who see everything
TALON_HOPE = 0.7  # with ten cards a player hopes that the two worst ones can be laid down
SECOND_SEVEN = 0.45  # how much harder the helper seven makes it
PAIR = frozenset({Rank.KING, Rank.OVER})
PRICE = {step: (1 + step.red) * sum(RATE[part] for part in step.parts) for step in Rung}
NEEDED = {step: min(0.85, 0.4 + 0.012 * PRICE[step]) for step in Rung}  # the dearer a game, the surer it has to be


@dataclass(frozen=True)
class Plan:
    """A game with its trumps, the two cards to lay down for it, and the chance to make it."""

    step: Rung
    trump: Suit | None
    talon: Hand
    chance: float
    second: Suit | None = None  # the suit of the helper seven

    @property
    def prospect(self) -> float:
        """What the game brings on the whole."""
        return PRICE[self.step] * (2 * self.chance - 1)

    @property
    def is_sound(self) -> bool:
        return self.chance >= NEEDED[self.step]


@lru_cache(maxsize=64)  # a hand is looked at again whenever its turn comes
def find_plans(hand: Hand) -> tuple[Plan, ...]:
    """Everything that 12 cards may be good for; with 10 cards nothing is laid down."""
    trumps = [suit for suit in GERMAN_SUITS if len(of_suit(hand, suit)) >= FEWEST]
    return (*(plan for trump in trumps for plan in with_trumps(hand, trump)), *without_trumps(hand))


def with_trumps(hand: Hand, trump: Suit) -> Iterator[Plan]:
    laid = spare(hand, trump, len(hand) - HELD)
    kept = hand - laid
    strength = weigh(kept, trump)
    has_pair = strength.pair or strength.pairs
    sto = strength.points(60) if strength.pair else strength.points(80) if has_pair else 0.0
    chances = {Stake.HRA: strength.points(50), Stake.SEDMA: strength.ulti, Stake.STO: sto}
    second = second_suit(kept, trump)
    chances[Stake.SEDMY] = strength.ulti * SECOND_SEVEN if second else 0.0
    for step in Rung:
        if step.has_trump and step.red == (trump is Suit.RED):
            chance = 1.0
            for part in step.parts:
                chance *= chances[part]
            if chance:
                yield Plan(step, trump, laid, chance, second if Stake.SEDMY in step.parts else None)


def second_suit(hand: Hand, trump: Suit) -> Suit | None:
    """The longest side suit of which the seven is held."""
    held = [suit for suit in GERMAN_SUITS if suit is not trump and Card(suit, Rank.SEVEN) in hand]
    return max(held, key=lambda suit: (len(of_suit(hand, suit)), -suit.order), default=None)


def without_trumps(hand: Hand) -> Iterator[Plan]:
    count, hope = (len(hand) - HELD, 1.0) if len(hand) > HELD else (TALON, TALON_HOPE)
    betl, durch = best_betli(hand, count), best_durchmars(hand, len(hand) - HELD, None)
    yield Plan(Rung.BETL, None, betl.laid if len(hand) > HELD else frozenset(), hope * betl.chance**BETL_UNSEEN)
    yield Plan(Rung.DURCH, None, durch.laid, durch.chance)


def spare(hand: Hand, trump: Suit, count: int) -> Hand:
    """The cards that can be done without: no trump, ace, ten, seven or pair if it can be helped, short suits first."""
    return frozenset(sorted(hand, key=lambda card: keep(card, hand, trump))[:count])


def keep(card: Card, hand: Hand, trump: Suit) -> tuple[int, int, int, Card]:
    """How much a card is worth keeping; aces and tens may not be laid down at all."""
    suit = of_suit(hand, card.suit)
    in_pair = card.rank in PAIR and {Card(card.suit, rank) for rank in PAIR} <= suit
    worth = 3 if card.rank in VALUABLE else 2 if card.suit is trump else 1 if in_pair else 0
    return worth, len(suit), WITH_TRUMP.index(card.rank), card
