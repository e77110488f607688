"""Who pays whom at the end of a hand: 8 §; and what giving up costs: 6.9."""

from dataclasses import dataclass

from engine.bill import Bill, Line
from engine.effect import Effect, Order
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say
from engine.ulti.effect.settlement import Settle, pay_declarer, pay_defenders
from engine.ulti.settlement.hand import Ended, FinishedHand, bill
from engine.ulti.settlement.silent import ACES, CAUGHT, HUNDREDS, ULTIS, aces_count, hundred_counts, ulti_counts
from engine.ulti.settlement.value import doubled, ulti_penalty
from engine.ulti.table.bid import Task
from engine.ulti.table.player import DEFENDERS


@dataclass(frozen=True)
class Worth(Effect):
    """The result against each defender, where it is not agreed who pays how much of it."""

    right: int
    left: int

    def words(self) -> Text:
        return say(
            "The declarer's result is {right} against the defender on the right and {left} against the one on the "
            "left. Who pays how much of it has to be agreed.",
            right=f"{self.right:+d}",
            left=f"{self.left:+d}",
        )


NO_SUM = Order("no-sum-named", N_("The hand is over. The document does not say what is paid: the players agree on it."))
PLAY_ON = Order("play-on", N_("The hand must be played out."))
HUNDRED_VOID = Order("silent-100-void", N_("The silent 100 does not count in this bid."))
ACES_VOID = Order("silent-4a-void", N_("The silent 4 aces do not count in this bid."))
ULTI_VOID = Order("silent-ulti-void", N_("The silent ulti does not count in a durchmars."))
UNCLAIMED = Order("unclaimed", N_("A silent 100 or 4 aces that nobody claimed in time count as not made."))


# How did the hand end?


@law("ulti:6.9")
def thrown_in(hand: FinishedHand) -> Ruling | None:
    """The declarer threw in the cards before the first lead: the bid is paid with kontra."""
    if hand.ended is not Ended.THROWN_IN:
        return None
    lines = doubled(hand.bid).lines
    if Task.ULTI in hand.bid.parts and hand.reading.penalty_unplayed:
        penalty = ulti_penalty(hand.bid)
        lines += (Line(penalty.words, -penalty.amount, penalty.reference),)
    return rule(Settle(pay_defenders(Bill(lines))))


@law("ulti:6.9")
def given_up_by_consent(hand: FinishedHand) -> Ruling | None:
    """The declarer gave up after the first lead, and both defenders agreed."""
    return rule(NO_SUM) if hand.ended is Ended.CONSENT else None


@law("ulti:6.9")
def consent_refused(hand: FinishedHand) -> Ruling | None:
    """The declarer wanted to give up after the first lead, but a defender did not agree."""
    return rule(PLAY_ON) if hand.ended is Ended.REFUSED else None


@law("ulti:8.1")
def played_with_trumps(hand: FinishedHand) -> Ruling | None:
    """The hand was played out, with trumps."""
    return rule(then=(RAISED, PARTS, SILENT, TOTAL)) if hand.bid.has_trump else None


@law("ulti:8.1")
def played_without_trumps(_: FinishedHand) -> Ruling | None:
    """The hand was played out, without trumps."""
    return rule(then=(RAISED, PARTS, TOTAL))


# How many times over is it paid?


@law("ulti:7.4", "ulti:7.3", "ulti:7.6")
def raised_for_both(hand: FinishedHand) -> Ruling | None:
    """Parts of a bid with trumps were doubled: it holds for both defenders."""
    return rule() if hand.bid.has_trump and hand.raised.kontra else None


@law("ulti:7.5", "ulti:7.3", "ulti:7.6")
def raised_singly(hand: FinishedHand) -> Ruling | None:
    """A bid without trumps was doubled: it holds for each defender who said kontra or joined."""
    return rule() if not hand.bid.has_trump and hand.raised.kontra_by else None


@law("ulti:8.1")
def not_raised(_: FinishedHand) -> Ruling | None:
    """Nobody said kontra: the values of the table hold."""
    return rule()


# What was made, and what was lost?


@law("ulti:8.1")
def everything_made(hand: FinishedHand) -> Ruling | None:
    """Every part of the bid was made: all of them count as plus."""
    return rule() if hand.made == hand.bid.parts else None


@law("ulti:4.D.3", "ulti:8.1")
def ulti_lost(hand: FinishedHand) -> Ruling | None:
    """An ulti that was bid was not made: it costs its value and a penalty that nothing raises."""
    return rule() if Task.ULTI in hand.bid.parts and Task.ULTI not in hand.made else None


@law("ulti:4.C.1", "ulti:8.1")
def parti_lost_beside_aces(hand: FinishedHand) -> Ruling | None:
    """The parti was lost in a bid with 4 aces, and by this reading nothing is deducted for it."""
    with_aces = {Task.FOUR_ACES, Task.PARTI} <= hand.bid.parts
    return rule() if with_aces and Task.PARTI not in hand.made and not hand.reading.aces_lose_parti else None


