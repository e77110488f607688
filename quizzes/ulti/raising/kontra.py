"""Kontra and rekontra to practise: do they count, for which parts, for whom, and how many times over."""

from collections.abc import Sequence
from random import Random

from engine.text import N_, say
from engine.ulti.raising.kontra import RAISING, Multiplied
from engine.ulti.raising.word import PartnerSaid, Raise, WhenSaid, Word
from engine.ulti.table.bid import TABLE, Bid, Tasks
from engine.ulti.table.player import DEFENDERS, Player
from quizzes.family import Family, Moment, Scenario
from quizzes.question import Case, Part, find
from quizzes.ulti.picture import Table
from quizzes.ulti.raising.opening import Opening, draw_opening
from quizzes.ulti.raising.question import ON_NO_TRUMPS, ON_TRUMPS, bound_part, counts_part, factor_part, multiplied_part
from quizzes.ulti.raising.story import (
    DECLARER,
    LEFT,
    NOTHING,
    RIGHT,
    Stated,
    Story,
    Told,
    above_rekontra,
    after_renonsz,
    doubled_by,
    early_kontra,
    first_kontra,
    late_kontra,
    late_rekontra,
    rekontra_after_renonsz,
    second_kontra,
    some,
    wrong_side,
)

BOTH, NOBODY = frozenset(DEFENDERS), frozenset[Player]()
USUAL: Stated = {"word": Word.KONTRA, "moment": WhenSaid.IN_TIME, "other": PartnerSaid.NOTHING, "passed": False}
USUAL |= {"doubled": NOTHING, "doubled_by": NOBODY, "against": BOTH, "after_renonsz": False}

SINGLE = tuple(bid for bid in TABLE if bid.has_trump and len(bid.parts) == 1)
COMPOUND = tuple(bid for bid in TABLE if bid.has_trump and len(bid.parts) > 1)
PLAYED = tuple(Bid.parse(word) for word in "ulti red-ulti 40+ulti red-40+ulti 4a ulti+4a ulti+d red-4a".split())
WITHOUT_TRUMPS = tuple(bid for bid in TABLE if not bid.has_trump)


# With trumps


def kontra_after_kontra(rng: Random, hand: Opening) -> Told:
    """The partner wants to double something as well, or to join."""
    doubled = some(rng, hand.bid.parts)
    parts = some(rng, hand.bid.parts - doubled or hand.bid.parts)
    joins = rng.random() < 0.4
    told = (hand.lead(), hand.kontra(RIGHT, doubled), hand.join(LEFT) if joins else hand.kontra(LEFT, parts))
    facts = {"word": Word.JOIN if joins else Word.KONTRA, "speaker": LEFT, "parts": parts}
    return told, facts | doubled_by(RIGHT, parts=doubled)


def bare_kontra(rng: Random, hand: Opening) -> Told:
    """Only the word, without what it covers."""
    if rng.random() < 0.5:
        return (hand.lead(), hand.bare_kontra(RIGHT)), {"speaker": RIGHT, "parts": NOTHING}
    facts = {"speaker": LEFT, "parts": NOTHING, "other": PartnerSaid.PASSED}
    return (hand.lead(), hand.play(RIGHT), hand.bare_kontra(LEFT)), facts


def declarer_redoubles(rng: Random, hand: Opening) -> Told:
    """Something that was doubled, perhaps together with something that was not."""
    doubled = some(rng, hand.bid.parts)
    parts = some(rng, doubled) | (some(rng, hand.bid.parts) if rng.random() < 0.4 else NOTHING)
    return redoubled_parts(rng, hand, doubled, parts)


def redoubles_the_rest(rng: Random, hand: Opening) -> Told:
    """What was not doubled; of a bid of one part nothing was."""
    parts = frozenset(rng.sample(sorted(hand.bid.parts), 1))
    if hand.bid.parts - parts:
        return redoubled_parts(rng, hand, hand.bid.parts - parts, parts)
    facts = {"word": Word.REKONTRA, "speaker": DECLARER, "parts": parts, "other": PartnerSaid.PASSED}
    return (hand.lead(), hand.play(RIGHT), hand.play(LEFT), hand.rekontra(DECLARER, parts)), facts


def redoubled_parts(rng: Random, hand: Opening, doubled: Tasks, parts: Tasks) -> Told:
    speaker = rng.choice(DEFENDERS)
    said = (hand.kontra(RIGHT, doubled), hand.play(LEFT))
    if speaker is LEFT:
        said = (hand.play(RIGHT), hand.kontra(LEFT, doubled))
    facts = {"word": Word.REKONTRA, "speaker": DECLARER, "parts": parts}
    return (hand.lead(), *said, hand.rekontra(DECLARER, parts)), facts | doubled_by(speaker, parts=doubled)


# Without trumps each defender speaks alone


def left_joins(_: Random, hand: Opening) -> Told:
    told = (hand.lead(), hand.kontra(RIGHT, hand.bid.parts), hand.join(LEFT))
    return told, {"word": Word.JOIN, "speaker": LEFT} | doubled_by(RIGHT)


