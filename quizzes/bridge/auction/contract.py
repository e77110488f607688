"""Which contract, who declares, who leads: raised or not, doubled, redoubled, or with a double that does not count."""

from random import Random

from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Call, Doubled, Strain
from engine.bridge.table.deal import Deal
from engine.bridge.table.seat import SEATS, Seat
from engine.text import N_, Text
from players.bridge.bidding.holding import SUITS, weigh
from quizzes.bridge.auction.question import ENDED, declarer_part, draw_auctions, leader_part, stakes_part
from quizzes.bridge.auction.story import any_deal, case_of
from quizzes.bridge.auction.withdrawn import insufficient, taken_back
from quizzes.bridge.irregular_call.inadmissible_call.bad_double import LATER, passed_out
from quizzes.bridge.irregular_call.inadmissible_call.juncture import Juncture, draw_junctures
from quizzes.bridge.picture import Table, entries_of
from quizzes.family import Draw, Family, Scenario

PASSES = 3
TRUMPS, BESIDE, STRONG = 4, 8, 15  # cards and points with which a defender doubles, points without trumps
SURE = 16  # points with which declarer redoubles
LOWEST = 2  # level that is doubled for penalties


# Nothing out of the ordinary


def is_raised(auction: Auction) -> bool:
    """Had the last bidder's partner bid the denomination first?"""
    return auction.contract is not None and auction.last_bid is not None and declarer_of(auction) != auction.last_bid[0]


def declarer_of(auction: Auction) -> Seat:
    if auction.contract is None:
        raise ValueError("Nobody has bid.")
    return auction.contract.declarer


def plain(*, raised: bool) -> Draw:
    def draw(rng: Random) -> Scenario:
        deal, auction = next(one for one in draw_auctions(rng) if is_raised(one[1]) is raised)
        return tell(deal, auction, ENDED)

    return draw


def tell(deal: Deal, auction: Auction, *told: Text) -> Scenario:
    is_doubled = DOUBLE in auction.calls
    parts = (*((stakes_part(),) if is_doubled else ()), declarer_part(), leader_part())
    return Scenario(told, (case_of(auction),), parts, Table(deal, entries_of(auction)))


# Doubled


def doubled(*, again: bool) -> Draw:
    """A defender doubles for penalties; perhaps declarer redoubles."""

    def draw(rng: Random) -> Scenario:
        auctions = draw_auctions(rng, has_sure_hand if again else any_deal)
        found = (one for deal, auction in auctions if (one := double(deal, auction)))
        deal, auction = next(one for one in found if (REDOUBLE in one[1].calls) is again)
        return tell(deal, auction, ENDED)

    return draw


def has_sure_hand(deal: Deal) -> bool:
    """May one hand redouble, and an opponent double its longest suit?"""
    return any(
        weigh(deal.hands[seat]).points >= SURE
        and any(would_double(deal, other, longest(deal, seat)) for other in (seat.lho, seat.rho))
        for seat in SEATS
    )


def longest(deal: Deal, seat: Seat) -> Strain:
    return max(SUITS, key=weigh(deal.hands[seat]).length)


def double(deal: Deal, auction: Auction) -> tuple[Deal, Auction] | None:
    """The same auction, with a double by a defender who has what it takes, and a redouble by a strong declarer."""
    contract = auction.contract
    if contract is None or contract.doubled is not Doubled.NO or contract.bid.level < LOWEST:
        return None
    for passes in (0, 2):
        before = Auction(auction.dealer, (*auction.calls[:-PASSES], *(PASS,) * passes))
        if would_double(deal, before.turn, contract.bid.strain):
            after = before.add(DOUBLE)
            while not after.is_over:
                after = after.add(answer(deal, after, contract.declarer))
            return deal, after
    return None


def would_double(deal: Deal, seat: Seat, strain: Strain) -> bool:
    holding = weigh(deal.hands[seat])
    trumps = 0 if strain is Strain.NO_TRUMPS else holding.length(strain)
    return holding.points >= (BESIDE if trumps >= TRUMPS else STRONG)


def answer(deal: Deal, auction: Auction, declarer: Seat) -> Call:
    is_sure = auction.turn is declarer and weigh(deal.hands[declarer]).points >= SURE
    return REDOUBLE if is_sure and auction.is_legal(REDOUBLE) else PASS


def superseded(rng: Random) -> Scenario:
    """A double on the way, with a bid over it."""
    return tell(*next(one for one in draw_auctions(rng) if is_superseded(one[1])), ENDED)


def is_superseded(auction: Auction) -> bool:
    return DOUBLE in auction.calls and auction.contract is not None and auction.contract.doubled is Doubled.NO


# A double that was not allowed


def never_allowed(rng: Random) -> Scenario:
    """It comes to light after the lead."""
    juncture = draw_doubled(rng) if rng.random() < 0.5 else None
    while True:
        juncture = juncture or next(draw_junctures(rng))
        if scenario := tell_never_allowed(rng, juncture):
            return scenario
        juncture = None


def draw_doubled(rng: Random) -> Juncture:
    """The end of an auction with a double, at the turn of the doubler's partner."""
    found = (one for deal, auction in draw_auctions(rng) if (one := double(deal, auction)))
    deal, whole = next(one for one in found if REDOUBLE not in one[1].calls)
    place = max(place for place, call in enumerate(whole.calls) if call == DOUBLE) + 2
    return Juncture(deal, Auction(whole.dealer, whole.calls[:place]), (), whole)


def tell_never_allowed(rng: Random, juncture: Juncture) -> Scenario | None:
    found = passed_out(rng, juncture)
    if found is None:
        return None
    mistake, table = found
    auction = Auction(juncture.auction.dealer, (*juncture.calls, mistake.call, *(PASS,) * PASSES))
    case = case_of(auction, stood=frozenset({len(juncture.calls)}))
    parts = (stakes_part(), declarer_part(), leader_part())
    return Scenario((mistake.told, rng.choice(LATER)), (case,), parts, table)


DRAWS: tuple[tuple[Draw, int], ...] = (
    (plain(raised=True), 17),
    (plain(raised=False), 8),
    (doubled(again=False), 16),
    (doubled(again=True), 5),
    (superseded, 5),
    (never_allowed, 12),
    (taken_back, 15),
    (insufficient(accepted=True), 10),
    (insufficient(accepted=False), 14),
)


def draw_contract(rng: Random) -> Scenario:
    draws, weights = zip(*DRAWS, strict=True)
    draw: Draw = rng.choices(draws, weights)[0]
    return draw(rng)


LABELS = "19C 19D 22A 27A1 36C 41A def.declarer"
FAMILIES = (Family("bridge", "contract-and-declarer", N_("Who plays what?"), 3, LABELS, draw_contract),)
