"""Second thoughts: a call that was meant is replaced by another, and the next player accepts that or not."""

from random import Random
from typing import NamedTuple

from engine.bridge.auction.comparable_call import is_part_of, may_be_similar, means_the_same, serves_same_purpose
from engine.bridge.effect.change import FIRST_STANDS, LHO_MAY_ACCEPT, SECOND_CALL_STANDS
from engine.bridge.irregular_call.change import CalledSince, Cause, ChangeOfCall, Reply
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.irregular_call.withdrawn_call import WITHDRAWN_CALL, Becomes
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import PASS, Call
from engine.bridge.table.duty import InItsPlace
from engine.bridge.table.meaning import Meaning, Purpose, points, suits_of
from engine.cards.pack import Suit
from engine.law import Verdict
from engine.text import N_, Text, say
from players.bridge.bidding.option import ANYTHING
from quizzes.bridge.irregular_call.change_of_call.occasion import BIDS, Meanings, Occasion, draw_occasions
from quizzes.bridge.irregular_call.insufficient_bid.question import lead_part
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Family, Moment, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, has

OUTCOMES = {LHO_MAY_ACCEPT: "choice", SECOND_CALL_STANDS: "second", FIRST_STANDS: "first"}
REACH = 8  # how far up in the box the second thought may be
OVERSTATED = 3  # points that a second thought may promise too many
AT_ONCE = 0.25  # how often the director is there before the next player has reacted


class Second(NamedTuple):
    """The call of second thoughts, its meaning, and whether it is comparable with the first."""

    call: Call
    meaning: Meaning
    is_comparable: bool


def seconds(one: Occasion) -> list[Second]:
    """Calls that the system has a natural meaning for, and of which it is plain whether they are comparable."""
    place = BIDS.index(one.bid)
    calls = (PASS, *BIDS[max(0, place - 4) : place + REACH])
    told = ((call, one.meaning_of(call)) for call in calls if call != one.bid and one.auction.is_legal(call))
    return [
        Second(call, meaning, is_comparable(one.meaning, meaning))
        for call, meaning in told
        if is_playable(one, meaning) and not is_in_doubt(one.meaning, meaning)
    ]


def is_playable(one: Occasion, meaning: Meaning) -> bool:
    natural = meaning != ANYTHING and meaning.purpose is Purpose.NATURAL
    return natural and meaning.low <= points(one.deal.hands[one.player]) + OVERSTATED


def is_comparable(old: Meaning, new: Meaning) -> bool:
    return means_the_same(old, new) or is_part_of(old, new) or serves_same_purpose(old, new)


def is_in_doubt(old: Meaning, new: Meaning) -> bool:
    return not is_comparable(old, new) and may_be_similar(old, new)


def attempt(rng: Random) -> Scenario | None:
    one = next(draw_occasions(rng))
    found = seconds(one)
    wanted = [second for second in found if second.is_comparable] if rng.random() < 0.5 else []
    if not found:
        return None
    second = rng.choice(wanted or found)
    if rng.random() < AT_ONCE:
        return begin(
            one,
            second,
            Reply.NOTHING,
            say("You are called at once; {player} has not reacted yet.", player=one.player.lho),
        )
    reply = rng.choice((Reply.ACCEPTED, Reply.REFUSED))
    told = tell_reply(rng, one, second, reply)
    return play_on(one, second, reply, told) if told else None


# What happens


def tell_change(one: Occasion, second: Second) -> tuple[Text, ...]:
    player, bid = one.player, one.bid
    if second.call == PASS:
        return (say("{player} bids {bid}, thinks again, takes it back and passes.", player=player, bid=bid),)
    told = say(
        "{player} bids {bid}, thinks again, and replaces it by {call}.", player=player, bid=bid, call=second.call
    )
    return (told,)


def tell_meanings(one: Occasion, second: Second) -> tuple[Text, ...]:
    first = say("The offending side plays {call} as {meaning}.", call=one.bid, meaning=one.meaning)
    if second.call == PASS:
        return first, say("A pass here shows {meaning}.", meaning=second.meaning)
    return first, say("The offending side plays {call} as {meaning}.", call=second.call, meaning=second.meaning)


