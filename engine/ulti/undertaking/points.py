"""Counting the points: who has won the parti, and was the hundred made? 4.A, 4.B, 6.8."""

from dataclasses import dataclass

from engine.effect import Effect, MainOrder, Order
from engine.law import GoTo, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice, Text, say
from engine.ulti.effect.settlement import PARTI_WON
from engine.ulti.settlement.hand import Ended
from engine.ulti.settlement.settlement import SETTLEMENT
from engine.ulti.settlement.silent import hundred_counts
from engine.ulti.table.bid import HUNDREDS, Task
from engine.ulti.undertaking.count import HUNDRED, Count


class Side(Choice):
    """One of the two sides."""

    DECLARER = "declarer", N_("declarer")
    DEFENDERS = "defenders", N_("the defenders")


@dataclass(frozen=True)
class Points(Effect):
    """The points of both sides."""

    declarer: int
    defenders: int

    def words(self) -> Text:
        return say(
            "Declarer has {declarer|point}, and the defenders have {defenders|point} together.",
            declarer=self.declarer,
            defenders=self.defenders,
        )


@dataclass(frozen=True)
class Announcements(Effect):
    """The announcements of both sides, as far as they count."""

    declarer: int
    defenders: int

    def words(self) -> Text:
        return say(
            "Announcements are worth {declarer|point} to declarer and {defenders|point} to the defenders.",
            declarer=self.declarer,
            defenders=self.defenders,
        )


@dataclass(frozen=True)
class SilentHundred(Effect):
    """A side that may claim a silent 100."""

    side: Side

    def words(self) -> Text:
        return say(
            "{side|start} made a silent 100, to be claimed before the cards are thrown together.", side=self.side
        )


@dataclass(frozen=True)
class Reached(Effect):
    """How far the declarer came with the pair of a hundred that was bid."""

    points: int
    pair: int

    def words(self) -> Text:
        return say("With the {pair} declarer reaches {points|point}.", pair=self.pair, points=self.points)


PARTI_LOST = MainOrder("parti-lost", N_("The declarer has lost the parti."))
HUNDRED_MADE = MainOrder("hundred-made", N_("The hundred is made."))
HUNDRED_LOST = MainOrder("hundred-lost", N_("The hundred is lost."))
NO_POINTS = Order("points-do-not-matter", N_("Points do not matter in this bid: only the tricks are counted."))


def points(count: Count) -> Points:
    return Points(count.declarer_points, count.defenders_points)


def to_settlement(count: Count, *made: Task) -> GoTo:
    """The hand is settled next; what was made is known where the bid has one part."""
    known: dict[str, object] = {"ended": Ended.PLAYED, "raised.bid": count.bid}
    if len(count.bid.parts) == 1:
        known["made"] = frozenset(made)
    return go_to(SETTLEMENT, **known)


def announced(count: Count) -> Announcements:
    return Announcements(count.own, count.theirs)


# What do the points decide?


@law("ulti:4.A.1", "ulti:5.1.b")
def parti_at_stake(count: Count) -> Ruling | None:
    """The parti is part of the bid: the side with more points wins it."""
    return rule(then=ANNOUNCEMENTS) if count.bid.live else None


@law("ulti:4.B.1")
def hundred_at_stake(count: Count) -> Ruling | None:
    """A hundred is part of the bid: the declarer has to reach 100 points."""
    return rule(then=HUNDREDS_MADE) if count.bid.parts & HUNDREDS else None


@law("ulti:4.F.1", "ulti:4.E.1")
def tricks_at_stake(_: Count) -> Ruling | None:
    """The bid is about tricks only."""
    return rule(NO_POINTS)


# Do the announcements count?


@law("ulti:4.A.2.c")
def nothing_announced(count: Count) -> Ruling | None:
    """Nobody announced anything."""
    return rule(then=PARTI) if not (count.declared or count.right_declared or count.left_declared) else None


