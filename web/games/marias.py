"""Mariáš for readers: steps, auctions and money in words."""

from decimal import Decimal

from engine.cards.pack import Rank
from engine.game import Game
from engine.marias.table.auction import Answer, Auction, Call
from engine.marias.table.flek import Flek
from engine.marias.table.money import Money
from engine.marias.table.player import Player
from engine.marias.table.step import Rung
from engine.question import MINUS
from engine.text import N_
from quizzes.shelf import Shelf
from web.games.marias_sheet import SETTLEMENT_SHEET
from web.presentation import Macro, Presentation, Shown
from web.reader.filling import format_money
from web.text.words import Words

SUITS = (N_("hearts"), N_("acorns"), N_("leaves"), N_("bells"))  # every game has its own words for them
RANKS = {Rank.UNDER: N_("spodek"), Rank.OVER: N_("svršek"), Rank.KING: N_("king"), Rank.ACE: N_("ace")}
SHORT_NAMES = {
    Player.AKTER: N_("Aktér"),
    Player.LEFT: N_("Left"),
    Player.RIGHT: N_("Right"),
    Player.PAUSING: N_("Pausing"),
}


def tell_money(words: Words, money: Money) -> str:
    return format_money(Decimal(int(money)) / 100, "Kč", words.ui).replace("-", MINUS)


def tell_auction(words: Words, auction: Auction) -> str:
    return words.several(auction.calls)


def every_call(_: Game) -> tuple[Call, ...]:
    return (*Answer, *Rung)


def find_game() -> Game:
    from engine.marias.game import GAME  # noqa: PLC0415 (with every law)

    return GAME


def find_shelf() -> Shelf:
    from quizzes.marias.shelf import SHELF  # noqa: PLC0415 (with every family)

    return SHELF


MARIAS = Presentation(
    find_game,
    find_shelf,
    Macro("games/german/table.html", "scene"),
    {
        Money: Shown("money", tell_money),
        Auction: Shown("auction", tell_auction, Macro("games/marias/question.html", "auction"), pieces=every_call),
    },
    RANKS,
    {"suits": SUITS, "short_names": SHORT_NAMES, "fleks": tuple(Flek)},
    sheets={"settlement": SETTLEMENT_SHEET},
)
