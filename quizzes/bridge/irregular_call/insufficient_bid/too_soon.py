"""Insufficient bids that are changed before the director comes."""

from random import Random

from engine.bridge.irregular_call.insufficient import SoFar
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.table.call import PASS, Bid
from engine.bridge.table.meaning import MOST
from engine.text import N_, Text, say
from players.bridge.bidding.holding import weigh
from quizzes.bridge.irregular_call.insufficient_bid.offer import (
    Offer,
    find,
    is_sensible,
    lowest,
    natural,
    other_suit,
    passing,
    strong_jump,
)
from quizzes.bridge.irregular_call.insufficient_bid.question import BIDS, partner_part, standing_part
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.bridge.irregular_call.insufficient_bid.story import (
    draw_with,
    tell_meaning,
    tell_slip,
    with_replacement,
)
from quizzes.family import Family, Scenario
from quizzes.question import Case


def legally(rng: Random, slip: Slip) -> Offer | None:
    offers = [offer for offer in find(slip, lowest, strong_jump, other_suit, passing) if is_sensible(offer)]
    return rng.choice(offers) if offers else None


def insufficiently(slip: Slip) -> Offer | None:
    """A second bid that is higher than the first, and still not enough."""
    between = [
        bid for bid in BIDS if slip.bid < bid <= slip.last and bid.strain not in (slip.last.strain, *slip.view.theirs)
    ]
    held = [bid for bid in between if is_held(slip, bid)]
    return Offer(slip, held[-1], natural(0, MOST, held[-1].strain, 0)) if held else None


def is_held(slip: Slip, bid: Bid) -> bool:
    """Four cards of the suit, or a balanced hand."""
    holding = weigh(slip.hand)
    return holding.length(bid.strain) > 3 if bid.strain.suit else holding.balanced


def change(slip: Slip, offer: Offer | None, accepted: str) -> Scenario | None:
    """The offender changes the bid at once, and the next player is asked which of the two is accepted."""
    if offer is None:
        return None
    facts = offer.state(
        accepted=SoFar.REPLACED, first_accepted=accepted == "first", second_accepted=accepted == "second"
    )
    is_second = isinstance(offer.call, Bid) and offer.call <= slip.last
    meaning = () if is_second or accepted == "first" else (tell_meaning(offer),)
    story = (*tell_slip(slip), tell_change(offer), *meaning, tell_acceptance(slip, accepted))
    parts = (standing_part(), partner_part(slip.offender))
    return Scenario(story, (Case(INSUFFICIENT_BID, facts),), parts, with_replacement(offer))


def tell_change(offer: Offer) -> Text:
    player = offer.slip.offender
    if offer.call == PASS:
        return say("Before you come to the table {player} takes it back and passes.", player=player)
    return say("Before you come to the table {player} changes it to {call}.", player=player, call=offer.call)


def tell_acceptance(slip: Slip, accepted: str) -> Text:
    player = slip.offender.lho
    return {
        "first": say("You explain the rights, and {player} accepts {bid}.", player=player, bid=slip.bid),
        "second": say("You explain the rights, and {player} accepts the new bid.", player=player),
        "neither": say("You explain the rights, and {player} accepts neither.", player=player),
        "none": say("You explain the rights, and {player} does not accept {bid}.", player=player, bid=slip.bid),
    }[accepted]


def first_wanted(rng: Random, slip: Slip) -> Scenario | None:
    return change(slip, legally(rng, slip) if rng.random() < 0.6 else insufficiently(slip), "first")


def second_wanted(_: Random, slip: Slip) -> Scenario | None:
    return change(slip, insufficiently(slip), "second")


def second_refused(_: Random, slip: Slip) -> Scenario | None:
    return change(slip, insufficiently(slip), "neither")


def legal_change(rng: Random, slip: Slip) -> Scenario | None:
    return change(slip, legally(rng, slip), "none")


CHANGES = (first_wanted, second_wanted, second_refused, second_refused, legal_change, legal_change)
DRAW = draw_with(*CHANGES)
FAMILIES = (Family("bridge", "insufficient-again", N_("Before the director comes"), 3, "27B4 27C", DRAW),)
