"""Which bid is the higher: 3.5, and what follows when a bid is not (3.6)."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.fact import Facts, ask, part
from engine.law import GoTo, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Cite, Text, say
from engine.ulti.auction.bid_name import meant_by
from engine.ulti.auction.enough import robbing_may_need_more, smallest, worth_more
from engine.ulti.effect.auction import BID_VALID, NOT_HIGHER, NOTHING_HIGHER, PLAY_THE_HAND
from engine.ulti.reading import Reading
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.auction_incident import WrongInAuction
from engine.ulti.table.bid import TABLE, Bid, Task
from engine.ulti.table.name import Name

HIGHER = Order("higher", N_("The new bid is higher: from now on it is the valid one."))
ULTI_OVER_ACES = Order("ulti-over-aces", N_("Ulti stands above 4 aces, because a lost ulti costs extra."))
BY_RANK = Order("by-rank", N_("They have as many parts as each other; the rank in the bid table decides."))
SAME_RANK = Order("same-rank", N_("The number of parts and the rank are the same: neither bid outbids the other."))
SAME_BID = Order("same-bid", N_("It is the same bid."))
BID_AGAIN = Order("bid-again", N_("After a warning the bidder has to make a higher bid."))
MORE_POINTS_NEEDED = Order(
    "more-points-needed", N_("In önrablás the new bid has to be worth more points; fewer parts are not enough.")
)


@dataclass(frozen=True)
class ByValue(Effect):
    """The totals differ."""

    new: int
    valid: int

    def words(self) -> Text:
        return say("The new bid is worth {new|point}, the valid one {valid|point}.", new=self.new, valid=self.valid)


@dataclass(frozen=True)
class BothWorth(Effect):
    """The totals, which are compared first, are equal."""

    total: int

    def words(self) -> Text:
        return say("Both bids are worth {total|point}.", total=self.total)


@dataclass(frozen=True)
class ByParts(Effect):
    """The numbers of parts differ."""

    new: int
    valid: int

    def words(self) -> Text:
        return say(
            "The new bid has {new|part}, the valid one {valid|part}; with fewer parts a bid is higher.",
            new=self.new,
            valid=self.valid,
        )


@dataclass(frozen=True)
class ShortFor(Effect):
    """What the bid counts as if only its name was said, and not all of it."""

    bid: Bid

    def words(self) -> Text:
        return say(
            "If no more than its name was said, it counts as {bid} ({paragraph}).",
            bid=self.bid.words(),
            paragraph=Cite("ulti:3.4"),
        )


@dataclass(frozen=True, kw_only=True)
class NewBid(Facts):
    """A bid made over the valid one."""

    valid: Bid = ask(N_("Which bid is valid?"), short=N_("valid bid"), heard="under")
    bid: Bid = ask(N_("Which bid is made over it?"), short=N_("bid over it"), heard="over")
    own: bool = ask(N_("Is the valid bid the bidder's own (önrablás)?"), short=N_("own bid"))
    in_play: bool = ask(
        N_("Has the play begun?"),
        had={
            True: N_("Right, had it come to light only in the play."),
            False: N_("Right, had it come to light before the play."),
        },
        short=N_("play has begun"),
    )
    reading: Reading = part()

    @property
    def higher(self) -> bool:
        return self.bid.beats(self.valid, self.reading)

    @property
    def same_value(self) -> bool:
        return self.valid.total == self.bid.total

    @property
    def worth(self) -> BothWorth:
        return BothWorth(self.bid.total)

    @property
    def parts(self) -> ByParts:
        return ByParts(len(self.bid.parts), len(self.valid.parts))

    @property
    def twins(self) -> bool:
        """Do they differ only in that one has 4 aces where the other has ulti?"""
        return self.bid.red == self.valid.red and self.bid.parts ^ self.valid.parts == {
            Task.ULTI,
            Task.FOUR_ACES,
        }


# Is the new bid higher?


@law("ulti:3.5")
def other_value(new: NewBid) -> Ruling | None:
    """The two bids differ in total value."""
    if new.same_value:
        return None
    reason = ByValue(new.bid.total, new.valid.total)
    return rule(HIGHER, reason) if new.higher else too_low(new, reason)


@law("ulti:3.8")
def robbed_without_more_points(new: NewBid) -> Ruling | None:
    """It is önrablás, which is read as needing more points, and the value is the same."""
    if new.higher and new.own and new.reading.robbing_needs_points:  # whose bid it was matters only then
        return rule(NOT_HIGHER, new.worth, MORE_POINTS_NEEDED, then=REMEDY)
    return None


@law("ulti:3.5", "ulti:5.1.b")
def other_number_of_parts(new: NewBid) -> Ruling | None:
    """The values are equal, but one bid has fewer parts."""
    if new.parts.new == new.parts.valid:
        return None
    return rule(HIGHER, new.worth, new.parts) if new.higher else too_low(new, new.worth, new.parts)


@law("ulti:4.C.2", "ulti:3.5")
def ulti_against_four_aces(new: NewBid) -> Ruling | None:
    """The bids differ only in that one has 4 aces where the other has ulti."""
    if not new.twins:
        return None
    return rule(HIGHER, new.worth, ULTI_OVER_ACES) if new.higher else too_low(new, new.worth, ULTI_OVER_ACES)


@law("ulti:3.5")
def the_same_bid(new: NewBid) -> Ruling | None:
    """The valid bid has been said again."""
    return too_low(new, SAME_BID) if new.bid == new.valid else None


@law("ulti:3.5")
def higher_rank(new: NewBid) -> Ruling | None:
    """The bids are equal in value and in number of parts, and the table grades the new one higher."""
    return rule(HIGHER, new.worth, BY_RANK) if new.higher else None


@law("ulti:3.5")
def lower_rank(new: NewBid) -> Ruling | None:
    """The bids are equal in value and in number of parts, and the table grades the new one lower."""
    return too_low(new, new.worth, BY_RANK) if new.valid.beats(new.bid, new.reading) else None


@law("ulti:3.5")
def equal_rank(new: NewBid) -> Ruling | None:
    """The bids are equal in value, in number of parts and in rank."""
    return too_low(new, new.worth, SAME_RANK)


def too_low(new: NewBid, *reasons: Effect) -> Ruling:
    """It is not higher; a name that was not complete may have meant more."""
    meant = meant_by(Name.of(new.bid), new.valid, new.reading)
    return rule(NOT_HIGHER, *reasons, *((ShortFor(meant[0]),) if len(meant) == 1 else ()), then=REMEDY)


# What follows when it is not higher?


def to_fault(new: NewBid, **known: bool) -> GoTo:
    return go_to(AUCTION_FAULT, fault=WrongInAuction.TOO_LOW, **new.have("valid", "bid", "in_play"), **known)


@law("ulti:3.6", "ulti:13.2.4.b")
def noticed_in_play(new: NewBid) -> Ruling | None:
    """The fault came to light only after the play had begun."""
    return rule(BID_VALID, PLAY_THE_HAND) if new.in_play else None


@law("ulti:3.6", "ulti:5.3")
def highest_of_all(new: NewBid) -> Ruling | None:
    """The valid bid is the highest of all, so that nothing can be bid over it."""
    return rule(NOTHING_HIGHER, to_fault(new, corrects=False)) if new.valid == TABLE[-1] else None


@law("ulti:3.8", "ulti:3.6")
def robbed_too_low(new: NewBid) -> Ruling | None:
    """It is önrablás, which is read as needing more points."""
    if robbing_may_need_more(new.valid, new.reading) and new.own and new.reading.robbing_needs_points:
        return rule(BID_AGAIN, worth_more(new.valid, new.reading), to_fault(new))
    return None


@law("ulti:3.6", "ulti:13.2.4.a")
def noticed_in_time(new: NewBid) -> Ruling | None:
    """The fault came to light before the play began."""
    return rule(BID_AGAIN, smallest(new.valid, new.reading), to_fault(new))


ORDER = Issue(
    N_("Is the new bid higher?"),
    (
        other_value,
        robbed_without_more_points,
        other_number_of_parts,
        ulti_against_four_aces,
        the_same_bid,
        higher_rank,
        lower_rank,
        equal_rank,
    ),
)
REMEDY = Issue(
    N_("What follows when it is not higher?"), (noticed_in_play, highest_of_all, robbed_too_low, noticed_in_time)
)

HIGHER_BID = Topic(
    "ulti",
    "higher-bid",
    N_("Is the bid higher?"),
    N_("A player has made a bid over the valid one."),
    NewBid,
    (ORDER, REMEDY),
)
