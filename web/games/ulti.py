"""Ulti for readers: bids, their names and auctions in words."""

from engine.cards.pack import Rank
from engine.text import N_
from engine.ulti.game import GAME
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Auction
from engine.ulti.table.name import Name
from engine.ulti.table.player import Player
from quizzes.ulti.shelf import SHELF
from web.presentation import Macro, Presentation, Shown
from web.text.words import Words

RANKS = {Rank.UNDER: N_("alsó"), Rank.OVER: N_("felső"), Rank.KING: N_("king"), Rank.ACE: N_("ace")}
SHORT_NAMES = {Player.DECLARER: N_("Declarer"), Player.RIGHT: N_("Right"), Player.LEFT: N_("Left")}


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
    RANKS,
    {"short_names": SHORT_NAMES},
)
