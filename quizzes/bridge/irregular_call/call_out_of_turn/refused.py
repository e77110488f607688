"""Passes, bids and doubles out of turn that are not accepted."""

from collections.abc import Iterator
from random import Random

from engine.bridge.irregular_call.call_again import PARTNER_PASSES_ONCE
from engine.bridge.irregular_call.out_of_turn import Turn
from engine.bridge.table.call import PASS, Bid
from engine.bridge.table.meaning import Purpose
from engine.text import N_
from quizzes.bridge.irregular_call.call_out_of_turn.early import Early, draw_early, draw_wrong_dealers
from quizzes.bridge.irregular_call.call_out_of_turn.story import Attempt, draw_with, turn_back
from quizzes.family import Family, Scenario
from quizzes.question import has


def is_plain_bid(early: Early) -> bool:
    """A natural bid that is legal in the auction as it is."""
    own = isinstance(early.call, Bid) and early.meaning.purpose is Purpose.NATURAL
    return own and early.auction.is_legal(early.call)


def is_plain_pass(early: Early) -> bool:
    """A pass that passes no artificial call, and tells something."""
    artificial = bool(early.meanings) and early.meanings[-1].purpose is not Purpose.NATURAL
    return early.call == PASS and not artificial


def ends_in(early: Early, barred: bool) -> bool:
    """Does the offender's call in turn bar the partner, or leave him free?"""
    scenario = turn_back(early)
    if scenario is None or not scenario.later:
        return False
    return has(scenario.verdicts[0], PARTNER_PASSES_ONCE) is barred


def pass_at_rho(rng: Random) -> Iterator[Scenario | None]:
    draw = draw_early if rng.random() < 0.7 else draw_wrong_dealers
    wanted = draw(rng, lambda early: is_plain_pass(early) and early.turn is Turn.RHO)
    yield from (turn_back(early) for early in wanted)


def pass_instead_of_dealer(rng: Random) -> Iterator[Scenario | None]:
    barred = rng.random() < 0.5
    turn = rng.choice((Turn.PARTNER, Turn.PARTNER, Turn.LHO))
    wanted = draw_wrong_dealers(rng, lambda early: early.call == PASS and early.turn is turn and ends_in(early, barred))
    yield from (turn_back(early) for early in wanted)


def bid_is_repeated(rng: Random) -> Iterator[Scenario | None]:
    draw = draw_early if rng.random() < 0.7 else draw_wrong_dealers
    yield from (turn_back(early) for early in draw(rng, lambda early: at_rho(early, passes=True)))


def at_rho(early: Early, passes: bool) -> bool:
    return early.turn is Turn.RHO and is_plain_bid(early) and (early.next_call == PASS) is passes


def bid_is_free(rng: Random) -> Iterator[Scenario | None]:
    barred = rng.random() < 0.5
    draw = draw_early if rng.random() < 0.6 else draw_wrong_dealers
    wanted = draw(rng, lambda early: at_rho(early, passes=False) and ends_in(early, barred))
    yield from (turn_back(early) for early in wanted)


def bid_instead_of_dealer(rng: Random) -> Iterator[Scenario | None]:
    barred = rng.random() < 0.5
    turn = rng.choice((Turn.PARTNER, Turn.PARTNER, Turn.LHO))
    wanted = draw_wrong_dealers(
        rng, lambda early: early.turn is turn and is_plain_bid(early) and ends_in(early, barred)
    )
    yield from (turn_back(early) for early in wanted)


PASSES: tuple[Attempt, ...] = (pass_at_rho, pass_instead_of_dealer)
BIDS: tuple[Attempt, ...] = (bid_is_repeated, bid_is_repeated, bid_is_free, bid_instead_of_dealer)
FAMILIES = (
    Family("bridge", "turn-pass", N_("A pass out of turn"), 5, "30A 30B1a 30B1bi 30B1bii", draw_with(*PASSES)),
    Family("bridge", "turn-bid", N_("A bid out of turn"), 5, "31A1 31A2a 31A2b 31B1", draw_with(*BIDS)),
)
