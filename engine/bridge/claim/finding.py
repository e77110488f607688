"""What a claim comes to on the cards that are left: its worst line, careless and careful."""

from functools import lru_cache
from typing import NamedTuple

from engine.bridge.claim.normal import Normal
from engine.bridge.claim.statement import Statement
from engine.bridge.effect.contested import LineOfPlay
from engine.bridge.table.ending import Ending
from engine.bridge.table.seat import Seat
from engine.cards.lines import BUDGET, FLOOR, Trying, count_tricks, find_outcome
from engine.cards.pack import Suit
from engine.cards.position import Position

SHARE = BUDGET // 5  # of each search: a claim takes about five, and its ruling a fifth of a second
KEPT = 512  # searches that are remembered while one incident after another is looked at


class Claimed(NamedTuple):
    """What is claimed on: the cards, trump, whose lead it is, who claims, and what that player said."""

    ending: Ending
    trump: Suit | None
    on_lead: Seat
    claimer: Seat
    statement: Statement
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

    def within(self, claimed: int) -> "WorstLines":
        """No more than was claimed."""
        return WorstLines(min(self.careless, claimed), min(self.careful, claimed))


NOTHING_KNOWN = Known()


@lru_cache(maxsize=KEPT)
def find(claim: Claimed, known: Known = NOTHING_KNOWN) -> WorstLines | None:
    """None if there are too many lines to try."""
    careless = count_tricks(*terms(claim, known, careful=False), budget=SHARE)
    if careless is None or careless == claim.ending.tricks:
        return None if careless is None else WorstLines(careless, careless)
    careful = count_tricks(*terms(claim, known, careful=True), budget=SHARE)
    return None if careful is None else WorstLines(careless, max(careless, careful))


@lru_cache(maxsize=KEPT)
def find_line(claim: Claimed, known: Known, *, careful: bool) -> LineOfPlay:
    """A line in which it comes so."""
    found = find_outcome(*terms(claim, known, careful=careful), budget=2 * BUDGET)
    return LineOfPlay(found.line if found else ())


def terms(claim: Claimed, known: Known, *, careful: bool) -> tuple[Position[Seat], frozenset[Seat], Trying, Normal]:
    """What is searched: the position, the claimer's side, who tries what, and what counts as normal play."""
    partner = claim.claimer.partner if claim.defends else None
    helpers = frozenset({claim.claimer.partner}) if known.partner_helps else frozenset[Seat]()
    normal = Normal(claim.statement, careful, known.trump, known.top_down, known.shown_out, known.all_marked, partner)
    position = claim.ending.position(claim.trump, claim.on_lead)
    return position, claim.camp, FLOOR._replace(helpers=helpers), normal


class Sought(NamedTuple):
    """A claim of so many tricks, looked at in the light of what the claimer may be supposed to know."""

    case: Claimed
    claimed: int

    def find(self, known: Known) -> WorstLines | None:
        found = find(self.case, known)
        return found.within(self.claimed) if found else None

    @property
    def is_too_long(self) -> bool:
        """Too many cards, or too many lines."""
        return not self.case.ending.is_short or self.find(NOTHING_KNOWN) is None

    @property
    def worst(self) -> WorstLines:
        """The claimer knows of nothing."""
        found = self.find(NOTHING_KNOWN)
        if found is None:
            raise ValueError("Lines were counted that had been too many.")
        return found

    def gains(self, more: Known, known: Known) -> bool:
        """Are the worst lines better if the claimer knows more? Where a search is given up, nothing is gained."""
        if more == known:
            return False
        now = self.find(known)
        if now is None or now.careless >= self.claimed:
            return False
        then = self.find(more)
        return then is not None and (then.careless > now.careless or then.careful > now.careful)


class Settled(NamedTuple):
    """What a claim comes to, by all that has been found out."""

    search: Sought
    known: Known
    found: WorstLines
    forgotten: bool  # Laws 70C1 and 70C2

    @property
    def loses(self) -> bool:
        return self.found.careless < self.search.claimed

    @property
    def surely_loses(self) -> bool:
        """So many tricks, whatever one calls careless."""
        return self.found.careless == self.found.careful < self.search.claimed

    @property
    def rests_on_partner(self) -> bool:
        """Would the claim lose less if the partner did the best?"""
        return self.search.gains(self.known._replace(partner_helps=True), self.known)

    @property
    def rests_on_guess(self) -> bool:
        """Would it lose less if it were known where the cards are?"""
        return self.search.gains(self.known._replace(all_marked=True), self.known)

    def line(self, *, careful: bool) -> LineOfPlay:
        return find_line(self.search.case, self.known, careful=careful)
