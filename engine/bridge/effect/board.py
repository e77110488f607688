"""Effects on boards: what dealer and vulnerability count, what may be dealt again, which results stand."""

from dataclasses import dataclass

from engine.bridge.table.seat import Seat, Vulnerable
from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Text, say


@dataclass(frozen=True)
class DealerIs(Effect):
    """Who calls first."""

    weight = 1

    seat: Seat

    def words(self) -> Text:
        return say("{player|start} is dealer and calls first.", player=self.seat)


@dataclass(frozen=True)
class VulnerableAre(Effect):
    """Which sides are vulnerable."""

    sides: Vulnerable

    def words(self) -> Text:
        return VULNERABLE[self.sides]


VULNERABLE = {
    Vulnerable.NONE: say("Neither side is vulnerable."),
    Vulnerable.NORTH_SOUTH: say("North–South are vulnerable, East–West are not."),
    Vulnerable.EAST_WEST: say("East–West are vulnerable, North–South are not."),
    Vulnerable.BOTH: say("Both sides are vulnerable."),
}
MARKING_HOLDS = MainOrder("marking-holds", N_("What is marked on the board holds for the whole of this session."))
PLAYED_AS_MARKED = Order(
    "played-as-marked", N_("What has been called and played with this marking stands; nothing is played again.")
)
PUT_RIGHT = MainOrder(
    "put-right", N_("The board is not used like this: its marking is put right before anybody calls, by its number.")
)
FOULED = MainOrder("fouled", N_("The board is fouled: results of its different forms are not compared."))
FIND_FORMS = Order(
    "find-forms", N_("Find out, as exactly as possible, which results were made with the board in which form.")
)
IN_GROUPS = Order(
    "in-groups",
    N_(
        "The results of each form are scored as a group by themselves, as the regulations of the event say; if they do "
        "not say how, choose the method and announce it."
    ),
)
NOT_FOULED = MainOrder("not-fouled", N_("The board is not fouled."))
AS_ALWAYS = Order("as-always", N_("Its results are compared as those of any other board."))
CHOOSE_METHOD = Order(
    "choose-method",
    N_("The results of each form are a group by themselves; choose how the groups are scored, and announce it."),
)
GROUPS_BY_REGULATIONS = Order(
    "groups-by-regulations",
    N_("The results of each form are a group by themselves, and scored by the method of the regulations."),
)
ALONE_IN_GROUP = Order(
    "alone-in-group",
    N_("Where a result is alone in its group, there is nothing to compare it with: announce what both pairs get."),
)

# Shuffle and deal

DEAL_AGAIN = MainOrder("deal-again", N_("The cards are shuffled and dealt again."))
NOT_DEALT_AGAIN = MainOrder("not-dealt-again", N_("There is no new deal: the board is played as it is."))
SEEN_BEFORE = Order("seen-before", N_("What may have been seen is ruled on as information from outside."))
COUNT_PUT_RIGHT = Order(
    "count-put-right", N_("A hand with too many or too few cards is put right by the rules for such hands.")
)
PASSED_OUT = MainOrder("passed-out-stays", N_("The board must not be dealt again: it has been passed out."))
NOBODY_SCORES = Order("nobody-scores", N_("The cards go back into the board unplayed, and neither side scores."))
OLD_DEAL_COUNTS = MainOrder(
    "old-deal-counts", N_("The deal counts: where old deals are played again on purpose, nothing is wrong with it.")
)
NO_RESULT = MainOrder("no-result", N_("No result made with this deal can stand."))
MAY_DEAL_ANEW = Option("may-deal-anew", N_("A new deal may be played in its place, if the director orders one."))
NONE_WITHOUT = Order(
    "none-without",
    N_("Where the board stays without a result, the director awards artificial adjusted scores by who is at fault."),
)
ADJUSTED_INSTEAD = MainOrder(
    "adjusted-instead", N_("There should be no new deal: the director should award an adjusted score instead.")
)
SHOULD_NOT_DEAL = MainOrder(
    "should-not-deal", N_("The board exists in copies: there should be no new deal, though the director may order one.")
)
MAY_ORDER_DEAL = Option("may-order-deal", N_("The director may order a new deal, if the reason agrees with the Laws."))
