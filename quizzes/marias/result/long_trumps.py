"""Deals in which the trump seven lies where a story wants it, and somebody has the trumps for it."""

from dataclasses import replace

from engine.cards.pack import Card, Rank, of_suit
from engine.cards.trump import VALUABLE, seven_of, trumps_of
from engine.marias.result.finished import Seven
from engine.marias.table.player import DEFENDERS, Player
from players.marias.bidding import Bidding
from players.marias.deal import Deal

LONG = {Seven.DEFENDER_WON: 5, Seven.AKTER_BEATEN: 4, Seven.DEFENDER_BEATEN: 3}
KEPT = (Rank.KING, Rank.OVER, Rank.SEVEN)


def favour(game: Bidding, fate: Seven) -> Bidding:
    """The same game where this may well become of the seven: a defender with so many trumps holds it or hunts it."""
    seven = seven_of(game.trump)
    if fate not in LONG or seven is None:
        return game
    defender = max(DEFENDERS, key=lambda one: (len(trumps_of(game.held[one], game.trump)), one.order))
    game = give(game, seven, Player.AKTER if fate is Seven.AKTER_BEATEN else defender)
    missing = max(0, LONG[fate] - len(of_suit(game.held[defender], seven.suit)))
    spare = sorted(card for card in of_suit(game.held[Player.AKTER], seven.suit) if card.rank not in KEPT)
    for card in spare[:missing]:
        game = give(game, card, defender)
    return game


def give(game: Bidding, card: Card, player: Player) -> Bidding:
    """The card changes places with the lowest plain one of a player; nothing that was laid down moves."""
    held = game.held[player]
    plain = sorted(one for one in held if one.suit is not card.suit and one.rank not in (*VALUABLE, *KEPT))
    if card in held or card in game.talon or not plain:
        return game
    swap = {card: plain[0], plain[0]: card}
    first, middle, last = (frozenset(swap.get(one, one) for one in hand) for hand in game.deal.hands)
    talon = frozenset(swap.get(one, one) for one in game.deal.talon)
    return replace(game, deal=Deal((first, middle, last), talon))
