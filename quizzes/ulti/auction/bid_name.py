"""Names of bids to practise: what an incomplete name stands for, and what is too low or says too much."""

from functools import cache
from random import Random

from engine.cards.pack import Suit
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.auction.bid_name import BID_NAME, SUIT_SECRET, SaidName
from engine.ulti.effect.auction import NOT_HIGHER, Means
from engine.ulti.table.bid import NO_TRUMP, OPEN, TABLE, Bid, Tasks
from engine.ulti.table.call import Auction
from engine.ulti.table.name import NAMES, Name
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.german import Utterance
from quizzes.question import Case, Number, OneOf, Option, Part, find, has
from quizzes.ulti.auction.heard import come_to
from quizzes.ulti.auction.story import bid_options, entries_of, smallest_firmly, tell_both, tell_worth
from quizzes.ulti.picture import Table

HIDDEN_SUITS = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)
KINDS = ("next",) * 3 + ("none",) * 9 + ("full",) * 4 + ("suit",) * 3
NEARBY = 8  # lines of the table between the valid bid and the one that was said


@cache
def groups() -> tuple[tuple[Bid, ...], ...]:
    """Bids that undertake the same in different grades, the lowest first."""
    found: dict[Tasks, tuple[Bid, ...]] = {}
    for bid in TABLE[2:]:  # no parti is said over another bid
        found[NAMES[bid].undertaken] = (*found.get(NAMES[bid].undertaken, ()), bid)
    return tuple(found.values())


def draw_said(rng: Random, kind: str) -> tuple[Bid, Bid]:
    """A valid bid, and one whose name is said over it: not enough any more, high enough, or too low in any grade."""
    most = rng.choice((1, 1, 2, 3))
    group = rng.choice([group for group in groups() if len(group[0].announced) <= most])
    if kind == "next":
        return rng.choice(TABLE[TABLE.index(group[0]) : TABLE.index(group[-1])]), group[0]
    said = rng.choice(group)
    if kind == "none":
        return rng.choice(TABLE[TABLE.index(group[-1]) : TABLE.index(group[-1]) + NEARBY]), said
    return rng.choice(TABLE[max(0, TABLE.index(said) - NEARBY) : TABLE.index(said)] or TABLE[:1]), said


@firmly
def draw_name(rng: Random) -> Scenario | None:
    kind = rng.choice(KINDS)
    valid, bid = draw_said(rng, kind)
    name, suit_named = NAMES[bid], kind == "suit"
    if suit_named and (bid.red or bid.parts <= NO_TRUMP):
        return None
    case = Case(BID_NAME, SaidName.suppose(suit_named=suit_named, valid=valid, name=name))
    if not is_clear(case.decide(), valid, name, suit_named):
        return None
    before = come_to(rng, valid)
    suit = rng.choice(HIDDEN_SUITS)
    parts = (means_part(name, valid), worth_part(), follows_part())
    return Scenario(tell(before, name, suit if suit_named else None), (case,), parts, picture(before, name))


def is_clear(verdict: Verdict, valid: Bid, name: Name, suit_named: bool) -> bool:
    """Does nobody argue about it: one fault at most, and no open game where nobody said so?"""
    if has(verdict, NOT_HIGHER):
        return not suit_named and smallest_firmly(valid) is not None
    means = find(verdict, Means)
    return means is not None and (not means.bid.parts & OPEN or bool(name.parts & OPEN))


def tell(before: Auction, name: Name, suit: Suit | None) -> tuple[Text, ...]:
    said = say(
        "{player|start} takes up the talon and says “{name}”, not a word more.", player=before.turn, name=name.words()
    )
    if suit is None:
        return (said,)
    return (
        say(
            "{player|start} takes up the talon and says “{name}” and which suit is to be trumps, {suit}.",
            player=before.turn,
            name=name.words(),
            suit=suit,
        ),
    )


def picture(before: Auction, name: Name) -> Table:
    return Table(entries=(*entries_of(before), Utterance(Text(before.turn.words), name.words())))


def means_part(name: Name, valid: Bid) -> Part:
    options = (
        *bid_options(next(group for group in groups() if NAMES[group[0]].undertaken == name.undertaken)),
        Option("none", say("None that is high enough.")),
    )
    return OneOf(
        "means",
        say("Which bid has been made?"),
        read_means,
        0,
        options,
        remark=lambda answer, right: (*tell_both(answer, right), tell_worth(valid)),
    )


def read_means(verdict: Verdict) -> str:
    means = find(verdict, Means)
    return str(means.bid) if means else "none"


def worth_part() -> Part:
    words = say("What is it worth in all? Write 0 if it is not high enough.")
    return Number("worth", words, read_worth, 0, 0, 48)


def read_worth(verdict: Verdict) -> int:
    means = find(verdict, Means)
    return means.bid.total if means else 0


def follows_part() -> Part:
    options = (
        Option("valid", say("The bid is in order: the next player speaks.")),
        Option("again", say("The bidder is warned and has to bid higher.")),
        Option("fault", say("The bidder has given away the suit and takes no further part in the auction.")),
    )
    return OneOf("follows", say("What follows?"), read_follows, 0, options)


def read_follows(verdict: Verdict) -> str:
    if has(verdict, NOT_HIGHER):
        return "again"
    return "fault" if has(verdict, SUIT_SECRET) else "valid"


FAMILIES = (Family("ulti", "bid-name", N_("Incomplete names"), 1, "3.4 3.6 4.E.3 13.2.1", draw_name),)
