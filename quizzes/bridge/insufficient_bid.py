"""Insufficient bids to rule on: accepted, replaced in every way, doubled, repeated, artificial."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.auction import DOUBLE, PASS, Auction, Bid, Call, Strain, lowest_over
from engine.bridge.effect import PARTNER_PASSES, REPLACEMENT_CANCELLED
from engine.bridge.insufficient_bid import INSUFFICIENT_BID, Becomes, InsufficientBid
from engine.bridge.meaning import Asks, Meaning, Purpose, suits_of
from engine.cards import FRENCH_SUITS, Suit
from engine.fact import Missing
from engine.text import N_, Text, say
from quizzes.bridge.insufficient_question import (
    BIDS,
    again_part,
    lead_part,
    next_bid_part,
    partner_part,
    standing_part,
)
from quizzes.bridge.no_trump_slip import draw_no_trump_slips
from quizzes.bridge.option import ANYTHING
from quizzes.bridge.slip import Meanings, Slip, draw_slips
from quizzes.bridge.table import Entry, Table, entries_of
from quizzes.family import Family, Scenario
from quizzes.question import Case, has

# What happened


def tell_slip(slip: Slip) -> tuple[Text, ...]:
    return (
        say("{player} overlooks {last} and bids {bid}.", player=slip.offender, last=slip.last, bid=slip.bid),
        say("Their meaning of {call}: {meaning}.", call=slip.bid, meaning=slip.meaning),
    )


def tell_meaning(call: Call, meaning: Meaning) -> Text:
    if meaning == ANYTHING:
        return say("Their meaning of {call}: none is agreed, any hand is possible.", call=call)
    return say("Their meaning of {call}: {meaning}.", call=call, meaning=meaning)


def tell_refusal(slip: Slip) -> Text:
    return say("{player} does not accept the insufficient bid.", player=slip.offender.lho)


def is_natural(slip: Slip, replacement: Call, new: Meaning) -> bool:
    """Both bids are natural: each shows the denomination that it names."""
    return (
        isinstance(replacement, Bid)
        and (slip.meaning.purpose, slip.meaning.shows) == (Purpose.NATURAL, frozenset({slip.bid.strain}))
        and (new.purpose, new.shows) == (Purpose.NATURAL, frozenset({replacement.strain}))
    )


def state(slip: Slip, replacement: Call, new: Meaning, **stated: object) -> InsufficientBid:
    """The facts of a bid that was not accepted, with whatever is special about it."""
    usual = {"meant": True, "in_turn": True, "accepted": False, "too_soon": False, "lower_shows_same": False}
    return InsufficientBid.suppose(
        last=slip.last,
        bid=slip.bid,
        replacement=replacement,
        meaning=slip.meaning,
        new_meaning=new,
        natural=is_natural(slip, replacement, new),
        **(usual | stated),
    )


def specified(auction: Auction, meanings: Meanings, slip: Slip, new: Meaning) -> frozenset[Suit]:
    """The suits that the offender's calls in the legal auction specify."""
    place = len(slip.auction.calls)
    told = [new if turn == place else meaning for turn, meaning in enumerate(meanings)]
    own = [told[turn] for turn, (seat, _) in enumerate(auction.entries()) if seat is slip.offender]
    return frozenset(suit for meaning in own for suit in suits_of(meaning.shows))


def play_on(slip: Slip, replacement: Call, new: Meaning, **stated: object) -> Scenario | None:
    """The whole story after a replacement that is not accepted: ruling, rest of the auction, contract."""
    first = INSUFFICIENT_BID.decide(
        state(slip, replacement, new, becomes=Becomes.UNKNOWN, specified=frozenset(), **stated)
    )
    barred = has(first, PARTNER_PASSES)
    chosen = PASS if has(first, REPLACEMENT_CANCELLED) else replacement
    auction, meanings = slip.continue_with(chosen, barred)
    if auction.contract is None:
        return None
    defends = auction.contract.declarer.side is not slip.offender.side
    facts = state(
        slip,
        replacement,
        new,
        becomes=Becomes.DEFENDER if defends else Becomes.DECLARING,
        specified=specified(
            auction, meanings, slip, new if chosen is replacement else meanings[len(slip.auction.calls)]
        ),
        **stated,
    )
    story = (*tell_slip(slip), tell_refusal(slip), *tell_replacement(slip, replacement, new, chosen))
    table = Table(slip.deal, irregular_entries(slip, replacement, chosen, auction), auction.contract)
    parts = (standing_part("replacement", "cancelled", "bid"), partner_part(), lead_part())
    return Scenario(story, (Case(INSUFFICIENT_BID, facts),), parts, table)


