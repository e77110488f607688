"""Faults in the auction to rule on: a wrong talon, a bid too low (13.2.3, 13.2.4)."""

from dataclasses import dataclass
from random import Random

from engine.law import Verdict, go_to
from engine.text import N_, Text, say
from engine.ulti.auction.higher_bid import HIGHER, HIGHER_BID, NewBid
from engine.ulti.effect.auction import AUCTION_GOES_ON, PLAY_THE_HAND, FaultPaid
from engine.ulti.effect.renonsz import GAME_ENDS
from engine.ulti.renonsz.auction_fault import (
    MAY_TAKE_TALON,
    NEXT_BIDDER_AT_FAULT,
    TAKE_TALON_BACK,
)
from engine.ulti.renonsz.auction_incident import Stage, WrongInAuction
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.table.bid import TABLE, Bid, smallest_over
from engine.ulti.table.call import Auction, Pass, Seat
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, has
from quizzes.ulti.auction.heard import after, draw_auction, surely_beats
from quizzes.ulti.auction.story import entries_of, is_too_low, tell_worth
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.auction_fault.story import Follows, paid_by, pay_later, state, sums_part
from quizzes.ulti.renonsz.question import Answer, outcome_part

TALON_ROWS = "13.2.3 13.2.3.a 13.2.3.b 13.2.3.c 13.2.3.d"


# A talon that is too large or too small


STAGES = (
    Stage.OTHERS_OUT,
    Stage.NOT_LOOKED,
    Stage.LOOKED,
    Stage.LOOKED,
    Stage.TAKEN_IN,
    Stage.TAKEN_IN,
    Stage.IN_PLAY,
)


@firmly
def draw_talon(rng: Random) -> Scenario | None:
    """The last bidder lays down one card or three."""
    auction, stage = draw_auction(rng), rng.choice(STAGES)
    bidder, bid = auction.bids[-1]
    passes = 2 if stage in (Stage.OTHERS_OUT, Stage.IN_PLAY) else rng.choice((0, 0, 1))
    auction = Auction((*auction.calls, *[Pass.PASS] * passes))
    cards = rng.choice((1, 3))
    laid = say("With the last bid {player} lays down {cards|card} as the talon.", player=bidder, cards=cards)
    case = state(WrongInAuction.TALON, bid=bid, stage=stage, valid=bid)
    paid = smallest_over(bid) if stage is Stage.TAKEN_IN else bid
    payments = sums_part(paid or bid, StagePayments(bidder, auction.turn))
    table = Table(entries=entries_of(auction))
    story = (laid, tell_stage(rng, stage, auction))
    return Scenario(story, (case,), (talon_part(),), table, later=pay_later(case, payments))


def tell_stage(rng: Random, stage: Stage, auction: Auction) -> Text:
    """How far it had gone, and who noticed."""
    bidder, turn = auction.bids[-1][0], auction.turn
    other = after(bidder, rng.choice((1, 2)))
    if stage is Stage.OTHERS_OUT:
        return rng.choice(
            (
                say(
                    "The other two are out of the auction. Before the play {player} notices the number.", player=bidder
                ),
                say("The other two are out of the auction. Before the play {player} notices the number.", player=other),
            )
        )
    if stage is Stage.NOT_LOOKED:
        return say("Before anybody has looked at the talon, {player} notices the number and says so.", player=other)
    if stage is Stage.LOOKED:
        return rng.choice(
            (
                say("{player|start} picks the talon up, looks at it and says that the number is wrong.", player=turn),
                say(
                    "{player|start} is looking at the talon when {other} says that the number is wrong.",
                    player=turn,
                    other=bidder,
                ),
            )
        )
    if stage is Stage.TAKEN_IN:
        return rng.choice(
            (
                say(
                    "{player|start} takes up the talon, sorts it in among the cards in hand, and counts them.",
                    player=turn,
                ),
                say(
                    "{player|start} sorts the talon in among the cards in hand. Then {other} has them counted.",
                    player=turn,
                    other=bidder,
                ),
            )
        )
    trick = rng.choice((1, 2, 3, 4, 5))
    return say(
        "Nobody notices before the {trick|ordinal} trick, when {player} says that the number was wrong.",
        trick=trick,
        player=other,
    )


@dataclass(frozen=True)
class StagePayments:
    """Reads who pays what, by seats: the one who laid the talon down, or the one who took it up."""

    bidder: Seat
    next_bidder: Seat

    def __call__(self, verdict: Verdict) -> tuple[int, ...]:
        return paid_by(self.next_bidder if has(verdict, NEXT_BIDDER_AT_FAULT) else self.bidder)(verdict)


