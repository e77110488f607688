"""Fleks by plain club players: which parts a defender has hope to defeat, and when the aktér answers."""

from engine.cards.pack import Hand, Rank, Suit
from engine.cards.trump import VALUABLE, trumps_of
from engine.marias.table.flek import Flek
from engine.marias.table.player import DEFENDERS, Player
from engine.marias.table.step import Stake
from players.marias.bidding import Bidding

LOW = (Rank.SEVEN, Rank.EIGHT)
SURE = 0.72  # an aktér who is as sure as that answers a flek with re


def find_doubler(bidding: Bidding, part: Stake) -> Player | None:
    """The defender who could say flek to a part, the first in turn."""
    held = bidding.held
    return next((one for one in DEFENDERS if has_chance(held[one], part, bidding.trump)), None)


def has_chance(hand: Hand, part: Stake, trump: Suit | None) -> bool:
    """Would a player with this hand say flek?"""
    valuable, trumps = count(hand, *VALUABLE), len(trumps_of(hand, trump))
    if part is Stake.BETL:
        return count(hand, *LOW) > 2
    if part is Stake.DURCH:
        return count(hand, Rank.ACE) > 0
    if part in (Stake.SEDMA, Stake.SEDMY):
        return trumps > 3
    return valuable > 3 or (valuable > 2 and trumps > 2)


def count(hand: Hand, *ranks: Rank) -> int:
    return sum(card.rank in ranks for card in hand)


def raise_part(bidding: Bidding, part: Stake) -> Flek:
    """How far the players go: flek with a good defence, re by an aktér who is sure, tutti with four tricks in sight."""
    doubler = find_doubler(bidding, part)
    if doubler is None:
        return Flek.NONE
    if bidding.plan.chance < SURE:
        return Flek.FLEK
    return Flek.TUTTI if count(bidding.held[doubler], *VALUABLE) > 4 else Flek.RE
