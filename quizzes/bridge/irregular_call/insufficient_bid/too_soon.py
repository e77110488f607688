"""Insufficient bids that are changed before the director comes."""

from random import Random

from engine.bridge.irregular_call.withdrawn_call import Becomes
from engine.bridge.table.call import PASS, Bid, lowest_over
from engine.bridge.table.meaning import suits_of
from engine.text import N_, Text, say
from quizzes.bridge.irregular_call.insufficient_bid.question import BIDS, again_part, partner_part, standing_part
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.bridge.irregular_call.insufficient_bid.story import (
    after_withdrawal,
    ask,
    draw_with,
    pass_tells_same,
    state,
    tell_meaning,
    tell_slip,
)
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Family, Scenario


def changed(rng: Random, slip: Slip) -> Scenario | None:
    """Before the director comes: a second insufficient bid, or a legal replacement, or the first one accepted."""
    others = [bid for bid in BIDS if bid <= slip.last and bid not in (slip.bid, slip.last) and bid > slip.bid]
    legal = lowest_over(slip.last, slip.bid.strain)
    replacement = rng.choice([*others[-2:], legal, PASS])
    if replacement is None or (isinstance(replacement, Bid) and replacement.level > 4):
        return None
    new = slip.meaning_of(replacement)
    accepts = rng.choice(("first", "second", "none", "none"))
    is_legal, shown = replacement in (legal, PASS), suits_of(slip.meaning.shows)
    if (is_legal and accepts == "second") or (replacement == PASS and pass_tells_same(slip)):
        return None
    facts = state(
        slip,
        replacement,
        new,
        too_soon=True,
        accepted=accepts == "first",
        second_accepted=accepts == "second",
        withdrawn=after_withdrawal(Becomes.UNKNOWN, shown if replacement == legal else frozenset()),
    )
    entries = (
        *entries_of(slip.auction),
        Entry(slip.offender, slip.bid, say("insufficient")),
        Entry(slip.offender, replacement, say("replacement")),
    )
    story = (
        *tell_slip(slip),
        say("Before the director is called, {player} changes it to {call}.", player=slip.offender, call=replacement),
        *((tell_meaning(replacement, new),) if is_legal else ()),
        tell_acceptance(slip, accepts),
    )
    parts = (standing_part("bid", "second", "replacement", "cancelled"), partner_part(), again_part())
    return ask(story, facts, parts, Table(slip.deal, entries))


def tell_acceptance(slip: Slip, accepts: str) -> Text:
    player = slip.offender.lho
    return {
        "first": say("Told of the rights, {player} accepts the first bid.", player=player),
        "second": say("Told of the rights, {player} accepts the second bid.", player=player),
        "none": say("Told of the rights, {player} accepts nothing.", player=player),
    }[accepts]


DRAW = draw_with(changed)
FAMILIES = (Family("bridge", "insufficient-again", N_("Replaced before the director comes"), 4, "27B4 27C", DRAW),)
