"""What the quizzes before the lead have in common: auctions as one hears them, and how they are shown."""

from random import Random

from engine.marias.table.auction import Answer, Auction, Call, Standing
from engine.marias.table.player import Seat
from engine.marias.table.step import Rung
from engine.text import Text, say
from quizzes.german import Utterance
from quizzes.question import Option

JUMPS = (0, 0, 0, 1, 1, 2, 3)  # how many steps a bidder skips
BOLD = 0.72  # how often a bidder bids, and
STUBBORN = 0.55  # how often the other one holds


def draw_call(rng: Random, standing: Standing) -> Call:
    """What the player in turn may well say."""
    if standing.answers:
        return Answer.HOLD if rng.random() < STUBBORN else Answer.PASS
    steps = Rung.above(standing.step)
    return steps[min(rng.choice(JUMPS), len(steps) - 1)] if rng.random() < BOLD else Answer.PASS


def draw_auction(rng: Random, most: int) -> Auction:
    """An auction of so many calls at most."""
    calls, standing = list[Call](), Standing()
    while standing.turn and len(calls) < most:
        calls.append(draw_call(rng, standing))
        standing = standing.after(calls[-1])
    return Auction(tuple(calls))


def say_call(call: Call, by_number: bool = False) -> Text:
    """A step by its word or by its number."""
    return Text(str(call.number)) if by_number and isinstance(call, Rung) else Text(call.words)


def entries_of(auction: Auction, by_number: bool = False) -> tuple[Utterance, ...]:
    """Everybody's words as they were said; who speaks after the end is not asked for."""
    return tuple(Utterance(Text(seat.words), say_call(call, by_number)) for seat, call in auction.entries())


def yes_or_no() -> tuple[Option, Option]:
    return Option("yes", say("Yes.")), Option("no", say("No."))


def seat_options() -> tuple[Option, ...]:
    return tuple(Option(str(seat), Text(seat.words)) for seat in (Seat.FORHONT, Seat.MIDDLE, Seat.ZADAK))