@law("ulti:4.A.3")
def announced_without_a_trick(count: Count) -> Ruling | None:
    """A side announced, but of those who announced nobody took a trick: its announcements are not counted."""
    lost_own = count.declared and not count.own
    lost_theirs = (count.right_declared or count.left_declared) and not count.theirs
    return rule(announced(count), then=PARTI) if lost_own or lost_theirs else None


@law("ulti:4.A.2.c", "ulti:4.A.3", "ulti:4.A.6")
def announcements_count(count: Count) -> Ruling | None:
    """On each side that announced, somebody who announced took a trick: the announcements are counted."""
    return rule(announced(count), then=PARTI)


# Who has won the parti?


@law("ulti:4.A.6", "ulti:4.A.1", "ulti:9.10")
def declarer_reached_100(count: Count) -> Ruling | None:
    """The declarer has 100 points or more, and so the parti and a silent 100."""
    if count.declarer_points >= HUNDRED and hundred_counts(count.bid, count.reading):
        return rule(points(count), PARTI_WON, SilentHundred(Side.DECLARER), to_settlement(count, Task.PARTI))
    return None


@law("ulti:4.A.6", "ulti:6.8", "ulti:9.10")
def defenders_reached_100(count: Count) -> Ruling | None:
    """The defenders together have 100 points or more, and so the parti and a silent 100."""
    if count.defenders_points >= HUNDRED and hundred_counts(count.bid, count.reading):
        return rule(points(count), PARTI_LOST, SilentHundred(Side.DEFENDERS), to_settlement(count))
    return None


@law("ulti:4.A.1", "ulti:4.A.2.a", "ulti:4.A.2.b")
def declarer_has_more(count: Count) -> Ruling | None:
    """The declarer has more points than the defenders together."""
    if count.declarer_points > count.defenders_points:
        return rule(points(count), PARTI_WON, to_settlement(count, Task.PARTI))
    return None


@law("ulti:4.A.1", "ulti:6.8")
def defenders_have_more(count: Count) -> Ruling | None:
    """The defenders together have more points, those in the talon included; there is no tie."""
    return rule(points(count), PARTI_LOST, to_settlement(count))


# Was the hundred made?


@law("ulti:4.B.1", "ulti:5.2")
def pair_not_held(count: Count) -> Ruling | None:
    """The declarer did not hold the king and felső that the hundred is reached with."""
    return rule(HUNDRED_LOST, to_settlement(count)) if not count.held else None


@law("ulti:4.B.1")
def forty_hundred(count: Count) -> Ruling | None:
    """The bid has 40/100: with the 40 it takes 60 points in tricks."""
    if Task.HUNDRED40 not in count.bid.parts:
        return None
    return hundred(count, 40, count.in_tricks + 40 >= HUNDRED)


@law("ulti:3.5", "ulti:5.1.a")
def twenty_hundred(count: Count) -> Ruling | None:
    """The bid has 20/100: as we read it, with the 20 it takes 80 points in tricks."""
    return hundred(count, 20, count.in_tricks >= count.reading.needed_beside_20)


def hundred(count: Count, pair: int, made: bool) -> Ruling:
    """The count with the pair, and what came of it."""
    reached = Reached(count.in_tricks + pair, pair)
    if made:
        return rule(reached, HUNDRED_MADE, to_settlement(count, *(count.bid.parts & HUNDREDS)))
    return rule(reached, HUNDRED_LOST, to_settlement(count))


ANNOUNCEMENTS = Issue(
    N_("Are the announcements counted?"), (nothing_announced, announced_without_a_trick, announcements_count)
)
PARTI = Issue(
    N_("Who has won the parti?"),
    (declarer_reached_100, defenders_reached_100, declarer_has_more, defenders_have_more),
)
HUNDREDS_MADE = Issue(N_("Was the hundred made?"), (pair_not_held, forty_hundred, twenty_hundred))
AT_STAKE = Issue(N_("What do the points decide?"), (parti_at_stake, hundred_at_stake, tricks_at_stake))
COUNT = Topic(
    "ulti",
    "points",
    N_("Counting the points"),
    N_("The last trick has been played and the points are counted."),
    Count,
    (AT_STAKE, ANNOUNCEMENTS, PARTI, HUNDREDS_MADE),
)
