"""The play of a deal by plain club players, from the opening lead or from any position, even one after a revoke."""

from collections.abc import Iterator, Mapping

from engine.bridge.table.auction import Auction, Contract
from engine.bridge.table.deal import Deal
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card, Hand
from engine.cards.trick import NO_CARDS, Trick
from players.bridge.play.following import follow
from players.bridge.play.leading import lead
from players.bridge.play.position import BridgePosition, place_cards


def play_next(position: BridgePosition) -> Card:
    """The card of the player in turn: legal, and the same whenever the position is the same."""
    return follow(position) if position.trick.plays else lead(position)


def positions(position: BridgePosition) -> Iterator[BridgePosition]:
    """The positions from this one to the end, each one card further on."""
    yield position
    while not position.is_over:
        position = position.play(play_next(position))
        yield position


def play_on(
    hands: Mapping[Seat, Hand],
    contract: Contract,
    tricks: tuple[Trick[Seat], ...] = (),
    current: Trick[Seat] = NO_CARDS,
) -> Iterator[BridgePosition]:
    """The positions from the one in which these cards are still held after these tricks, to the end."""
    return positions(place_cards(hands, contract, tricks, current))


def play_out(deal: Deal, contract: Contract, auction: Auction | None = None) -> tuple[Trick[Seat], ...]:
    """The thirteen tricks; the auction tells the opening leader which suits were bid."""
    position = place_cards(deal.hands, contract, auction=auction)
    while not position.is_over:
        position = position.play(play_next(position))
    return position.tricks