def tell_replacement(slip: Slip, replacement: Call, new: Meaning, chosen: Call) -> Iterator[Text]:
    yield say("{player} replaces it: {call}.", player=slip.offender, call=replacement)
    yield tell_meaning(replacement, new)
    if chosen is not replacement:
        yield say("After the ruling {player} passes; the rest of the auction is as shown.", player=slip.offender)
    else:
        yield say("The rest of the auction is as shown.")


def irregular_entries(slip: Slip, replacement: Call, chosen: Call, auction: Auction) -> tuple[Entry, ...]:
    """The auction with the withdrawn calls standing where they were made."""
    entries, place = entries_of(auction), len(slip.auction.calls)
    withdrawn = [Entry(slip.offender, slip.bid, say("insufficient, withdrawn"))]
    if chosen is not replacement:
        withdrawn.append(Entry(slip.offender, replacement, say("replacement")))
    return (*entries[:place], *withdrawn, *entries[place:])


# The families

Attempt = Callable[[Random, Slip], Scenario | None]


def draw_with(attempt: Attempt, slips: Callable[[Random], Iterator[Slip]] = draw_slips) -> Callable[[Random], Scenario]:
    """Draw slips until one makes a scenario that needs no judgement."""

    def draw(rng: Random) -> Scenario:
        return next(scenario for slip in slips(rng) if (scenario := decided(attempt, rng, slip)))

    return draw


def decided(attempt: Attempt, rng: Random, slip: Slip) -> Scenario | None:
    try:
        scenario = attempt(rng, slip)
        return scenario if scenario and all(case.decide() for case in scenario.cases) else None
    except Missing:  # a question that only a director can answer
        return None


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
    return Scenario((*tell_slip(slip), how), (Case(INSUFFICIENT_BID, facts),), parts, Table(slip.deal, entries))


def lowest(rng: Random, slip: Slip) -> Scenario | None:
    """The same denomination, mostly at the lowest level, now and then one higher."""
    low = lowest_over(slip.last, slip.bid.strain)
    if low is None or low.level > 3 or slip.bid.strain is slip.last.strain:
        return None
    replacement = Bid(level=low.level + (rng.random() < 0.3), strain=low.strain)
    new = slip.meaning_of(replacement)
    return play_on(slip, replacement, new) if is_natural(slip, replacement, new) else None


def something_else(rng: Random, slip: Slip) -> Scenario | None:
    same = lowest_over(slip.last, slip.bid.strain)
    jump = Bid(level=same.level + 1, strain=same.strain) if same and same.level < 4 else PASS
    replacement = rng.choice((slip.sensible_call(), PASS, jump))
    if replacement in (DOUBLE, same):
        return None
    return play_on(slip, replacement, slip.meaning_of(replacement))


def double(rng: Random, slip: Slip) -> Scenario | None:
    """A double whose meaning the players have agreed on: it shows the same suit, or it is for penalties."""
    trump = slip.last.strain.suit
    if not slip.auction.is_legal(DOUBLE) or trump is None or slip.meaning.purpose is not Purpose.NATURAL:
        return None
    if rng.random() < 0.5 and slip.bid.strain.suit and slip.bid.strain is not slip.last.strain:
        high = max(slip.meaning.low, slip.meaning.high - rng.choice((0, 0, 5)))
        new = Meaning(slip.meaning.low, high, slip.meaning.lengths, slip.meaning.shows, Purpose.TAKEOUT)
    else:
        lengths = tuple(4 if suit is trump else 0 for suit in FRENCH_SUITS)
        new = Meaning(9, 40, (lengths[0], lengths[1], lengths[2], lengths[3]), purpose=Purpose.PENALTY)
    return play_on(slip, DOUBLE, new)


