"""Declarer claims and would need a finesse or a guess: was it stated, and does anything mark the card?"""

from random import Random

from engine.bridge.claim.doubt import Void
from engine.bridge.claim.statement import PlanStep, Statement, StepKind
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import Card, Rank, Suit
from engine.text import N_, Text, say
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

SHAPES = (  # what the one hand has, the other, and the card that is out
    ("AQ", "", "K"),
    ("AQ", "", "K"),
    ("AJ", "K", "Q"),
    ("AJ", "KT", "Q"),
    ("KJ", "A", "Q"),
    ("AQT", "J", "K"),
    ("AT", "KQ", "J"),
    ("KJ", "AQ", "T"),
)
LOW = tuple(Rank.parse(letter) for letter in "98765432")
Told = tuple[tuple[Text, ...], Statement, dict[str, object]]


def draw_left(rng: Random) -> tuple[Left, Card, Seat] | None:
    """The ending, the card that is out, and who has it; the rest of the claimer's cards are high."""
    size, declarer = 3, rng.choice(SEATS)
    suit, other = draw_suits(rng, 2)
    here, there, out = rng.choice(SHAPES)
    tenace = rng.choice((declarer, declarer.partner))
    lows = [Card(suit, rank) for rank in rng.sample(LOW, 6)]
    hands: Hands = {seat: [] for seat in SEATS}
    hands[tenace] = ranked(suit, here)
    hands[tenace.partner] = ranked(suit, there)
    hands[tenace.partner] += [lows.pop() for _ in range(rng.choice((1, 2)))][: size - len(there)]
    owner = rng.choice((declarer.lho, declarer.rho))
    card = Card(suit, Rank.parse(out))
    hands[owner].append(card)
    for seat in (owner, owner, owner.partner):
        if rng.random() < 0.5:
            hands[seat].append(lows.pop())
    tops = ranked(other, "AKQ")
    for seat in (tenace, tenace.partner):
        while len(hands[seat]) < size:
            hands[seat].append(tops.pop(0))
    ending = fill(rng, hands, size, lambda seat, card: card.suit is not suit and seat.side is not declarer.side)
    if ending is None:
        return None
    lead = rng.choice((tenace.partner, tenace.partner, tenace))
    return Left(ending, draw_contract(rng, declarer, None), lead, declarer), card, owner


def ranked(suit: Suit, letters: str) -> list[Card]:
    return [Card(suit, Rank.parse(letter)) for letter in letters]


# What was said, and what is known


def said_nothing(rng: Random, left: Left, card: Card, _: Seat) -> Told:
    told = say("Both opponents have followed to the {suit} so far.", suit=card.suit)
    return (tell_silence(rng, left.claimer), told), Statement(), {"shown_out": frozenset()}


def said_finesse(rng: Random, left: Left, card: Card, owner: Seat) -> Told:
    """Mostly the right way."""
    through = owner if rng.random() < 0.7 else owner.partner
    told = say(
        "“I finesse for the {card}, {other} has it”, says {player} with the claim.",
        card=card,
        other=through,
        player=left.claimer,
    )
    statement = Statement((PlanStep(StepKind.FINESSE, card=card, seat=through),))
    return (told,), statement, {"shown_out": frozenset()}


def had_shown_out(rng: Random, left: Left, card: Card, owner: Seat) -> Told | None:
    other = owner.partner
    if any(one.suit is card.suit for one in left.ending.hand(other)):
        return None
    told = say("{other} had shown out when {suit} were played before.", other=other, suit=card.suit)
    void = Void.parse(f"{other}-{card.suit.letter}")
    return (tell_silence(rng, left.claimer), told), Statement(), {"shown_out": frozenset({void})}


SAID = (said_nothing, said_finesse, said_finesse, said_finesse, had_shown_out, had_shown_out, had_shown_out)


def attempt(rng: Random) -> Scenario | None:
    drawn = draw_left(rng)
    if drawn is None:
        return None
    told = rng.choice(SAID)(rng, *drawn)
    if told is None:
        return None
    texts, statement, facts = told
    order = say("The regulations say nothing about the order in which a suit is played.")
    left = drawn[0]
    return scenario(left, left.case(statement, ordered=False, **facts), *texts, order)


FAMILIES = (Family("bridge", "claim-guess", N_("A claim that needs a finesse"), 2, "70A 70D1 70E1", firmly(attempt)),)