def nothing_to_join(_: Random, hand: Opening) -> Told:
    facts = {"word": Word.JOIN, "speaker": LEFT, "other": PartnerSaid.PASSED}
    return (hand.lead(), hand.play(RIGHT), hand.join(LEFT)), facts


def right_again(rng: Random, hand: Opening) -> Told:
    """The right-hand neighbour passed and now wants a share in the kontra."""
    word, said = rng.choice(
        (
            (Word.JOIN, say("{player|start} says: “Csatlakozom!” (I join.)", player=RIGHT)),
            (Word.KONTRA, say("{player|start} says: “Kontra, I too!”", player=RIGHT)),
        )
    )
    told = (hand.lead(), hand.play(RIGHT), hand.kontra(LEFT, hand.bid.parts), said)
    return told, {"word": word, "speaker": RIGHT, "passed": True} | doubled_by(LEFT)


def late_join(_: Random, hand: Opening) -> Told:
    """The left-hand neighbour thinks it over for too long."""
    late = say("With the second card {player} says: “Csatlakozom!” (I join.)", player=LEFT)
    facts = {"word": Word.JOIN, "speaker": LEFT, "moment": WhenSaid.LATE, "passed": True}
    return (hand.lead(), hand.kontra(RIGHT, hand.bid.parts), hand.play(LEFT), late), facts | doubled_by(RIGHT)


def redoubled_alone(rng: Random, hand: Opening) -> Told:
    """The declarer answers those who said kontra."""
    right, left = hand.kontra(RIGHT, NOTHING), hand.kontra(LEFT, NOTHING)
    said, defenders = rng.choice(
        (
            ((right, hand.play(LEFT)), (RIGHT,)),
            ((hand.play(RIGHT), left), (LEFT,)),
            ((right, hand.join(LEFT)), (RIGHT, LEFT)),
        )
    )
    facts = {"word": Word.REKONTRA, "speaker": DECLARER} | doubled_by(*defenders)
    return (hand.lead(), *said, hand.rekontra(DECLARER, NOTHING)), facts


def nobody_to_answer(_: Random, hand: Opening) -> Told:
    facts = {"word": Word.REKONTRA, "speaker": DECLARER, "other": PartnerSaid.PASSED}
    return (hand.lead(), hand.play(RIGHT), hand.play(LEFT), hand.rekontra(DECLARER, NOTHING)), facts


# Drawing

TRUMP_STORIES: tuple[Story, ...] = (
    *[first_kontra, second_kontra] * 5,
    *[declarer_redoubles] * 14,
    *[bare_kontra, redoubles_the_rest] * 5,
    *[kontra_after_kontra, early_kontra, wrong_side, above_rekontra] * 4,
    *[late_kontra, late_rekontra, after_renonsz, rekontra_after_renonsz] * 2,
)
ALONE_STORIES: tuple[Story, ...] = (
    *[first_kontra] * 7,
    *[second_kontra, left_joins] * 4,
    *[redoubled_alone] * 13,
    *[right_again, wrong_side, above_rekontra] * 4,
    *[early_kontra] * 6,
    *[nothing_to_join, nobody_to_answer, late_kontra, late_join, late_rekontra, after_renonsz] * 2,
    *[rekontra_after_renonsz] * 3,
)


def draw_trump_kontra(rng: Random) -> Scenario:
    hand = draw_opening(rng, rng.choice((PLAYED, PLAYED, COMPOUND, SINGLE)))
    several = (multiplied_part(hand.bid),) if len(hand.bid.parts) > 1 else ()
    return ask(hand, rng.choice(TRUMP_STORIES)(rng, hand), counts_part(ON_TRUMPS), (*several, factor_part()))


def draw_alone_kontra(rng: Random) -> Scenario:
    hand = draw_opening(rng, rng.choice((WITHOUT_TRUMPS[:2], WITHOUT_TRUMPS)))
    return ask(hand, rng.choice(ALONE_STORIES)(rng, hand), counts_part(ON_NO_TRUMPS), (bound_part(), factor_part()))


def ask(hand: Opening, told: Told, first: Part, then: Sequence[Part]) -> Scenario:
    """Whether it counts; and only if it does, what that means."""
    story, facts = told
    case = Case(RAISING, Raise.suppose(**(USUAL | {"bid": hand.bid, "parts": hand.bid.parts} | facts)))
    later = Moment((say("What was said counts."),), tuple(then))
    counts = find(case.decide(), Multiplied)
    table = Table(bid=hand.bid, trump=hand.board.trump)
    return Scenario(story, (case,), (first,), table, later=(later,) if counts else ())


TRUMP_LABELS = "7.1 7.2 7.3 7.4 7.6 7.7 6.7 10.3.c"
FAMILIES = (
    Family("ulti", "kontra-trumps", N_("Kontra with trumps"), 3, TRUMP_LABELS, draw_trump_kontra),
    Family("ulti", "kontra-alone", N_("Kontra without trumps"), 3, "7.1 7.5 7.3 7.6 10.3.c", draw_alone_kontra),
)
