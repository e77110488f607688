"""The auction: who speaks, what the first words mean, when it is over, who is declarer, and önrablás (3.7 to 3.10)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from engine.effect import Effect, Option, Order
from engine.fact import Facts, ask, impossible, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say
from engine.ulti.auction.bid_name import meant_by
from engine.ulti.auction.enough import robbing_may_need_more, smallest, worth_more
from engine.ulti.effect.auction import NOTHING_HIGHER, Means
from engine.ulti.reading import Reading
from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import OPENING, Auction, Call, Pass, Seat
from engine.ulti.table.name import Name


def auction_state(calls: Iterable[Call]) -> Auction:
    """Where the auction stands after these calls; ValueError if they cannot follow each other."""
    auction = Auction(tuple(calls))
    Standing.suppose(auction=auction)
    return auction


@dataclass(frozen=True)
class Turn(Effect):
    """Who speaks."""

    weight = 1

    seat: Seat

    def words(self) -> Text:
        return say("{player|start} speaks next.", player=self.seat)


@dataclass(frozen=True)
class Declarer(Effect):
    """Who plays alone, and what."""

    weight = 1

    seat: Seat
    bid: Bid

    def words(self) -> Text:
        return say("{player|start} is declarer with {bid}.", player=self.seat, bid=self.bid.words())


MUST_BID = Order("must-bid", N_("This player has been given the talon and has to bid: there is always a declarer."))
MAY_BID_OR_PASS = Option("may-bid-or-pass", N_("The player may pass, or take up the talon and bid higher."))
PASS_NOT_FINAL = Option("pass-not-final", N_("The earlier pass is not final: the player may bid again."))
OVER = Order("over", N_("Two players have passed in succession: the auction is over."))
CAN_ONLY_PASS = Order("can-only-pass", N_("The player can only pass."))
MAY_ROB = Option("may-rob", N_("Declarer may still bid over this bid (önrablás); then the other two may bid again."))
MAY_TURN_RED = Option(
    "may-turn-red",
    N_("Until letting go of the first card declarer may raise the bid to red without taking up the talon."),
)
NOT_TO_RED = Order("not-to-red", N_("The bid can no longer be raised to red: it is red already, or has no trumps."))


@dataclass(frozen=True, kw_only=True)
class Standing(Facts):
    """An auction, as far as it has gone."""

    auction: Auction = ask(
        N_("What has been said so far, in order?"),
        hint=N_("From the player with 12 cards on, for example: pass, 40/100, pass, ulti, pass, pass"),
        short=N_("said so far"),
        heard="auction",
    )
    reading: Reading = part()

    @impossible
    def not_higher(self) -> Text | None:
        for last, bid in pairwise(bid for _, bid in self.auction.bids):
            if not bid.beats(last, self.reading):
                return tell_too_low(last, bid, self.reading)
        return None

    @impossible
    def robbed_too_low(self) -> Text | None:
        if not self.reading.robbing_needs_points:
            return None
        for number, call in enumerate(self.auction.calls):
            before = Auction(self.auction.calls[:number])
            if isinstance(call, Bid) and before.is_over and call.total == before.valid.total:
                return say("{bid|start} is not worth more points, which önrablás needs.", bid=call.words())
        return None

    @impossible
    def passed_own_bid(self) -> Text | None:
        calls = self.auction.calls
        if any(calls[number] is Pass.PASS and Auction(calls[:number]).is_over for number in range(len(calls))):
            return say("After two passes the last bidder does not pass: the play begins.")
        return None

    @impossible
    def red_pass_later(self) -> Text | None:
        if Pass.RED in self.auction.calls[1:]:
            return say("Only the first player can say red pass.")
        return None


def tell_too_low(last: Bid, bid: Bid, reading: Reading) -> Text:
    """That it is not higher, and what the same name stands for if no more was said (3.4)."""
    told = {"bid": bid.words(), "last": last.words()}
    meant = meant_by(Name.of(bid), last, reading)
    if len(meant) != 1:
        return say("{bid|start} is not higher than {last}.", **told)
    return say(
        "{bid|start} is not higher than {last}. If no more than the name was said, it counts as {meant}: state that.",
        meant=meant[0].words(),
        **told,
    )


# What do the first words mean?


@law("ulti:4.A.5", "ulti:3.10")
def opened_with_pass(standing: Standing) -> Ruling | None:
    """The player with 12 cards opened with “pass” or “red pass”."""
    calls = standing.auction.calls
    if calls and isinstance(calls[0], Pass):
        return rule(Means(OPENING[calls[0]]), then=STAND)
    return None


@law("ulti:3.10")
def opened_with_a_bid(standing: Standing) -> Ruling | None:
    """The player with 12 cards opened with the name of a bid."""
    return rule(then=STAND) if standing.auction.calls else None


@law("ulti:3.10", "ulti:3.9")
def nobody_has_spoken(_: Standing) -> Ruling | None:
    """Nobody has spoken yet."""
    return rule(Turn(Seat.FIRST), MUST_BID)


# Where does the auction stand?


@law("ulti:3.8")
def two_passes(standing: Standing) -> Ruling | None:
    """The last two players passed."""
    declarer = standing.auction.declarer
    return rule(OVER, Declarer(declarer, standing.auction.valid), then=(ROBBING, RED)) if declarer else None


@law("ulti:5.3", "ulti:3.7")
def nothing_left(standing: Standing) -> Ruling | None:
    """The valid bid is the highest of all."""
    if standing.auction.valid == TABLE[-1]:
        return rule(Turn(standing.auction.turn), NOTHING_HIGHER, CAN_ONLY_PASS)
    return None


@law("ulti:3.7", "ulti:3.9")
def passed_before(standing: Standing) -> Ruling | None:
    """The player whose turn it is has passed before."""
    if not standing.auction.has_passed:
        return None
    return rule(Turn(standing.auction.turn), PASS_NOT_FINAL, smallest(standing.auction.valid, standing.reading))


@law("ulti:3.9", "ulti:3.2")
def has_not_passed(standing: Standing) -> Ruling | None:
    """The player whose turn it is has not passed yet."""
    return rule(Turn(standing.auction.turn), MAY_BID_OR_PASS, smallest(standing.auction.valid, standing.reading))


# May the declarer bid over the own bid?


@law("ulti:5.3", "ulti:3.8")
def highest_bid(standing: Standing) -> Ruling | None:
    """The bid is the highest of all."""
    return rule(NOTHING_HIGHER) if standing.auction.valid == TABLE[-1] else None


@law("ulti:3.8")
def more_points_needed(standing: Standing) -> Ruling | None:
    """Önrablás is read as needing a bid worth more points."""
    valid, reading = standing.auction.valid, standing.reading
    if robbing_may_need_more(valid, reading) and reading.robbing_needs_points:
        return rule(MAY_ROB, worth_more(valid, reading))
    return None


@law("ulti:3.8", "ulti:3.5")
def normal_order(standing: Standing) -> Ruling | None:
    """A higher bid is possible, and the normal order is enough."""
    return rule(MAY_ROB, smallest(standing.auction.valid, standing.reading))


# May the bid still be raised to red?


@law("ulti:13.3.2", "ulti:3.2")
def trump_not_red(standing: Standing) -> Ruling | None:
    """The bid has trumps and is not red."""
    valid = standing.auction.valid
    return rule(MAY_TURN_RED) if valid.has_trump and not valid.red else None


@law("ulti:13.3.2")
def red_or_no_trump(_: Standing) -> Ruling | None:
    """The bid is red already, or has no trumps."""
    return rule(NOT_TO_RED)


FIRST_WORDS = Issue(N_("What do the first words mean?"), (opened_with_pass, opened_with_a_bid, nobody_has_spoken))
STAND = Issue(N_("Where does the auction stand?"), (two_passes, nothing_left, passed_before, has_not_passed))
ROBBING = Issue(N_("May declarer bid over their own bid?"), (highest_bid, more_points_needed, normal_order))
RED = Issue(N_("May the bid still be raised to red?"), (trump_not_red, red_or_no_trump))

AUCTION = Topic(
    "ulti",
    "auction",
    N_("Auction: whose turn, who is declarer"),
    N_("The auction has come to a certain point."),
    Standing,
    (FIRST_WORDS, STAND, ROBBING, RED),
)
