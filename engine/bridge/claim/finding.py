"""What a claim comes to on the cards that are left: its worst line, careless and careful."""

from functools import lru_cache
from typing import NamedTuple

from engine.bridge.claim.normal import Normal
from engine.bridge.claim.statement import Statement
from engine.bridge.effect.contested import LineOfPlay
from engine.bridge.table.ending import Ending
from engine.bridge.table.seat import Seat
from engine.cards.lines import FLOOR, find_outcome
from engine.cards.pack import Suit

KEPT = 512  # searches that are remembered while one incident after another is looked at


class Claimed(NamedTuple):
    """What is claimed on: the cards, trump, whose lead it is, who claims, and what that player said."""

    ending: Ending
    trump: Suit | None
    on_lead: Seat
    claimer: Seat
    plan: Statement
    defends: bool = False

    @property
    def camp(self) -> frozenset[Seat]:
        return frozenset({self.claimer, self.claimer.partner})

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        return self.claimer.lho, self.claimer.rho

    @property
    def trump_out(self) -> bool:
        """Does an opponent hold a trump?"""
        return any(card.suit is self.trump for seat in self.opponents for card in self.ending.hand(seat))

    @property
    def voids(self) -> frozenset[tuple[Seat, Suit]]:
        """The opponents who have no card of a suit in which the other has some."""
        left, right = (self.suits_guessed(seat) for seat in self.opponents)
        one, other = self.opponents
        return frozenset((one, suit) for suit in right - self.suits_of(one)) | frozenset(
            (other, suit) for suit in left - self.suits_of(other)
        )

    def suits_of(self, seat: Seat) -> set[Suit]:
        return {card.suit for card in self.ending.hand(seat)}

    def suits_guessed(self, seat: Seat) -> set[Suit]:
        """Where this opponent has a card between two of the claimer's side."""
        ours = [card for mine in self.camp for card in self.ending.hand(mine)]
        return {
            card.suit
            for card in self.ending.hand(seat)
            if any(one.suit is card.suit and one.rank > card.rank for one in ours)
            and any(one.suit is card.suit and one.rank < card.rank for one in ours)
        }


class Known(NamedTuple):
    """What the claimer is supposed to go by."""

    trump: bool = False
    shown_out: frozenset[tuple[Seat, Suit]] = frozenset()
    top_down: bool = False
    all_marked: bool = False
    partner_helps: bool = False


class WorstLines(NamedTuple):
    """The tricks won on the worst line, if any line counts that is not plainly absurd and if only careful ones do."""

    careless: int
    careful: int
    line: LineOfPlay
    careful_line: LineOfPlay

    def within(self, claimed: int) -> "WorstLines":
        """No more than was claimed."""
        return self._replace(careless=min(self.careless, claimed), careful=min(self.careful, claimed))


NOTHING_KNOWN = Known()


@lru_cache(maxsize=KEPT)
def find(claim: Claimed, known: Known = NOTHING_KNOWN) -> WorstLines | None:
    """None if there are too many lines to try."""
    position = claim.ending.position(claim.trump, claim.on_lead)
    helpers = frozenset({claim.claimer.partner}) if known.partner_helps else frozenset[Seat]()
    partner = claim.claimer.partner if claim.defends else None
    outcomes = []
    for careful in (False, True):
        normal = Normal(claim.plan, careful, known.trump, known.top_down, known.shown_out, known.all_marked, partner)
        outcome = find_outcome(position, claim.camp, FLOOR._replace(helpers=helpers), normal)
        if outcome is None:
            return None
        outcomes.append(outcome)
    careless, careful_ = outcomes
    return WorstLines(careless.tricks, careful_.tricks, LineOfPlay(careless.line), LineOfPlay(careful_.line))


def wins_more(one: WorstLines | None, other: WorstLines | None) -> bool:
    """Are its worst lines better? A search that was given up counts for nothing."""
    if one is None or other is None:
        return False
    return one.careless > other.careless or one.careful > other.careful
