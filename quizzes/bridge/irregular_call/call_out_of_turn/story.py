"""How the stories of calls out of turn are told, and what one sees."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.irregular_call.out_of_turn import Turn
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Call
from engine.bridge.table.meaning import Meaning
from engine.bridge.table.seat import Seat
from engine.text import Text, say
from quizzes.bridge.irregular_call.call_out_of_turn.early import Early
from quizzes.bridge.irregular_call.call_out_of_turn.question import offender_part, partner_part
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Draw, Moment, Scenario
from quizzes.firm import is_decided, is_firm
from quizzes.question import Case

Attempt = Callable[[Random], Iterator[Scenario | None]]
REPEATED_PASS = frozenset({"reading.repeated_pass"})  # only the lead hangs on it, and the lead is not asked


def draw_with(*attempts: Attempt) -> Draw:
    """Draw one of the attempts until it makes a firm scenario."""

    def draw(rng: Random) -> Scenario:
        tried = rng.choice(attempts)(rng)
        return next(scenario for scenario in tried if scenario and is_firm(scenario))

    return draw


# Telling


def tell_early(early: Early) -> Text:
    """How it came about, and the call."""
    return tell_wrong_dealer(early) if early.is_first else tell_haste(early)


def tell_wrong_dealer(early: Early) -> Text:
    player, dealer = early.offender, early.in_turn
    if early.call == PASS:
        return say(
            "{dealer} is the dealer, but {player} takes the first turn and passes.", player=player, dealer=dealer
        )
    return say(
        "{dealer} is the dealer, but {player} takes the first turn and bids {call}.",
        player=player,
        dealer=dealer,
        call=early.call,
    )


def tell_haste(early: Early) -> Text:
    player, turn = early.offender, early.in_turn
    if early.call == PASS:
        return say(
            "{turn} is still thinking. {player} believes {turn} has passed, and passes.", turn=turn, player=player
        )
    if early.call == DOUBLE:
        return say(
            "{turn} is still thinking. {player} believes {turn} has passed, and doubles.", turn=turn, player=player
        )
    return say(
        "{turn} is still thinking. {player} believes {turn} has passed, and bids {call}.",
        turn=turn,
        player=player,
        call=early.call,
    )


def tell_meaning(early: Early) -> Text:
    """What the call would have meant in the auction that the player believed in."""
    if early.call == PASS:
        return say("The pass would have shown {meaning}.", meaning=early.meaning)
    if early.call == DOUBLE:
        return say("The double would have been {meaning}.", meaning=early.meaning)
    return say("The offending side plays {call} there as {meaning}.", call=early.call, meaning=early.meaning)


def tell_refusal(early: Early) -> Text:
    return say("{player} does not accept the call.", player=early.offender.lho)


def tell_call(player: Seat, call: Call) -> Text:
    if call == PASS:
        return say("{player} passes.", player=player)
    if call == DOUBLE:
        return say("{player} doubles.", player=player)
    if call == REDOUBLE:
        return say("{player} redoubles.", player=player)
    return say("{player} bids {call}.", player=player, call=call)


def tell_turn(early: Early) -> Text:
    """What the right-hand opponent calls once the turn has gone back."""
    if early.next_call == PASS:
        return say("The turn goes back to {player}, who passes.", player=early.in_turn)
    if early.next_call == DOUBLE:
        return say("The turn goes back to {player}, who doubles.", player=early.in_turn)
    if early.next_call == REDOUBLE:
        return say("The turn goes back to {player}, who redoubles.", player=early.in_turn)
    return say("The turn goes back to {player}, who bids {call}.", player=early.in_turn, call=early.next_call)


def tell_again(early: Early, call: Call, meaning: Meaning) -> Iterator[Text]:
    player = early.offender
    if call == PASS:
        yield say("The auction goes on as shown, and {player} passes in turn.", player=player)
        yield say("A pass here shows {meaning}.", meaning=meaning)
    elif call == DOUBLE:
        yield say("The auction goes on as shown, and {player} doubles in turn.", player=player)
        yield say("A double here is {meaning}.", meaning=meaning)
    else:
        yield say("The auction goes on as shown, and {player} bids {call} in turn.", player=player, call=call)
        yield say("The offending side plays {call} here as {meaning}.", call=call, meaning=meaning)


# What one sees


def with_early(early: Early, *more: Entry) -> Table:
    return Table(early.deal, (*entries_of(early.auction), Entry(early.offender, early.call, say("out of turn")), *more))


def legal(early: Early, auction: Auction) -> Table:
    """The auction as it stands, without what was cancelled."""
    return Table(early.deal, entries_of(auction))


# Not accepted, and then


def turn_back(early: Early, begun: Scenario | None = None) -> Scenario | None:
    """The call is not accepted: what may the offender call, and what does the call lead to?"""
    case = early.refused()
    number = len(begun.cases) if begun else 0
    later = call_again(early, case, number)
    if later is None and (not is_decided(case, REPEATED_PASS) or is_compared(case)):
        return None
    at_rho = (tell_turn(early),) if early.turn is Turn.RHO and early.call != PASS else ()
    told = (tell_refusal(early), *at_rho)
    parts, more = (offender_part(early.offender, early.call, number),), (later,) if later else ()
    if begun:
        cases = (*begun.cases, case)
        return Scenario(begun.story, cases, begun.parts, begun.table, REPEATED_PASS, (Moment(told, parts), *more))
    return Scenario((tell_early(early), *told), (case,), parts, with_early(early), REPEATED_PASS, more)


def is_compared(case: Case) -> bool:
    """Does the ruling hang on what the offender's call in turn means?"""
    return any("new_meaning" in step.read for step in case.decide().steps)


def call_again(early: Early, case: Case, number: int) -> Moment | None:
    """The offender's call in turn, where it is free and can be compared."""
    if not early.is_told or early.again is None or early.before_again is None:
        return None
    if not is_decided(case, REPEATED_PASS) or not is_compared(case):
        return None
    call, meaning = early.again
    story = (tell_meaning(early), *tell_again(early, call, meaning))
    auction = early.before_again[0].add(call)
    return Moment(story, (partner_part(early.offender, number),), legal(early, auction))
