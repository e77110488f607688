"""Does a silent result count, and what is it worth? 4.A.6, 4.C.2, 4.D, 9.10."""

from engine.effect import Order
from engine.law import Issue, Ruling, law, rule
from engine.text import N_
from engine.ulti.settlement.hand import FinishedHand, owed_silent
from engine.ulti.settlement.silent import (
    ACES,
    BASE,
    CAUGHT,
    HUNDREDS,
    ULTIS,
    Silent,
    aces_count,
    hundred_counts,
    ulti_counts,
)
from engine.ulti.table.bid import VALUE, Task

HUNDRED_VOID = Order("silent-100-void", N_("The silent 100 does not count in this bid."))
ACES_VOID = Order("silent-4a-void", N_("The silent 4 aces do not count in this bid."))
ACES_SHARED = Order("silent-4a-shared", N_("The 4 aces do not count: one defender alone has to take all of them."))
ULTI_VOID = Order("silent-ulti-void", N_("The silent ulti does not count in a durchmars."))
UNCLAIMED = Order("unclaimed", N_("A silent 100 or 4 aces that nobody claimed in time count as not made."))


@law("ulti:4.A.6", "ulti:5.1.b")
def hundred_beside_no_parti(hand: FinishedHand) -> Ruling | None:
    """One side reached 100 points, but no silent 100 is possible in this bid."""
    return rule(HUNDRED_VOID) if not hundred_counts(hand.bid, hand.reading) else None


@law("ulti:9.10", "ulti:13.3.11")
def hundred_unclaimed(hand: FinishedHand) -> Ruling | None:
    """Nobody claimed the silent 100 before the cards were thrown together."""
    return rule(UNCLAIMED) if not hand.claimed & HUNDREDS else None


@law("ulti:4.A.6", "ulti:9.10")
def hundred_claimed(hand: FinishedHand) -> Ruling | None:
    """The silent 100 was claimed in time: it doubles the parti, or is added to its raised value."""
    amount = BASE if Task.PARTI in hand.raised.kontra else VALUE[Task.PARTI]
    return rule(*owed_silent(hand, HUNDREDS, amount, "ulti:4.A.6"))


@law("ulti:4.D.1", "ulti:4.F.1")
def ulti_beside_durchmars(hand: FinishedHand) -> Ruling | None:
    """The bid was a durchmars, in which by this reading no silent ulti counts."""
    return rule(ULTI_VOID) if not ulti_counts(hand.bid, hand.reading) else None


@law("ulti:4.D.3")
def silent_ulti_caught(hand: FinishedHand) -> Ruling | None:
    """The trump seven was beaten in the last trick."""
    if not hand.silent & CAUGHT:
        return None
    amount = BASE * (1 + hand.reading.caught_loses_value)
    return rule(*owed_silent(hand, CAUGHT, amount, "ulti:4.D.3"))


@law("ulti:4.D.1", "ulti:9.10")
def silent_ulti_made(hand: FinishedHand) -> Ruling | None:
    """The last trick was won with the trump seven: this need not be claimed, and it is settled with both defenders."""
    return rule(*owed_silent(hand, ULTIS, BASE, "ulti:4.D.1"))


@law("ulti:4.C.2")
def aces_beside_other_bid(hand: FinishedHand) -> Ruling | None:
    """The bid was none of those in which 4 aces can be made silently."""
    return rule(ACES_VOID) if not aces_count(hand.bid) else None


@law("ulti:4.C.2")
def aces_of_two_defenders(hand: FinishedHand) -> Ruling | None:
    """The defenders took the four aces between them, and not one of them alone."""
    return rule(ACES_SHARED) if Silent.SHARED_ACES in hand.silent else None


@law("ulti:9.10", "ulti:13.3.11")
def aces_unclaimed(hand: FinishedHand) -> Ruling | None:
    """Nobody claimed the silent 4 aces before the cards were thrown together."""
    return rule(UNCLAIMED) if not hand.claimed & ACES else None


@law("ulti:4.C.2", "ulti:9.10")
def aces_claimed(hand: FinishedHand) -> Ruling | None:
    """The silent 4 aces were claimed in time."""
    return rule(*owed_silent(hand, ACES, BASE, "ulti:4.C.2"))


SILENT_HUNDRED = Issue(N_("Does the silent 100 count?"), (hundred_beside_no_parti, hundred_unclaimed, hundred_claimed))
SILENT_ULTI = Issue(N_("Does the silent ulti count?"), (ulti_beside_durchmars, silent_ulti_caught, silent_ulti_made))
SILENT_ACES = Issue(
    N_("Do the silent 4 aces count?"), (aces_beside_other_bid, aces_of_two_defenders, aces_unclaimed, aces_claimed)
)
