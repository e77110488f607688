"""Faults in the auction to rule on: the suit given away, a wrong talon, a bid too low (13.2.1, 13.2.3, 13.2.4)."""

from dataclasses import dataclass
from random import Random

from engine.cards.pack import Suit
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.effect.auction import AUCTION_GOES_ON, PLAY_THE_HAND
from engine.ulti.effect.renonsz import GAME_ENDS, NO_RENONSZ
from engine.ulti.renonsz.auction_fault import (
    MAY_TAKE_TALON,
    NEXT_BIDDER_AT_FAULT,
    TAKE_TALON_BACK,
)
from engine.ulti.renonsz.auction_incident import Stage, WrongInAuction
from engine.ulti.renonsz.renonsz import Phase
from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import Auction, Pass, Seat
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Part, has
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.auction_fault.auction import USUAL, draw_auction, entries_of, surely_beats
from quizzes.ulti.renonsz.auction_fault.story import GOES_ON_WITHOUT, PAID, state, tell_bid_on, tell_called
from quizzes.ulti.renonsz.question import (
    IN_ORDER,
    VALID,
    Answer,
    groundless,
    outcome_part,
    payments_part,
    seen_from,
)

TALON_ROWS = "13.2.3 13.2.3.a 13.2.3.b 13.2.3.c 13.2.3.d"


# The suit given away


@firmly
def draw_suit(rng: Random) -> Scenario | None:
    """The last bidder says too much, or only what everybody knows."""
    auction = draw_auction(rng)
    offender, bid = auction.bids[-1]
    secret = bid.has_trump and not bid.red
    if not secret and rng.random() < 0.7:
        return None  # it would be no fault too often
    called, bids = not secret or rng.random() < 0.85, rng.random() < 0.3
    going_on = tell_bid_on(rng, auction, offender, bids)
    if going_on is None:
        return None
    story = [tell_suit(rng, offender, bid), tell_called(rng, called), *((going_on,) if called else ())]
    case = state(WrongInAuction.SUIT, bid=bid, called=called, others_bid=bids)
    none = Answer("none", say("It is no fault. The auction goes on with everybody."), (NO_RENONSZ,))
    parts = (
        outcome_part(none, GOES_ON_WITHOUT, PAID, VALID),
        payments_part(tuple(Seat), seen_from(offender)),
    )
    return Scenario(tuple(story), (case,), parts, Table(entries=entries_of(auction)))


def tell_suit(rng: Random, offender: Seat, bid: Bid) -> Text:
    if not bid.has_trump:
        return say("While the others think, {player} says that this game has no trumps.", player=offender)
    suit = Suit.RED if bid.red else rng.choice((Suit.ACORNS, Suit.LEAVES, Suit.BELLS))
    return rng.choice(
        (
            say("While the others think, {player} says which suit is trumps: {suit}.", player=offender, suit=suit),
            say("Laying down the talon, {player} lets slip the suit of the game: {suit}.", player=offender, suit=suit),
        )
    )


# A talon that is too large or too small


STAGES = {
    Stage.OTHERS_OUT: say("The other two are out of the auction by now. Then the number of cards is noticed."),
    Stage.NOT_LOOKED: say("Before anybody has looked at the talon, the number of cards is noticed and pointed out."),
    Stage.LOOKED: say("Now {player} looks at the talon. Before it is among the cards in hand, the number is noticed."),
    Stage.TAKEN_IN: say("Now {player} takes up the talon and puts it among the cards in hand. Then it is noticed."),
}


@firmly
def draw_talon(rng: Random) -> Scenario | None:
    """The last bidder lays down one, three or four cards."""
    auction, stage = draw_auction(rng), rng.choice(tuple(STAGES))
    bidder, bid = auction.bids[-1]
    passes = 2 if stage is Stage.OTHERS_OUT else rng.choice((0, 0, 1))
    auction = Auction((*auction.calls, *[Pass.PASS] * passes))
    told = STAGES[stage]
    told = say(told.message, player=auction.turn) if "{player}" in told.message else told
    laid = say("With this bid {player} lays down a talon of {cards|card}.", player=bidder, cards=draw_laid(rng))
    case = state(WrongInAuction.TALON, bid=bid, stage=stage, valid=bid)
    payments = payments_part(tuple(Seat), StagePayments(bidder, auction.turn))
    return Scenario((laid, told), (case,), (talon_part(), payments), Table(entries=entries_of(auction)))


