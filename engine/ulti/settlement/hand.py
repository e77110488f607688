"""A hand that is over: what the table knows about it, and what each defender owes the declarer."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bill import Bill, Line
from engine.fact import ask, impossible
from engine.text import N_, Choice, Text, say
from engine.ulti.settlement.silent import (
    ACES,
    HUNDREDS,
    ULTIS,
    Silent,
    SilentReading,
    aces_count,
    hundred_counts,
    silent_lines,
    ulti_counts,
)
from engine.ulti.settlement.value import part_line, ulti_penalty
from engine.ulti.table.bid import NO_TRUMP, TRUMP_DURCHMARS, Bid, Part
from engine.ulti.table.level import RaisedFacts, level, levels
from engine.ulti.table.player import DEFENDERS, Player

WITH_TRUMPS = tuple(part for part in Part if part not in NO_TRUMP)


class Ended(Choice):
    """How the play came to its end."""

    PLAYED = "played", N_("it was played out")
    THROWN_IN = "thrown-in", N_("the declarer threw in the cards before the first lead")
    CONSENT = "consent", N_("the declarer gave up after the first lead, and both defenders agreed")
    REFUSED = "refused", N_("the declarer wanted to give up after the first lead, but not both defenders agreed")


@dataclass(frozen=True, kw_only=True)
class FinishedHand(SilentReading, RaisedFacts):
    """What the table knows when a hand is over."""

    ended: Ended = ask(N_("How did the play end?"))
    bid: Bid = ask(N_("What was the bid?"))
    kontra: frozenset[Part] = ask(N_("Which parts were doubled by kontra?"), WITH_TRUMPS)
    rekontra: frozenset[Part] = ask(N_("Which of them were redoubled by rekontra?"), WITH_TRUMPS)
    kontra_by: frozenset[Player] = ask(N_("Which defenders said kontra, or joined?"), DEFENDERS)
    rekontra_to: frozenset[Player] = ask(N_("Against which of them did the declarer say rekontra?"), DEFENDERS)
    made: frozenset[Part] = ask(N_("Which parts of the bid did the declarer make?"))
    silent: frozenset[Silent] = ask(N_("What happened without having been bid?"))
    claimed: frozenset[Silent] = ask(N_("Which of these were claimed before the cards were thrown together?"))
    penalty_unplayed: bool = ask(
        N_("Is the penalty for a lost ulti paid also where the bid is paid without play? The document does not say."),
        setting=False,
    )
    aces_lose_parti: bool = ask(
        N_("Is a lost parti deducted in a bid with 4 aces? The document speaks only of a parti won."), setting=True
    )
    in_full: bool = ask(
        N_("Does the declarer settle the full value with each defender? The document does not spell it out."),
        setting=True,
    )

    @impossible
    def parts_of_another_bid(self) -> Text | None:
        if not self.made <= self.bid.parts:
            return say("Only parts of the bid can be made. This bid consists of: {parts}.", parts=self.bid.parts)
        return None

    @impossible
    def bid_is_not_silent(self) -> Text | None:
        own = {Part.ULTI: {Silent.ULTI, Silent.CAUGHT}, Part.FOUR_ACES: {Silent.ACES}}
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
        if self.bid.live and self.silent & HUNDREDS and (Part.PARTI in self.made) != (Silent.HUNDRED in self.silent):
            return say("The side that reaches 100 points has won the parti: there are 190 points at most.")
        return None

    @impossible
    def cards_in_two_places(self) -> Text | None:
        theirs = {Part.ULTI: {Silent.THEIR_ULTI, Silent.THEIR_CAUGHT}, Part.FOUR_ACES: {Silent.THEIR_ACES}}
        theirs |= {part: {Silent.THEIR_ULTI, Silent.THEIR_ACES, Silent.CAUGHT} for part in TRUMP_DURCHMARS}
        theirs[Part.HUNDRED40] = {Silent.THEIR_ACES}  # without an ace the tricks hold 50 points, not 60
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
            return ulti_counts(self.bid, self)
        possible = hundred_counts(self.bid, self) if one in HUNDREDS else aces_count(self.bid)
        return possible and one in self.claimed


# What it comes to


def bill(hand: FinishedHand, defender: Player) -> Bill:
    """What a defender owes the declarer; below nothing, what the declarer owes."""
    parti = level(hand, Part.PARTI, defender)
    lines = [*part_lines(hand, defender)]
    if hand.bid.has_trump:
        counted = frozenset(one for one in hand.silent if hand.counts(one))
        lines += silent_lines(counted, hand.bid, parti, hand)
    return Bill(tuple(lines))


def part_lines(hand: FinishedHand, defender: Player) -> Iterator[Line]:
    """Every part with its sign, and the penalty for a lost ulti."""
    raised = levels(hand, defender)
    for part, _ in hand.bid.values:
        if part in hand.made or not spared(hand, part):
            yield part_line(hand.bid, part, raised[part], lost=part not in hand.made)
    if Part.ULTI in hand.bid.parts - hand.made:
        yield ulti_penalty(hand.bid)


def spared(hand: FinishedHand, part: Part) -> bool:
    """Is it a parti that a bid of 4 aces may lose for nothing, in the other reading?"""
    return part is Part.PARTI and Part.FOUR_ACES in hand.bid.parts and not hand.aces_lose_parti
