"""Auctions as they are heard at a table: openings that people make, bids not much higher, a pass now and then."""

from random import Random

from engine.ulti.table.bid import Bid
from engine.ulti.table.call import OPENING, Auction, Call, Pass, Seat

# Bids as often as they are heard, the rare ones a little more.
HEARD = """
    parti parti parti red-parti red-parti 40 40 4a ulti ulti ulti b b d szd 40+ulti 20 red-40 red-40 ulti+4a red-4a
    red-ulti red-ulti 40+d ulti+d rb rb 20+ulti td rd red-d red-d 20+d red-40+4a red-40+ulti ulti+td red-20 red-20
    red-40+d red-ulti+d tb tb red-20+ulti red-td sztd
"""
USUAL = tuple(Bid.parse(word) for word in HEARD.split())
OPENINGS = tuple(bid for bid in USUAL if bid.total < 9)
MOST_RAISED = 10  # nobody jumps by more points
SAID = {bid: words for words, bid in OPENING.items()}  # a parti is often only a pass
MOST_BIDS = 4
FEW = 4  # of the highest bids that are heard, where none is near


def surely_beats(new: Bid, old: Bid) -> bool:
    """Is it higher in every reading of the table: worth more, or the same in fewer parts?"""
    return (new.total, -len(new.parts)) > (old.total, -len(old.parts))


def draw_higher(rng: Random, valid: Bid) -> Bid | None:
    """A bid that could well be made over another, or None where there is none."""
    higher = [bid for bid in USUAL if surely_beats(bid, valid) and bid.total <= valid.total + MOST_RAISED]
    return rng.choice(higher) if higher else None


def draw_auction(rng: Random, *, answered: bool = False, over: bool = False) -> Auction:
    """Some calls; where it need not be over, the last one is a bid, or an answer to it."""
    auction = Auction((rng.choice(OPENINGS),))
    for _ in range(rng.choice((0, 0, 1, 1, 2, 3))):
        auction = bid_or_pass(rng, auction)
    if over or answered:
        auction = close(rng, auction, over)
    return auction


def bid_or_pass(rng: Random, auction: Auction) -> Auction:
    """A higher bid by the next player, or by the one after if that player passes."""
    bid = draw_higher(rng, auction.valid)
    return auction if bid is None else Auction((*auction.calls, *perhaps_a_pass(rng), bid))


def perhaps_a_pass(rng: Random) -> tuple[Call, ...]:
    return (Pass.PASS,) if rng.random() < 0.4 else ()


def close(rng: Random, auction: Auction, over: bool) -> Auction:
    """With the answer of the others: both pass, or one takes up the talon and bids."""
    bid = draw_higher(rng, auction.valid)
    if bid is None or over or rng.random() < 0.5:
        return Auction((*auction.calls, Pass.PASS, Pass.PASS))
    return Auction((*auction.calls, bid))


def come_to(rng: Random, valid: Bid) -> Auction:
    """An auction that has come to this bid, from an opening that somebody would make."""
    bids = [valid]
    while bids[0] not in OPENINGS or (len(bids) < MOST_BIDS and rng.random() < 0.5):
        lower = [bid for bid in USUAL if surely_beats(bids[0], bid)]
        if not lower:
            break
        near = [bid for bid in lower if bid.total >= bids[0].total - MOST_RAISED]
        bids.insert(0, rng.choice(near or lower[-FEW:]))
    calls: list[Call] = [SAID[bids[0]] if bids[0] in SAID and rng.random() < 0.5 else bids[0]]
    for bid in bids[1:]:
        calls += [*perhaps_a_pass(rng), bid]
    return Auction(tuple(calls))


def after(seat: Seat, steps: int = 1) -> Seat:
    """Who speaks so many places later."""
    return tuple(Seat)[(seat.order + steps) % 3]
