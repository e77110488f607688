"""Contracts after a bid that was taken back, or was insufficient: accepted, or replaced by a pass."""

from collections.abc import Iterator
from random import Random

from engine.bridge.effect.auction import FinalBid
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import PASS, Bid, lowest_over
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.seat import SEATS
from engine.cards.pack import Hand
from engine.law import Verdict
from engine.text import Text, say
from players.bridge.bidding.holding import weigh
from quizzes.bridge.auction.question import ENDED, declarer_part, draw_auctions, leader_part
from quizzes.bridge.auction.story import case_of, draw_insufficient, tell_overlooked
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Draw, Scenario
from quizzes.question import Case, OneOf, Option, Part, find

PASSES = 3
WEAK, OPENS = 5, 11  # points with which nobody bids over two others, and with which one may open
NEAR = 2  # places between two cards of the bidding box that are confused


def bid_part(slip: Slip) -> Part:
    """The bid that was overlooked, or the one that was too low."""
    options = (Option("overlooked", say("{bid}", bid=slip.last)), Option("too-low", say("{bid}", bid=slip.bid)))

    def read(verdict: Verdict) -> str:
        final = find(verdict, FinalBid)
        return ("too-low" if final.bid == slip.bid else "overlooked") if final else ""

    return OneOf("contract", say("What is the contract?"), read, 0, options)


# A bid taken back


def taken_back(rng: Random) -> Scenario:
    """Declarer's partner had put down a bid of the denomination by a slip, before declarer named it."""
    for deal, auction in draw_auctions(rng):
        slips = list(find_slips(auction))
        if slips:
            return tell_taken_back(deal, auction, *rng.choice(slips))
    raise AssertionError("there are always more")


def find_slips(auction: Auction) -> Iterator[tuple[int, Bid]]:
    """Places at which declarer's partner bid what stands beside a bid of the final denomination in the box."""
    if auction.contract is None:
        return
    declarer, strain = auction.contract.declarer, auction.contract.bid.strain
    for place, (seat, call) in enumerate(auction.entries()):
        if isinstance(call, Bid) and call.strain is strain and seat is declarer:
            return
        before = Auction(auction.dealer, auction.calls[:place])
        slip = lowest_over(before.last_bid[1] if before.last_bid else None, strain)
        if seat is declarer.partner and isinstance(call, Bid) and slip and is_near(call, slip):
            yield place, slip


def is_near(call: Bid, other: Bid) -> bool:
    every = list(Bid.every())
    return abs(every.index(call) - every.index(other)) <= NEAR


def tell_taken_back(deal: Deal, auction: Auction, place: int, slip: Bid) -> Scenario:
    entries = entries_of(auction)
    player, call = entries[place].seat, entries[place].call
    table = Table(deal, (*entries[:place], Entry(player, slip, say("withdrawn")), *entries[place:]))
    told = say(
        "{player} wanted to bid {call}, but took the card {slip} out of the box, and changed it at once, as allowed.",
        player=player,
        call=call,
        slip=slip,
    )
    return Scenario((told, ENDED), (case_of(auction),), (declarer_part(), leader_part()), table)


# An insufficient bid


def insufficient(*, accepted: bool) -> Draw:
    """All pass after it, or after the pass that has taken its place."""

    def draw(rng: Random) -> Scenario:
        slip = next(one for one in draw_insufficient(rng, draw_duel) if all_would_pass(one))
        return tell_accepted(slip) if accepted else tell_replaced(slip)

    return draw


def draw_duel(rng: Random) -> Deal:
    """The two best hands side by side, with an opening each; the others will not bid."""
    while True:
        deal = draw_deal(rng)
        hands = sorted(deal.hands.values(), key=count_points)
        if count_points(hands[1]) <= WEAK and count_points(hands[2]) >= OPENS:
            first = rng.choice(SEATS)
            return Deal(deal.board, dict(zip((first.partner, first.rho, first.lho, first), hands, strict=True)))


def count_points(hand: Hand) -> int:
    return weigh(hand).points


def all_would_pass(slip: Slip) -> bool:
    """Has nobody but the two bidders anything to bid with?"""
    hands, offender = slip.deal.hands, slip.offender
    weak = all(weigh(hands[seat]).points <= WEAK for seat in (offender.lho, offender.partner))
    return weak and len([call for call in slip.auction.calls if call != PASS]) == 1 and slip.bid.level == 1


def tell_accepted(slip: Slip) -> Scenario:
    auction = Auction(slip.auction.dealer, (*slip.auction.calls, slip.bid, *(PASS,) * PASSES))
    told = say("{player} does not mind and passes; the others pass as well.", player=slip.offender.lho)
    case = case_of(auction, stood=frozenset({len(slip.auction.calls)}))
    entries = entries_of(auction)
    marked = tuple(
        Entry(one.seat, one.call, say("insufficient")) if place == len(slip.auction.calls) else one
        for place, one in enumerate(entries)
    )
    return ask_about_bid(slip, told, case, marked)


def tell_replaced(slip: Slip) -> Scenario:
    auction = Auction(slip.auction.dealer, (*slip.auction.calls, *(PASS,) * PASSES))
    told = say(
        "{lho} does not accept it. {player} passes instead, and the others pass as well.",
        lho=slip.offender.lho,
        player=slip.offender,
    )
    entries, place = entries_of(auction), len(slip.auction.calls)
    withdrawn = Entry(slip.offender, slip.bid, say("withdrawn"))
    return ask_about_bid(slip, told, case_of(auction), (*entries[:place], withdrawn, *entries[place:]))


def ask_about_bid(slip: Slip, told: Text, case: Case, entries: tuple[Entry, ...]) -> Scenario:
    parts = (bid_part(slip), declarer_part(), leader_part())
    return Scenario((tell_overlooked(slip), told), (case,), parts, Table(slip.deal, entries))
