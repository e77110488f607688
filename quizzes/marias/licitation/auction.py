"""The auction to practise: which step is higher, whose turn it is, who takes up the talon."""

from random import Random

from engine.law import Verdict
from engine.marias.licitation.auction import (
    AUCTION,
    MUST_OUTBID,
    NOT_HIGHER,
    ONLY_HOLDS,
    OVER,
    AuctionSoFar,
    LeastBid,
    MayHold,
    Speaks,
    TakesTalon,
)
from engine.marias.table.auction import Answer, Auction, Call, Standing
from engine.marias.table.step import Rung
from engine.text import N_, Text, say
from quizzes.family import Family, Moment, Scenario
from quizzes.firm import firmly
from quizzes.marias.licitation.story import draw_auction, entries_of, seat_options, yes_or_no
from quizzes.marias.picture import Table
from quizzes.question import Case, Number, OneOf, Option, Part, SomeOf, find, has

NEAR = 3  # steps below and above the one that is held
LATEST = 9  # calls
HOLDS = 0.4  # how often a bidder wants to hold, of the wrong words
SLIPS = 0.3  # how often the last words on the ladder will not do


def case_of(auction: Auction) -> Case:
    return Case(AUCTION, AuctionSoFar.suppose(auction=auction))


def draw_ladder(rng: Random) -> Scenario:
    """A bidder who has to go above a step."""
    auction = draw_bidder(rng)
    if rng.random() < SLIPS:
        auction = spoil(rng, auction)
    case = case_of(auction)
    by_number = rng.random() < 0.4
    steps = choose_steps(rng, auction.standing.step)
    table = Table(entries=entries_of(auction, by_number))
    story = (tell_bidder(auction),)
    return Scenario(story, (case,), (higher_part(steps), number_part()), table)


def draw_bidder(rng: Random) -> Auction:
    """An auction in which somebody has to bid over a step, any of them."""
    while True:
        step = rng.choice(tuple(Rung)[:-1])
        before = rng.choice(tuple(Rung)[: step.order + 1])
        opening: tuple[Call, ...] = (before, Answer.HOLD) if before is not step else ()
        answers = rng.choice(((Answer.HOLD,), (Answer.HOLD, Answer.PASS), (Answer.PASS, Answer.HOLD)))
        auction = Auction((*opening, step, *answers))
        if not auction.wrong and auction.standing.bidder and not auction.standing.answers:
            return auction


def tell_bidder(auction: Auction) -> Text:
    standing = auction.standing
    if auction.wrong:
        return say("What {player} said last will not do, and the player bids again.", player=standing.bidder)
    return say("{player|start} bids next, against: {other}.", player=standing.bidder, other=standing.holder)


def choose_steps(rng: Random, held: Rung | None) -> tuple[Rung, ...]:
    """Some of the steps near the one that is held, on either side of it."""
    place = held.order if held else 0
    near = [step for step in Rung if abs(step.order - place) <= NEAR and step is not Rung.SEDMA]
    return tuple(sorted(rng.sample(near, min(4, len(near)))))


def higher_part(steps: tuple[Rung, ...]) -> Part:
    options = tuple(Option(str(step), Text(step.words)) for step in steps)

    def read(verdict: Verdict) -> frozenset[str]:
        least = find(verdict, LeastBid)
        return frozenset(str(step) for step in steps if least and least.step <= step)

    return SomeOf("higher", say("Which of these may be bid now?"), read, 0, options)


def number_part() -> Part:
    words = say("Which number has the lowest step that may be bid?")
    return Number("number", words, read_number, 0, 1, len(Rung))


def read_number(verdict: Verdict) -> int:
    least = find(verdict, LeastBid)
    return least.step.number if least else 0


@firmly
def draw_standing(rng: Random) -> Scenario | None:
    """An auction that has come to some point, the last words of which may have been wrong."""
    auction = draw_auction(rng, rng.randint(1, LATEST))
    wanted = rng.choice(("wrong", "wrong", "over", "going"))
    if wanted == "wrong":
        auction = spoil(rng, auction)
    elif auction.standing.is_over is not (wanted == "over"):
        return None
    if not auction.calls:
        return None
    case = case_of(auction)
    parts = (order_part(), turn_part(), may_part())
    story = (say("The auction has come to this point."),)
    table = Table(entries=entries_of(auction, rng.random() < 0.3))
    return Scenario(story, (case,), parts, table, later=after_it(auction))


def spoil(rng: Random, auction: Auction) -> Auction:
    """The same with a last call that cannot be; nothing where nothing can be wrong."""
    standing = auction.standing
    if standing.is_over or not auction.calls:
        return Auction()
    return Auction((*auction.calls, wrong_call(rng, standing)))


def wrong_call(rng: Random, standing: Standing) -> Call:
    if standing.answers:
        return rng.choice(Rung.above(standing.step)[:3] or (Rung.SEDMA,))
    held = standing.step.order if standing.step else 0
    steps = [step for step in Rung if held - NEAR < step.order <= held]
    return Answer.HOLD if rng.random() < HOLDS else rng.choice(steps)


def after_it(auction: Auction) -> tuple[Moment, ...]:
    """What is asked once it is known that the auction is over."""
    return (Moment((say("The auction is over."),), (talon_part(), game_part())),) if auction.standing.is_over else ()


def order_part() -> Part:
    return OneOf("order", say("Was the last call in order?"), read_order, 0, yes_or_no())


def read_order(verdict: Verdict) -> str:
    return "no" if has(verdict, NOT_HIGHER, MUST_OUTBID, ONLY_HOLDS) else "yes"


def turn_part() -> Part:
    options = (*seat_options(), Option("over", say("nobody: the auction is over")))
    return OneOf("turn", say("Who is to speak now?"), read_turn, 0, options)


def read_turn(verdict: Verdict) -> str:
    turn = find(verdict, Speaks)
    return str(turn.seat) if turn else "over"


def may_part() -> Part:
    options = (
        Option("hold", say("hold the step, or let it go")),
        Option("bid", say("bid a higher step, or let it go")),
        Option("nothing", say("nothing more is said")),
    )
    return OneOf("may", say("What may be said now?"), read_may, 0, options)


def read_may(verdict: Verdict) -> str:
    return "nothing" if has(verdict, OVER) else "hold" if find(verdict, MayHold) else "bid"


def talon_part() -> Part:
    return OneOf("talon", say("Who takes up the talon?"), read_talon, 0, seat_options())


def read_talon(verdict: Verdict) -> str:
    taken = find(verdict, TakesTalon)
    return str(taken.seat) if taken else ""


def game_part() -> Part:
    words = say("Which number has the lowest game that the aktér may announce?")
    return Number("game", words, read_game, 0, 1, len(Rung))


def read_game(verdict: Verdict) -> int:
    taken = find(verdict, TakesTalon)
    return taken.step.number if taken else 0


FAMILIES = (
    Family("marias", "ladder", N_("The ladder"), 2, "A B.7", draw_ladder),
    Family("marias", "auction", N_("Whose turn, and who takes the talon"), 2, "B.7 A", draw_standing),
)
