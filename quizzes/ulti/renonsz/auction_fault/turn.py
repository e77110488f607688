"""Faults of turn in the auction to rule on: too early, or by the wrong player (13.2.2, 13.2.5 to 13.2.7)."""

from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.auction.higher_bid import smallest
from engine.ulti.effect.auction import BARRED
from engine.ulti.effect.renonsz import NO_RENONSZ
from engine.ulti.reading import TAKEN
from engine.ulti.renonsz.auction_fault import SECOND_IS_DECLARER
from engine.ulti.renonsz.auction_incident import WrongInAuction
from engine.ulti.renonsz.next_bid import PAYER_IS_DECLARER, OnlyBid
from engine.ulti.renonsz.renonsz import Phase
from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import Auction, Pass, Seat
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has
from quizzes.ulti.picture import Entry, Table
from quizzes.ulti.renonsz.auction_fault.auction import OPENINGS, after, draw_auction, draw_higher, entries_of
from quizzes.ulti.renonsz.auction_fault.story import GOES_ON_WITHOUT, state, tell_bid_on, tell_called
from quizzes.ulti.renonsz.question import (
    IN_ORDER,
    OTHER,
    VALID,
    Answer,
    groundless,
    outcome_part,
    payments_part,
    seen_from,
)

OPENER_ROWS = "13.2.6 13.2.6.a 13.2.6.b 13.2.7 13.2.7.b"


# Out of turn


@firmly
def draw_out_of_turn(rng: Random) -> Scenario | None:
    return rng.choice((early_pass, early_talon, early_talon, in_turn))(rng)


def early_pass(rng: Random) -> Scenario:
    """The player after the one in turn passes first."""
    auction, called = draw_auction(rng), rng.random() < 0.75
    offender = after(auction.turn)
    entry = Entry(Text(offender.words), Text(Pass.PASS.words), say("out of turn"))
    case = state(WrongInAuction.EARLY_PASS, called=called, valid=auction.valid)
    told = say("Now {player} passes, although {skipped} has not spoken.", player=offender, skipped=auction.turn)
    return out_of_turn((told, tell_called(rng, called)), case, auction, (entry,))


def early_talon(rng: Random) -> Scenario | None:
    """The player after the one in turn takes up the talon; a firm ruling only where somebody bids on."""
    auction, called = draw_auction(rng), rng.random() < 0.75
    offender = after(auction.turn)
    if len(smallest_bids(auction.valid)) > 1:
        return None
    story = (
        say("Before {skipped} has spoken, {player} takes up the talon.", skipped=auction.turn, player=offender),
        tell_called(rng, called),
        *((say("After the bid of the offender one of the other two wants to bid on."),) if called else ()),
    )
    case = state(WrongInAuction.EARLY_TALON, called=called, valid=auction.valid, others_bid=True)
    return out_of_turn(story, case, auction)


def in_turn(rng: Random) -> Scenario | None:
    """A player who has passed bids when the turn comes round again."""
    first = rng.choice(OPENINGS)
    higher = draw_higher(rng, first)
    last = draw_higher(rng, higher) if higher else None
    if higher is None or last is None:
        return None
    auction = Auction((first, Pass.PASS, higher, Pass.PASS, last))
    story = (say("Now the bid of {player} is called a fault, because of the earlier pass.", player=Seat.SECOND),)
    return out_of_turn(story, groundless(Phase.AUCTION), auction)


def smallest_bids(valid: Bid) -> tuple[Bid, ...]:
    bids = getattr(smallest(valid, TAKEN), "bids", ())
    return tuple(bids) or (valid, valid)


def out_of_turn(story: tuple[Text, ...], case: Case, auction: Auction, extra: tuple[Entry, ...] = ()) -> Scenario:
    outcomes = (
        GOES_ON_WITHOUT,
        Answer("only-smallest", say("The offender has to make one certain bid; the others may bid on.")),
        Answer("paid", say("The game ends, and the offender pays at once.")),
        VALID,
        IN_ORDER,
    )
    options = tuple(Option(one.value, one.words) for one in outcomes)
    parts = (
        OneOf("outcome", say("What follows?"), read_out_of_turn, 0, options),
        bid_part(auction.valid),
    )
    return Scenario(story, (case,), parts, Table(entries=(*entries_of(auction), *extra)))


