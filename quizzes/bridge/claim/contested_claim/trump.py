"""Declarer claims with a trump still out: was it dealt with, was it forgotten, and what can it win?"""

from collections.abc import Callable
from random import Random

from engine.bridge.claim.statement import Statement
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import Card, Suit
from engine.text import N_, Text, say
from quizzes.bridge.claim.contested_claim.left import (
    Hands,
    Left,
    draw_contract,
    draw_ranks,
    draw_suits,
    fill,
    lowest,
    scenario,
    tell_silence,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly

DRAWING = Statement.parse("trumps")
Told = tuple[tuple[Text, ...], Statement, dict[str, object]]


def draw_left(rng: Random) -> Left | None:
    """Declarer has trumps and high cards; an opponent has a trump, now high, now low."""
    size, declarer = rng.choice((2, 3, 3, 3, 3)), rng.choice(SEATS)
    (trump, *side) = draw_suits(rng, rng.choice((2, 3)))
    mine, across = rng.choice((0, 0, 1, 1, 2)), rng.choice((0, 0, 1))
    trumps = draw_ranks(rng, trump, mine + across + 1)
    out = trumps.pop(rng.choice((0, len(trumps) // 2, -1)))
    hands: Hands = {declarer: trumps[:mine], declarer.partner: trumps[mine:]}
    for suit in side:
        count = min(rng.choice((1, 2)), size - len(hands[declarer]))
        hands[declarer] += draw_ranks(rng, suit, count)
    hands.setdefault(rng.choice((declarer.lho, declarer.rho)), []).append(out)
    ending = fill(rng, hands, size, lower_than(declarer, hands[declarer], trump))
    return Left(ending, draw_contract(rng, declarer, trump), declarer, declarer) if ending else None


def lower_than(declarer: Seat, held: list[Card], trump: Suit) -> Callable[[Seat, Card], bool]:
    """Everybody else has lower cards of declarer's suits, and no trump."""
    least = lowest(held)

    def allowed(seat: Seat, card: Card) -> bool:
        if card.suit is trump:
            return False
        return card < least[card.suit] if card.suit in least else seat is not declarer

    return allowed


# What was said, and what the director has found


def said_nothing(rng: Random, player: Seat) -> Told:
    found = say("You find it likely enough that {player} did not know of the trump that is out.", player=player)
    return (tell_silence(rng, player), found), Statement(), {"dealt_with": False, "unaware": True}


def said_none_out(_: Random, player: Seat) -> Told:
    told = say("“Trumps are all gone, the rest is high”, says {player}.", player=player)
    return (told,), Statement(), {"dealt_with": False, "unaware": True}


def said_drawing(_: Random, player: Seat) -> Told:
    told = say("“I draw the last trump, and the rest is high”, says {player}.", player=player)
    return (told,), DRAWING, {"dealt_with": True}


def had_counted(rng: Random, player: Seat) -> Told:
    told = say(
        "A trick before, {player} had said to dummy: “one trump is still out”. You are sure that {player} knew of it.",
        player=player,
    )
    return (tell_silence(rng, player), told), Statement(), {"dealt_with": False, "unaware": False}


SAID = (said_nothing, said_none_out, said_none_out, said_drawing, said_drawing, had_counted)


def attempt(rng: Random) -> Scenario | None:
    left = draw_left(rng)
    if left is None:
        return None
    told, statement, facts = rng.choice(SAID)(rng, left.claimer)
    return scenario(left, left.case(statement, **facts), *told)


FAMILIES = (
    Family("bridge", "claim-trump", N_("A claim with a trump still out"), 2, "70A 70C 70C1 70C2 70C3", firmly(attempt)),
)
