"""Insufficient bids that the next player accepts."""

from random import Random

from engine.bridge.irregular_call.insufficient_bid import InsufficientBid
from engine.bridge.table.call import PASS
from engine.text import N_, say
from quizzes.bridge.irregular_call.insufficient_bid.question import BIDS, next_bid_part, partner_part, standing_part
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.bridge.irregular_call.insufficient_bid.story import ask, draw_with, tell_slip
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Family, Scenario


def accepted(rng: Random, slip: Slip) -> Scenario | None:
    by_words = rng.random() < 0.5
    how = (
        say("{player} says: I accept it.", player=slip.offender.lho)
        if by_words
        else say("Before anybody says a word {player} passes.", player=slip.offender.lho)
    )
    if BIDS.index(slip.last) > len(BIDS) - 4:
        return None
    entries = (*entries_of(slip.auction), Entry(slip.offender, slip.bid, say("insufficient")))
    if not by_words:
        entries = (*entries, Entry(slip.offender.lho, PASS))
    facts = InsufficientBid.suppose(
        meant=True, in_turn=True, last=slip.last, bid=slip.bid, accepted=True, too_soon=False
    )
    parts = (standing_part("bid", "replacement", "cancelled"), next_bid_part(slip), partner_part())
    return ask((*tell_slip(slip), how), facts, parts, Table(slip.deal, entries))


DRAW = draw_with(accepted)
FAMILIES = (Family("bridge", "insufficient-accepted", N_("Insufficient bid accepted"), 2, "18D 27A1", DRAW),)
