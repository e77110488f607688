"""Which bids are high enough over the valid one: the smallest of them, and where the table goes on from there (3.5)."""

from dataclasses import dataclass

from engine.effect import Effect
from engine.fact import Facts, ask, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say
from engine.ulti.effect.auction import NOTHING_HIGHER
from engine.ulti.reading import Reading
from engine.ulti.table.bid import TABLE, Bid, lowest, over


@dataclass(frozen=True)
class SmallestOver(Effect):
    """The smallest bids that are high enough, several where they share a rank."""

    bids: tuple[Bid, ...]

    def words(self) -> Text:
        return say(
            "The smallest bid that is high enough is {bids|or}, worth {value|point}.",
            bids=tuple(bid.words() for bid in self.bids),
            value=self.bids[0].total,
        )


@dataclass(frozen=True)
class EnoughFrom(Effect):
    """The line of the bid table from which on every bid is high enough."""

    number: int

    def words(self) -> Text:
        return say("In the bid table every bid from No. {number} on is high enough.", number=self.number)


def smallest(valid: Bid, reading: Reading) -> Effect:
    """What has to be bid at least over the valid bid."""
    return at_least(over(valid, reading), reading)


def worth_more(valid: Bid, reading: Reading) -> Effect:
    """What has to be bid at least in önrablás if that is read as needing more points."""
    return at_least([bid for bid in TABLE if bid.total > valid.total], reading)


def at_least(bids: list[Bid], reading: Reading) -> Effect:
    return SmallestOver(lowest(bids, reading)) if bids else NOTHING_HIGHER


def robbing_may_need_more(valid: Bid, reading: Reading) -> bool:
    """Is a bid of the same value high enough, so that it matters how önrablás is read?"""
    return any(bid.total == valid.total for bid in over(valid, reading))


@dataclass(frozen=True, kw_only=True)
class NextBid(Facts):
    """A player who wants to bid over the valid bid."""

    valid: Bid = ask(N_("Which bid is valid?"), heard="bid")
    own: bool = ask(N_("Is the valid bid the bidder's own (önrablás)?"))
    reading: Reading = part()

    @property
    def least(self) -> Bid:
        return over(self.valid, self.reading)[0]

    def enough_from(self, effect: Effect) -> Ruling:
        first = effect.bids[0] if isinstance(effect, SmallestOver) else self.least
        return rule(effect, EnoughFrom(first.serial))


@law("ulti:5.3", "ulti:3.5")
def nothing_over_it(bid: NextBid) -> Ruling | None:
    """The valid bid is the highest of all."""
    return rule(NOTHING_HIGHER) if bid.valid == TABLE[-1] else None


@law("ulti:3.8")
def robbing_for_more_points(bid: NextBid) -> Ruling | None:
    """It is önrablás, which is read as needing more points."""
    if robbing_may_need_more(bid.valid, bid.reading) and bid.own and bid.reading.robbing_needs_points:
        return bid.enough_from(worth_more(bid.valid, bid.reading))
    return None


@law("ulti:3.5", "ulti:5.1.b")
def fewer_parts_are_enough(bid: NextBid) -> Ruling | None:
    """A bid of the same value is high enough because it has fewer parts."""
    if bid.least.total != bid.valid.total or len(bid.least.parts) == len(bid.valid.parts):
        return None
    return bid.enough_from(smallest(bid.valid, bid.reading))


@law("ulti:3.5", "ulti:4.C.2")
def higher_grade_is_enough(bid: NextBid) -> Ruling | None:
    """A bid of the same value in as many parts is high enough because it has a higher rank."""
    return bid.enough_from(smallest(bid.valid, bid.reading)) if bid.least.total == bid.valid.total else None


@law("ulti:3.5")
def more_value_is_needed(bid: NextBid) -> Ruling | None:
    """No bid of the same value is higher, so that it takes one that is worth more."""
    return bid.enough_from(smallest(bid.valid, bid.reading))


LEAST = Issue(
    N_("What has to be bid at least?"),
    (
        nothing_over_it,
        robbing_for_more_points,
        fewer_parts_are_enough,
        higher_grade_is_enough,
        more_value_is_needed,
    ),
)

ENOUGH = Topic(
    "ulti",
    "enough",
    N_("Which bids are high enough?"),
    N_("A player wants to bid over the valid bid."),
    NextBid,
    (LEAST,),
)
