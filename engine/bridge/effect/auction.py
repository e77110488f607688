"""Effects of an auction: who calls next and what, whether it is over, the contract, who declares and who leads."""

from dataclasses import dataclass

from engine.bridge.table.call import Bid, Doubled
from engine.bridge.table.seat import Seat
from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Text, say


@dataclass(frozen=True)
class NextCall(Effect):
    """Whose turn it is."""

    weight = 1

    seat: Seat

    def words(self) -> Text:
        return say("{player|start} calls next.", player=self.seat)


@dataclass(frozen=True)
class BackTo(Effect):
    """Who calls, having been passed over, and how many of the passes are cancelled."""

    weight = 1

    seat: Seat
    passes: int

    def words(self) -> Text:
        return Text(BACK[self.passes].message, (("player", self.seat),))


BACK = {
    1: say("The auction is not over: {player} was passed over and calls now. The last pass is cancelled."),
    2: say("The auction is not over: {player} was passed over and calls now. The last two passes are cancelled."),
    3: say("The auction is not over: {player} was passed over and calls now. All three passes are cancelled."),
}


@dataclass(frozen=True)
class LeastBid(Effect):
    """The lowest bid that there is now."""

    bid: Bid

    def words(self) -> Text:
        return say("The lowest bid possible now is {bid}.", bid=self.bid)


NO_HIGHER_BID = Order("no-higher-bid", N_("No bid is possible any more: there is none that is higher."))
MAY_PASS = Option("may-pass", N_("A pass is always possible."))
MAY_DOUBLE = Option("may-double", N_("The player may double."))
MAY_REDOUBLE = Option("may-redouble", N_("The player may redouble."))
NO_DOUBLE_NOW = Order("no-double-now", N_("The player may neither double nor redouble now."))

PASSED_OUT = MainOrder(
    "passed-out", N_("All four have passed: the board is not played and not dealt again, and nobody scores.")
)
UNTIL_HANDS_BACK = Order(
    "until-hands-back",
    N_(
        "The auction period lasts until all four hands are back in the board; until then a slip can still be put right."
    ),
)
UNTIL_LEAD_FACED = Order(
    "until-lead-faced",
    N_(
        "The clarification period lasts until a defender has faced the opening lead; until then a slip, or a call "
        "made on a wrong explanation, can still be put right."
    ),
)
SCORED_HIGHER = Order("scored-higher", N_("Tricks, overtricks and undertricks are scored at the higher values."))


@dataclass(frozen=True)
class FinalBid(Effect):
    """The bid that has become the contract."""

    weight = 2

    bid: Bid

    def words(self) -> Text:
        return say("The auction is over, and {bid} is the contract.", bid=self.bid)


@dataclass(frozen=True)
class Stakes(Effect):
    """Whether the contract is doubled."""

    doubled: Doubled

    def words(self) -> Text:
        return STAKES[self.doubled]


STAKES = {
    Doubled.NO: say("It is not doubled."),
    Doubled.DOUBLED: say("It is doubled."),
    Doubled.REDOUBLED: say("It is redoubled."),
}


@dataclass(frozen=True)
class Declares(Effect):
    """Who plays the contract."""

    seat: Seat

    def words(self) -> Text:
        return say("{player|start} is declarer.", player=self.seat)


@dataclass(frozen=True)
class Leads(Effect):
    """Who leads, and who lays down a hand after it."""

    seat: Seat

    def words(self) -> Text:
        return say(
            "{player|start} makes the opening lead, and {dummy} becomes dummy.", player=self.seat, dummy=self.seat.lho
        )
