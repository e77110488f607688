"""Announcing king and felső: is it allowed, is it in time, does it count, and for how much?"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.cards.pack import GERMAN_SUITS, Card, Rank, Suit
from engine.law import Verdict, go_to
from engine.text import N_, Text, say
from engine.ulti.play.announcement import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_TOO_LATE,
    FORBIDDEN,
    NOT_COUNTED,
    Announcement,
    Counts,
    Took,
    Waits,
    Wording,
)
from engine.ulti.renonsz.renonsz import RENONSZ
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import DEFENDERS, Player
from players.german.playing import play_cards
from players.ulti.board import Board, draw_board
from players.ulti.position import UltiPosition
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Number, OneOf, Option, find, has
from quizzes.ulti.story import at_the_start, picture

FREE = tuple(Bid.parse(word) for word in "parti parti red-parti red-parti ulti red-ulti 4a ulti+4a".split())
BARRED = tuple(
    Bid.parse(word) for word in "40 40 20 red-40 40+ulti 40+4a d red-d td szd rd b b rb tb ulti+d 20+ulti".split()
)
# With these the declarer often takes every trick, and then a defender's announcement is worth nothing.
STRONG = (Bid.parse("4a"), Bid.parse("red-ulti+4a"))


@dataclass(frozen=True)
class Spoken:
    """An announcement: whose, of which suit, in time or not, right or not, and how far the play has gone."""

    board: Board
    position: UltiPosition
    speaker: Player
    suit: Suit
    in_time: bool
    said: Wording

    @property
    def trumps(self) -> bool:
        return self.suit is self.board.trump

    @property
    def took(self) -> Took:
        """Who of the side has taken a trick by now; nobody else of it announced anything."""
        winners = self.position.winners
        if self.speaker in winners:
            return Took.ANNOUNCER
        if self.speaker is not Player.DECLARER and self.speaker.partner in winners:
            return Took.PARTNER
        return Took.NOBODY if self.position.is_over else Took.NOT_YET


@firmly
def draw_announcement(rng: Random) -> Scenario | None:
    spoken = draw_spoken(rng)
    if spoken is None:
        return None
    case = Case(ANNOUNCEMENT, state(spoken))
    hand = at_the_start(spoken.board, spoken.speaker)
    table = picture(spoken.board, (hand,), spoken.position.tricks, spoken.position.trick)
    return Scenario(tuple(tell_spoken(spoken)), (case,), (outcome_part(), points_part()), table)


def draw_spoken(rng: Random) -> Spoken | None:
    """Most announcements are right and in time; the rest are late, wrong, or made where nobody may announce."""
    board = draw_board(rng, rng.choice((*[FREE] * 4, BARRED, *[STRONG] * 3)))
    said = draw_wording(rng, board.bid)
    found = [
        (player, suit)
        for player in (DEFENDERS if board.bid in STRONG else Player)
        for suit in GERMAN_SUITS
        if (suit in board.pairs(player)) is (said is not Wording.NOT_HELD) and has_one(board, player, suit)
    ]
    if not found:
        return None
    speaker, suit = rng.choice(found)
    in_time = said is not Wording.RIGHT or board.bid in (*STRONG, *BARRED) or rng.random() < 0.7
    end = draw_end(rng, board.bid, said)
    if not in_time:
        end = max(end, 6)
    return Spoken(board, play_cards(board.position, end), speaker, suit, in_time, said)


def draw_wording(rng: Random, bid: Bid) -> Wording:
    """One fault is enough: where nobody may announce, what is said is right."""
    if bid in BARRED:
        return Wording.RIGHT
    return rng.choice((*[Wording.RIGHT] * 5, Wording.CORRECTED, Wording.WRONG_VALUE, Wording.NOT_HELD))


def draw_end(rng: Random, bid: Bid, said: Wording) -> int:
    """After how many cards it is asked about: a fault has to be called at once."""
    if bid in BARRED or said in (Wording.WRONG_VALUE, Wording.NOT_HELD):
        return 3
    return 30 if bid in STRONG else rng.choice((3, 3, 30))


def has_one(board: Board, player: Player, suit: Suit) -> bool:
    """Does the player hold the king or the felső, so that the announcement is at least half true?"""
    return any(Card(suit, rank) in board.hands[player] for rank in (Rank.KING, Rank.OVER))


def state(spoken: Spoken) -> Announcement:
    return Announcement.suppose(
        bid=spoken.board.bid,
        speaker=spoken.speaker,
        in_time=spoken.in_time,
        said=spoken.said,
        took=spoken.took,
        trumps=spoken.trumps,
    )


# How it is told


def tell_spoken(spoken: Spoken) -> Iterator[Text]:
    yield tell_value(spoken)
    yield tell_moment(spoken)
    yield say("Nobody else announces anything.")
    if spoken.position.is_over:
        yield say("The hand has been played to the end.")
    elif spoken.said is Wording.CORRECTED:
        yield say("Another player asks at once whether this is in order.")
    else:
        yield say("Another player asks at once whether this is in order. Nothing is taken back.")


def tell_value(spoken: Spoken) -> Text:
    """What was said; whether the player held both cards is seen in the hand."""
    right, wrong = (40, 20) if spoken.trumps else (20, 40)
    told = {"player": spoken.speaker, "suit": spoken.suit}
    if spoken.said is Wording.CORRECTED:
        return say(
            "{player|start} announces king and felső of {suit} as a {wrong}, and at once corrects this to {right}.",
            **told,
            wrong=wrong,
            right=right,
        )
    value = wrong if spoken.said is Wording.WRONG_VALUE else right
    return say("{player|start} announces king and felső of {suit} as a {value}.", **told, value=value)


def tell_moment(spoken: Spoken) -> Text:
    if not spoken.in_time:
        return say("It is said when the player puts out their second card.")
    if spoken.speaker is Player.DECLARER:
        return say("It is said before the player lets go of their first card.")
    return say("It is said as the player puts out their first card.")


# What is asked

OUTCOMES = {FORBIDDEN: "forbidden", ANNOUNCEMENT_TOO_LATE: "late", NOT_COUNTED: "nothing", go_to(RENONSZ): "jury"}


def outcome_part() -> OneOf:
    options = (
        Option("counts", say("It counts.")),
        Option("waits", say("It is in order, and counts once a trick is taken.")),
        Option("nothing", say("It was in order, but it does not count.")),
        Option("late", say("It came too late.")),
        Option("forbidden", say("It is forbidden: the announcer pays.")),
        Option("jury", say("It was wrong: a fault that is not on the list, for the jury to judge.")),
    )
    return OneOf("outcome", say("What becomes of the announcement?"), read_outcome, 0, options)


def read_outcome(verdict: Verdict) -> str:
    found = next((word for effect, word in OUTCOMES.items() if has(verdict, effect)), None)
    return found or ("waits" if find(verdict, Waits) else "counts")


def points_part() -> Number:
    words = say("How many points does it bring, now or once a trick is taken? Write 0 if it brings none.")
    return Number("points", words, read_points, 0, 0, 100)


def read_points(verdict: Verdict) -> int:
    worth = find(verdict, Counts) or find(verdict, Waits)
    return worth.points if worth else 0


FAMILIES = (
    Family(
        "ulti",
        "announcement",
        N_("Does the announcement count?"),
        2,
        "4.A.2.c 4.A.3 4.B.2 4.E.1 4.F.4 6.6 6.7 10.4 13.3.3",
        draw_announcement,
        formerly="ulti-announcement",
    ),
)