def talon_part() -> Part:
    in_play = (go_to(PLAY_FAULT),)
    return outcome_part(
        Answer("back", say("The bidder takes the talon back and has to bid higher."), (TAKE_TALON_BACK,)),
        Answer("may", say("The bidder may take the talon up, and then has to bid higher."), (MAY_TAKE_TALON,)),
        Answer(
            "next", say("The player who took the talon up has committed the renonsz and pays."), (NEXT_BIDDER_AT_FAULT,)
        ),
        Answer("bidder", say("The game ends, and the player who laid the talon down pays."), (GAME_ENDS,)),
        Answer("in-play", say("The bid is lost or won, depending on who holds a wrong number of cards."), in_play),
    )


# A bid that is too low


@firmly
def draw_too_low(rng: Random) -> Scenario | None:
    """A bid that is surely not higher, or one that is, although it does not look like it."""
    before = draw_auction(rng)
    return high_enough(rng, before) if rng.random() < 0.45 else not_enough(rng, before)


def not_enough(rng: Random, before: Auction) -> Scenario | None:
    lower = [bid for bid in TABLE if is_mistake(bid, before.valid)]
    if not lower:
        return None
    bid, end = rng.choice(lower), rng.choice(("in-play", "corrects", "refuses"))
    stated = {"in_play": end == "in-play", "corrects": end == "corrects"}
    case = state(WrongInAuction.TOO_LOW, valid=before.valid, bid=bid, **stated)
    return doubted(rng, case, before, bid, end)


def is_mistake(bid: Bid, valid: Bid) -> bool:
    """Is it lower in every reading, yet near enough to be a mistake?"""
    near = bid == valid or (surely_beats(valid, bid) and bid.total >= valid.total - NEAR)
    return near and is_too_low(bid, valid)


NEAR = 6


def high_enough(rng: Random, before: Auction) -> Scenario | None:
    """A bid of the same value in fewer parts."""
    higher = [bid for bid in TABLE if bid.total == before.valid.total and surely_beats(bid, before.valid)]
    if not higher:
        return None
    bid, in_play = rng.choice(higher), rng.random() < 0.3
    facts = NewBid.suppose(valid=before.valid, bid=bid, own=False, in_play=in_play)
    return doubted(rng, Case(HIGHER_BID, facts), before, bid, "in-play" if in_play else "insists")


def doubted(rng: Random, case: Case, before: Auction, bid: Bid, end: str) -> Scenario:
    bidder, auction = before.turn, Auction((*before.calls, bid))
    story = tell_doubt(rng, bidder, end)
    later = pay_later(case, sums_part(smallest_over(before.valid) or bid, paid_by(bidder)))
    return Scenario(story, (case,), (low_part(before.valid, bid),), Table(entries=entries_of(auction)), later=later)


def tell_doubt(rng: Random, bidder: Seat, end: str) -> tuple[Text, ...]:
    """Somebody says that it is not high enough, whether it is or not, and what the bidder makes of it."""
    other = after(bidder, rng.choice((1, 2)))
    if end == "in-play":
        trick = rng.choice((1, 1, 2, 3))
        return (
            say("The other two pass, and the play begins."),
            say(
                "In the {trick|ordinal} trick {player} says that the last bid was not high enough.",
                trick=trick,
                player=other,
            ),
        )
    warned = rng.choice(
        (
            say("At once {player} says that this is not high enough.", player=other),
            say("The other two say at once that this is not high enough."),
        )
    )
    if end == "corrects":
        return warned, say("Then {player} makes a bid that is high enough.", player=bidder)
    stays = say("But {player} stays with this bid.", player=bidder)
    return warned, rng.choice((stays, say("But {player} does not want to bid anything else.", player=bidder)))


def low_part(valid: Bid, bid: Bid) -> Part:
    options = (
        Option("in-order", say("The last bid was high enough: everything goes on.")),
        Option("auction", say("The fault has been put right: the auction goes on.")),
        Option("played", say("The last bid was too low, but it is valid, and the hand is played.")),
        Option("pays", say("The bidder pays the smallest bid that would have been enough, with kontra.")),
    )
    both = (tell_worth(valid), tell_worth(bid))
    found = (("in-order", HIGHER), ("auction", AUCTION_GOES_ON), ("played", PLAY_THE_HAND), ("pays", FaultPaid))
    return OneOf(
        "outcome",
        say("What follows?"),
        Follows(found),
        0,
        options,
        remark=lambda _, __: both[: len({valid, bid})],
    )


LOW_ROWS = "13.2.4 13.2.4.a 13.2.4.b 3.6 3.5"
FAMILIES = (
    Family("ulti", "fault-auction-talon", N_("Too many or too few cards in the talon"), 3, TALON_ROWS, draw_talon),
    Family("ulti", "fault-auction-too-low", N_("Is the bid too low?"), 4, LOW_ROWS, draw_too_low),
)
