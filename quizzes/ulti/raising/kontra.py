"""Kontra and rekontra to practise: do they count, for which parts, for whom, and how many times over."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.cards.pack import Suit
from engine.text import N_, Text, say
from engine.ulti.raising.kontra import RAISING
from engine.ulti.raising.word import PartnerSaid, Raise, WhenSaid, Word
from engine.ulti.table.bid import TABLE, Bid, Task, Tasks
from engine.ulti.table.player import DEFENDERS, Player
from quizzes.family import Family, Scenario
from quizzes.question import Case, Part
from quizzes.ulti.picture import Table
from quizzes.ulti.raising.question import ON_NO_TRUMPS, ON_TRUMPS, bound_part, counts_part, factor_part, multiplied_part

Stated = dict[str, Any]
Dialogue = tuple[tuple[Player, Text], ...]  # who said what, in order
Story = Callable[[Random, Bid], tuple[Dialogue, Stated]]
RIGHT, LEFT, DECLARER = Player.RIGHT, Player.LEFT, Player.DECLARER
BOTH = frozenset(DEFENDERS)
NOBODY, NOTHING = frozenset[Player](), frozenset[Task]()
NO_WORD = say("plays a card and says nothing")
JOIN = say("“Csatlakozom” (I join)")
USUAL: Stated = {"word": Word.KONTRA, "moment": WhenSaid.IN_TIME, "other": PartnerSaid.NOTHING, "passed": False}
USUAL |= {"doubled": NOTHING, "doubled_by": NOBODY, "against": BOTH, "after_renonsz": False}

SINGLE = tuple(bid for bid in TABLE if bid.has_trump and len(bid.parts) == 1)
COMPOUND = tuple(bid for bid in TABLE if bid.has_trump and len(bid.parts) > 1)
PLAYED = tuple(Bid.parse(word) for word in "ulti red-ulti 40+ulti red-40+ulti 4a ulti+4a ulti+d red-4a".split())
WITHOUT_TRUMPS = tuple(bid for bid in TABLE if not bid.has_trump)


def kontra(parts: Tasks) -> Text:
    return say("kontra on {parts|and}", parts=parts)


def rekontra(parts: Tasks) -> Text:
    return say("rekontra on {parts|and}", parts=parts)


def some(rng: Random, parts: Tasks) -> Tasks:
    """One part, or several, or all."""
    return frozenset(rng.sample(sorted(parts), rng.randint(1, len(parts))))


def doubled_by(*defenders: Player, parts: Tasks = NOTHING) -> Stated:
    """What is known when there has been a kontra."""
    return {"other": PartnerSaid.KONTRA, "doubled": parts, "doubled_by": frozenset(defenders)}


# With trumps


def first_kontra(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    parts = some(rng, bid.parts)
    return ((RIGHT, kontra(parts)),), {"speaker": RIGHT, "parts": parts}


def second_kontra(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    """The right-hand neighbour has let it pass; with trumps that keeps nobody out."""
    parts = some(rng, bid.parts)
    return ((RIGHT, NO_WORD), (LEFT, kontra(parts))), {"speaker": LEFT, "parts": parts, "other": PartnerSaid.PASSED}


def kontra_after_kontra(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    """The partner wants to double something as well, or to join."""
    doubled = some(rng, bid.parts)
    parts = some(rng, bid.parts - doubled or bid.parts)
    word, said = rng.choice(((Word.JOIN, JOIN), (Word.KONTRA, kontra(parts)), (Word.KONTRA, kontra(parts))))
    told = ((RIGHT, kontra(doubled)), (LEFT, said))
    return told, {"word": word, "speaker": LEFT, "parts": parts} | doubled_by(RIGHT, parts=doubled)


def bare_kontra(_: Random, __: Bid) -> tuple[Dialogue, Stated]:
    """Only the word, without what it covers."""
    return ((RIGHT, say("kontra, and nothing else")),), {"speaker": RIGHT, "parts": NOTHING}


def late_kontra(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    parts = some(rng, bid.parts)
    late = say("with the second card, kontra on {parts|and}", parts=parts)
    facts = {"speaker": RIGHT, "parts": parts, "moment": WhenSaid.LATE, "passed": True, "other": PartnerSaid.PASSED}
    return ((RIGHT, NO_WORD), (LEFT, NO_WORD), (RIGHT, late)), facts


def early_kontra(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    parts = some(rng, bid.parts)
    early = say("before the declarer has led, kontra on {parts|and}", parts=parts)
    return ((RIGHT, early),), {"speaker": RIGHT, "parts": parts, "moment": WhenSaid.EARLY}


def wrong_side(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    """The declarer says kontra, or a defender rekontra."""
    parts = some(rng, bid.parts)
    if rng.random() < 0.5:
        return ((DECLARER, kontra(parts)),), {"speaker": DECLARER, "parts": parts}
    facts = {"word": Word.REKONTRA, "speaker": LEFT, "parts": parts}
    return ((RIGHT, kontra(parts)), (LEFT, rekontra(parts))), facts | doubled_by(RIGHT, parts=parts)


def declarer_redoubles(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    """What was doubled, or something else."""
    doubled, parts = some(rng, bid.parts), some(rng, bid.parts)
    facts = {"word": Word.REKONTRA, "speaker": DECLARER, "parts": parts}
    return ((RIGHT, kontra(doubled)), (DECLARER, rekontra(parts))), facts | doubled_by(RIGHT, parts=doubled)


def redoubles_the_rest(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    """What was not doubled, if anything was left."""
    doubled = frozenset(rng.sample(sorted(bid.parts), max(1, len(bid.parts) - 1)))
    parts = bid.parts - doubled or bid.parts
    facts = {"word": Word.REKONTRA, "speaker": DECLARER, "parts": parts}
    return ((RIGHT, kontra(doubled)), (DECLARER, rekontra(parts))), facts | doubled_by(RIGHT, parts=doubled)


def late_rekontra(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    parts = some(rng, bid.parts)
    late = say("after leading to the second trick, rekontra on {parts|and}", parts=parts)
    facts = {"word": Word.REKONTRA, "speaker": DECLARER, "parts": parts, "moment": WhenSaid.LATE}
    return ((RIGHT, kontra(parts)), (DECLARER, late)), facts | doubled_by(RIGHT, parts=parts)


def above_rekontra(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    parts = some(rng, bid.parts)
    told = (
        (RIGHT, kontra(parts)),
        (DECLARER, rekontra(parts)),
        (RIGHT, say("a further grade on {parts|and}", parts=parts)),
    )
    return told, {"word": Word.HIGHER, "speaker": RIGHT, "parts": parts} | doubled_by(RIGHT, parts=parts)


def after_renonsz(rng: Random, bid: Bid) -> tuple[Dialogue, Stated]:
    """The partner has just revoked."""
    parts = some(rng, bid.parts)
    facts = {"speaker": LEFT, "parts": parts, "other": PartnerSaid.PASSED, "after_renonsz": True}
    revokes = say("does not follow suit, though able to")
    return ((RIGHT, revokes), (LEFT, kontra(parts))), facts


TRUMP_ATTEMPTS: tuple[Story, ...] = (
    *(first_kontra, first_kontra, second_kontra, second_kontra, kontra_after_kontra, kontra_after_kontra, bare_kontra),
    *(late_kontra, early_kontra, wrong_side, declarer_redoubles, declarer_redoubles, redoubles_the_rest),
    *(late_rekontra, above_rekontra, after_renonsz),
)


def draw_trump_kontra(rng: Random) -> Scenario:
    bid = rng.choice(rng.choice((PLAYED, PLAYED, COMPOUND, SINGLE)))
    told, facts = rng.choice(TRUMP_ATTEMPTS)(rng, bid)
    trump = Suit.RED if bid.red else rng.choice((Suit.ACORNS, Suit.LEAVES, Suit.BELLS))
    parts = (counts_part(ON_TRUMPS), multiplied_part(bid), bound_part(), factor_part())
    return ask(told, facts | {"bid": bid}, parts, trump)


NAMES = {DECLARER: say("Declarer"), RIGHT: say("Defender on the right"), LEFT: say("Defender on the left")}


def ask(told: Dialogue, facts: Stated, parts: tuple[Part, ...], trump: Suit | None) -> Scenario:
    stated = USUAL | facts
    led = () if stated["moment"] is WhenSaid.EARLY else ((DECLARER, say("leads the first card")),)
    story = (
        say("The auction is over. This has happened since, in order:"),
        *(say("{player}: {words}.", player=NAMES[player], words=words) for player, words in (*led, *told)),
        say("The question is about the last words."),
    )
    case = Case(RAISING, Raise.suppose(**stated))
    return Scenario(story, (case,), parts, Table(bid=facts["bid"], trump=trump))


# Without trumps each defender speaks alone


def right_alone(_: Random, __: Bid) -> tuple[Dialogue, Stated]:
    return ((RIGHT, say("kontra")),), {"speaker": RIGHT}


def left_alone(_: Random, __: Bid) -> tuple[Dialogue, Stated]:
    return ((RIGHT, NO_WORD), (LEFT, say("kontra"))), {"speaker": LEFT, "other": PartnerSaid.PASSED}


def left_joins(_: Random, __: Bid) -> tuple[Dialogue, Stated]:
    return ((RIGHT, say("kontra")), (LEFT, JOIN)), {"word": Word.JOIN, "speaker": LEFT} | doubled_by(RIGHT)


def nothing_to_join(_: Random, __: Bid) -> tuple[Dialogue, Stated]:
    return ((RIGHT, NO_WORD), (LEFT, JOIN)), {"word": Word.JOIN, "speaker": LEFT, "other": PartnerSaid.PASSED}


def right_again(_: Random, __: Bid) -> tuple[Dialogue, Stated]:
    """The right-hand neighbour passed and now wants a share in the kontra."""
    facts = {"word": Word.JOIN, "speaker": RIGHT, "passed": True}
    return ((RIGHT, say("pass")), (LEFT, say("kontra")), (RIGHT, JOIN)), facts | doubled_by(LEFT)


def late_alone(_: Random, __: Bid) -> tuple[Dialogue, Stated]:
    facts = {"speaker": LEFT, "moment": WhenSaid.LATE, "passed": True, "other": PartnerSaid.PASSED}
    return ((RIGHT, NO_WORD), (LEFT, NO_WORD), (LEFT, say("with the second card, kontra"))), facts


def redoubled(rng: Random, _: Bid) -> tuple[Dialogue, Stated]:
    """The declarer answers those who said kontra, or those who did not."""
    facts = {"word": Word.REKONTRA, "speaker": DECLARER}
    told, defenders = rng.choice(
        (
            (((RIGHT, say("kontra")), (LEFT, NO_WORD)), (RIGHT,)),
            (((RIGHT, NO_WORD), (LEFT, say("kontra"))), (LEFT,)),
            (((RIGHT, say("kontra")), (LEFT, JOIN)), (RIGHT, LEFT)),
            (((RIGHT, NO_WORD), (LEFT, NO_WORD)), ()),
        )
    )
    return (*told, (DECLARER, say("rekontra, to everybody"))), facts | doubled_by(*defenders)


ALONE_ATTEMPTS: tuple[Story, ...] = (
    *(right_alone, left_alone, left_alone, left_joins, left_joins, nothing_to_join, right_again, right_again),
    *(late_alone, redoubled, redoubled, redoubled, redoubled, redoubled),
    *(wrong_side, late_rekontra, above_rekontra, after_renonsz),
)


def draw_alone_kontra(rng: Random) -> Scenario:
    bid = rng.choice(rng.choice((WITHOUT_TRUMPS[:2], WITHOUT_TRUMPS)))
    told, facts = rng.choice(ALONE_ATTEMPTS)(rng, bid)
    parts = (counts_part(ON_NO_TRUMPS), bound_part(), factor_part())
    return ask(told, {"parts": bid.parts, "bid": bid} | facts, parts, None)


TRUMP_LABELS = "7.1 7.2 7.3 7.4 7.6 7.7 6.7 10.3.c"
FAMILIES = (
    Family("ulti", "kontra-trumps", N_("Kontra with trumps"), 3, TRUMP_LABELS, draw_trump_kontra),
    Family("ulti", "kontra-alone", N_("Kontra without trumps"), 3, "7.5 7.3 7.6", draw_alone_kontra),
)
