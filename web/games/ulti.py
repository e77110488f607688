"""Ulti for readers: bids, their names and auctions in words."""

from engine.ulti.auction.bid_name import Name
from engine.ulti.game import GAME
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Auction
from quizzes.ulti.shelf import SHELF
from web.presentation import Macro, Presentation, Shown
from web.text.words import Words


def tell_bid(words: Words, bid: Bid | Name) -> str:
    """Bids and their names know their own words."""
    return words(bid.words())


def tell_auction(words: Words, auction: Auction) -> str:
    return words.several(auction.calls)


ULTI = Presentation(
    GAME,
    SHELF,
    Macro("games/ulti/table.html", "scene"),
    {
        Bid: Shown("bid", tell_bid),
        Name: Shown("name", tell_bid),
        Auction: Shown("auction", tell_auction),
    },
)
