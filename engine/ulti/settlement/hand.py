"""A hand that is over: what the table knows about it, and what each defender owes the declarer."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bill import Bill, Line
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say
from engine.ulti.reading import Reading
from engine.ulti.settlement.silent import (
    ACES,
    HUNDREDS,
    ULTIS,
    Silent,
    aces_count,
    hundred_counts,
    silent_lines,
    ulti_counts,
)
from engine.ulti.settlement.value import part_line, ulti_penalty
from engine.ulti.table.bid import TRUMP_DURCHMARS, Bid, Task
from engine.ulti.table.player import Player
from engine.ulti.table.raised import RaisedBid


class Ended(Choice):
    """How the play came to its end."""

    PLAYED = "played", N_("it was played out")
    THROWN_IN = "thrown-in", N_("the declarer threw in the cards before the first lead")
    CONSENT = "consent", N_("the declarer gave up after the first lead, and both defenders agreed")
    REFUSED = "refused", N_("the declarer wanted to give up after the first lead, but not both defenders agreed")


@dataclass(frozen=True, kw_only=True)
class FinishedHand(Facts):
    """What the table knows when a hand is over."""

    ended: Ended = ask(N_("How did the play end?"))
    raised: RaisedBid = part()
    made: frozenset[Task] = ask(N_("Which parts of the bid did the declarer make?"))
    silent: frozenset[Silent] = ask(N_("What happened without having been bid?"))
    claimed: frozenset[Silent] = ask(N_("Which of these were claimed before the cards were thrown together?"))
    reading: Reading = part()

    @property
    def bid(self) -> Bid:
        return self.raised.bid

    @impossible
    def parts_of_another_bid(self) -> Text | None:
        if not self.made <= self.bid.parts:
            return say("Only parts of the bid can be made. This bid consists of: {parts}.", parts=self.bid.parts)
        return None

    @impossible
    def bid_is_not_silent(self) -> Text | None:
        own = {Task.ULTI: {Silent.ULTI, Silent.CAUGHT}, Task.FOUR_ACES: {Silent.ACES}}
        if any(part in self.bid.parts and results & self.silent for part, results in own.items()):
            return say("What the declarer has bid is not a silent result.")
        return None

    @impossible
    def both_sides_silent(self) -> Text | None:
        if any(len(kind & self.silent) > 1 for kind in (HUNDREDS, ULTIS, ACES)):
            return say("Only one side can have 100 points, the trump seven in the last trick, or all four aces.")
        return None

    @impossible
    def hundred_without_winning(self) -> Text | None:
        if self.bid.live and self.silent & HUNDREDS and (Task.PARTI in self.made) != (Silent.HUNDRED in self.silent):
            return say("The side that reaches 100 points has won the parti: there are 190 points at most.")
        return None

    @impossible
    def cards_in_two_places(self) -> Text | None:
        theirs = {
            Task.ULTI: {Silent.THEIR_ULTI, Silent.THEIR_CAUGHT},
            Task.FOUR_ACES: {Silent.THEIR_ACES},
        }
        theirs |= {part: {Silent.THEIR_ULTI, Silent.THEIR_ACES, Silent.CAUGHT} for part in TRUMP_DURCHMARS}
        theirs[Task.HUNDRED40] = {Silent.THEIR_ACES}  # without an ace the tricks hold 50 points, not 60
        if any(part in self.made and results & self.silent for part, results in theirs.items()):
            return say("The same cards or tricks cannot have gone to both sides.")
        return None

    @impossible
    def claimed_what_was_not(self) -> Text | None:
        if not self.claimed <= self.silent:
            return say("Only what happened can be claimed.")
        return None

    def counts(self, one: Silent) -> bool:
        """Does a silent result count in this bid, and was it claimed if it had to be?"""
        if one in ULTIS:
            return ulti_counts(self.bid, self.reading)
        possible = hundred_counts(self.bid, self.reading) if one in HUNDREDS else aces_count(self.bid)
        return possible and one in self.claimed


# What it comes to


def bill(hand: FinishedHand, defender: Player) -> Bill:
    """What a defender owes the declarer; below nothing, what the declarer owes."""
    parti = hand.raised.level(Task.PARTI, defender)
    lines = [*part_lines(hand, defender)]
    if hand.bid.has_trump:
        counted = frozenset(one for one in hand.silent if hand.counts(one))
        lines += silent_lines(counted, hand.bid, parti, hand.reading)
    return Bill(tuple(lines))


def part_lines(hand: FinishedHand, defender: Player) -> Iterator[Line]:
    """Every part with its sign, and the penalty for a lost ulti."""
    raised = hand.raised.levels(defender)
    for one, _ in hand.bid.values:
        if one in hand.made or not spared(hand, one):
            yield part_line(hand.bid, one, raised[one], lost=one not in hand.made)
    if Task.ULTI in hand.bid.parts - hand.made:
        yield ulti_penalty(hand.bid)


def spared(hand: FinishedHand, part: Task) -> bool:
    """Is it a parti that a bid of 4 aces may lose for nothing, in the other reading?"""
    return part is Task.PARTI and Task.FOUR_ACES in hand.bid.parts and not hand.reading.aces_lose_parti
