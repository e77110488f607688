"""Declarer claims, and all depends on the order of play: careless play is normal, unless the order was stated."""

from random import Random

from engine.bridge.claim.doubt import LineIs
from engine.bridge.claim.statement import PlanStep, Statement, StepKind
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import Card, Rank
from engine.text import N_, Text, say
from quizzes.bridge.claim.contested_claim.left import (
    Hands,
    Left,
    draw_contract,
    draw_suits,
    fill,
    read_lost,
    scenario,
    tell_silence,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly

BLOCKED = (("K", "AQ"), ("A", "KQ"), ("Q", "AK"), ("AQ", "K"), ("AK", "Q2"), ("K2", "AQ"), ("A9", "K2"))
BESIDE = (("A", "2"), ("2", "A"), ("AK", ""), ("", "A"), ("A", ""), ("K2", "A"), ("A", "K"))  # a second suit
KEPT = {"0": 0.35, "1": 0.6, "2": 1.0}  # so that each is right often enough
SENSIBLE = say(
    "You find that nobody at this table would lead a loser while there are winners to lead, or throw a winner away on "
    "another one; but in which order the winners are played, careless as it may be, is open."
)
Told = tuple[tuple[Text, ...], Statement, dict[str, object]]


def draw_left(rng: Random) -> Left | None:
    """Two suits of the claimer's side, one or both with something that can go wrong."""
    size, declarer = 3, rng.choice(SEATS)
    hands: Hands = {seat: [] for seat in SEATS}
    suits = draw_suits(rng, 3)
    for suit, shapes in zip(suits, (BLOCKED, BESIDE), strict=False):
        for seat, letters in zip((declarer, declarer.partner), rng.choice(shapes), strict=True):
            room = size - len(hands[seat])
            hands[seat] += [Card(suit, Rank.parse(letter)) for letter in letters][:room]
    lows = [Card(suits[2], Rank.parse(letter)) for letter in "2345"]
    for seat in (declarer, declarer.partner):
        while len(hands[seat]) < size:
            hands[seat].append(lows.pop())
    ending = fill(rng, hands, size, lambda seat, _: seat.side is not declarer.side)
    if ending is None:
        return None
    lead = rng.choice((declarer, declarer, declarer.partner))
    return Left(ending, draw_contract(rng, declarer, None), lead, declarer)


def said_nothing(rng: Random, left: Left) -> Told:
    return (tell_silence(rng, left.claimer),), Statement(), {}


def said_order(rng: Random, left: Left) -> Told | None:
    """Suit after suit, as the player would cash them."""
    suits = sorted({card.suit for seat in sides(left) for card in left.ending.hand(seat) if card.rank >= Rank.QUEEN})
    if len(suits) < 2:
        return None
    first, second = rng.sample(suits, 2)
    told = say("“First I cash {suit}, then {other}”, says {player}.", suit=first, other=second, player=left.claimer)
    steps = tuple(PlanStep(StepKind.CASH, suit=suit) for suit in (first, second))
    return (told,), Statement(steps), {}


def said_crossing(_: Random, left: Left) -> Told:
    told = say(
        "“I go across to {other}'s hand and cash what is there”, says {player}.",
        other=left.on_lead.partner,
        player=left.claimer,
    )
    return (told,), Statement((PlanStep(StepKind.TO, seat=left.on_lead.partner),)), {}


def sides(left: Left) -> tuple[Seat, Seat]:
    return left.claimer, left.claimer.partner


SAID = (said_nothing, said_nothing, said_order, said_order, said_crossing)


def attempt(rng: Random) -> Scenario | None:
    left = draw_left(rng)
    told = rng.choice(SAID)(rng, left) if left else None
    if left is None or told is None:
        return None
    texts, statement, facts = told
    ordered = rng.random() < 0.5
    rules = (
        say("By the regulations of this event a suit counts as played from the top where nothing was said.")
        if ordered
        else say("The regulations say nothing about the order in which a suit is played.")
    )
    case = left.case(statement, ordered=ordered, shown_out=frozenset(), line=LineIs.ABSURD, **facts)
    drawn = scenario(left, case, *texts, rules, SENSIBLE)
    return drawn if drawn and rng.random() < KEPT[read_lost(drawn.verdicts[0])] else None


FAMILIES = (
    Family("bridge", "claim-careless", N_("A claim that careless play can lose"), 2, "70A 70D1 70E2", firmly(attempt)),
)
