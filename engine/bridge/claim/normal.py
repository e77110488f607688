"""Normal play of a side that claims: what its statement binds, what nobody would do, and marked plays. Law 70."""

from dataclasses import dataclass
from typing import Any

from engine.bridge.claim.sense import (
    LAST_OF_SIDE,
    by_suit,
    drawing,
    from_top,
    highest,
    no_wild_finesse,
    sensible,
    thrifty,
    winning,
    without_entries,
)
from engine.bridge.claim.statement import SILENCE, PlanStep, Statement, StepKind
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.lines import Lines
from engine.cards.pack import Suit
from engine.cards.solver import OpenTrick

PLACES = 16  # steps of a statement; above them stands who has shown out


@dataclass(frozen=True)
class Normal:
    """How a side that claims may be supposed to play.

    Nobody claims tricks to give them away: whoever alone of the side can win a trick does so. All else is open,
    unless careful play is asked for: winners before losers, and none wasted.
    """

    plan: Statement = SILENCE
    careful: bool = False
    knows_trump: bool = False  # that an opponent has one: it is drawn
    top_down: bool = False  # each suit from the top, as a regulation has it
    shown_out: frozenset[tuple[Seat, Suit]] = frozenset()
    all_marked: bool = False  # as if all could be seen: to find out whether anything turns on it
    partner: Seat | None = None  # of a defender who claims: plays without seeing the claimer's cards

    def start(self, lines: Lines[Any]) -> int:
        mind = 0
        for seat, suit in self.shown_out:
            if suit in lines.bits.suits:
                mind |= shown(seat.order, lines.bits.suits.index(suit))
        return self.go_on(lines, mind)

    def choices(self, lines: Lines[Any], trick: OpenTrick, cards: list[int], mind: int) -> list[list[int]]:
        """What is left once the statement, sense and a regulation have been heard; a marked suit is played best."""
        if len(cards) == 1:
            return [cards]
        said = [] if SEATS[trick.player] is self.partner else self.as_said(lines, trick, cards, mind)
        cards = winning(lines, trick, said or cards)
        if trick.size:
            cards = thrifty(lines, cards, trick, careful=self.careful)
        if SEATS[trick.player] is self.partner:
            return [[card] for card in cards]
        cards = no_wild_finesse(lines, trick, cards)
        if self.knows_trump and not trick.size:
            cards = drawing(lines, trick, cards) or cards
        if self.careful:
            cards = sensible(lines, trick, cards)
            if trick.size and self.partner is None:  # declarer sees both hands
                cards = without_entries(lines, cards, trick)
        if self.top_down and not trick.size:
            cards = from_top(lines, cards)
        return self.grouped(lines, trick, cards, mind)

    def grouped(self, lines: Lines[Any], trick: OpenTrick, cards: list[int], mind: int) -> list[list[int]]:
        """Where an opponent has shown out of a suit, the other's cards in it are known: no line refuses to use that."""
        if mind < PLACES and not self.all_marked:
            return [[card] for card in cards]
        marked = [card for card in cards if self.is_marked(lines, card, mind)]
        if not marked:
            return [[card] for card in cards]
        free = [[card] for card in cards if card not in marked]
        if not trick.size and free:
            return free
        return [*free, *([[*of] for of in by_suit(lines, marked)])]

    def is_marked(self, lines: Lines[Any], card: int, mind: int) -> bool:
        place = place_of(lines, card)
        return self.all_marked or any(
            mind & shown(player, place) for player in range(lines.players) if not lines.ours[player]
        )

    def after(self, lines: Lines[Any], trick: OpenTrick, card: int, mind: int) -> int:
        """Who does not follow suit shows out; a step of the statement that is done makes room for the next."""
        if trick.size and not trick.led & card and not lines.ours[trick.player]:
            mind |= shown(trick.player, place_of(lines, trick.led))
        if not self.plan.steps:
            return mind
        steps, place = self.plan.steps, mind % PLACES
        if place < len(steps) and is_done(lines, steps[place], trick, card):
            mind += 1
        return self.go_on(lines, mind, card)

    def go_on(self, lines: Lines[Any], mind: int, played: int = 0) -> int:
        """Past steps for which there are no cards."""
        steps = self.plan.steps
        while mind % PLACES < len(steps) and is_empty(lines, steps[mind % PLACES], played):
            mind += 1
        return mind

    def as_said(self, lines: Lines[Any], trick: OpenTrick, cards: list[int], mind: int) -> list[int]:
        """The cards that the next step of the statement leaves; none where it does not touch this card."""
        steps, place = self.plan.steps, mind % PLACES
        if place >= len(steps):
            return []
        step = steps[place]
        return said_lead(lines, step, trick, cards) if not trick.size else said_follow(lines, step, trick, cards)