@dataclass(frozen=True)
class StagePayments:
    """Reads who pays what, by seats: the one who laid the talon down, or the one who took it up."""

    bidder: Seat
    next_bidder: Seat

    def __call__(self, verdict: Verdict) -> tuple[int, ...]:
        payer = self.next_bidder if has(verdict, NEXT_BIDDER_AT_FAULT) else self.bidder
        return seen_from(payer)(verdict)


def draw_laid(rng: Random) -> int:
    return rng.choice((1, 1, 3, 3, 3, 4))


def talon_part() -> Part:
    return outcome_part(
        Answer("back", say("The bidder takes it back and has to bid higher."), (TAKE_TALON_BACK,)),
        Answer("may", say("The bidder may take it up, and then has to bid higher."), (MAY_TAKE_TALON,)),
        Answer("next", say("The next bidder has committed the renonsz and pays."), (NEXT_BIDDER_AT_FAULT,)),
        Answer("bidder", say("The game ends; the one who laid it down pays."), (GAME_ENDS,)),
        Answer("corrected", say("The number is put right, and everything goes on as if nothing had happened.")),
    )


# A bid that is too low


@firmly
def draw_too_low(rng: Random) -> Scenario | None:
    """A bid that is surely not higher, or one that is, although it does not look like it."""
    before = draw_auction(rng)
    valid, bidder = before.valid, before.turn
    if rng.random() < 0.2:
        return high_enough(rng, before)
    lower = [bid for bid in USUAL if is_too_low(bid, valid)]
    if not lower:
        return None
    bid, in_play, corrects = rng.choice(lower), rng.random() < 0.25, rng.random() < 0.3
    case = state(WrongInAuction.TOO_LOW, valid=valid, bid=bid, in_play=in_play, corrects=corrects)
    auction = Auction((*before.calls, bid))
    parts = (low_part(), payments_part(tuple(Seat), seen_from(bidder)))
    return Scenario(tell_too_low(bidder, in_play, corrects), (case,), parts, Table(entries=entries_of(auction)))


def is_too_low(bid: Bid, valid: Bid) -> bool:
    """Is it lower in every reading, yet near enough to be a mistake?"""
    return (bid == valid or surely_beats(valid, bid)) and bid.total >= valid.total - 4 and not bid.beats(valid)


def high_enough(rng: Random, before: Auction) -> Scenario | None:
    """A bid of the same value in fewer parts."""
    higher = [bid for bid in TABLE if bid.total == before.valid.total and surely_beats(bid, before.valid)]
    if not higher:
        return None
    auction, case = Auction((*before.calls, rng.choice(higher))), groundless(Phase.AUCTION)
    story = (say("At once a player says that the last bid is not high enough, because its value is the same."),)
    parts = (low_part(), payments_part(tuple(Seat), seen_from(before.turn)))
    return Scenario(story, (case,), parts, Table(entries=entries_of(auction)))


def tell_too_low(bidder: Seat, in_play: bool, corrects: bool) -> tuple[Text, ...]:
    if in_play:
        return (say("The other two pass. In the first trick somebody notices that the last bid was not high enough."),)
    warned = say("The others say at once that this is not high enough.")
    if corrects:
        return warned, say("Now {player} makes a bid that is high enough.", player=bidder)
    return warned, say("But {player} makes no higher bid.", player=bidder)


def low_part() -> Part:
    return outcome_part(
        Answer("auction", say("The fault has been put right: the auction goes on."), (AUCTION_GOES_ON,)),
        Answer("played", say("The bid is valid, and the hand is played."), (PLAY_THE_HAND,)),
        Answer("pays", say("The bidder pays the smallest bid that would have been enough, with kontra."), PAID.effects),
        Answer("own", say("The bidder pays the bid that was made, with kontra.")),
        IN_ORDER,
    )


FAMILIES = (
    Family("ulti", "fault-auction-suit", N_("The suit given away"), 2, "13.2.1 3.4 10.2", draw_suit),
    Family("ulti", "fault-auction-talon", N_("Too many or too few cards in the talon"), 3, TALON_ROWS, draw_talon),
    Family(
        "ulti", "fault-auction-too-low", N_("A bid that is too low"), 3, "13.2.4 13.2.4.a 13.2.4.b 3.6", draw_too_low
    ),
)
