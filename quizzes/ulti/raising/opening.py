"""The first trick of a hand, in which the price is raised: who plays which card, and how it is told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine.cards.pack import Card, of_suit
from engine.text import Text, say
from engine.ulti.table.bid import Bid, Tasks
from engine.ulti.table.player import Player
from players.german.playing import play_cards
from players.ulti.board import Board, draw_board


@dataclass(frozen=True)
class Opening:
    """A hand at its first trick, and a card with which each defender would revoke."""

    board: Board
    cards: Mapping[Player, Card]
    revokes: Mapping[Player, Card]

    @property
    def bid(self) -> Bid:
        return self.board.bid

    def lead(self) -> Text:
        return say("Declarer leads the {card}.", card=self.cards[Player.DECLARER])

    def play(self, player: Player) -> Text:
        """A card without a word."""
        return say("{player|start} plays the {card} and says nothing.", player=player, card=self.cards[player])

    def revoke(self, player: Player) -> Text:
        card = self.revokes[player]
        return say("{player|start} plays the {card}, though able to follow suit.", player=player, card=card)

    def kontra(self, player: Player, parts: Tasks) -> Text:
        """With the first card; without trumps there are no parts to name."""
        told = {"player": player, "card": self.cards[player]}
        if self.bid.has_trump:
            return say("{player|start} plays the {card} and says kontra to {parts|def and}.", **told, parts=parts)
        return say("{player|start} plays the {card} and says: “Kontra!”", **told)

    def bare_kontra(self, player: Player) -> Text:
        card = self.cards[player]
        return say("{player|start} plays the {card} and says “Kontra!” and nothing else.", player=player, card=card)

    def join(self, player: Player) -> Text:
        card = self.cards[player]
        return say("{player|start} plays the {card} and says: “Csatlakozom!” (I join.)", player=player, card=card)

    def rekontra(self, player: Player, parts: Tasks) -> Text:
        if self.bid.has_trump:
            return say("{player|start} says rekontra to {parts|def and}.", player=player, parts=parts)
        return say("{player|start} says: “Rekontra!”", player=player)


def draw_opening(rng: Random, bids: Sequence[Bid]) -> Opening:
    """A hand of one of these bids in which both defenders follow suit and might have revoked."""
    while True:
        board = draw_board(rng, bids)
        (trick,) = play_cards(board.position, 3).tricks
        cards = {play.player: play.card for play in trick.plays}
        revokes = {one: find_revoke(rng, board, one, cards[Player.DECLARER]) for one in cards}
        if all(revokes.values()):
            return Opening(board, cards, {one: card for one, card in revokes.items() if card})


def find_revoke(rng: Random, board: Board, player: Player, lead: Card) -> Card | None:
    """A card of a plain suit from a hand that could follow suit."""
    hand = board.hands[player]
    others = sorted(card for card in hand if card.suit not in (lead.suit, board.trump))
    return rng.choice(others) if others and of_suit(hand, lead.suit) else None
