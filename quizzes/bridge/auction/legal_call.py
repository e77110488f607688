"""Which calls are legal now: whose turn it is, what may be doubled, how high a bid has to be."""

from collections.abc import Callable
from random import Random

from engine.bridge.effect.auction import MAY_DOUBLE, MAY_REDOUBLE, NO_DOUBLE_NOW, LeastBid
from engine.bridge.table.auction import Auction, LastBid, last_bid_of
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Strain, lowest_over
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.auction.story import case_of, draw_insufficient, next_part, tell_overlooked
from quizzes.bridge.irregular_call.inadmissible_call.juncture import Juncture, draw_junctures
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Draw, Family, Scenario
from quizzes.question import OneOf, Option, Part, find, has

DOUBLES = {MAY_DOUBLE: "double", MAY_REDOUBLE: "redouble", NO_DOUBLE_NOW: "neither"}
HIGHEST = 6  # level at which one can still ask for a level more


# What is asked


def double_part() -> Part:
    options = (
        Option("double", say("The player may double.")),
        Option("redouble", say("The player may redouble.")),
        Option("neither", say("Neither.")),
    )
    return OneOf("double", say("May this player double or redouble?"), read_double, 0, options)


def read_double(verdict: Verdict) -> str:
    return next((word for effect, word in DOUBLES.items() if has(verdict, effect)), "")


def lowest_part(last: Bid, strain: Strain) -> Part:
    """The lowest bid of a denomination: at the level of the last bid, or one above."""
    same, above = Bid(level=last.level, strain=strain), Bid(level=last.level + 1, strain=strain)
    options = (Option("same", say("{bid}", bid=same)), Option("above", say("{bid}", bid=above)))
    words = say("What is the lowest bid in {strain} that this player may make?", strain=Text(strain.words))
    return OneOf("lowest", words, reading_lowest(last, strain), 0, options)


def reading_lowest(last: Bid, strain: Strain) -> Callable[[Verdict], str]:
    def read(verdict: Verdict) -> str:
        least = find(verdict, LeastBid)
        if least is None:
            return ""
        level = least.bid.level + (strain < least.bid.strain)
        return "same" if level == last.level else "above"

    return read


def parts_of(last: Bid | None, strain: Strain | None) -> tuple[Part, ...]:
    asked = (next_part(may_be_over=False), double_part())
    return (*asked, lowest_part(last, strain)) if last and strain else asked


# Where the auction stands


SO_FAR = say("The auction has come to this point.")


def standing(last_bid: LastBid, *, superseded: bool = False) -> Draw:
    """A place in an auction at which the last bid is of this kind; perhaps one that has superseded a double."""

    def draw(rng: Random) -> Scenario:
        places = (one for one in draw_junctures(rng) if is_at(one.auction, last_bid))
        return tell(rng, next(one for one in places if not superseded or is_doubled_before(one)))

    return draw


def is_at(auction: Auction, last_bid: LastBid) -> bool:
    last = auction.last_bid
    return last_bid_of(auction, auction.turn) is last_bid and (last is None or last[1].level <= HIGHEST)


def is_doubled_before(juncture: Juncture) -> bool:
    """Was there a double before the last bid?"""
    calls = juncture.calls
    last = max(place for place, call in enumerate(calls) if isinstance(call, Bid))
    return any(call in (DOUBLE, REDOUBLE) for call in calls[:last])


def tell(rng: Random, juncture: Juncture) -> Scenario:
    last = juncture.auction.last_bid[1] if juncture.auction.last_bid else None
    strain = draw_strain(rng, last) if last else None
    return Scenario((SO_FAR,), (case_of(juncture.auction),), parts_of(last, strain), juncture.table())


def draw_strain(rng: Random, last: Bid) -> Strain:
    """One that ranks above that of the last bid, or one that does not."""
    above = [strain for strain in Strain if strain > last.strain]
    others = [strain for strain in Strain if strain <= last.strain]
    return rng.choice(above if above and rng.random() < 0.5 else others)


def accepted(rng: Random) -> Scenario:
    """An insufficient bid that the next player has called over: only that one has to be beaten now."""
    for slip in draw_insufficient(rng):
        call, strains = slip.call_over(), strains_between(slip)
        if strains and call in (PASS, DOUBLE):
            auction = Auction(slip.auction.dealer, (*slip.auction.calls, slip.bid, call))
            told = (tell_overlooked(slip), tell_accepted(slip, call == DOUBLE))
            entries = (*entries_of(slip.auction), Entry(slip.offender, slip.bid, say("insufficient")))
            table = Table(slip.deal, (*entries, Entry(slip.offender.lho, call)))
            case = case_of(auction, stood=frozenset({len(slip.auction.calls)}))
            return Scenario(told, (case,), parts_of(slip.bid, rng.choice(strains)), table)
    raise AssertionError("there are always more")


def strains_between(slip: Slip) -> list[Strain]:
    """Denominations in which the next bid is lower than it would have to be over the bid that was overlooked."""
    found = [(strain, lowest_over(slip.bid, strain), lowest_over(slip.last, strain)) for strain in Strain]
    return [strain for strain, bid, other in found if bid != other and bid and bid.level == slip.bid.level]


def tell_accepted(slip: Slip, doubled: bool) -> Text:
    player = slip.offender.lho
    if doubled:
        return say("{player} doubles, and thereby accepts the insufficient bid.", player=player)
    return say("{player} passes, and thereby accepts the insufficient bid.", player=player)


DRAWS: tuple[tuple[Draw, int], ...] = (
    (standing(LastBid.THEIRS), 24),
    (standing(LastBid.OURS), 20),
    (standing(LastBid.OURS_DOUBLED), 18),
    (standing(LastBid.THEIRS_DOUBLED), 14),
    (standing(LastBid.THEIRS, superseded=True), 10),
    (standing(LastBid.NONE), 4),
    (accepted, 10),
)


def draw_legal_call(rng: Random) -> Scenario:
    draws, weights = zip(*DRAWS, strict=True)
    draw: Draw = rng.choices(draws, weights)[0]
    return draw(rng)


LABELS = "17C 18B 18E 19A1 19B1 19C 27A1"
FAMILIES = (Family("bridge", "legal-calls", N_("Which calls are legal now?"), 3, LABELS, draw_legal_call),)