def again(rng: Random, slip: Slip) -> Scenario | None:
    """Before the director comes: a second insufficient bid, or a legal replacement, or the first one accepted."""
    others = [bid for bid in BIDS if bid <= slip.last and bid not in (slip.bid, slip.last) and bid > slip.bid]
    legal = lowest_over(slip.last, slip.bid.strain)
    replacement = rng.choice([*others[-2:], legal, PASS])
    if replacement is None or (isinstance(replacement, Bid) and replacement.level > 4):
        return None
    new = slip.meaning_of(replacement) if replacement in (legal, PASS) else slip.meaning
    accepts = rng.choice(("first", "second", "none", "none"))
    if replacement in (legal, PASS) and accepts == "second":
        return None
    facts = state(
        slip,
        replacement,
        new,
        too_soon=True,
        accepted=accepts == "first",
        second_accepted=accepts == "second",
        becomes=Becomes.UNKNOWN,
        specified=frozenset(suits_of(slip.meaning.shows)) if replacement == legal else frozenset(),
    )
    entries = (
        *entries_of(slip.auction),
        Entry(slip.offender, slip.bid, say("insufficient")),
        Entry(slip.offender, replacement, say("replacement")),
    )
    story = (
        *tell_slip(slip),
        say("Before the director is called, {player} changes it to {call}.", player=slip.offender, call=replacement),
        tell_meaning(replacement, new),
        tell_acceptance(slip, accepts),
    )
    parts = (standing_part("bid", "second", "replacement", "cancelled"), partner_part(), again_part())
    return Scenario(story, (Case(INSUFFICIENT_BID, facts),), parts, Table(slip.deal, entries))


def tell_acceptance(slip: Slip, accepts: str) -> Text:
    player = slip.offender.lho
    return {
        "first": say("Told of the rights, {player} accepts the first bid.", player=player),
        "second": say("Told of the rights, {player} accepts the second bid.", player=player),
        "none": say("Told of the rights, {player} accepts nothing.", player=player),
    }[accepts]


def artificial(rng: Random, slip: Slip) -> Scenario | None:
    """Stayman or a transfer over an overlooked overcall, replaced by a call whose meaning is agreed."""
    replacement, new = rng.choice(artificial_replacements(slip))
    if not slip.auction.is_legal(replacement):
        return None
    scenario = play_on(slip, replacement, new)
    return scenario and Scenario(
        (*scenario.story, say("No lower bid of theirs would specify the same.")),
        scenario.cases,
        scenario.parts,
        scenario.table,
    )


def artificial_replacements(slip: Slip) -> list[tuple[Call, Meaning]]:
    cue = after(slip.last, slip.last.strain)
    named = after(slip.last, slip.bid.strain)
    lengths = tuple(5 if suit is slip.bid.strain.suit else 0 for suit in FRENCH_SUITS)
    natural = Meaning(8, 40, (lengths[0], lengths[1], lengths[2], lengths[3]), frozenset({named.strain}))
    replacements: list[tuple[Call, Meaning]] = [(named, natural), (PASS, slip.meaning_of(PASS))]
    if slip.meaning.asks is Asks.MAJORS:
        return [*replacements, (cue, Meaning(8, 40, purpose=Purpose.ASK, asks=Asks.MAJORS))]
    shown = next(iter(slip.meaning.shows))
    same = after(slip.last, shown)
    return [*replacements, (same, Meaning(8, 40, slip.meaning.lengths, slip.meaning.shows))]


def after(last: Bid, strain: Strain) -> Bid:
    """The lowest bid of a denomination over an overcall, which is never at the seven level here."""
    return next(bid for bid in BIDS if bid.strain is strain and bid > last)


def family(name: str, title: str, difficulty: int, trains: str, draw: Callable[[Random], Scenario]) -> Family:
    return Family(
        "bridge",
        "insufficient-bid",
        name,
        title,
        difficulty,
        tuple(f"bridge:{label}" for label in trains.split()),
        draw,
    )


FAMILIES = (
    family("insufficient-accepted", N_("Insufficient bid accepted"), 2, "18D 27A1", draw_with(accepted)),
    family("insufficient-lowest", N_("Replaced at the lowest level"), 2, "27B 27B1a", draw_with(lowest)),
    family("insufficient-other", N_("Replaced by something else"), 3, "27B2 26B 23A2", draw_with(something_else)),
    family("insufficient-double", N_("Replaced by a double"), 4, "27B3 27B1b 23A2", draw_with(double)),
    family("insufficient-again", N_("Replaced before the director comes"), 4, "27B4 27C", draw_with(again)),
    family(
        "insufficient-artificial",
        N_("Artificial insufficient bid"),
        5,
        "27B1a 27B1b 23A3",
        draw_with(artificial, draw_no_trump_slips),
    ),
)
