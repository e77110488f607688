"""The auction: who bids against whom, what has to be outbid, who takes up the talon and at which step (B.7)."""

from dataclasses import dataclass

from engine.effect import Effect, Option, Order
from engine.fact import Facts, ask, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.reading import Reading
from engine.marias.table.auction import Answer, Auction, Call
from engine.marias.table.player import Seat
from engine.marias.table.step import Rung
from engine.text import N_, Text, say


@dataclass(frozen=True)
class Speaks(Effect):
    """Who speaks, and to whom."""

    weight = 1

    seat: Seat
    other: Seat

    def words(self) -> Text:
        return say("{player|start} speaks next, in the auction against: {other}.", player=self.seat, other=self.other)


@dataclass(frozen=True)
class LeastBid(Effect):
    """The lowest step that may be bid; every step above it is open too."""

    step: Rung

    def words(self) -> Text:
        return say("The lowest step that may be bid is {number}: {step}.", number=self.step.number, step=self.step)


@dataclass(frozen=True)
class MayHold(Effect):
    """The step that only has to be held."""

    is_option = True

    step: Rung

    def words(self) -> Text:
        return say("The player may hold {step} or let it go, and need not bid higher.", step=self.step)


@dataclass(frozen=True)
class TakesTalon(Effect):
    """Who plays, and at least what."""

    weight = 1

    seat: Seat
    step: Rung

    def words(self) -> Text:
        return say("{player|start} takes up the talon as aktér, with {step} won.", player=self.seat, step=self.step)


OVER = Order("over", N_("The auction is over."))
MAY_LET_GO = Option("may-let-go", N_("The player may also let it go."))
STEPS_SKIPPED = Option("may-skip", N_("Steps may be skipped, and named by words or by numbers."))
NOT_HIGHER = Order("not-higher", N_("That is no bid: it has to be higher than the step that the other player holds."))
MUST_OUTBID = Order("must-outbid", N_("The bidder cannot hold: only a higher step wins the talon."))
ONLY_HOLDS = Order("only-holds", N_("The player who is bid against only has to say whether the step is held."))
TOO_LATE = Order("after-the-end", N_("The auction was over: these words change nothing."))
AT_LEAST = Order("game-at-least", N_("The game announced must be the step that was won, or any higher one."))
DEAL_AGAIN = Order("deal-again-unplayed", N_("Nobody plays: the cards are dealt again."))


@dataclass(frozen=True, kw_only=True)
class AuctionSoFar(Facts):
    """An auction, as far as it has gone."""

    auction: Auction = ask(
        N_("What has been said so far, in order?"),
        hint=N_("From zadák on, steps by word or number: sedma, hold, 3, pass, pass"),
        short=N_("said so far"),
    )
    reading: Reading = part()


def next_bid(bidding: AuctionSoFar) -> tuple[Effect, ...]:
    """Who bids next, what the lowest bid is."""
    standing = bidding.auction.standing
    least = Rung.above(standing.step)[0]
    return Speaks(standing.bidder or standing.holder, standing.holder), LeastBid(least), MAY_LET_GO


def said_wrongly(bidding: AuctionSoFar) -> Call | None:
    """The first call that cannot be, if there is one."""
    wrong = bidding.auction.wrong
    return wrong[1] if wrong else None


# Is every call in order?


@law("marias:B.7")
def spoke_after_the_end(bidding: AuctionSoFar) -> Ruling | None:
    """Something was said after the auction had ended."""
    wrong = bidding.auction.wrong
    return rule(TOO_LATE, then=STAND) if wrong and wrong[0].is_over else None


@law("marias:B.7")
def holder_did_not_answer(bidding: AuctionSoFar) -> Ruling | None:
    """The player who only has to hold or let go named a step instead."""
    wrong = bidding.auction.wrong
    return rule(ONLY_HOLDS, then=STAND) if wrong and wrong[0].answers else None


@law("marias:B.7")
def bidder_held(bidding: AuctionSoFar) -> Ruling | None:
    """The player who has to outbid wanted to hold."""
    return rule(MUST_OUTBID, then=STAND) if said_wrongly(bidding) is Answer.HOLD else None


@law("marias:B.7", "marias:A")
def bid_too_low(bidding: AuctionSoFar) -> Ruling | None:
    """The last bid is not higher than the step that is held."""
    return rule(NOT_HIGHER, then=STAND) if said_wrongly(bidding) else None


@law("marias:B.7")
def nobody_has_spoken(bidding: AuctionSoFar) -> Ruling | None:
    """Nobody has spoken yet."""
    return rule(*next_bid(bidding), STEPS_SKIPPED) if not bidding.auction.calls else None


@law("marias:B.7", "marias:A")
def all_in_order(_: AuctionSoFar) -> Ruling | None:
    """Every call was in order."""
    return rule(then=STAND)


# Where does the auction stand?


@law("marias:B.7")
def nobody_bid(bidding: AuctionSoFar) -> Ruling | None:
    """The auction is over, and nobody has bid."""
    standing = bidding.auction.standing
    if not standing.is_over or standing.step:
        return None
    if bidding.reading.passed_out_again:
        return rule(OVER, DEAL_AGAIN)
    return rule(OVER, TakesTalon(Seat.FORHONT, Rung.SEDMA), AT_LEAST)


@law("marias:B.7")
def somebody_has_won(bidding: AuctionSoFar) -> Ruling | None:
    """The auction is over: one player is left who bid or held the last step."""
    standing = bidding.auction.standing
    if standing.akter is None or standing.step is None:
        return None
    return rule(OVER, TakesTalon(standing.akter, standing.step), AT_LEAST)


@law("marias:B.7")
def middle_player_answers(bidding: AuctionSoFar) -> Ruling | None:
    """Forhont has let the step go, and it is put to the middle player."""
    standing = bidding.auction.standing
    if standing.step and standing.answers and standing.holder is Seat.MIDDLE and standing.bidder:
        return rule(Speaks(Seat.MIDDLE, standing.bidder), MayHold(standing.step))
    return None


@law("marias:B.7")
def forhont_answers(bidding: AuctionSoFar) -> Ruling | None:
    """A step has been bid to forhont, who has not answered it yet."""
    standing = bidding.auction.standing
    if standing.step and standing.answers and standing.bidder:
        return rule(Speaks(Seat.FORHONT, standing.bidder), MayHold(standing.step))
    return None


@law("marias:B.7", "marias:A")
def middle_player_bids(bidding: AuctionSoFar) -> Ruling | None:
    """Zadák has not outbid forhont, and the middle player bids instead."""
    return rule(*next_bid(bidding)) if bidding.auction.standing.bidder is Seat.MIDDLE else None


@law("marias:B.7", "marias:A")
def zadak_bids_on(bidding: AuctionSoFar) -> Ruling | None:
    """The step has been held, and zadák has to go above it."""
    return rule(*next_bid(bidding))


STAND = Issue(
    N_("Where does the auction stand?"),
    (nobody_bid, somebody_has_won, middle_player_answers, forhont_answers, middle_player_bids, zadak_bids_on),
)
CALLS = Issue(
    N_("Is every call in order?"),
    (spoke_after_the_end, holder_did_not_answer, bidder_held, bid_too_low, nobody_has_spoken, all_in_order),
)
AUCTION = Topic(
    "marias",
    "auction",
    N_("Auction: whose turn, which bid, who takes the talon"),
    N_("The auction has come to a certain point."),
    AuctionSoFar,
    (CALLS, STAND),
)
