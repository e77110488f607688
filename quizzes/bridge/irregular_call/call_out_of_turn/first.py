"""What holds before anything else: accepted, forgotten, in turn after all, a change of call, an auction not over."""

from collections.abc import Iterator
from random import Random

from engine.bridge.effect.call import CALL_STANDS
from engine.bridge.effect.turn import IN_ROTATION, IN_TURN_COUNTS, NOT_OVER
from engine.bridge.irregular_call.out_of_turn import CalledWith, Reaction, Turn
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.meaning import Purpose
from engine.text import N_, Text, say
from players.bridge.bidding.bidding import bid_on
from quizzes.bridge.irregular_call.call_out_of_turn.early import Early, call_next, draw_early, draw_wrong_dealers
from quizzes.bridge.irregular_call.call_out_of_turn.question import first_part, next_part
from quizzes.bridge.irregular_call.call_out_of_turn.refused import is_plain_bid, is_plain_pass
from quizzes.bridge.irregular_call.call_out_of_turn.story import (
    Attempt,
    draw_with,
    tell_call,
    tell_early,
    tell_haste,
    with_early,
)
from quizzes.bridge.picture import Entry, Table
from quizzes.family import Family, Scenario
from quizzes.question import Case, Part

NOTICED = say("Only then does somebody notice, and you are called.")
CALLED = (
    say("Attention is drawn to it at once, and you are called."),
    say("The players begin to argue about what may be called now, and you are called."),
)


def is_plain(early: Early) -> bool:
    return is_plain_bid(early) or is_plain_pass(early)


def ask(early: Early, story: tuple[Text, ...], case: Case, *more: Part, table: Table | None = None) -> Scenario:
    return Scenario(story, (case,), (first_part(early.offender), *more), table or with_early(early))


def at_once(rng: Random) -> Iterator[Scenario | None]:
    draw = draw_early if rng.random() < 0.5 else draw_wrong_dealers
    for early in draw(rng, is_plain):
        yield ask(early, (tell_early(early), rng.choice(CALLED)), early.case(Reaction.NOTHING))


def called_over(rng: Random) -> Iterator[Scenario | None]:
    """The next player takes the call as it comes."""
    draw = draw_early if rng.random() < 0.5 else draw_wrong_dealers
    for early in draw(rng, lambda one: is_plain(one) and one.turn is not Turn.LHO):
        imagined = early.imagined
        if imagined[0].is_over:
            continue
        call = call_next(early.deal, imagined)[0].calls[-1]
        lho = early.offender.lho
        story = (tell_early(early), tell_call(lho, call), NOTICED)
        part = next_part({CALL_STANDS: lho.lho, IN_TURN_COUNTS: early.offender})
        yield ask(early, story, early.case(Reaction.CALLED), part, table=with_early(early, Entry(lho, call)))


def called_in_turn(rng: Random) -> Iterator[Scenario | None]:
    """The player who was thinking calls before the director comes."""
    for early in draw_early(rng, is_plain):
        turn = early.in_turn
        table = with_early(early, Entry(turn, early.next_call))
        story = (tell_haste(early), tell_before(early), say("Then you come to the table."))
        part = next_part({IN_TURN_COUNTS: early.offender, CALL_STANDS: early.offender.lho})
        yield ask(early, story, early.case(Reaction.IN_TURN), part, table=table)


def tell_before(early: Early) -> Text:
    turn, call = early.in_turn, early.next_call
    if call == PASS:
        return say("“But it was my turn”, says {player}, and passes.", player=turn)
    if call in (DOUBLE, REDOUBLE):
        return (
            say("“But it was my turn”, says {player}, and doubles.", player=turn)
            if call == DOUBLE
            else say("“But it was my turn”, says {player}, and redoubles.", player=turn)
        )
    return say("“But it was my turn”, says {player}, and bids {call}.", player=turn, call=call)


def had_to_pass(rng: Random) -> Iterator[Scenario | None]:
    """The right-hand opponent has nothing to decide."""
    for early in draw_early(rng, lambda one: is_plain(one) and len(one.auction.calls) > 3 and passed(one)):
        words = say("After an earlier ruling {turn} has to pass at this turn.", turn=early.in_turn)
        early_silent = Early(
            early.deal, early.auction, early.meanings, early.offender, Turn.RHO_SILENT, early.call, early.meaning
        )
        story = (words, tell_unwaited(early), rng.choice(CALLED))
        part = next_part({IN_ROTATION: early.offender.lho})
        yield ask(early, story, early_silent.case(Reaction.NOTHING), part)