@law("ulti:8.1")
def plus_and_minus(_: FinishedHand) -> Ruling | None:
    """Every part that was made counts as plus, every part that was lost as minus."""
    return rule()


# Which silent results count?


@law("ulti:6.1")
def nothing_silent(hand: FinishedHand) -> Ruling | None:
    """There was no silent result."""
    return rule() if not hand.silent else None


@law("ulti:6.1")
def something_silent(hand: FinishedHand) -> Ruling | None:
    """There was a silent result."""
    kinds = ((HUNDREDS, SILENT_HUNDRED), (ULTIS, SILENT_ULTI), (ACES, SILENT_ACES))
    return rule(then=tuple(issue for kind, issue in kinds if kind & hand.silent))


@law("ulti:4.A.6", "ulti:5.1.b")
def hundred_beside_no_parti(hand: FinishedHand) -> Ruling | None:
    """One side reached 100 points, but no silent 100 is possible in this bid."""
    return rule(HUNDRED_VOID) if not hundred_counts(hand.bid, hand.reading) else None


@law("ulti:9.10", "ulti:13.3.11")
def hundred_unclaimed(hand: FinishedHand) -> Ruling | None:
    """Nobody claimed the silent 100 before the cards were thrown together."""
    return rule(UNCLAIMED) if not hand.claimed & HUNDREDS else None


@law("ulti:4.A.6", "ulti:9.10")
def hundred_claimed(_: FinishedHand) -> Ruling | None:
    """The silent 100 was claimed in time: it doubles the parti, or is added to its raised value."""
    return rule()


@law("ulti:4.D.1", "ulti:4.F.1")
def ulti_beside_durchmars(hand: FinishedHand) -> Ruling | None:
    """The bid was a durchmars, in which by this reading no silent ulti counts."""
    return rule(ULTI_VOID) if not ulti_counts(hand.bid, hand.reading) else None


@law("ulti:4.D.3")
def silent_ulti_caught(hand: FinishedHand) -> Ruling | None:
    """The trump seven was beaten in the last trick."""
    return rule() if hand.silent & CAUGHT else None


@law("ulti:4.D.1", "ulti:9.10")
def silent_ulti_made(_: FinishedHand) -> Ruling | None:
    """The last trick was won with the trump seven: this need not be claimed, and both defenders share in it."""
    return rule()


@law("ulti:4.C.2")
def aces_beside_other_bid(hand: FinishedHand) -> Ruling | None:
    """The bid was none of those in which 4 aces can be made silently."""
    return rule(ACES_VOID) if not aces_count(hand.bid) else None


@law("ulti:9.10", "ulti:13.3.11")
def aces_unclaimed(hand: FinishedHand) -> Ruling | None:
    """Nobody claimed the silent 4 aces before the cards were thrown together."""
    return rule(UNCLAIMED) if not hand.claimed & ACES else None


@law("ulti:4.C.2", "ulti:9.10")
def aces_claimed(_: FinishedHand) -> Ruling | None:
    """The silent 4 aces were claimed in time."""
    return rule()


# Who pays whom?


@law("ulti:8.1")
def shares_open(hand: FinishedHand) -> Ruling | None:
    """By this reading it is left open how much of the value each defender pays or gets."""
    return rule(Worth(*(bill(hand, one).total for one in DEFENDERS))) if not hand.reading.in_full else None


@law("ulti:8.1")
def each_in_full(hand: FinishedHand) -> Ruling | None:
    """The declarer settles with each defender separately, at the full value."""
    return rule(Settle(pay_declarer(*(bill(hand, one) for one in DEFENDERS))))


RAISED = Issue(N_("How many times over is it paid?"), (raised_for_both, raised_singly, not_raised))
PARTS = Issue(
    N_("What was made, and what was lost?"), (everything_made, ulti_lost, parti_lost_beside_aces, plus_and_minus)
)
SILENT = Issue(N_("Was there a silent result?"), (nothing_silent, something_silent))
SILENT_HUNDRED = Issue(N_("Does the silent 100 count?"), (hundred_beside_no_parti, hundred_unclaimed, hundred_claimed))
SILENT_ULTI = Issue(N_("Does the silent ulti count?"), (ulti_beside_durchmars, silent_ulti_caught, silent_ulti_made))
SILENT_ACES = Issue(N_("Do the silent 4 aces count?"), (aces_beside_other_bid, aces_unclaimed, aces_claimed))
TOTAL = Issue(N_("Who pays whom?"), (shares_open, each_in_full))
END = Issue(
    N_("How did the hand end?"),
    (thrown_in, given_up_by_consent, consent_refused, played_with_trumps, played_without_trumps),
)
SETTLEMENT = Topic(
    "ulti",
    "settlement",
    N_("Settlement of a hand"),
    N_("A hand is over and is to be settled."),
    FinishedHand,
    (END, RAISED, PARTS, SILENT, SILENT_HUNDRED, SILENT_ULTI, SILENT_ACES, TOTAL),
    ("ended", "raised.bid", "raised.kontra", "raised.rekontra", "made", "silent", "claimed"),
)
