"""Ulti for readers: bids, their names and auctions in words."""

from engine.cards.pack import Rank
from engine.game import Game
from engine.text import N_
from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import Auction, Call, Pass
from engine.ulti.table.name import Name
from engine.ulti.table.player import Player
from engine.ulti.table.raised import Level
from quizzes.shelf import Shelf
from web.games.ulti_sheet import SETTLEMENT_SHEET
from web.presentation import Macro, Presentation, Shown
from web.text.words import Words

SUITS = (N_("hearts"), N_("acorns"), N_("leaves"), N_("bells"))  # every game has its own words for them
RANKS = {Rank.UNDER: N_("alsó"), Rank.OVER: N_("felső"), Rank.KING: N_("king"), Rank.ACE: N_("ace")}
SHORT_NAMES = {Player.DECLARER: N_("Declarer"), Player.RIGHT: N_("Right"), Player.LEFT: N_("Left")}


def tell_bid(words: Words, bid: Bid | Name) -> str:
    """Bids and their names know their own words."""
    return words(bid.words())


def tell_auction(words: Words, auction: Auction) -> str:
    return words.several(auction.calls)


def every_call(_: Game) -> tuple[Call, ...]:
    return (*Pass, *TABLE)


def find_game() -> Game:
    from engine.ulti.game import GAME  # noqa: PLC0415 (with every law)

    return GAME


def find_shelf() -> Shelf:
    from quizzes.ulti.shelf import SHELF  # noqa: PLC0415 (with every family)

    return SHELF


ULTI = Presentation(
    find_game,
    find_shelf,
    Macro("games/german/table.html", "scene"),
    {
        Bid: Shown("bid", tell_bid, Macro("games/ulti/question.html", "bids")),
        Name: Shown("name", tell_bid),
        Auction: Shown("auction", tell_auction, Macro("games/ulti/question.html", "auction"), pieces=every_call),
    },
    RANKS,
    {"suits": SUITS, "short_names": SHORT_NAMES, "levels": tuple(Level)},
    sheets={"settlement": SETTLEMENT_SHEET},
)