def read_out_of_turn(verdict: Verdict) -> str:
    if find(verdict, OnlyBid):
        return "only-smallest"
    found = {BARRED: "barred", NO_RENONSZ: "in-order"} | dict.fromkeys(VALID.effects, VALID.value)
    return next((value for effect, value in found.items() if has(verdict, effect)), OTHER)


def bid_part(valid: Bid) -> Part:
    """The smallest bid among others near it; those equal to it in rank are left out."""
    place = TABLE.index(valid)
    right = smallest_bids(valid)
    near = [bid for bid in TABLE[max(0, place - 1) : place + 6] if bid not in right[1:]]
    offered = tuple(sorted({*near[:5], right[0]}, key=TABLE.index))
    options = (
        Option("none", say("No bid at all.")),
        Option("any", say("Any bid that is high enough.")),
        *(Option(str(bid), bid.words()) for bid in offered),
    )
    words = say("Which bid may the player make who is complained of?")
    return OneOf("bid", words, read_only_bid, 0, options)


def read_only_bid(verdict: Verdict) -> str:
    if only := find(verdict, OnlyBid):
        return str(only.bid)
    return "none" if has(verdict, BARRED) else "any"


# The wrong player opens


@firmly
def draw_opener(rng: Random) -> Scenario | None:
    return rng.choice((opened_alone, opened_alone, two_bids))(rng)


def opener_part() -> Part:
    return outcome_part(
        Answer("barred", say("The opener takes the talon back and is out; the others bid on."), (BARRED,)),
        Answer("pays", say("The bid is valid, and the opener pays it with kontra."), (PAYER_IS_DECLARER,)),
        Answer("second-won", say("The second bid is valid, and the opener pays for it."), ()),
        Answer("second-lost", say("The second bid is lost, without kontra."), (SECOND_IS_DECLARER,)),
        VALID,
    )


def opened_alone(rng: Random) -> Scenario | None:
    """A player with ten cards opens, and is told so before anybody else has bid."""
    offender, bid = rng.choice((Seat.SECOND, Seat.THIRD)), rng.choice(OPENINGS)
    called, bids = rng.random() < 0.85, rng.random() < 0.4
    going_on = tell_bid_on(rng, Auction((bid,)), offender, bids)
    if going_on is None:
        return None
    entry = Entry(Text(offender.words), bid.words(), say("opens and lays down a talon"))
    case = state(WrongInAuction.OPENER, bid=bid, valid=bid, called=called, others_bid=bids)
    story = (
        say("The auction has been opened by a player who had no right to."),
        tell_called(rng, called),
        *((going_on,) if called else ()),
    )
    parts = (opener_part(), payments_part(tuple(Seat), seen_from(offender)))
    return Scenario(story, (case,), parts, Table(entries=(entry,)))


def two_bids(rng: Random) -> Scenario | None:
    """The second player opens, the third takes up that talon and bids, and has a wrong number of cards."""
    first = rng.choice(OPENINGS)
    second = draw_higher(rng, first)
    if second is None:
        return None
    called = rng.random() < 0.85
    entries = (
        Entry(Text(Seat.SECOND.words), first.words(), say("opens and lays down a talon")),
        Entry(Text(Seat.THIRD.words), second.words(), say("takes up the talon and lays one down")),
    )
    story = (
        say("Only now it comes to light that the player with 12 cards has been left out."),
        say(
            "After laying down the talon the third player holds {cards|card}.",
            cards=rng.choice((8, 9, 9, 11, 11)),
        ),
        tell_called(rng, called),
    )
    case = state(WrongInAuction.TWO_BIDS, bid=second, valid=first, called=called)
    parts = (opener_part(), payments_part(tuple(Seat), seen_from(Seat.THIRD)))
    return Scenario(story, (case,), parts, Table(entries=entries))


FAMILIES = (
    Family(
        "ulti",
        "fault-auction-turn",
        N_("Out of turn in the auction"),
        3,
        "13.2.2 13.2.5 10.3.a 10.3.c",
        draw_out_of_turn,
    ),
    Family("ulti", "fault-auction-opener", N_("The wrong player opens"), 3, OPENER_ROWS, draw_opener),
)
