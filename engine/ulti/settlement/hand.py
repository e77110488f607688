"""A hand that is over: what the table knows about it, and what each defender owes the declarer."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from engine.bill import Line, Owes
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say
from engine.ulti.reading import Reading
from engine.ulti.settlement.silent import ACES, HUNDREDS, ULTIS, Silent, silent_line
from engine.ulti.settlement.value import part_line
from engine.ulti.table.bid import TRUMP_DURCHMARS, Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
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
        theirs = {Task.ULTI: {Silent.THEIR_ULTI, Silent.THEIR_CAUGHT}, Task.FOUR_ACES: {Silent.THEIR_ACES}}
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

    @property
    def spared(self) -> frozenset[Task]:
        """What was lost for nothing: in the other reading, the parti beside 4 aces."""
        lost = {Task.FOUR_ACES, Task.PARTI} <= self.bid.parts and Task.PARTI not in self.made
        return frozenset({Task.PARTI}) if lost and not self.reading.aces_lose_parti else frozenset()


# What each defender owes the declarer; below nothing it goes the other way


def owed_parts(hand: FinishedHand) -> Iterator[Owes[Player]]:
    """Every part at its level, as plus if it was made and as minus if it was lost."""
    bid, made, spared = hand.bid, hand.made, hand.spared
    counted = [one for one, _ in bid.values if one not in spared]
    for defender, one in product(DEFENDERS, counted):
        line = part_line(bid, one, hand.raised.level(one, defender), lost=one not in made)
        yield Owes(defender, Player.DECLARER, line)


def owed_by_both(*lines: Line) -> Iterator[Owes[Player]]:
    for defender, line in product(DEFENDERS, lines):
        yield Owes(defender, Player.DECLARER, line)


def owed_silent(hand: FinishedHand, kind: frozenset[Silent], amount: int, reference: str) -> Iterator[Owes[Player]]:
    """What the silent results of a kind are worth between the declarer and each defender."""
    return owed_by_both(*(silent_line(one, hand.bid, amount, reference) for one in sorted(hand.silent & kind)))
