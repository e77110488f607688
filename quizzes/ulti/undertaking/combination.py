"""What may be bid together, to practise."""

from random import Random

from engine.law import Verdict
from engine.text import N_, say
from engine.ulti.table.bid import (
    BETLIS,
    COMBINATIONS,
    HUNDREDS,
    NO_TRUMP,
    PLAIN,
    TRUMP_DURCHMARS,
    Task,
    Tasks,
)
from engine.ulti.undertaking.combination import (
    BETLI_ALONE,
    COMBINATION,
    NO_ACES_WITH_DURCHMARS,
    NO_RED,
    NO_TRUMP_ALONE,
    ONE_DURCHMARS,
    ONE_HUNDRED,
    PARTI_NOT_INCLUDED,
    Combination,
    LegalBid,
)
from players.ulti.deal import arrange, draw_deal
from quizzes.family import Family, Scenario
from quizzes.german import InView
from quizzes.question import Case, Number, OneOf, Option, Part, find, has
from quizzes.ulti.auction.story import tell_worth
from quizzes.ulti.picture import Table

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
        *[(rng.choice(COMPOUND), red) for _ in range(3)],
        *[(rng.choice(LIVE), red) for _ in range(3)],
        ({one(rng, BETLIS), rest}, False),
        ({Task.FOUR_ACES, one(rng, ANY_DURCHMARS)} | ulti, red and not ulti),
        ({plain, rest}, False),
        (HUNDREDS | ulti, red),
        (TRUMP_DURCHMARS | ulti, red),
        ({Task.PARTI, rng.choice((hundred, durchmars))} | ulti, red),
        ({one(rng, NO_TRUMP - {Task.BETLI})}, True),
    )
    parts, red = rng.choice(wishes)
    return frozenset(parts), red


def draw_together(rng: Random) -> Scenario:
    parts, red = draw_parts(rng)
    case = Case(COMBINATION, Combination.suppose(parts=parts, red=red))
    wish = (
        say(
            "Before bidding, a player with these cards asks whether {parts|and} may be bid together, in red.",
            parts=parts,
        )
        if red
        else say(
            "Before bidding, a player with these cards asks whether {parts|and} may be bid together, not in red.",
            parts=parts,
        )
    )
    if len(parts) == 1:
        wish = (
            say("Before bidding, a player with these cards asks whether {parts|and} may be bid in red.", parts=parts)
            if red
            else say(
                "Before bidding, a player with these cards asks whether {parts|and} may be bid, not in red.",
                parts=parts,
            )
        )
    hand = InView(say("The player's cards"), arrange(draw_deal(rng).hands[0], bool(parts - NO_TRUMP)))
    return Scenario((wish,), (case,), (legal_part(), total_part(case), parti_part()), Table((hand,)))


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
    return OneOf("legal", say("May this be bid?"), read_legal, 0, options)


def read_legal(verdict: Verdict) -> str:
    return next((value for effect, (value, _) in REASONS.items() if has(verdict, effect)), "yes")


def total_part(case: Case) -> Part:
    legal = find(case.decide(), LegalBid)
    told = (tell_worth(legal.bid),) if legal else ()
    words = say("What is the bid worth in all? Write 0 if it may not be bid.")
    return Number("total", words, read_total, 0, 0, 48, remark=lambda _, __: told)


def read_total(verdict: Verdict) -> int:
    legal = find(verdict, LegalBid)
    return legal.bid.total if legal else 0


def parti_part() -> Part:
    options = (
        Option("yes", say("Yes.")),
        Option("no", say("No.")),
        Option("illegal", say("This may not be bid at all.")),
    )
    return OneOf("parti", say("Is the parti at stake as well?"), read_parti, 0, options)


def read_parti(verdict: Verdict) -> str:
    legal = find(verdict, LegalBid)
    if legal is None:
        return "illegal"
    return "yes" if legal.bid.live else "no"


LABELS = "4.C.1 5.1.a 5.1.b 5.2"
FAMILIES = (Family("ulti", "bid-together", N_("What may be bid together?"), 2, LABELS, draw_together),)
