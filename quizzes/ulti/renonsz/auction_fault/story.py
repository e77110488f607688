"""What the stories of faults in the auction share: their usual facts, who calls them, who bids on, who pays."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.effect import Effect
from engine.law import Verdict
from engine.text import Text, say
from engine.ulti.effect.auction import BARRED, FaultPaid, Party
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.auction_incident import AuctionFault, BidOn, Stage, WrongInAuction
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Auction, Seat
from quizzes.family import Moment
from quizzes.question import Case, Part, find
from quizzes.ulti.auction.heard import after, draw_higher
from quizzes.ulti.auction.story import tell_worth
from quizzes.ulti.renonsz.question import OTHER, Answer, payments_part

GOES_ON_WITHOUT = Answer("barred", say("The auction goes on without the offender."), (BARRED,))
NOW_PAID = say("Now they settle up.")


def state(fault: WrongInAuction, **stated: object) -> Case:
    usual = {"called": True, "others_bid": BidOn.NO, "in_play": False, "corrects": False, "right_count": False}
    heard = {"bid": Bid.parse("parti"), "valid": Bid.parse("parti"), "stage": Stage.NOT_LOOKED, "fault": fault}
    return Case(AUCTION_FAULT, AuctionFault.suppose(**(usual | heard | stated)))


def tell_called(rng: Random, called: bool, offender: Seat) -> Text:
    """Another player calls it, or all let it pass."""
    other = after(offender, rng.choice((1, 2)))
    if called:
        return rng.choice(
            (
                say("{player|start} calls it at once.", player=other),
                say("At once {player} says that this is a renonsz.", player=other),
            )
        )
    return rng.choice(
        (
            say("{player|start} notices it and says nothing, and calls it only during the play.", player=other),
            say("Only the dealer, who sits out at this table of four, says something, and the players go on."),
            say("Everybody notices it, but nobody calls it until {player} has lost the hand.", player=other),
        )
    )


def tell_bid_on(rng: Random, auction: Auction, offender: Seat, bids: bool) -> Text | None:
    """Whether one of the innocent players bids on, where a higher bid can be thought of."""
    if not bids:
        return say("Asked whether they want to bid on, the other two pass.")
    if (bid := draw_higher(rng, auction.valid)) is None:
        return None
    return say(
        "Asked who wants to bid on, {player} bids {bid}.",
        player=after(offender, rng.choice((1, 2))),
        bid=bid.words(),
    )


# Who pays


@dataclass(frozen=True)
class SeatPayments:
    """Reads what each player pays or gets, by the seats of the auction."""

    parties: tuple[Party, ...]  # who is who, seat by seat

    def __call__(self, verdict: Verdict) -> tuple[int, ...]:
        paid = find(verdict, FaultPaid)
        balance = paid.settlement.balance(self.parties) if paid else {}
        return tuple(balance.get(party, 0) for party in self.parties)


def paid_by(offender: Seat) -> SeatPayments:
    around = (Party.OFFENDER, Party.RIGHT, Party.LEFT)
    return SeatPayments(tuple(around[(seat.order - offender.order) % 3] for seat in Seat))


def sums_part(bid: Bid, read: Callable[[Verdict], tuple[int, ...]]) -> Part:
    """What each player pays or gets, with the worth of the bid that is paid."""
    return payments_part(tuple(Seat), read, lambda _, __: (tell_worth(bid),))


def pay_later(case: Case, part: Part) -> tuple[Moment, ...]:
    """Where somebody pays, how much is asked when the rest has been ruled on."""
    return (Moment((NOW_PAID,), (part,)),) if find(case.decide(), FaultPaid) else ()


@dataclass(frozen=True)
class Follows:
    """Reads the first outcome whose effects the verdict has; a kind of effect will do as well."""

    outcomes: tuple[tuple[str, Effect | type[Effect]], ...]

    def __call__(self, verdict: Verdict) -> str:
        found = (value for value, wanted in self.outcomes if wanted in (*verdict.effects, *map(type, verdict.effects)))
        return next(found, OTHER)
