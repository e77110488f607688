"""Faults of order to rule on: the wrong dealer, the wrong seats (13.1.5, 13.1.6)."""

from random import Random
from typing import Any

from engine.text import N_, Text, say
from engine.ulti.effect.auction import PLAY_THE_HAND
from engine.ulti.effect.renonsz import NO_RENONSZ
from engine.ulti.renonsz.deal_fault import (
    CORRECT_SHEET,
    DEAL_FAULT,
    NEW_DEAL,
    SAME_DEALER,
    SEATS_STAY,
    SHEET_DEALER_NEXT,
    SHEET_SEATS,
)
from engine.ulti.renonsz.deal_incident import CameToLight, DealFault, Seen, WrongInDeal
from engine.ulti.renonsz.renonsz import Phase
from engine.ulti.table.call import Seat
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Part
from quizzes.ulti.auction.heard import draw_auction
from quizzes.ulti.auction.story import entries_of
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.question import IN_ORDER, Answer, groundless, outcome_part

USUAL: dict[str, Any] = {"called": True, "in_play": False, "seen": Seen.DEALING, "must_open": False}
MISTAKES = {
    WrongInDeal.DEALER: (
        say("After the break a player deals who was not next in turn by the score sheet."),
        say("The player who dealt the hand before deals again by mistake."),
        say("By mistake one player's turn to deal has been skipped."),
        say("While the next dealer is away, the neighbour shuffles, has the pack cut, and deals."),
    ),
    WrongInDeal.SEATS: (
        say("At the beginning of the session two players have sat down in each other's place."),
        say("The players do not sit in the order that the score sheet gives."),
        say("After the break two players have changed places by mistake."),
    ),
}
RIGHT = (
    say("In the last hand a card was seen during the deal; now the same player deals again."),
    say("The player now deals who is next in the direction of play and marked on the score sheet."),
    say("The dealer is the next in the direction of play, though the last hand was thrown in before the first card."),
)


@firmly
def draw_dealer(rng: Random) -> Scenario:
    """The wrong dealer or the wrong seats, found before anybody has bid or after the first bid was answered."""
    fault = rng.choice(tuple(MISTAKES))
    light = rng.choice((CameToLight.BEFORE_BID, CameToLight.ANSWERED))
    auction = draw_auction(rng, answered=True, over=(played := rng.random() < 0.5))
    when = tell_light(rng, light, played)
    table = Table(entries=entries_of(auction)) if light is CameToLight.ANSWERED else None
    if fault is WrongInDeal.DEALER and rng.random() < 0.3:
        told, case = rng.choice(RIGHT), groundless(Phase.DEAL)
    else:
        told, case = (
            rng.choice(MISTAKES[fault]),
            Case(DEAL_FAULT, DealFault.suppose(**(USUAL | {"fault": fault, "light": light}))),
        )
    return Scenario((told, when), (case,), (deal_part(fault), after_part(fault)), table)


def tell_light(rng: Random, light: CameToLight, played: bool) -> Text:
    """Who says it, and when."""
    player = rng.choice(tuple(Seat))
    if light is CameToLight.BEFORE_BID:
        return rng.choice(
            (
                say("While the cards are being picked up, {player} says that this is wrong.", player=player),
                say(
                    "When everybody has sorted the cards, {player} says before the first bid that this is wrong.",
                    player=player,
                ),
                say(
                    "Looking at the score sheet before the first bid, {player} says that this is wrong.", player=player
                ),
            )
        )
    if not played:
        return say("When the auction has come to this point, {player} says that something is wrong.", player=player)
    trick = rng.randint(1, 10)
    return say("In the {trick|ordinal} trick {player} says that something is wrong.", trick=trick, player=player)


def deal_part(fault: WrongInDeal) -> Part:
    answers = (
        Answer("again", say("The cards are dealt again."), (SAME_DEALER, NEW_DEAL)),
        Answer("played", say("There was a fault, but this hand stands."), (PLAY_THE_HAND, SEATS_STAY)),
        IN_ORDER,
    )
    words = say("What becomes of this deal?")
    return outcome_part(*answers[: 3 if fault is WrongInDeal.DEALER else 2], words=words)


def after_part(fault: WrongInDeal) -> Part:
    if fault is WrongInDeal.DEALER:
        return outcome_part(
            Answer("dealer", say("The dealer, now."), (SAME_DEALER,)),
            Answer("sheet", say("After this hand, the player marked on the score sheet."), (SHEET_DEALER_NEXT,)),
            Answer("next", say("After this hand, the next player in the direction of play."), (NO_RENONSZ,)),
            words=say("Who deals next?"),
            name="next-dealer",
        )
    return outcome_part(
        Answer("sheet", say("They take the seats of the score sheet now."), (SHEET_SEATS,)),
        Answer("stay", say("They finish the session as they sit, and the sheet is corrected."), (CORRECT_SHEET,)),
        words=say("How are the players to sit?"),
        name="seats",
    )


FAMILIES = (Family("ulti", "fault-deal-dealer", N_("Dealer and seats"), 3, "13.1.5 13.1.6 10.3.a", draw_dealer),)
