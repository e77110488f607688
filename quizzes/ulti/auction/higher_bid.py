"""The order of the bids to practise: which is higher and why, and the smallest that is high enough."""

from random import Random

from engine.law import Verdict
from engine.text import N_, say
from engine.ulti.auction.auction import AUCTION, Standing
from engine.ulti.auction.higher_bid import (
    HIGHER,
    HIGHER_BID,
    SAME_BID,
    ULTI_OVER_ACES,
    ByParts,
    ByValue,
    NewBid,
    SmallestOver,
)
from engine.ulti.effect.auction import BID_VALID
from engine.ulti.table.bid import TABLE, Bid, Task, smallest_over
from engine.ulti.table.call import Auction, Pass
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Number, OneOf, Option, Part, find, has
from quizzes.ulti.auction.story import bid_options, draw_bid, entries_of, smallest_is_firm
from quizzes.ulti.picture import Entry, Table

NEAR = 4  # points between bids that one has to think about
TWINS = frozenset({Task.ULTI, Task.FOUR_ACES})


TOTAL = {bid: bid.total for bid in TABLE}


def near(bid: Bid) -> list[Bid]:
    return [one for one in TABLE if 0 < abs(TOTAL[one] - TOTAL[bid]) <= NEAR]


def of_other_parts(bid: Bid) -> list[Bid]:
    return [one for one in TABLE if TOTAL[one] == TOTAL[bid] and len(one.parts) != len(bid.parts)]


def twin(bid: Bid) -> list[Bid]:
    """The same with ulti in place of 4 aces, or the other way round."""
    return [one for one in TABLE if TOTAL[one] == TOTAL[bid] and one.parts ^ bid.parts == TWINS]


def same(bid: Bid) -> list[Bid]:
    return [bid]


RIVALS = (near, near, near, of_other_parts, of_other_parts, of_other_parts, twin, twin, same)


def draw_rivals(rng: Random) -> tuple[Bid, Bid]:
    """A bid and another that one might take for higher."""
    find = rng.choice(RIVALS)
    while True:
        valid = draw_bid(rng)
        if rivals := find(valid):
            return valid, rng.choice(rivals)


# Which bid is higher?


@firmly
def draw_higher(rng: Random) -> Scenario | None:
    valid, bid = draw_rivals(rng)
    own, in_play = rng.random() < 0.2, rng.random() < 0.4
    if valid == TABLE[-1] or not (in_play or smallest_is_firm(valid) or bid.beats(valid)):
        return None
    facts = NewBid.suppose(valid=valid, bid=bid, own=own, in_play=in_play)
    by = (
        say("Both others passed. The last bidder takes up the talon again and bids over the own bid (önrablás).")
        if own
        else say("The next player takes up the talon and bids.")
    )
    noticed = (
        say("The two bids are compared only when the play has begun.")
        if in_play
        else say("The two bids are compared at once.")
    )
    calls = (valid, Pass.PASS, Pass.PASS, bid) if own else (valid, bid)
    parts = (higher_part(), why_part(), follows_part())
    return Scenario((by, noticed), (Case(HIGHER_BID, facts),), parts, Table(entries=entries_of(Auction(calls))))


def higher_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    words = say("Is the new bid higher than the valid one?")
    return OneOf("higher", words, lambda verdict: "yes" if has(verdict, HIGHER) else "no", 0, options)


def why_part() -> Part:
    options = (
        Option("value", say("The total values differ.")),
        Option("parts", say("The total values are equal, and one bid has fewer parts.")),
        Option("ulti", say("Value and number of parts are equal, and ulti stands above 4 aces.")),
        Option("same", say("It is the same bid.")),
    )
    return OneOf("why", say("What decides it?"), read_why, 0, options)


