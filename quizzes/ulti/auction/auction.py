"""The course of the auction to practise: whose turn it is, what may be done, whether it is over."""

from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.auction.auction import (
    AUCTION,
    CAN_ONLY_PASS,
    MAY_ROB,
    MAY_TURN_RED,
    MUST_BID,
    OVER,
    Declarer,
    Standing,
    Turn,
)
from engine.ulti.effect.auction import NOTHING_HIGHER, Means
from engine.ulti.table.bid import TABLE
from engine.ulti.table.call import Auction, Pass, Seat
from players.ulti.bidding import draw_bidding
from players.ulti.deal import arrange, draw_deal
from quizzes.family import Family, Moment, Scenario
from quizzes.firm import firmly
from quizzes.german import InView
from quizzes.question import Case, OneOf, Option, Part, find, has
from quizzes.ulti.auction.heard import USUAL, come_to
from quizzes.ulti.auction.story import bid_options, entries_of
from quizzes.ulti.picture import Table

HEARD_LATE = tuple(bid for bid in USUAL if bid.total > 5)
NOT_RED = tuple(bid for bid in HEARD_LATE if bid.has_trump and not bid.red)
# Which bid would be the smallest is not asked, and nothing else hangs on how the ranks and önrablás are read.
OPEN_RANKS = ("printed_ranks", "printed_rank_38", "printed_rank_34", "serial_decides", "robbing_needs_points")
NOT_ASKED = frozenset(f"reading.{name}" for name in OPEN_RANKS)


@firmly
def draw_standing(rng: Random) -> Scenario:
    draw = rng.choices((draw_nothing, draw_highest, draw_passes, draw_of_players, draw_point), (6, 20, 8, 5, 61))[0]
    auction = draw(rng)
    case = Case(AUCTION, Standing.suppose(auction=auction))
    parts = (turn_part(), may_part(), *((valid_part(),) if is_opening(auction) else ()))
    later = (after_it(),) if auction.is_over else ()
    if auction.calls:
        story, table = say("The auction has come to this point."), Table(entries=entries_of(auction))
    else:
        story, table = say("Nobody has spoken yet."), Table((picture_first(rng),))
    return Scenario((story,), (case,), parts, table, NOT_ASKED, later)


def is_opening(auction: Auction) -> bool:
    """Has nothing been said but pass, if anything?"""
    return all(isinstance(call, Pass) for call in auction.calls)


def picture_first(rng: Random) -> InView:
    """The cards of the player who has to open."""
    return InView(Text(Seat.FIRST.words), arrange(draw_deal(rng).hand(Seat.FIRST)))


def draw_nothing(_: Random) -> Auction:
    return Auction()


def draw_passes(rng: Random) -> Auction:
    """Opened with a pass, which nobody has answered with a bid."""
    return Auction((rng.choice((Pass.PASS, Pass.RED)), *(Pass.PASS,) * rng.randint(0, 2)))


def draw_of_players(rng: Random) -> Auction:
    """An auction of sensible players, broken off anywhere or at its end."""
    calls = draw_bidding(rng).auction.calls
    return Auction(calls[: rng.randint(1, len(calls))])


def draw_point(rng: Random) -> Auction:
    """An auction with a higher bid or two, broken off or at its end."""
    auction = come_to(rng, rng.choice(rng.choice((NOT_RED, HEARD_LATE, HEARD_LATE))))
    return Auction((*auction.calls, *(Pass.PASS,) * rng.choice((0, 1, 1, 2, 2))))


def draw_highest(rng: Random) -> Auction:
    """An auction that has reached the highest bid of all."""
    passes = (Pass.PASS,) * rng.choice((0, 1, 2))
    return Auction((*come_to(rng, TABLE[-1]).calls, *passes))


def after_it() -> Moment:
    """What is asked once it is known that the auction is over."""
    return Moment((say("The auction is over."),), (declarer_part(), red_part()))


def seat_options() -> tuple[Option, ...]:
    return tuple(Option(str(seat), Text(seat.words)) for seat in Seat)


def turn_part() -> Part:
    options = (*seat_options(), Option("over", say("nobody: the auction is over")))
    return OneOf("turn", say("Who speaks next?"), read_turn, 0, options)


def read_turn(verdict: Verdict) -> str:
    if has(verdict, OVER):
        return "over"
    turn = find(verdict, Turn)
    return str(turn.seat) if turn else "nobody"


def may_part() -> Part:
    options = (
        Option("must", say("has to bid")),
        Option("free", say("may pass, or take up the talon and bid higher, even after an earlier pass")),
        Option("only-pass", say("can only pass")),
        Option("rob", say("may bid once more (önrablás), though the others have passed")),
        Option("lead", say("can only begin the play: no higher bid is possible")),
    )
    words = say("What holds for the player in turn, or for declarer if the auction is over?")
    return OneOf("may", words, read_may, 0, options)


def read_may(verdict: Verdict) -> str:
    words = {MUST_BID: "must", CAN_ONLY_PASS: "only-pass", MAY_ROB: "rob", NOTHING_HIGHER: "lead"}
    return next((word for effect, word in words.items() if has(verdict, effect)), "free")


def declarer_part() -> Part:
    return OneOf("declarer", say("Who is declarer?"), read_declarer, 0, seat_options())


def read_declarer(verdict: Verdict) -> str:
    declarer = find(verdict, Declarer)
    return str(declarer.seat) if declarer else "nobody"


def red_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    words = say("May declarer still raise the bid to red without taking up the talon?")
    return OneOf("red", words, lambda verdict: "yes" if has(verdict, MAY_TURN_RED) else "no", 0, options)


def valid_part() -> Part:
    options = (*bid_options(TABLE[:2]), Option("none", say("none yet")))
    return OneOf("valid", say("Which bid is valid now?"), read_valid, 0, options)


def read_valid(verdict: Verdict) -> str:
    """What the first words count as."""
    means = find(verdict, Means)
    return str(means.bid) if means else "none"


LABELS = "3.7 3.8 3.9 3.10 4.A.5 5.3"
FAMILIES = (Family("ulti", "bid-turn", N_("Whose turn, who is declarer?"), 2, LABELS, draw_standing),)
