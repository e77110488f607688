"""A hand that is over: what the table knows about it, and what each defender owes the declarer."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from engine.bill import Line, Owes
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say
from engine.ulti.reading import Reading
from engine.ulti.settlement.silent import ACES, HUNDREDS, ULTIS, Silent, silent_line
from engine.ulti.settlement.value import part_lines
from engine.ulti.table.bid import TRUMP_DURCHMARS, Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from engine.ulti.table.raised import RaisedBid

THEIR_ACES = {Silent.THEIR_ACES, Silent.SHARED_ACES}


class Ended(Choice):
    """How the play came to its end."""

    PLAYED = "played", N_("it was played out")
    THROWN_IN = "thrown-in", N_("the declarer threw in the cards before the first lead")
    CONSENT = "consent", N_("the declarer gave up after the first lead, and both defenders agreed")
    REFUSED = "refused", N_("the declarer wanted to give up after the first lead, but not both defenders agreed")


class SaidAlone(Choice):
    """What a defender said to a bid without trumps, where each speaks alone."""

    NOTHING = "nothing", N_("nothing, or pass")
    KONTRA = "kontra", N_("kontra, in turn")
    JOINED = "joined", N_("“Csatlakozom” (I join), after the other's kontra")
    PASSED = "after-passing", N_("passed first, and spoke only afterwards")


HAD_RIGHT = {
    SaidAlone.NOTHING: N_("Right, had the right-hand defender said nothing."),
    SaidAlone.KONTRA: N_("Right, had the right-hand defender said kontra in turn."),
}
HAD_LEFT = {
    SaidAlone.NOTHING: N_("Right, had the left-hand defender said nothing."),
    SaidAlone.KONTRA: N_("Right, had the left-hand defender said kontra in turn."),
    SaidAlone.JOINED: N_("Right, had the left-hand defender joined in time."),
}


@dataclass(frozen=True, kw_only=True)
class FinishedHand(Facts):
    """What the table knows when a hand is over."""

    ended: Ended = ask(N_("How did the play end?"), short=N_("end of play"))
    raised: RaisedBid = part()
    right_said: SaidAlone = ask(
        N_("What did the right-hand defender say?"), had=HAD_RIGHT, short=N_("right-hand defender said")
    )
    left_said: SaidAlone = ask(
        N_("What did the left-hand defender say?"), had=HAD_LEFT, short=N_("left-hand defender said")
    )
    made: frozenset[Task] = ask(N_("Which parts of the bid did the declarer make?"), short=N_("made"))
    silent: frozenset[Silent] = ask(N_("What happened without having been bid?"), short=N_("silent"))
    claimed: frozenset[Silent] = ask(
        N_("Which of these were claimed before the cards were thrown together?"), short=N_("claimed")
    )
    reading: Reading = part()

    @property
    def bid(self) -> Bid:
        return self.raised.bid

    @property
    def said(self) -> dict[Player, SaidAlone]:
        return {Player.RIGHT: self.right_said, Player.LEFT: self.left_said}

    @property
    def levels(self) -> RaisedBid:
        """How far the bid was raised: without trumps what each defender said tells for whom."""
        if self.bid.has_trump or self.raised.have("kontra_by"):  # which older addresses state as such
            return self.raised
        return self.raised.having(kontra_by=frozenset(one for one in DEFENDERS if self.doubled_alone(one)))

    def doubled_alone(self, defender: Player) -> bool:
        """Does this defender's kontra count? Only the second to speak finds a kontra to join."""
        joins = defender is Player.LEFT and self.said[defender] is SaidAlone.JOINED
        return joins or self.said[defender] is SaidAlone.KONTRA

    def passed_first(self, defender: Player) -> bool:
        """Did this defender speak only after having let the kontra pass?"""
        if self.raised.have("kontra_by"):
            return False
        return self.said[defender] in (SaidAlone.JOINED, SaidAlone.PASSED) and not self.doubled_alone(defender)

    @impossible
    def said_otherwise(self) -> Text | None:
        counted = frozenset(one for one in DEFENDERS if self.doubled_alone(one))
        if not self.bid.has_trump and self.raised.kontra_by != counted:
            return say("Whose kontra counts does not agree with what the defenders said.")
        return None

    @impossible
    def nothing_to_join(self) -> Text | None:
        if any(self.said[one] is SaidAlone.JOINED for one in DEFENDERS) and SaidAlone.KONTRA not in self.said.values():
            return say("A defender can join only where the other has said kontra.")
        return None

    @impossible
    def redoubled_a_defender_who_did_not_count(self) -> Text | None:
        if not self.bid.has_trump and not self.raised.rekontra_to <= self.levels.kontra_by:
            return say("Rekontra can be said only against a defender who said kontra.")
        return None

    @impossible
    def parts_of_another_bid(self) -> Text | None:
        if not self.made <= self.bid.parts:
            return say("Only parts of the bid can be made, here {parts|and}.", parts=self.bid.parts)
        return None

    @impossible
    def silent_without_trumps(self) -> Text | None:
        if self.silent and not self.bid.has_trump:
            return say("In a bid without trumps nothing can happen silently.")
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
        theirs = {Task.ULTI: {Silent.THEIR_ULTI, Silent.THEIR_CAUGHT}, Task.FOUR_ACES: THEIR_ACES}
        theirs |= {part: {Silent.THEIR_ULTI, Silent.CAUGHT} | THEIR_ACES for part in TRUMP_DURCHMARS}
        theirs[Task.HUNDRED40] = THEIR_ACES  # without an ace the tricks hold 50 points, not 60
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
    bid, levels, made, spared = hand.bid, hand.levels, hand.made, hand.spared
    counted = [one for one, _ in bid.values if one not in spared]
    for defender, one in product(DEFENDERS, counted):
        for line in part_lines(bid, one, levels.level(one, defender), lost=one not in made):
            yield Owes(defender, Player.DECLARER, line)


def owed_by_both(*lines: Line) -> Iterator[Owes[Player]]:
    for defender, line in product(DEFENDERS, lines):
        yield Owes(defender, Player.DECLARER, line)


def owed_silent(hand: FinishedHand, kind: frozenset[Silent], amount: int, reference: str) -> Iterator[Owes[Player]]:
    """What the silent results of a kind are worth between the declarer and each defender."""
    return owed_by_both(*(silent_line(one, hand.bid, amount, reference) for one in sorted(hand.silent & kind)))
