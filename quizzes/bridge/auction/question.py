"""What is asked once the auction is over, and the auctions that it is asked about."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.effect.auction import Declares, Leads, Stakes
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import Doubled
from engine.bridge.table.deal import Deal, draw_deal
from engine.law import Verdict
from engine.text import Text, say
from players.bridge.bidding.bidding import bid_out
from quizzes.bridge.auction.story import any_deal, seat_options
from quizzes.question import OneOf, Option, Part, find

ENDED = say("The auction is over.")


def draw_auctions(rng: Random, wanted: Callable[[Deal], bool] = any_deal) -> Iterator[tuple[Deal, Auction]]:
    """Whole auctions with a bid, on one good deal after another."""
    while True:
        deal = draw_deal(rng)
        auction = bid_out(deal)[0] if wanted(deal) else None
        if auction and auction.last_bid:
            yield deal, auction


def declarer_part() -> Part:
    return OneOf("declarer", say("Who is declarer?"), read_declarer, 0, seat_options())


def read_declarer(verdict: Verdict) -> str:
    declares = find(verdict, Declares)
    return str(declares.seat) if declares else ""


def leader_part() -> Part:
    return OneOf("leader", say("Who makes the opening lead?"), read_leader, 0, seat_options())


def read_leader(verdict: Verdict) -> str:
    leads = find(verdict, Leads)
    return str(leads.seat) if leads else ""


def stakes_part() -> Part:
    options = tuple(Option(str(doubled), Text(doubled.words)) for doubled in Doubled)
    return OneOf("doubled", say("Is the contract doubled?"), read_stakes, 0, options)


def read_stakes(verdict: Verdict) -> str:
    stakes = find(verdict, Stakes)
    return str(stakes.doubled) if stakes else ""
