"""Names of bids to practise: what an incomplete name stands for, and what may be bid together."""

from functools import cache
from random import Random

from engine.cards.pack import Suit
from engine.law import Verdict
from engine.text import Text, say
from engine.ulti.auction.bid_name import BID_NAME, GRADE_OPEN, MEANING, SUIT_SECRET, Name, SaidName
from engine.ulti.effect.auction import Means
from engine.ulti.table.bid import (
    BETLIS,
    COMBINATIONS,
    HUNDREDS,
    NO_TRUMP,
    PLAIN,
    TABLE,
    TRUMP_DURCHMARS,
    Bid,
    Task,
    Tasks,
)
from engine.ulti.table.call import Auction
from engine.ulti.undertaking.combination import (
    BETLI_ALONE,
    COMBINATION,
    NO_ACES_WITH_DURCHMARS,
    NO_RED,
    NO_TRUMP_ALONE,
    ONE_DURCHMARS,
    ONE_HUNDRED,
    PARTI_NOT_INCLUDED,
    TOGETHER,
    Combination,
    LegalBid,
)
from players.ulti.deal import arrange, draw_deal
from quizzes.family import Scenario
from quizzes.question import Case, Number, OneOf, Option, Part, detail, has
from quizzes.ulti.auction.story import bid_options, entries_of, settled
from quizzes.ulti.picture import Entry, Holding, Table

HIDDEN_SUITS = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)

# Which bid is meant?


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


def try_name(rng: Random) -> Scenario | None:
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
    return OneOf("means", say("Which bid has been made?"), read_means, MEANING, 0, options)


def read_means(verdict: Verdict) -> str:
    if has(verdict, SUIT_SECRET):
        return "fault"
    return str(detail(verdict, Means, "bid", "none"))


def worth_part() -> Part:
    words = say("What is it worth in all? Write 0 if no bid has been made in order.")
    return Number("worth", words, read_worth, MEANING, 0, 0, 48)


def read_worth(verdict: Verdict) -> int:
    bid = detail(verdict, Means, "bid", None)
    return bid.total if bid else 0


draw_name = settled(try_name)

# What may be bid together?

COMPOUND = tuple(sorted((parts for parts in COMBINATIONS if len(parts) > 1), key=sorted))
LIVE = tuple(frozenset(parts) for parts in ({Task.ULTI}, {Task.FOUR_ACES}, {Task.ULTI, Task.FOUR_ACES}))
ANY_DURCHMARS = TRUMP_DURCHMARS | PLAIN


def one(rng: Random, parts: Tasks) -> Task:
    return rng.choice(sorted(parts))


def draw_parts(rng: Random) -> tuple[Tasks, bool]:
    """Parts that somebody would like to bid, and whether in red; about half of them are a bid."""
    red, ulti = rng.random() < 0.4, {Task.ULTI} if rng.random() < 0.4 else set[Task]()
    hundred, durchmars = one(rng, HUNDREDS), one(rng, TRUMP_DURCHMARS)
    plain, rest = one(rng, PLAIN), one(rng, HUNDREDS | {Task.ULTI})
    wishes: tuple[tuple[set[Task] | Tasks, bool], ...] = (
        *[(rng.choice(COMPOUND), red) for _ in range(6)],
        *[(rng.choice(LIVE), red) for _ in range(3)],
        ({one(rng, BETLIS), rest}, False),
        ({Task.FOUR_ACES, one(rng, ANY_DURCHMARS)} | ulti, red and not ulti),
        ({plain, rest}, False),
        (HUNDREDS | ulti, red),
        (TRUMP_DURCHMARS | ulti, red),
        *[({Task.PARTI, rng.choice((hundred, durchmars))} | ulti, red)] * 2,
        ({one(rng, NO_TRUMP - {Task.BETLI})}, True),
    )
    parts, red = rng.choice(wishes)
    return frozenset(parts), red


def draw_together(rng: Random) -> Scenario:
    parts, red = draw_parts(rng)
    case = Case(COMBINATION, Combination.suppose(parts=parts, red=red))
    wish = (
        say("This player wants to bid {parts|and} in red.", parts=parts)
        if red
        else say("This player wants to bid {parts|and}, not in red.", parts=parts)
    )
    story = (wish, say("The question is only what the rules allow, not whether the hand is good enough."))
    hand = Holding(say("The bidder's cards"), arrange(draw_deal(rng).hands[0], bool(parts - NO_TRUMP)))
    return Scenario(story, (case,), (legal_part(), total_part(), parti_part()), Table((hand,)))


REASONS = {
    BETLI_ALONE: ("betli", say("No: betli is bid alone.")),
    NO_ACES_WITH_DURCHMARS: ("aces", say("No: 4 aces do not go together with a durchmars.")),
    NO_TRUMP_ALONE: ("no-trump", say("No: a durchmars without trumps is bid alone.")),
    ONE_HUNDRED: ("hundred", say("No: only one of 40/100 and 20/100 may be bid.")),
    ONE_DURCHMARS: ("durchmars", say("No: durchmars is bid in one grade only.")),
    PARTI_NOT_INCLUDED: ("parti", say("No: beside a hundred or a durchmars the parti is not bid.")),
    NO_RED: ("red", say("No: a bid without trumps has no red version.")),
}


def legal_part() -> Part:
    options = (Option("yes", say("Yes.")), *(Option(value, words) for value, words in REASONS.values()))
    return OneOf("legal", say("May this be bid?"), read_legal, TOGETHER, 0, options)


def read_legal(verdict: Verdict) -> str:
    return next((value for effect, (value, _) in REASONS.items() if has(verdict, effect)), "yes")


def total_part() -> Part:
    words = say("What is the bid worth in all? Write 0 if it may not be bid.")
    return Number("total", words, read_total, TOGETHER, 0, 0, 48)


def read_total(verdict: Verdict) -> int:
    bid = detail(verdict, LegalBid, "bid", None)
    return bid.total if bid else 0


def parti_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No, or it may not be bid.")))
    return OneOf("parti", say("Is the parti at stake as well?"), read_parti, TOGETHER, 0, options)


def read_parti(verdict: Verdict) -> str:
    bid = detail(verdict, LegalBid, "bid", None)
    return "yes" if bid and bid.live else "no"