def passed(early: Early) -> bool:
    """Has the player in turn passed so far? Somebody who had to would have."""
    return early.next_call == PASS and all(
        call == PASS for seat, call in early.auction.entries() if seat is early.in_turn
    )


def tell_unwaited(early: Early) -> Text:
    player, turn = early.offender, early.in_turn
    if early.call == PASS:
        return say("{player} does not wait for that, and passes before {turn}.", player=player, turn=turn)
    return say(
        "{player} does not wait for that, and bids {call} before {turn}.", player=player, turn=turn, call=early.call
    )


def together(rng: Random) -> Iterator[Scenario | None]:
    """Two put their cards down at the same moment, and the second call is legal over the first."""
    for early in draw_early(rng, is_plain):
        after = early.after_turn[0]
        if after.is_over or not after.is_legal(early.call):
            continue
        story = (tell_together(early), rng.choice(CALLED))
        case = early.case(Reaction.NOTHING, turn=Turn.TOGETHER, called_with=CalledWith.RHO)
        table = with_early(early, Entry(early.in_turn, early.next_call))
        yield ask(early, story, case, next_part({IN_ROTATION: early.offender.lho}), table=table)


def tell_together(early: Early) -> Text:
    return say(
        "It is {turn}'s turn. {turn} and {player} call at the same moment: {first} and {second}.",
        turn=early.in_turn,
        player=early.offender,
        first=early.next_call,
        second=early.call,
    )


def second_call(rng: Random) -> Iterator[Scenario | None]:
    """A player who has just bid passes while the next player is thinking, or one who has passed bids."""
    while True:
        yield from (change(rng, early) for early in find_second_calls(draw_deal(rng)))


def find_second_calls(deal: Deal) -> Iterator[Early]:
    for auction, meanings in bid_on(deal):
        if auction.is_over or meanings[-1].purpose is not Purpose.NATURAL:
            continue
        call, offender = auction.calls[-1], auction.turn.rho
        if isinstance(call, Bid):
            yield Early(deal, auction, meanings, offender, Turn.LHO_AGAIN, PASS, meanings[-1])


def change(rng: Random, early: Early) -> Scenario:
    words = say(
        "{player} has bid {last}. While {turn} is still thinking, {player} believes that it is the next round, "
        "and passes.",
        player=early.offender,
        last=early.auction.calls[-1],
        turn=early.in_turn,
    )
    return ask(early, (words, rng.choice(CALLED)), early.case(Reaction.NOTHING))


def ended(rng: Random) -> Iterator[Scenario | None]:
    """The right-hand opponent of the first of three passers has been skipped."""
    for early in draw_early(rng, is_last_pass):
        lho = early.offender.lho
        entries = (Entry(lho, PASS), Entry(lho.lho, PASS))
        story = (
            tell_haste(early),
            say("{first} and {second} pass as well, and the cards are being put back.", first=lho, second=lho.lho),
        )
        yield early_end(early, story, entries)


def early_end(early: Early, story: tuple[Text, ...], entries: tuple[Entry, ...]) -> Scenario:
    part = next_part({NOT_OVER: early.in_turn})
    told = (*story, say("Then {turn} says: “I have not called yet.”", turn=early.in_turn))
    return Scenario(told, (early.case(Reaction.ENDED),), (part,), with_early(early, *entries))


def is_last_pass(early: Early) -> bool:
    """Do the next player, and the one whose bid it was, pass too?"""
    if not is_plain_pass(early) or not isinstance(early.auction.calls[-1], Bid):
        return False
    so = early.imagined
    return not so[0].is_over and call_next(early.deal, so)[0].calls[-1] == PASS


ATTEMPTS: tuple[Attempt, ...] = (at_once, called_over, called_in_turn, had_to_pass, together, second_call, ended)
FAMILIES = (Family("bridge", "turn-first", N_("What now?"), 2, "28A 28B 29A 30B2 33 17D3", draw_with(*ATTEMPTS)),)
