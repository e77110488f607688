"""Calls that may replace an insufficient bid, with what they would mean: such as the hand can make and people play."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from engine.bridge.auction.comparable_call import Finding
from engine.bridge.effect.call import REPLACEMENT_CANCELLED
from engine.bridge.irregular_call.insufficient import InsufficientBid, SoFar
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID, PARTNER_PASSES
from engine.bridge.table.auction import LastBid
from engine.bridge.table.call import DOUBLE, PASS, Bid, Call, Strain, lowest_over
from engine.bridge.table.duty import InItsPlace
from engine.bridge.table.meaning import MOST, Meaning, Purpose, suits_of
from engine.cards.pack import FRENCH_SUITS, of_suit
from engine.law import Verdict
from players.bridge.bidding.option import ANYTHING
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.firm import is_decided
from quizzes.question import Case, has

STEPS = ((10, 12), (13, 15), (16, 18), (19, 21))  # ranges of a jump
PASSED = (8, 11)  # the points of a good hand that did not open
HIGHEST = 3  # level to which a slip is corrected


@dataclass(frozen=True)
class Offer:
    """A replacement, its meaning, and whether the bids are natural, so that 27B1a can be told from their names."""

    slip: Slip
    call: Call
    meaning: Meaning
    lower_shows_same: bool = False

    @property
    def is_natural(self) -> bool:
        own = isinstance(self.call, Bid) and self.meaning.shows == frozenset({self.call.strain})
        return own and self.meaning.purpose is Purpose.NATURAL and self.slip.is_natural

    @property
    def is_lowest(self) -> bool:
        """Natural, and the same denomination as low as can be: what it promises does not matter."""
        return self.is_natural and self.call == lowest_over(self.slip.last, self.slip.bid.strain)

    def state(self, **stated: object) -> InsufficientBid:
        """The facts of the bid with this replacement, not accepted unless something else is said."""
        usual: dict[str, object] = {
            "accepted": SoFar.REFUSED,
            "last_bid": LastBid.THEIRS,
            "natural": self.is_natural,
            "comparable": Finding.HELP,
            "lower_shows_same": self.lower_shows_same,
        }
        meanings = {"meaning": self.slip.meaning, "new_meaning": self.meaning}
        bids = {"last": self.slip.last, "bid": self.slip.bid, "replacement": self.call}
        return InsufficientBid.suppose(**(usual | meanings | bids | stated))

    @cached_property
    def case(self) -> Case:
        return Case(INSUFFICIENT_BID, self.state())

    @property
    def is_firm(self) -> bool:
        return is_decided(self.case)

    @cached_property
    def verdict(self) -> Verdict:
        return self.case.decide()

    @property
    def bars_partner(self) -> bool:
        return has(self.verdict, PARTNER_PASSES)

    @property
    def in_its_place(self) -> InItsPlace:
        """What it is for the lead."""
        if self.bars_partner:
            return InItsPlace.OTHER
        return InItsPlace.LOWEST if "bridge:27B1a" in self.verdict.citations else InItsPlace.COMPARABLE

    @property
    def is_cancelled(self) -> bool:
        return has(self.verdict, REPLACEMENT_CANCELLED)

    @property
    def fits(self) -> bool:
        """Has the offender the hand for it? A natural bid at the lowest level needs only its suit."""
        return self.is_lowest or self.meaning.fits(self.slip.hand)


Finder = Callable[[Slip], Offer | None]


def least_lengths(strain: Strain, length: int) -> tuple[int, int, int, int]:
    spades, hearts, diamonds, clubs = (length if suit is strain.suit else 0 for suit in FRENCH_SUITS)
    return spades, hearts, diamonds, clubs


def natural(low: int, high: int, strain: Strain, length: int) -> Meaning:
    return Meaning(low, high, least_lengths(strain, length), frozenset({strain}))


def lowest(slip: Slip) -> Offer | None:
    """The same denomination at the lowest level, if the hand can bear it."""
    call = lowest_over(slip.last, slip.bid.strain)
    if call is None or not can_bear(slip, call):
        return None
    return Offer(slip, call, replace(slip.meaning, shows=frozenset({call.strain})))


def can_bear(slip: Slip, call: Bid) -> bool:
    """Five cards at the three level, and some strength or a sixth; no trumps as high as the points go."""
    if call.strain.suit is None:
        return call.level < HIGHEST or slip.points > 15
    if call.level < HIGHEST:
        return slip.length > 3 or is_partners(slip, call.strain)
    enough = slip.length > 4 or is_partners(slip, call.strain)
    return call.level == HIGHEST and enough and (slip.points > 8 or slip.length > 5)


def is_partners(slip: Slip, strain: Strain) -> bool:
    """Has partner bid the suit?"""
    return strain in {call.strain for call in slip.view.partners if isinstance(call, Bid)}


def jump(slip: Slip, meaning: Meaning | None) -> Offer | None:
    """The same suit, one level higher than need be."""
    low = lowest_over(slip.last, slip.bid.strain)
    if low is None or low.level >= HIGHEST or meaning is None or slip.bid.strain.suit is None:
        return None
    if is_partners(slip, slip.bid.strain):
        return None
    return Offer(slip, Bid(level=low.level + 1, strain=low.strain), meaning)


def strong_jump(slip: Slip) -> Offer | None:
    """By agreement a part of the hands that would have made the slip: a narrow range, and a longer suit."""
    own = slip.meaning
    steps = [step for step in STEPS if own.low < step[0] <= slip.points + 3 and step[1] <= own.high]
    return jump(slip, natural(*steps[-1], slip.bid.strain, 6) if steps else None)


def weak_jump(slip: Slip) -> Offer | None:
    """By agreement a pre-empt, weaker than the slip can be."""
    low, high = (5, 9) if slip.meaning.low > 7 else (2, 5)
    return jump(slip, natural(low, high, slip.bid.strain, 6))


def other_suit(slip: Slip) -> Offer | None:
    """The longest other suit, of five cards at least, and six or a good hand at the three level."""
    taken = (slip.bid.strain, slip.last.strain, *slip.view.theirs)
    strains = [strain for strain in Strain if strain.suit and strain not in taken]
    lengths = {strain: len(of_suit(slip.hand, strain.suit)) for strain in strains if strain.suit}
    longest = max(strains, key=lambda strain: lengths[strain], default=None)
    call = lowest_over(slip.last, longest) if longest and lengths[longest] > 4 else None
    if longest is None or call is None or call.level > HIGHEST:
        return None
    high = MOST if slip.view.partners else 16
    low = {1: 8, 2: 10, 3: 12}[call.level] if lengths[longest] < 6 else 8
    return Offer(slip, call, natural(low, high, longest, 5 if call.level < 3 or slip.points > 11 else 6))


def no_trumps(slip: Slip) -> Offer | None:
    """The lowest bid at no trumps, if their system has a meaning for it."""
    call = lowest_over(slip.last, Strain.NO_TRUMPS)
    if call is None or call.level > HIGHEST or slip.bid.strain is Strain.NO_TRUMPS:
        return None
    meaning = slip.meaning_of(call)
    return Offer(slip, call, meaning) if meaning != ANYTHING else None


def passing(slip: Slip) -> Offer | None:
    """A pass, unless it promises no less than the bid, which then tells more than its meaning can say."""
    meaning = slip.meaning_of(PASS)
    return Offer(slip, PASS, meaning) if meaning.is_limited and not meaning.is_inside(slip.meaning) else None


def doubling(slip: Slip) -> Offer | None:
    """A double as their system has it, by a player who has not bid before; one for takeout has the other suits."""
    meaning = slip.meaning_of(DOUBLE)
    if meaning == ANYTHING or slip.view.mine or not slip.auction.is_legal(DOUBLE):
        return None
    if meaning.purpose is Purpose.TAKEOUT and not any(meaning.lengths):
        spades, hearts, diamonds, clubs = (3 if suit in suits_of(meaning.shows) else 0 for suit in FRENCH_SUITS)
        meaning = replace(meaning, lengths=(spades, hearts, diamonds, clubs))
    if slip.has_passed and meaning.purpose is Purpose.TAKEOUT:
        meaning = replace(meaning, low=min(meaning.low, PASSED[0]), high=min(meaning.high, PASSED[1]))
    return Offer(slip, DOUBLE, meaning) if not slip.has_passed or meaning.low <= PASSED[1] else None


def find(slip: Slip, *finders: Finder) -> list[Offer]:
    """The replacements on which the ruling is firm, and with a range that people play."""
    offers = (finder(slip) for finder in finders)
    return [offer for offer in offers if offer and offer.meaning.low < offer.meaning.high and offer.is_firm]


def is_sensible(offer: Offer) -> bool:
    """Would a player choose it who has been told what it costs? Nobody passes a good hand that can bid freely."""
    if offer.call == PASS:
        free = lowest(offer.slip)
        return offer.fits and offer.slip.points < (10 if free else 12)
    return offer.fits