def tell_reply(rng: Random, one: Occasion, second: Second, reply: Reply) -> Text | None:
    lho = one.player.lho
    if reply is Reply.REFUSED:
        return Text(rng.choice(REFUSALS), (("player", lho),))
    if rng.random() < 0.5:
        return Text(rng.choice(ACCEPTANCES), (("player", lho),))
    over = one.go_on(second.call, 1)
    if over is None or over.calls[-1] == PASS:
        return Text(rng.choice(ACCEPTANCES), (("player", lho),))
    return say("{player} has seen the change, and calls over the second call.", player=lho)


REFUSALS = (
    N_("You explain the rights, and {player} does not accept the second call."),
    N_("{player} says that the first call should stand."),
)
ACCEPTANCES = (
    N_("You explain the rights, and {player} accepts the second call."),
    N_("{player} says that the second call may stand."),
)


def begin(one: Occasion, second: Second, reply: Reply, *more: Text) -> Scenario:
    facts = ChangeOfCall.suppose(
        cause=Cause.MIND, since=CalledSince.NOBODY, made=True, accepted=reply, comparable=second.is_comparable
    )
    told = (*tell_change(one, second), *tell_meanings(one, second), *more)
    before = entries_of(one.auction)
    table = Table(one.deal, (*before, *both(one, second, say("first call"), say("second call"))))
    return Scenario(told, (Case(CHANGE_OF_CALL, facts),), (standing_part(one),), table)


def both(one: Occasion, second: Second, first: Text | None, then: Text | None) -> tuple[Entry, Entry]:
    return Entry(one.player, one.bid, first), Entry(one.player, second.call, then)


# How it goes on


def play_on(one: Occasion, second: Second, reply: Reply, told: Text) -> Scenario | None:
    """The auction to its end, and the question of the lead if the offender's side defends."""
    begun = begin(one, second, reply, told)
    accepted = reply is Reply.ACCEPTED
    call, meaning = (second.call, second.meaning) if accepted else (one.bid, one.meaning)
    auction, meanings = one.call_out(call, meaning)
    contract = auction.contract
    if contract is None or contract.declarer.side is one.player.side:
        return begun
    shown = specified(one, auction, meanings)
    if shown is None:
        return None
    place = InItsPlace.COMPARABLE if accepted and second.is_comparable else InItsPlace.OTHER
    facts = WITHDRAWN_CALL.facts.suppose(becomes=Becomes.DEFENDER, specified=shown, **{"duties.lead_limit": place})
    table = Table(one.deal, whole(one, second, auction, accepted), contract)
    last = Moment((say("The auction goes on as shown."),), (lead_part(one.player, 1),), table)
    cases = (*begun.cases, Case(WITHDRAWN_CALL, facts))
    return Scenario(begun.story, cases, begun.parts, begun.table, later=(last,))


def whole(one: Occasion, second: Second, auction: Auction, accepted: bool) -> tuple[Entry, ...]:
    """The auction to its end, with the call that was withdrawn or cancelled where it was made."""
    entries, place = entries_of(auction), len(one.auction.calls)
    notes = (say("withdrawn"), None) if accepted else (None, say("cancelled"))
    return (*entries[:place], *both(one, second, *notes), *entries[place + 1 :])


def specified(one: Occasion, auction: Auction, meanings: Meanings) -> frozenset[Suit] | None:
    """The suits that the offender has shown in the legal auction; None where one cannot see it from the bids."""
    own = [turn for turn, (seat, call) in enumerate(auction.entries()) if seat is one.player and call != PASS]
    if any(meanings[turn].purpose is not Purpose.NATURAL for turn in own):
        return None
    return frozenset(suit for turn in own for suit in suits_of(meanings[turn].shows))


def standing_part(one: Occasion) -> Part:
    lho = one.player.lho
    options = (
        Option("first", say("The first call stands, and the second is cancelled.")),
        Option("second", say("The second call stands, and the first is withdrawn.")),
        Option("choice", say("That is for {player} to choose first.", player=lho)),
    )
    return OneOf("standing", say("Which call stands?"), read_standing, 0, options)


def read_standing(verdict: Verdict) -> str:
    return next((word for effect, word in OUTCOMES.items() if has(verdict, effect)), "")


FAMILIES = (Family("bridge", "change-second-thought", N_("Second thoughts"), 3, "25A2 25B1 25B2 26B", firmly(attempt)),)
