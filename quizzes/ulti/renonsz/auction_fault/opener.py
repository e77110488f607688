"""The wrong player opens, to rule on: before anybody else has bid, and after a second bid (13.2.6, 13.2.7)."""

from random import Random

from engine.text import N_, Text, say
from engine.ulti.effect.auction import BARRED, FaultPaid, Party
from engine.ulti.effect.renonsz import GAME_ENDS, GAME_VALID
from engine.ulti.renonsz.auction_incident import BidOn, WrongInAuction
from engine.ulti.table.call import Auction, Seat
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.german import Utterance
from quizzes.question import OneOf, Option, Part
from quizzes.ulti.auction.heard import OPENINGS, draw_higher
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.auction_fault.story import (
    Follows,
    SeatPayments,
    paid_by,
    pay_later,
    state,
    sums_part,
    tell_bid_on,
    tell_called,
)
from quizzes.ulti.renonsz.question import VALID

OPENER_ROWS = "13.2.6 13.2.6.a 13.2.6.b 13.2.7 13.2.7.b 10.2"
COUNTS = ((3, 9), (1, 11))  # cards laid down by the second bidder, and cards then in hand


@firmly
def draw_opener(rng: Random) -> Scenario | None:
    return rng.choice((opened_alone, opened_alone, two_bids))(rng)


def opened_alone(rng: Random) -> Scenario | None:
    """A player with ten cards opens, and is told so before anybody else has bid."""
    offender, bid = rng.choice((Seat.SECOND, Seat.THIRD)), rng.choice(OPENINGS)
    called, bids = rng.random() < 0.85, rng.random() < 0.45
    going_on = tell_bid_on(rng, Auction((bid,)), offender, bids)
    if going_on is None:
        return None
    entry = Utterance(Text(offender.words), bid.words(), say("opens and lays down two cards"))
    case = state(WrongInAuction.OPENER, bid=bid, valid=bid, called=called, others_bid=BidOn.YES if bids else BidOn.NO)
    story = (tell_opened(rng, offender), tell_called(rng, called, offender), *((going_on,) if called else ()))
    later = pay_later(case, sums_part(bid, paid_by(offender)))
    return Scenario(story, (case,), (opener_part(),), Table(entries=(entry,)), later=later)


def tell_opened(rng: Random, offender: Seat) -> Text:
    return rng.choice(
        (
            say("The auction has been opened by {player}, who has no right to.", player=offender),
            say("While {first} is still sorting, {player} bids first.", first=Seat.FIRST, player=offender),
        )
    )


def two_bids(rng: Random) -> Scenario | None:
    """The second player opens, the third takes up that talon and bids, and has a wrong number of cards."""
    first = rng.choice(OPENINGS)
    second = draw_higher(rng, first)
    if second is None:
        return None
    called, (laid, held) = rng.random() < 0.85, rng.choice(COUNTS)
    entries = (
        Utterance(Text(Seat.SECOND.words), first.words(), say("opens and lays down two cards")),
        Utterance(
            Text(Seat.THIRD.words), second.words(), say("takes up these two and lays down {cards|card}", cards=laid)
        ),
    )
    held_now = say("{player|start} has {cards|card} in hand.", player=Seat.THIRD, cards=held)
    story = (held_now, tell_left_out(rng, called), *(() if called else (tell_called(rng, called, Seat.SECOND),)))
    case = state(WrongInAuction.TWO_BIDS, bid=second, valid=first, called=called)
    seats = SeatPayments((Party.TWELVE, Party.OPENER, Party.SECOND))
    later = pay_later(case, sums_part(second, seats))
    return Scenario(story, (case,), (opener_part(),), Table(entries=entries), later=later)


def tell_left_out(rng: Random, called: bool) -> Text:
    """How it comes to light that the player with 12 cards has been left out."""
    if not called:
        return say("One can see that {player} has been left out.", player=Seat.FIRST)
    return rng.choice(
        (
            say("Now {player} says that it was not for the others to open.", player=Seat.FIRST),
            say(
                "Now {player} notices that {first} has been left out, and says so.", player=Seat.THIRD, first=Seat.FIRST
            ),
        )
    )


def opener_part() -> Part:
    options = (
        Option("barred", say("The opener takes the talon back and is out; the others bid on.")),
        Option("pays", say("The bid is valid, and the opener pays it with kontra.")),
        Option("second-lost", say("The second bid is lost, without kontra.")),
        Option(VALID.value, VALID.words),
    )
    found = (("valid", GAME_VALID), ("barred", BARRED), ("second-lost", GAME_ENDS), ("pays", FaultPaid))
    return OneOf("outcome", say("What follows?"), Follows(found), 0, options)


FAMILIES = (Family("ulti", "fault-auction-opener", N_("The wrong player opens"), 4, OPENER_ROWS, draw_opener),)
