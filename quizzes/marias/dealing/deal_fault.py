"""Faults in shuffling, cutting and dealing to rule on, and cards that are handled wrongly."""

from random import Random
from typing import Any

from engine.law import Verdict
from engine.marias.dealing.deal_fault import CUT_AGAIN, DEAL_AGAIN, DEAL_FAULT, FREE, SHUFFLE
from engine.marias.dealing.deal_incident import DealFault, DealIncident
from engine.marias.effect.fee import FEE_1, REFEREE
from engine.marias.table.player import PLAYING, Seat
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, has

USUAL: dict[str, Any] = {
    "agreed": False,
    "gathered": False,
    "offered": True,
    "times": 4,
    "two_each": True,
    "one_grip": True,
    "zadak": True,
    "one_hand": True,
    "lifted": 12,
    "counted": False,
    "again": False,
}
Told = tuple[tuple[Text, ...], dict[str, Any]]


@firmly
def draw_deal_fault(rng: Random) -> Scenario:
    story, facts = rng.choice((shuffle, shuffle, cut, misdeal, misdeal))(rng)
    case = Case(DEAL_FAULT, DealIncident.suppose(**(USUAL | facts)))
    hand = say("It is hand {number} of the playing round.", number=rng.randint(2, 12))
    return Scenario((hand, *story), (case,), (outcome_part(),))


def shuffle(rng: Random) -> Told:
    times, offered = rng.choice((0, 1, 2, 2, 3, 3, 4, 5, 6)), rng.random() < 0.75
    facts: dict[str, Any] = {"fault": DealFault.SHUFFLE, "times": times, "offered": offered}
    if times == 0:
        how = say("The dealer does not shuffle.")
    elif rng.random() < 0.2:
        how, facts["two_each"] = say("The dealer throws over single cards, {times} times.", times=times), False
    elif rng.random() < 0.2:
        how, facts["one_grip"] = (
            say("The dealer throws cards over {times} times, gripping anew.", times=times),
            False,
        )
    else:
        how = say("In one grip the dealer throws over several cards, {times} times.", times=times)
    done = say("Then the dealer puts the pack forward for the cut.")
    who = rng.choice(PLAYING)
    not_yet = say("Before the dealer puts the pack forward, {player} says that this is not enough.", player=who)
    claimed = say("{player|start} says that this was not enough.", player=who)
    return ((how, done, claimed) if offered else (how, not_yet)), facts


def cut(rng: Random) -> Told:
    cards = rng.choice((1, 1, 2, 2, 3, 5, 9, 15, 20))
    facts: dict[str, Any] = {"fault": DealFault.CUT, "lifted": cards}
    slips = (
        (say("The forhont cuts."), {"zadak": False}),
        (say("The zadák cuts with both hands."), {"one_hand": False}),
        (say("The zadák counts cards off the pack."), {"counted": True}),
    )
    if rng.random() < 0.35:
        words, slip = rng.choice(slips)
        return (words, doubt(rng)), facts | slip
    side = rng.choice(
        (
            say("The zadák takes this many cards from the top with one hand: {cards}.", cards=cards),
            say("The zadák takes this many cards from the bottom with one hand: {cards}.", cards=cards),
        )
    )
    return (side, doubt(rng)), facts


def doubt(rng: Random) -> Text:
    who = rng.choice((Seat.FORHONT, Seat.MIDDLE, Seat.DEALER))
    return say("{player|start} asks whether this is a proper cut.", player=who)


def misdeal(rng: Random) -> Told:
    again = rng.random() < 0.5
    words, fault = rng.choice(
        (
            (say("The dealer gives everybody {number} cards first.", number=rng.choice((3, 4, 6))), DealFault.PACKETS),
            (say("The dealer forgets the two cards of the talon."), DealFault.PACKETS),
            (say("The dealer deals to the right instead of clockwise."), DealFault.PACKETS),
            (say("After the deal somebody has eleven cards."), DealFault.COUNT),
            (say("After the deal somebody has nine cards."), DealFault.COUNT),
        )
    )
    before = (
        say("This dealer has misdealt once before in this playing round.")
        if again
        else rng.choice(
            (
                say("This dealer has not misdealt before in this playing round."),
                say("This dealer misdealt in the playing round before, but not yet in this one."),
                say("Another player has misdealt before in this playing round, this dealer has not."),
            )
        )
    )
    return (words, before), {"fault": fault, "again": again}


def outcome_part() -> Part:
    options = (
        Option("fee", say("Paušál 1 to each of the others, and it is done again.")),
        Option("free", say("It is done again, and costs nothing.")),
        Option("referee", say("It is done again, and the referee decides whether it costs anything.")),
        Option("fine", say("It was in order.")),
    )
    return OneOf("outcome", say("What follows?"), read_outcome, 0, options)


def read_outcome(verdict: Verdict) -> str:
    if has(verdict, FEE_1):
        return "fee"
    if has(verdict, REFEREE, CUT_AGAIN):
        return "referee"
    return "free" if has(verdict, FREE, DEAL_AGAIN, SHUFFLE) else "fine"


FAMILIES = (Family("marias", "deal-fault", N_("Shuffle, cut and deal"), 4, "B.4 B.5 B.6 E.3.b E.3.f", draw_deal_fault),)
