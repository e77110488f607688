"""Doubles out of turn: whether they can be accepted at all, and what they lead to."""

from collections.abc import Iterator
from functools import partial
from random import Random

from engine.bridge.irregular_call.out_of_turn import Reaction, Turn
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, Bid
from engine.bridge.table.deal import Deal
from engine.text import N_, Text, say
from players.bridge.bidding.bidding import bid_on, choose, meaning_of
from players.bridge.bidding.holding import weigh
from players.bridge.bidding.view import see
from quizzes.bridge.irregular_call.call_out_of_turn.contest import draw_contest
from quizzes.bridge.irregular_call.call_out_of_turn.early import Early, Meanings, So, draw_early
from quizzes.bridge.irregular_call.call_out_of_turn.question import accept_part
from quizzes.bridge.irregular_call.call_out_of_turn.refused import ends_in
from quizzes.bridge.irregular_call.call_out_of_turn.story import (
    draw_with,
    tell_early,
    turn_back,
    with_early,
)
from quizzes.family import Family, Scenario

BARRED = 0.55  # how often the offender's second call is not comparable, where there is one
WEAK_ANSWER = partial(draw_contest, answer=range(8), double=range(10, 25))


def asked_first(early: Early, told: Text) -> Scenario:
    """May it be accepted?"""
    case = early.case(Reaction.NOTHING)
    return Scenario((told, say("You are called at once.")), (case,), (accept_part(early.offender),), with_early(early))


def may_double(auction: Auction) -> bool:
    """Does a bid of the opponents stand, for the player who comes too soon?"""
    action = auction.last_action
    return action is not None and isinstance(action[1], Bid) and action[0].side is auction.turn.side


def is_double(early: Early) -> bool:
    return early.call == DOUBLE


def admissible(rng: Random) -> Iterator[Scenario | None]:
    """Of the opponents' bid, while the right-hand opponent is thinking; then that player passes."""
    for early in draw_early(rng, lambda one: is_double(one) and one.next_call == PASS, may_double, WEAK_ANSWER):
        yield turn_back(early, asked_first(early, tell_early(early)))


def is_clear(early: Early) -> bool:
    """Does the right-hand opponent act, and does a second double, if it comes, ask for the same suits?"""
    if early.next_call == PASS or early.again is None:
        return False
    call, meaning = early.again
    return call != DOUBLE or (meaning.purpose, meaning.shows) == (early.meaning.purpose, early.meaning.shows)


def in_vain(rng: Random) -> Iterator[Scenario | None]:
    """The right-hand opponent does not pass, and the offender calls again."""
    barred = rng.random() < BARRED
    wanted = draw_early(
        rng,
        lambda one: is_double(one) and is_clear(one) and ends_in(one, barred),
        may_double,
        partial(draw_contest, answer=range(6, 20), double=range(10, 25) if barred else range(16, 25)),
    )
    yield from (turn_back(early, asked_first(early, tell_early(early))) for early in wanted)


def inadmissible(rng: Random) -> Iterator[Scenario | None]:
    """Partner has bid since, which the offender has not seen: the double would be one of partner's bid."""
    while True:
        for early in overlooked(draw_contest(rng, double=range(10, 25), overcall=range(8, 17))):
            words = say(
                "{turn} is still thinking. {player} has overlooked {last} by {partner}, and doubles.",
                turn=early.in_turn,
                player=early.offender,
                last=early.auction.calls[-1],
                partner=early.offender.partner,
            )
            yield asked_first(early, words)


def overlooked(deal: Deal) -> Iterator[Early]:
    """Partner's bid over the opponents' is taken for a pass."""
    for auction, meanings in bid_on(deal):
        if isinstance(auction.calls[-1], Bid) and len(auction.calls) > 1 and not auction.is_over:
            believed = take_for_pass(deal, auction, meanings)
            if believed is None or not believed[0].is_legal(DOUBLE):
                continue
            offender = auction.turn.lho
            call, meaning = choose(weigh(deal.hands[offender]), see(*believed, deal.vulnerable))
            if call == DOUBLE:
                yield Early(deal, auction, meanings, offender, Turn.RHO, call, meaning)


def take_for_pass(deal: Deal, auction: Auction, meanings: Meanings) -> So | None:
    """The auction with a pass in place of the last bid, and another by the player in turn."""
    so: So = (Auction(auction.dealer, auction.calls[:-1]), meanings[:-1])
    for _ in range(2):
        passed = meaning_of(PASS, see(*so, deal.vulnerable))
        so = Auction(auction.dealer, (*so[0].calls, PASS)), (*so[1], passed)
        if so[0].is_over:
            return None
    return so


DRAW = draw_with(*[admissible, in_vain] * 2, *[inadmissible] * 3)
FAMILIES = (Family("bridge", "turn-double", N_("A double out of turn"), 5, "29A 32 32A1 32A2b", DRAW),)
