"""Names of bids to practise: what an incomplete name stands for."""

from functools import cache
from random import Random

from engine.cards.pack import Suit
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.auction.bid_name import BID_NAME, GRADE_OPEN, SUIT_SECRET, Name, SaidName
from engine.ulti.effect.auction import Means
from engine.ulti.table.bid import NO_TRUMP, TABLE, Bid
from engine.ulti.table.call import Auction
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Number, OneOf, Option, Part, find, has
from quizzes.ulti.auction.story import bid_options, entries_of
from quizzes.ulti.picture import Entry, Table

HIDDEN_SUITS = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)


@cache
def find_grades() -> tuple[tuple[Bid, Bid], ...]:
    """Bids with a higher one whose name says more of the same."""
    pairs = ((low, high) for high in TABLE for low in TABLE[: TABLE.index(high)])
    return tuple((low, high) for low, high in pairs if Name.of(low).fits(high))


def draw_said(rng: Random) -> tuple[Bid, Name]:
    """A valid bid, and a name said over it: mostly that of a bid which is not enough any more."""
    most = rng.choice((1, 1, 3))
    low, high = rng.choice([pair for pair in find_grades() if len(pair[0].announced) <= most])
    below, above = TABLE[: TABLE.index(low)], TABLE[TABLE.index(high) :]
    between = TABLE[TABLE.index(low) : TABLE.index(high)]
    kind = rng.choice(("next", "next", "next", "next", "none", "full"))
    if kind == "full" and below:
        return rng.choice(below[-8:]), Name.of(low)
    if kind == "none":
        return rng.choice(above[:12]), Name.of(high)
    return rng.choice(between), Name.of(low)


@firmly
def draw_name(rng: Random) -> Scenario | None:
    valid, name = draw_said(rng)
    suit_named = bool(name.parts - NO_TRUMP) and not name.red and rng.random() < SUIT_SLIPS
    case = Case(BID_NAME, SaidName.suppose(suit_named=suit_named, valid=valid, name=name))
    if has(case.decide(), GRADE_OPEN):
        return None
    story = [say("The next player takes up the talon and says: {name}.", name=name.words())]
    if suit_named:
        story += [say("The player also names the trump suit: {suit}.", suit=Text(rng.choice(HIDDEN_SUITS).words))]
    first, second = entries_of(Auction((valid, valid)))
    table = Table(entries=(first, Entry(second.speaker, name.words())))
    return Scenario(tuple(story), (case,), (means_part(name), worth_part()), table)


SUIT_SLIPS = 0.1


def named(name: Name) -> list[Bid]:
    """The bids that undertake the same, in any grade."""
    return [bid for bid in TABLE if Name.of(bid).undertaken == name.undertaken]


def means_part(name: Name) -> Part:
    options = (
        *bid_options(named(name)),
        Option("none", say("No bid of this name is high enough: the player has to bid something else.")),
        Option("fault", say("None: to name the suit is a fault, whatever the bid.")),
    )
    return OneOf("means", say("Which bid has been made?"), read_means, 0, options)


def read_means(verdict: Verdict) -> str:
    if has(verdict, SUIT_SECRET):
        return "fault"
    means = find(verdict, Means)
    return str(means.bid) if means else "none"


def worth_part() -> Part:
    words = say("What is it worth in all? Write 0 if no bid has been made in order.")
    return Number("worth", words, read_worth, 0, 0, 48)


def read_worth(verdict: Verdict) -> int:
    means = find(verdict, Means)
    return means.bid.total if means else 0


FAMILIES = (Family("ulti", "bid-name", N_("Incomplete names"), 3, "3.4 4.E.3 4.F.3", draw_name),)
