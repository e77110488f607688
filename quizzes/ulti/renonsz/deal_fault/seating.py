"""Faults of order to rule on: the wrong dealer, the wrong seats (13.1.5, 13.1.6)."""

from random import Random
from typing import Any

from engine.text import N_, say
from engine.ulti.effect.auction import PLAY_THE_HAND
from engine.ulti.renonsz.deal_fault import (
    CORRECT_SHEET,
    DEAL_FAULT,
    NEW_DEAL,
    SAME_DEALER,
    SEATS_STAY,
    SHEET_DEALER_NEXT,
    SHEET_SEATS,
    CameToLight,
    DealFault,
    Seen,
    WrongInDeal,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Part
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.auction_fault.auction import draw_auction, entries_of
from quizzes.ulti.renonsz.question import Answer, outcome_part

USUAL: dict[str, Any] = {"called": True, "in_play": False, "seen": Seen.DEALING, "must_open": False}
LIGHT = {
    CameToLight.BEFORE_BID: (
        say("It comes to light while the players pick up their cards."),
        say("It comes to light when everybody has the cards in hand, but nobody has bid yet."),
    ),
    CameToLight.ANSWERED: (
        say("It comes to light when this has been said:"),
        say("It comes to light in the fourth trick. The auction went like this:"),
        say("It comes to light after the last trick. The auction went like this:"),
    ),
}


@firmly
def draw_dealer(rng: Random) -> Scenario:
    """The wrong dealer or the wrong seats, found before anybody has bid or after the first bid was answered."""
    fault, light = rng.choice((WrongInDeal.DEALER, WrongInDeal.SEATS)), rng.choice(tuple(LIGHT))
    when = rng.choice(LIGHT[light])
    case = Case(DEAL_FAULT, DealFault.suppose(**(USUAL | {"fault": fault, "light": light})))
    wrong = {
        WrongInDeal.DEALER: say("A player dealt who was not next in turn by the score sheet."),
        WrongInDeal.SEATS: say("The players do not sit in the order that the score sheet gives."),
    }
    auction = draw_auction(rng, answered=True, over=when is not LIGHT[CameToLight.ANSWERED][0])
    table = Table(entries=entries_of(auction)) if light is CameToLight.ANSWERED else None
    return Scenario((wrong[fault], when), (case,), (deal_part(), after_part(fault)), table)


def deal_part() -> Part:
    return outcome_part(
        Answer("again", say("The cards are dealt again."), (SAME_DEALER, NEW_DEAL)),
        Answer("played", say("This hand stands."), (PLAY_THE_HAND, SEATS_STAY)),
        Answer("pays", say("The hand ends, and the player who was first to bid pays.")),
        words=say("What becomes of this deal?"),
    )


def after_part(fault: WrongInDeal) -> Part:
    if fault is WrongInDeal.DEALER:
        return outcome_part(
            Answer("sheet", say("The player marked on the score sheet deals next."), (SHEET_DEALER_NEXT,)),
            Answer("goes-on", say("The turn goes on from the player who dealt.")),
            Answer("this-deal", say("That is not settled by this: first this deal is repeated."), (SAME_DEALER,)),
            words=say("And who deals after this hand?"),
            name="next-dealer",
        )
    return outcome_part(
        Answer("sheet", say("The players take the seats of the score sheet now."), (SHEET_SEATS,)),
        Answer("next-hand", say("The players take the seats of the score sheet from the next hand on.")),
        Answer("stay", say("The session is finished as they sit, and the sheet is corrected."), (CORRECT_SHEET,)),
        words=say("And how do the players sit?"),
        name="seats",
    )


FAMILIES = (Family("ulti", "fault-deal-dealer", N_("Wrong dealer, wrong seats"), 2, "13.1.5 13.1.6", draw_dealer),)
