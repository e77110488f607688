"""Deals for a certain game, dear ones too: twelve cards that suit it, and an auction that leads to it."""

import math
from collections.abc import Sequence
from random import Random

from engine.cards.pack import GERMAN_PACK, GERMAN_SUITS, WITH_TRUMP, WITHOUT_TRUMP, Card, Hand, Rank, Suit, of_suit
from engine.cards.trump import VALUABLE
from engine.marias.table.player import PLAYING
from engine.marias.table.step import Rung, Stake
from players.marias.bidding import Bidding, draw_auction, highest_step
from players.marias.deal import Deal
from players.marias.plan import PAIR, Plan, find_plans, second_suit, spare

PLAIN = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)
LENGTHS = {Stake.SEDMY: (5, 6, 6, 7), Stake.STO: (4, 5, 5, 6), Stake.SEDMA: (4, 5, 5, 6)}
HIGH = {Rank.ACE: 2.4, Rank.TEN: 1.6, Rank.KING: 1.2}


def draw_game(rng: Random, steps: Sequence[Rung]) -> Bidding:
    """One of these games, announced by somebody who could well have bid it."""
    step = rng.choice(steps)
    trump = (Suit.RED if step.red else rng.choice(PLAIN)) if step.has_trump else None
    while True:
        twelve = draw_twelve(rng, step, trump)
        rest = rng.sample([card for card in GERMAN_PACK if card not in twelve], 20)
        akter = rng.choice(PLAYING)
        own = frozenset(rng.sample(sorted(twelve), 10))
        others = iter((frozenset(rest[:10]), frozenset(rest[10:])))
        first, middle, last = (own if seat is akter else next(others) for seat in PLAYING)
        deal = Deal((first, middle, last), twelve - own)
        limits = {seat: highest_step(deal.hand(seat)) for seat in PLAYING}
        auction = draw_auction(rng, limits | {akter: step})
        if auction.standing.holder is akter:
            return Bidding(deal, auction, akter, plan_for(twelve, step, trump))


def plan_for(twelve: Hand, step: Rung, trump: Suit | None) -> Plan:
    """The game with these twelve cards: what would be laid down for it."""
    found = (plan for plan in find_plans(twelve) if plan.step is step and plan.trump is trump)
    laid = spare(twelve, trump, 2) if trump else frozenset[Card]()
    second = second_suit(twelve - laid, trump) if trump and Stake.SEDMY in step.parts else None
    return next(found, Plan(step, trump, laid, 0.5, second))


def draw_twelve(rng: Random, step: Rung, trump: Suit | None) -> Hand:
    """What the game cannot do without, trumps enough, and the rest by chance, what helps being likelier."""
    hand, hope = required(rng, step, trump), rng.random()
    chances = {card: rng.random() ** (1 / weight(card, step, trump, hope)) for card in GERMAN_PACK if card not in hand}
    best = sorted(chances, key=chances.__getitem__, reverse=True)
    if trump:
        lengths = next(length for part, length in LENGTHS.items() if part in step.parts)
        trumps = [card for card in best if card.suit is trump]
        hand |= frozenset(trumps[: max(0, rng.choice(lengths) - len(of_suit(hand, trump)))])
        best = [card for card in best if card.suit is not trump]
    return hand | frozenset(best[: 12 - len(hand)])


def required(rng: Random, step: Rung, trump: Suit | None) -> Hand:
    """The sevens that are announced, a pair for a hundred."""
    cards = set[Card]()
    if trump and step.has_seven:
        cards.add(Card(trump, Rank.SEVEN))
    if Stake.SEDMY in step.parts:
        second = rng.choice([suit for suit in GERMAN_SUITS if suit is not trump])
        cards |= {Card(second, rank) for rank in (Rank.SEVEN, Rank.ACE, Rank.KING)}
    if trump and Stake.STO in step.parts:
        suit = trump if rng.random() < PAIR_IN_TRUMPS else rng.choice([one for one in GERMAN_SUITS if one is not trump])
        cards |= {Card(suit, rank) for rank in PAIR}
    return frozenset(cards)


PAIR_IN_TRUMPS = 0.75


def weight(card: Card, step: Rung, trump: Suit | None, hope: float) -> float:
    """How likely the aktér is to hold a card; some games are sound, some are announced in hope."""
    if Stake.BETL in step.parts:
        return math.pow(9 - WITHOUT_TRUMP.index(card.rank), 2.6 - hope)
    if Stake.DURCH in step.parts:
        return math.pow(1 + WITHOUT_TRUMP.index(card.rank), 4 - hope)
    if card.suit is trump:
        return 1 + 0.3 * WITH_TRUMP.index(card.rank)
    dear = 1.8 if card.rank in VALUABLE and Stake.STO in step.parts else 1.2
    return math.pow(HIGH.get(card.rank, 0.8), dear - 0.8 * hope)
