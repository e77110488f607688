"""What nobody would do who claims, and what a careful player would not: which cards are left to choose from."""

from typing import Any

from engine.cards.bits import split
from engine.cards.lines import Lines
from engine.cards.pack import FRENCH, Rank
from engine.cards.solver import OpenTrick

JACK = FRENCH.index(Rank.JACK)
LAST_OF_SIDE = 2  # cards on the table from which on nobody of the same side is still to play


def by_suit(lines: Lines[Any], cards: list[int]) -> list[list[int]]:
    suits = dict.fromkeys(lines.suit_of[card] for card in cards)
    return [[card for card in cards if card & suit] for suit in suits]


def winning(lines: Lines[Any], trick: OpenTrick, cards: list[int]) -> list[int]:
    """Whoever alone of the side can still win the trick does not give it away."""
    if not trick.size or lines.ours[trick.winner] or (trick.size < LAST_OF_SIDE and partner_beats(lines, trick)):
        return cards
    return [card for card in cards if lines.beats(trick, card)] or cards


def partner_beats(lines: Lines[Any], trick: OpenTrick) -> bool:
    """Can the other hand, which is still to play, win the trick as it lies?"""
    hand = lines.hands[(trick.player + 2) % 4]
    return any(lines.beats(trick, card) for card in split(hand & trick.led or hand))


def no_wild_finesse(lines: Lines[Any], trick: OpenTrick, cards: list[int]) -> list[int]:
    """Where a sure winner can be played to partner's lead, a lower card has at most one higher against it."""
    if trick.size != LAST_OF_SIDE or not any(lines.is_high(card) and lines.beats(trick, card) for card in cards):
        return cards
    return [card for card in cards if not lines.beats(trick, card) or higher_against(lines, card) <= 1]


def higher_against(lines: Lines[Any], card: int) -> int:
    return (lines.against(lines.suit_of[card]) & -(card << 1)).bit_count()


def thrifty(lines: Lines[Any], cards: list[int], trick: OpenTrick, *, careful: bool) -> list[int]:
    """Under a card that cannot be beaten the lowest; no discard of an honour that is high, if careful of no high card.

    The same goes for a card that partner's high card makes needless, but only if careful.
    """
    if any(lines.beats(trick, card) for card in cards):
        return cards
    if cards[0] & trick.led:
        return [min(cards)] if not lines.ours[trick.winner] else cards
    low = [card for card in cards if not lines.is_high(card)] if careful else []
    low = low or [card for card in cards if not (lines.is_high(card) and is_honour(lines, card))]
    return low or cards


def without_entries(lines: Lines[Any], cards: list[int], trick: OpenTrick) -> list[int]:
    """Where only cards that are high can be thrown, those to which the other hand cannot lead."""
    if cards[0] & trick.led or not all(lines.is_high(card) and not lines.beats(trick, card) for card in cards):
        return cards
    partner = lines.hands[(trick.player + 2) % 4]
    return [card for card in cards if not partner & lines.suit_of[card]] or cards


def is_honour(lines: Lines[Any], card: int) -> bool:
    return (card.bit_length() - 1) % lines.bits.width >= JACK


def drawing(lines: Lines[Any], trick: OpenTrick, cards: list[int]) -> list[int]:
    """A trump that draws the one that is known to be out."""
    out = lines.against(lines.trumps)
    mine, partner = lines.hands[trick.player] & lines.trumps, lines.hands[(trick.player + 2) % 4] & lines.trumps
    if not out or max(highest(mine), highest(partner)) < out:
        return []
    high = [card for card in cards if card & lines.trumps and card > out]
    return high or [card for card in cards if card & lines.trumps]


def sensible(lines: Lines[Any], trick: OpenTrick, cards: list[int]) -> list[int]:
    """Winners before losers, and no winner of the side's own beaten or ruffed while there is something else."""
    if not trick.size:
        return good_leads(lines, trick, cards) or cards
    if trick.size >= LAST_OF_SIDE and lines.ours[trick.winner] and lines.is_high(trick.best):
        return [card for card in cards if not lines.beats(trick, card) and not is_wasted(lines, trick, card)] or cards
    return cards


def is_wasted(lines: Lines[Any], trick: OpenTrick, card: int) -> bool:
    return bool(card & trick.led) and lines.is_high(card)


def good_leads(lines: Lines[Any], trick: OpenTrick, cards: list[int]) -> list[int]:
    """Cards that are high in their suits, and low ones towards such a card across."""
    partner = lines.hands[(trick.player + 2) % 4]
    return [
        card
        for card in cards
        if lines.is_high(card) or highest(partner & lines.suit_of[card]) > lines.against(lines.suit_of[card])
    ]


def from_top(lines: Lines[Any], cards: list[int]) -> list[int]:
    """Of each suit the highest card."""
    return [max(of_one) for of_one in by_suit(lines, cards)]


def highest(cards: int) -> int:
    return max(split(cards), default=0)
