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
    Declarer,
    Standing,
    Turn,
)
from engine.ulti.effect.auction import Means
from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import Auction, Call, Pass, Seat
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has
from quizzes.ulti.auction.story import bid_options, entries_of, smallest_is_firm
from quizzes.ulti.picture import Table


@firmly
def draw_standing(rng: Random) -> Scenario | None:
    auction = draw_highest(rng) if rng.random() < TO_THE_TOP else draw_point(rng)
    if auction.calls and not smallest_is_firm(auction.valid, own=auction.is_over):
        return None
    case = Case(AUCTION, Standing.suppose(auction=auction))
    story = (say("The auction has come to this point."),) if auction.calls else (say("The cards have been dealt."),)
    passed = auction.calls and isinstance(auction.calls[0], Pass)
    parts = (turn_part(), may_part(), declarer_part(), red_part(), *((opening_part(),) if passed else ()))
    return Scenario(story, (case,), parts, Table(entries=entries_of(auction)))


TO_THE_TOP = 0.07


def draw_point(rng: Random) -> Auction:
    """An auction broken off anywhere, or at its end."""
    auction, length = Auction(), rng.choice((0, *range(1, 10), *range(2, 10)))
    while len(auction.calls) < length and not (auction.is_over and stops(rng, auction)):
        auction = Auction((*auction.calls, draw_call(rng, auction)))
    return auction


def stops(rng: Random, auction: Auction) -> bool:
    """Is the last bidder content, or at the top?"""
    return auction.valid == TABLE[-1] or rng.random() > ROBS


ROBS = 0.3


def draw_call(rng: Random, auction: Auction) -> Call:
    """A pass or a bid not much higher; after two passes the last bidder bids on, for more points in any reading."""
    if not auction.calls:
        return rng.choice(OPENINGS)
    if auction.valid == TABLE[-1] or (rng.random() < PASSES and not auction.is_over):
        return Pass.PASS
    least = auction.valid.total + auction.is_over
    higher = [bid for bid in HEARD if bid.total >= least and bid.beats(auction.valid)]
    return rng.choice(higher[:8] or [TABLE[-1]])


PASSES = 0.55
OPENINGS: tuple[Call, ...] = (*(Pass.PASS,) * 3, Pass.RED, Pass.RED, *TABLE[:3], TABLE[4], TABLE[4], TABLE[5])
HEARD = tuple(
    Bid.parse(word)
    for word in (
        "red-parti 40 4a ulti b d 40+ulti 20 red-40 ulti+4a red-4a red-ulti ulti+d rb 20+ulti red-d "
        "red-40+4a red-40+ulti red-20 red-ulti+4a red-ulti+d tb red-20+ulti red-td sztd"
    ).split()
)


def draw_highest(rng: Random) -> Auction:
    """An auction that has reached the highest bid of all."""
    opening = rng.choice(OPENINGS)
    passes = (Pass.PASS,) * rng.choice((0, 1, 2, 2))
    return Auction((opening, *(Pass.PASS,) * rng.randint(0, 1), TABLE[-1], *passes))


def seat_options() -> tuple[Option, ...]:
    return tuple(Option(str(seat), Text(seat.words)) for seat in Seat)


def turn_part() -> Part:
    options = (*seat_options(), Option("over", say("nobody's: the auction is over")))
    return OneOf("turn", say("Whose turn is it to speak?"), read_turn, 0, options)


def read_turn(verdict: Verdict) -> str:
    turn = find(verdict, Turn)
    return str(turn.seat) if turn else "over"


def may_part() -> Part:
    options = (
        Option("must", say("has to bid")),
        Option("free", say("may pass, or take up the talon and bid higher, even after an earlier pass")),
        Option("only-pass", say("can only pass")),
        Option("rob", say("may still bid over the own bid (önrablás), though the others have passed")),
        Option("lead", say("can only lead: no higher bid is possible")),
    )
    words = say("What holds for the player in turn, or for the declarer if the auction is over?")
    return OneOf("may", words, read_may, 0, options)


def read_may(verdict: Verdict) -> str:
    words = {MUST_BID: "must", CAN_ONLY_PASS: "only-pass", MAY_ROB: "rob"}
    otherwise = "lead" if find(verdict, Declarer) else "free"
    return next((word for effect, word in words.items() if has(verdict, effect)), otherwise)


def declarer_part() -> Part:
    options = (*seat_options(), Option("nobody", say("nobody yet")))
    words = say("Who is declarer?")
    return OneOf("declarer", words, read_declarer, 0, options)


def read_declarer(verdict: Verdict) -> str:
    declarer = find(verdict, Declarer)
    return str(declarer.seat) if declarer else "nobody"


def red_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No, or the auction is not over.")))
    words = say("Is the auction over, and may the bid still be raised to red without taking up the talon?")
    return OneOf("red", words, lambda verdict: "yes" if has(verdict, MAY_TURN_RED) else "no", 0, options)


def opening_part() -> Part:
    options = (*bid_options((TABLE[0], TABLE[1])), Option("none", say("no bid: the next player has to open")))
    words = say("What do the first player's words count as?")
    return OneOf("opening", words, read_opening, 0, options)


def read_opening(verdict: Verdict) -> str:
    means = find(verdict, Means)
    return str(means.bid) if means else "none"


LABELS = "3.7 3.8 3.9 3.10 4.A.5 5.3"
FAMILIES = (Family("ulti", "bid-turn", N_("Whose turn, who is declarer?"), 1, LABELS, draw_standing),)
