"""Hands that are certain or nearly so: runs from the top with trumps and in durch, from the bottom in betl."""

from random import Random

from engine.cards.pack import GERMAN_PACK, GERMAN_SUITS, Card, Hand, Rank, Suit, of_suit
from engine.cards.trump import VALUABLE, ranking, seven_of
from engine.marias.laid_down.solve import PAIR
from engine.marias.table.step import Rung, Stake

HELD = 10
LENGTHS = (5, 5, 6, 6, 7)  # of trumps


def draw_runs(rng: Random, step: Rung, trump: Suit | None) -> Hand:
    """Ten cards in runs, now and then with a gap or two."""
    order = ranking(trump) if Stake.BETL in step.parts else ranking(trump)[::-1]
    hand = set(draw_trumps(rng, step, trump)) if trump else set[Card]()
    sides = [suit for suit in GERMAN_SUITS if suit is not trump]
    while len(hand) < HELD:
        suit = rng.choice(sides)
        missing = [Card(suit, rank) for rank in order if Card(suit, rank) not in hand]
        hand |= set(missing[:1])
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        swap(rng, hand, step, trump)
    return frozenset(hand)


def draw_trumps(rng: Random, step: Rung, trump: Suit) -> Hand:
    """From the top, with the seven and the pair where the game asks for them."""
    length = rng.choice(LENGTHS)
    seven = seven_of(trump)
    wanted = {seven} if seven and step.has_seven else set[Card]()
    if Stake.STO in step.parts and rng.random() < PAIRED:
        wanted |= {Card(trump, rank) for rank in PAIR}
    run = [Card(trump, rank) for rank in ranking(trump)[::-1] if Card(trump, rank) not in wanted]
    return frozenset(wanted) | frozenset(run[: max(0, length - len(wanted))])


PAIRED = 0.8


def swap(rng: Random, hand: set[Card], step: Rung, trump: Suit | None) -> None:
    """One card for another of its suit that is not in the hand."""
    kept = {seven_of(trump)} if step.has_seven else set[Card | None]()
    card = rng.choice(sorted(hand - kept))
    others = sorted(of_suit(frozenset(GERMAN_PACK) - hand, card.suit))
    if others:
        hand.remove(card)
        hand.add(rng.choice(others))


def draw_talon(rng: Random, hand: Hand, trump: Suit | None) -> Hand:
    """Two other cards; with trumps neither an ace nor a ten."""
    rest = sorted(frozenset(GERMAN_PACK) - hand)
    fit = [card for card in rest if not (trump and (card.rank in VALUABLE or card == Card(trump, Rank.SEVEN)))]
    return frozenset(rng.sample(fit, 2))