def shown(player: int, place: int) -> int:
    """The bit of a player who has shown out of a suit."""
    return PLACES << 4 * player + place


def place_of(lines: Lines[Any], card: int) -> int:
    """Which of the suits in play a card is of."""
    return (card.bit_length() - 1) // lines.bits.width


# What the statement says


def said_lead(lines: Lines[Any], step: PlanStep, trick: OpenTrick, cards: list[int]) -> list[int]:
    """A lead that does what was said."""
    partner = lines.hands[(trick.player + 2) % 4]
    if step.kind is StepKind.TRUMPS:
        return from_top(lines, [card for card in cards if card & lines.trumps])
    if step.kind is StepKind.CASH:
        of_it = [card for card in cards if card & lines.bits.whole(step.suit)]
        return top_of(lines, of_it, partner)
    if step.kind is StepKind.RUFF:
        return [card for card in cards if card & lines.bits.whole(step.suit) and not partner & lines.suit_of[card]]
    if step.kind is StepKind.TO and step.seat is not SEATS[trick.player]:
        return [card for card in cards if highest(partner & lines.suit_of[card]) > lines.against(lines.suit_of[card])]
    if step.kind is StepKind.FINESSE and step.card:
        is_before = step.seat is SEATS[trick.player].lho
        suit = lines.bits.whole(step.card.suit)
        return [card for card in cards if card & suit] if is_before else []
    return []


def top_of(lines: Lines[Any], of_it: list[int], partner: int) -> list[int]:
    """The highest card if it wins, else one towards a winner across."""
    high = [card for card in of_it if lines.is_high(card)]
    if high:
        return [max(high)]
    across = [card for card in of_it if highest(partner & lines.suit_of[card]) > lines.against(lines.suit_of[card])]
    return across or of_it


def said_follow(lines: Lines[Any], step: PlanStep, trick: OpenTrick, cards: list[int]) -> list[int]:
    """A card to a trick that does what was said: ruffs, finesses, the hand that is to be reached."""
    if step.kind is StepKind.RUFF and trick.led & lines.bits.whole(step.suit):
        return [card for card in cards if card & lines.trumps]
    if step.kind is StepKind.TO and step.seat is SEATS[trick.player]:
        return [card for card in cards if lines.beats(trick, card)]
    if step.kind is StepKind.FINESSE and step.card and step.seat is SEATS[trick.player].rho:
        target = lines.bits.card(step.card)
        if trick.led & target and not trick.cards & target:
            under = [card for card in cards if card & trick.led and trick.best < card < target]
            return [max(under)] if under else [min(cards)] if lines.ours[trick.winner] else []
    return []


def is_done(lines: Lines[Any], step: PlanStep, trick: OpenTrick, card: int) -> bool:
    """Has this card completed a step that is taken once?"""
    if step.kind is StepKind.RUFF:
        return lines.ours[trick.player] and bool(trick.size and card & lines.trumps and trick.led != lines.trumps)
    if step.kind is StepKind.TO:
        return trick.size == LAST_OF_SIDE and step.seat is SEATS[trick.player]
    return step.kind is StepKind.FINESSE and bool(step.card and lines.bits.card(step.card) == card)


def is_empty(lines: Lines[Any], step: PlanStep, played: int) -> bool:
    """Is nothing left of what a step is about?"""
    hands = [hand & ~played for hand in lines.hands]
    ours = sum(hand for hand, mine in zip(hands, lines.ours, strict=True) if mine)
    theirs = sum(hand for hand, mine in zip(hands, lines.ours, strict=True) if not mine)
    if step.kind is StepKind.TRUMPS:
        return not theirs & lines.trumps or not ours & lines.trumps
    if step.kind in (StepKind.CASH, StepKind.RUFF):
        return not ours & lines.bits.whole(step.suit)
    if step.kind is StepKind.FINESSE and step.card:
        return step.card.suit not in lines.bits.suits or not theirs & lines.bits.card(step.card)
    return False
