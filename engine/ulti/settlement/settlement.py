"""Who pays whom at the end of a hand: 8 §; and what giving up costs: 6.9."""

from dataclasses import dataclass

from engine.bill import Account
from engine.effect import Effect, Order
from engine.law import Issue, Ruling, Topic, add_up, law, rule
from engine.text import N_, Text, say
from engine.ulti.effect.settlement import Settle, format_signed
from engine.ulti.settlement.hand import Ended, FinishedHand, owed_by_both, owed_parts
from engine.ulti.settlement.silent import ACES, HUNDREDS, ULTIS
from engine.ulti.settlement.silent_result import SILENT_ACES, SILENT_HUNDRED, SILENT_ULTI
from engine.ulti.settlement.unplayed import lost_with_kontra
from engine.ulti.settlement.value import ulti_penalty
from engine.ulti.table.bid import Task
from engine.ulti.table.player import DEFENDERS, Player


@dataclass(frozen=True)
class Worth(Effect):
    """The result against each defender, where it is not agreed who pays how much of it."""

    right: int
    left: int

    def words(self) -> Text:
        return say(
            "Declarer's result is {right} against the right-hand defender and {left} against the left-hand defender. "
            "How much of it each of them pays is left open.",
            right=format_signed(self.right),
            left=format_signed(self.left),
        )


@dataclass(frozen=True)
class SpokeAfterPassing(Effect):
    """A defender who had passed, and whose words afterwards raise nothing."""

    defender: Player

    def words(self) -> Text:
        return say(
            "Nothing is raised for {defender}: a defender who has passed may not speak any more.",
            defender=self.defender,
        )


NO_SUM = Order("no-sum-named", N_("The hand is over. The rules do not say what is paid."))
PLAY_ON = Order("play-on", N_("The hand must be played out."))


# How did the hand end?


@law("ulti:6.9")
def thrown_in(hand: FinishedHand) -> Ruling | None:
    """The declarer threw in the cards before the first lead: the bid is paid with kontra."""
    return rule(lost_with_kontra(hand.bid, hand.reading)) if hand.ended is Ended.THROWN_IN else None


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
    return rule(then=(RAISED, SILENT)) if hand.bid.has_trump else None


@law("ulti:8.1", otherwise=(Ended.PLAYED,))
def played_without_trumps(_: FinishedHand) -> Ruling | None:
    """The hand was played out, without trumps."""
    return rule(then=(RAISED, TOTAL))


# How many times over is it paid?


@law("ulti:7.4", "ulti:7.3", "ulti:7.6")
def raised_for_both(hand: FinishedHand) -> Ruling | None:
    """Parts of a bid with trumps were doubled: it holds for both defenders."""
    return rule(then=PARTS) if hand.bid.has_trump and hand.raised.kontra else None


@law("ulti:7.5", "ulti:6.7")
def spoke_after_passing(hand: FinishedHand) -> Ruling | None:
    """A defender had let the kontra of a bid without trumps pass, and spoke afterwards: that raises nothing."""
    late = [one for one in DEFENDERS if hand.passed_first(one)] if not hand.bid.has_trump else []
    return rule(*(SpokeAfterPassing(one) for one in late), then=PARTS) if late else None


@law("ulti:7.5", "ulti:7.3", "ulti:7.6")
def raised_singly(hand: FinishedHand) -> Ruling | None:
    """A bid without trumps was doubled: it holds for each defender who said kontra or joined."""
    return rule(then=PARTS) if not hand.bid.has_trump and hand.levels.kontra_by else None


@law("ulti:8.1")
def not_raised(_: FinishedHand) -> Ruling | None:
    """Nobody said kontra: the values of the table hold."""
    return rule(then=PARTS)


# What was made, and what was lost?


@law("ulti:8.1")
def everything_made(hand: FinishedHand) -> Ruling | None:
    """Every part of the bid was made: all of them count as plus."""
    return rule(*owed_parts(hand)) if hand.made == hand.bid.parts else None


@law("ulti:4.D.3", "ulti:8.1")
def ulti_lost(hand: FinishedHand) -> Ruling | None:
    """An ulti that was bid was not made: it costs its value and a penalty that nothing raises."""
    if Task.ULTI in hand.bid.parts - hand.made:
        return rule(*owed_parts(hand), *owed_by_both(ulti_penalty(hand.bid)))
    return None


@law("ulti:4.C.1", "ulti:8.1")
def parti_lost_beside_aces(hand: FinishedHand) -> Ruling | None:
    """The parti was lost in a bid with 4 aces, and by this reading nothing is deducted for it."""
    return rule(*owed_parts(hand)) if hand.spared else None


@law("ulti:8.1")
def plus_and_minus(hand: FinishedHand) -> Ruling | None:
    """Every part that was made counts as plus, every part that was lost as minus."""
    return rule(*owed_parts(hand))


# Which silent results count?


@law("ulti:6.1")
def nothing_silent(hand: FinishedHand) -> Ruling | None:
    """There was no silent result."""
    return rule(then=TOTAL) if not hand.silent else None


@law("ulti:6.1")
def something_silent(hand: FinishedHand) -> Ruling | None:
    """There was a silent result."""
    kinds = ((HUNDREDS, SILENT_HUNDRED), (ULTIS, SILENT_ULTI), (ACES, SILENT_ACES))
    return rule(then=(*(issue for kind, issue in kinds if kind & hand.silent), TOTAL))


# Who pays whom?


@law("ulti:8.1")
def shares_open(account: Account[FinishedHand]) -> Ruling | None:
    """By this reading it is left open how much of the value each defender pays or gets."""
    if account.facts.reading.in_full:
        return None
    return rule(Worth(*(account.settlement.paid(defender) for defender in DEFENDERS)))


@law("ulti:8.1")
def each_in_full(account: Account[FinishedHand]) -> Ruling | None:
    """The declarer settles with each defender separately, at the full value."""
    return rule(Settle(account.settlement))


RAISED = Issue(N_("How many times over is it paid?"), (raised_for_both, spoke_after_passing, raised_singly, not_raised))
PARTS = Issue(
    N_("What was made, and what was lost?"), (everything_made, ulti_lost, parti_lost_beside_aces, plus_and_minus)
)
SILENT = Issue(N_("Was there a silent result?"), (nothing_silent, something_silent))
TOTAL = add_up(N_("Who pays whom?"), (shares_open, each_in_full))
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
    usual=("ended", "raised.kontra", "raised.rekontra", "silent", "claimed"),
)
