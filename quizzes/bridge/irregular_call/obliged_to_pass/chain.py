"""A player who has to pass calls all the same: the second irregularity, with the duty that the first one left."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.irregular_call.inadmissible import Instead, Progress, Wrong
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.obliged_to_pass import OBLIGED_TO_PASS, CalledAfter
from engine.bridge.table.auction import last_bid_of
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Call
from engine.bridge.table.seat import Seat
from engine.text import N_, Text, say
from players.bridge.bidding.bidding import choose
from players.bridge.bidding.holding import weigh
from players.bridge.bidding.option import ANYTHING
from players.bridge.bidding.view import see
from quizzes.bridge.irregular_call.call_out_of_turn.early import call_next
from quizzes.bridge.irregular_call.call_out_of_turn.story import REPEATED_PASS
from quizzes.bridge.irregular_call.inadmissible_call.bad_double import takes_it_for_theirs
from quizzes.bridge.irregular_call.inadmissible_call.juncture import AT_ONCE, draw_junctures, tell_noticed
from quizzes.bridge.irregular_call.obliged_to_pass.begun import Begun
from quizzes.bridge.irregular_call.obliged_to_pass.first import (
    after_bad_double,
    after_exposure,
    after_pass,
    after_pass_of_bid,
    after_slip,
    expose,
)
from quizzes.bridge.irregular_call.obliged_to_pass.question import (
    call_part,
    double_part,
    duty_part,
    lead_part,
    read_duty,
    silence_part,
)
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Draw, Family, Moment, Scenario
from quizzes.firm import is_firm
from quizzes.question import Case, Part

First = Callable[[Random], Iterator[Begun]]
Chained = Callable[[Random], Iterator[Scenario | None]]


def ask(
    begun: Begun, second: tuple[Case, ...], told: tuple[Text, ...], parts: tuple[Part, ...], table: Table
) -> Scenario:
    """The first ruling, then the second."""
    later = Moment(told, parts, table)
    first = (duty_part(begun.offender),)
    return Scenario(begun.story, (begun.case, *second), first, begun.table, REPEATED_PASS, (later,))


# A call that would have been legal


def call_all_the_same(first: First) -> Chained:
    def draw(rng: Random) -> Iterator[Scenario | None]:
        for begun in first(rng):
            yield forget(rng, begun)

    return draw


def forget(rng: Random, begun: Begun) -> Scenario | None:
    """The player makes the call that the hand is good for."""
    so = begun.go_on()
    if so is None:
        return None
    view = see(so.auction, so.meanings, so.deal.vulnerable)
    call, meaning = choose(weigh(so.deal.hands[so.silenced]), view)
    if call in (PASS, REDOUBLE) or not read_duty(begun.case.decide()):
        return None
    after = call_next(so.deal, (so.auction.add(call), (*so.meanings, meaning)))[0].calls[-1]
    return rule_again(so, call, after if rng.random() < 0.5 and after != REDOUBLE else None)


def rule_again(begun: Begun, call: Call, after: Call | None) -> Scenario:
    player = begun.silenced
    facts = OBLIGED_TO_PASS.facts.suppose(
        call=call,
        last_bid=last_bid_of(begun.auction, player),
        called_after=CalledAfter.CALLED if after else CalledAfter.NOTHING,
        **begun.duties,
    )
    told = (tell_forgetting(player, call), tell_noticed(player.lho, after) if after else AT_ONCE)
    parts = (call_part(call, 1), silence_part(player, 1), lead_part(player, 1))
    return ask(begun, (Case(OBLIGED_TO_PASS, facts),), told, parts, picture(begun, call, after))


def tell_forgetting(player: Seat, call: Call) -> Text:
    if call == DOUBLE:
        return say("The auction goes on as shown. {player} has forgotten the ruling and doubles.", player=player)
    return say(
        "The auction goes on as shown. {player} has forgotten the ruling and bids {call}.", player=player, call=call
    )


def picture(begun: Begun, call: Call, after: Call | None) -> Table:
    """The legal auction, the call, and the one made over it."""
    player = begun.silenced
    over = (Entry(player.lho, after),) if after else ()
    return Table(begun.deal, (*entries_of(begun.auction), Entry(player, call, say("had to pass")), *over))


# A double or redouble that would not have been legal


def double_partner(rng: Random) -> Iterator[Scenario | None]:
    """A card of partner's is exposed; the player has not followed the auction, and doubles partner's bid."""
    for juncture in draw_junctures(rng):
        if mistake := takes_it_for_theirs(juncture):
            yield rule_on_double(rng, expose(rng, juncture, juncture.player.partner), DOUBLE, mistake.told)


def redouble_nothing(rng: Random) -> Iterator[Scenario | None]:
    """After a pass out of turn the player takes the pass of the player in turn for a double."""
    for begun in after_pass_of_bid(rng):
        player, so = begun.silenced, begun.go_on()
        if so:
            told = say(
                "{player} takes the pass of {other} for a double, and redoubles.", player=player, other=player.rho
            )
            yield rule_on_double(rng, so, REDOUBLE, told)


def rule_on_double(rng: Random, begun: Begun, call: Call, mistake: Text) -> Scenario:
    player, passed = begun.silenced, begun.auction.add(PASS)
    after = PASS if passed.is_over else call_next(begun.deal, (passed, (*begun.meanings, ANYTHING)))[0].calls[-1]
    is_called = rng.random() < 0.5 and after not in (DOUBLE, REDOUBLE)
    stated = {"call": call, "last_bid": last_bid_of(begun.auction, player)}
    progress = Progress.CALLED if is_called else Progress.NOTHING
    facts = INADMISSIBLE_CALL.facts.suppose(wrong=Wrong.DOUBLE, progress=progress, instead=Instead.NOT_YET, **stated)
    duty = Case(OBLIGED_TO_PASS, OBLIGED_TO_PASS.facts.suppose(**stated, **begun.duties))
    told = (mistake, tell_noticed(player.lho, after) if is_called else AT_ONCE)
    cases, table = (duty, Case(INADMISSIBLE_CALL, facts)), picture(begun, call, after if is_called else None)
    return ask(begun, cases, told, (double_part(player, 2),), table)


def draw_with(*attempts: Chained) -> Draw:
    """Draw one of the attempts until it makes a firm scenario."""

    def draw(rng: Random) -> Scenario:
        tried = rng.choice(attempts)(rng)
        return next(scenario for scenario in tried if scenario and is_firm(scenario))

    return draw


DRAW = draw_with(
    *[call_all_the_same(after_exposure)] * 4,
    *[call_all_the_same(after_slip)] * 4,
    *[call_all_the_same(after_bad_double)] * 2,
    *[call_all_the_same(after_pass)] * 3,
    *[double_partner] * 2,
    redouble_nothing,
)
FAMILIES = (
    Family(
        "bridge",
        "chained",
        N_("Two irregularities, one after the other"),
        5,
        "24B 24C 27B2 30A 35A 35B 36A 36B2 37A 37B1 37B2",
        DRAW,
    ),
)