def read_why(verdict: Verdict) -> str:
    if has(verdict, ULTI_OVER_ACES, SAME_BID):
        return "ulti" if has(verdict, ULTI_OVER_ACES) else "same"
    kinds = {ByValue: "value", ByParts: "parts"}
    return next((kinds[type(effect)] for effect in verdict.effects if type(effect) in kinds), "rank")


def follows_part() -> Part:
    options = (
        Option("valid", say("The new bid is valid: it was high enough.")),
        Option("again", say("After a warning the bidder has to bid higher.")),
        Option("stands", say("The new bid was too low, but it stands, and the hand is played out.")),
    )
    return OneOf("follows", say("What follows?"), read_follows, 0, options)


def read_follows(verdict: Verdict) -> str:
    if has(verdict, HIGHER):
        return "valid"
    return "stands" if has(verdict, BID_VALID) else "again"


# What is the smallest bid that is high enough?


@firmly
def draw_smallest(rng: Random) -> Scenario | None:
    return rng.choice((after_a_warning, after_a_warning, in_turn))(rng)


def after_a_warning(rng: Random) -> Scenario | None:
    """Somebody bid too low and has to bid again."""
    valid, bid = draw_rivals(rng)
    if valid == TABLE[-1] or not smallest_is_firm(valid) or bid.beats(valid):
        return None
    facts = NewBid.suppose(valid=valid, bid=bid, own=False, in_play=False)
    story = (
        say("The next player takes up the talon and bids {bid}, which is not high enough.", bid=bid.words()),
        say("The player is warned before the play begins."),
    )
    table = Table(entries=entries_of(Auction((valid, bid)), say("not high enough")))
    return Scenario(story, (Case(HIGHER_BID, facts),), smallest_parts(rng, valid), table)


def in_turn(rng: Random) -> Scenario | None:
    """The next player thinks of bidding."""
    valid = draw_bid(rng)
    if valid == TABLE[-1] or not smallest_is_firm(valid):
        return None
    below = [bid for bid in TABLE[:12] if valid.beats(bid)]
    calls = (valid,) if not below else (rng.choice(below), *rng.choice(((), (Pass.PASS,))), valid)
    facts = Standing.suppose(auction=Auction(calls))
    story = (say("The next player would like to take up the talon and bid as little as possible."),)
    entries = entries_of(Auction(calls))
    parts = smallest_parts(rng, valid)
    return Scenario(story, (Case(AUCTION, facts),), parts, Table(entries=(*entries, waiting(len(calls)))))


def waiting(number: int) -> Entry:
    return Entry(entries_of(Auction((Pass.PASS,) * 3))[number % 3].speaker, say("?"))


def smallest_parts(rng: Random, valid: Bid) -> tuple[Part, ...]:
    smallest = smallest_over(valid) or valid
    place = TABLE.index(smallest)
    around = [*TABLE[max(0, place - 4) : place], *TABLE[place + 1 : place + 4]]
    options = bid_options({smallest, *rng.sample(around, min(4, len(around)))})
    bid = OneOf("smallest", say("Which is the smallest bid that is high enough?"), read_smallest, 0, options)
    value = Number("value", say("What is that bid worth in all?"), read_value, 0, 1, 48)
    return bid, value


def read_bids(verdict: Verdict) -> tuple[Bid, ...]:
    smallest = find(verdict, SmallestOver)
    return smallest.bids if smallest else ()


def read_smallest(verdict: Verdict) -> str:
    return "/".join(str(bid) for bid in read_bids(verdict))


def read_value(verdict: Verdict) -> int:
    return max((bid.total for bid in read_bids(verdict)), default=0)


HIGHER_LABELS = "3.5 3.6 4.C.2 5.1.b 13.2.4.a 13.2.4.b"
FAMILIES = (
    Family("ulti", "bid-higher", N_("Which bid is higher?"), 2, HIGHER_LABELS, draw_higher),
    Family("ulti", "bid-smallest", N_("The smallest bid that is enough"), 3, "3.5 3.6", draw_smallest),
)
