"""Auctions in which something goes wrong: a few calls that could well be heard, up to any point."""

from random import Random

from engine.text import Text
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Auction, Pass, Seat
from quizzes.ulti.picture import Entry

# Bids as often as they are heard, the rare ones a little more.
HEARD = """
    parti parti parti red-parti red-parti 40 40 4a ulti ulti ulti b b d szd 40+ulti 20 red-40 red-40 ulti+4a red-4a
    red-ulti red-ulti 40+d ulti+d rb rb 20+ulti td rd red-d red-d 20+d red-40+4a red-40+ulti ulti+td red-20 red-20
    red-40+d red-ulti+d tb tb red-20+ulti red-td sztd
"""
USUAL = tuple(Bid.parse(word) for word in HEARD.split())
OPENINGS = tuple(bid for bid in USUAL if bid.total < 9)
MOST_RAISED = 10  # nobody jumps by more points


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
    if bid is None:
        return auction
    passes = (Pass.PASS,) if rng.random() < 0.4 else ()
    return Auction((*auction.calls, *passes, bid))


def close(rng: Random, auction: Auction, over: bool) -> Auction:
    """With the answer of the others: both pass, or one takes up the talon and bids."""
    bid = draw_higher(rng, auction.valid)
    if bid is None or over or rng.random() < 0.5:
        return Auction((*auction.calls, Pass.PASS, Pass.PASS))
    return Auction((*auction.calls, bid))


def entries_of(auction: Auction, note: Text | None = None) -> tuple[Entry, ...]:
    """The calls as the table shows them; a note marks the last."""
    last = len(auction.calls) - 1
    return tuple(
        Entry(Text(seat.words), bid.words() if bid else Text(Pass.PASS.words), note if number == last else None)
        for number, (seat, bid) in enumerate(auction.entries())
    )


def after(seat: Seat, steps: int = 1) -> Seat:
    """Who speaks so many places later."""
    return tuple(Seat)[(seat.order + steps) % 3]
