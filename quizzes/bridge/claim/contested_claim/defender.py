"""A defender claims: what rests on the partner's choice is refused."""

from random import Random

from engine.bridge.table.seat import SEATS
from engine.cards.pack import Card, Rank
from engine.text import N_, say
from quizzes.bridge.claim.contested_claim.left import (
    Hands,
    Left,
    draw_contract,
    draw_suits,
    fill,
    scenario,
    tell_silence,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly

HELD = ("A", "AK", "AKQ", "AK", "A")


def draw_left(rng: Random) -> Left | None:
    """The claimer has high cards in two suits; the partner is often on lead, with some of these and others."""
    size, declarer = rng.choice((2, 3, 3, 3)), rng.choice(SEATS)
    claimer = rng.choice((declarer.lho, declarer.rho))
    suits = draw_suits(rng, 2)
    trump = rng.choice((*draw_suits(rng, 1), None, None))
    hands: Hands = {seat: [] for seat in SEATS}
    for suit in suits:
        room = size - len(hands[claimer])
        hands[claimer] += [Card(suit, Rank.parse(letter)) for letter in rng.choice(HELD)][:room]
    mine = hands[claimer]
    if len(mine) < size:
        return None
    lows = [Card(suit, Rank.parse(letter)) for suit in suits for letter in "7532"]
    for seat in SEATS:
        if seat is not claimer and rng.random() < 0.7:
            hands[seat] += rng.sample([card for card in lows if not any(card in hand for hand in hands.values())], 1)
    held = {card.suit for card in mine}
    ending = fill(rng, hands, size, lambda _, card: card.suit not in held and card.suit is not trump)
    if ending is None:
        return None
    if not any(card.suit in held for card in ending.hand(claimer.partner)):
        return None  # nobody claims what the partner cannot reach
    lead = rng.choice((claimer.partner, claimer.partner, claimer.partner, claimer))
    return Left(ending, draw_contract(rng, declarer, trump), lead, claimer)


def attempt(rng: Random) -> Scenario | None:
    left = draw_left(rng)
    if left is None:
        return None
    order = say("The regulations say nothing about the order in which a suit is played.")
    case = left.case(ordered=False, shown_out=frozenset(), dealt_with=False, unaware=True)
    return scenario(left, case, tell_silence(rng, left.claimer), order)


FAMILIES = (Family("bridge", "claim-defender", N_("A defender's claim"), 2, "70A 70D1 70D2", firmly(attempt)),)
