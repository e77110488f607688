"""What both sides have taken and announced in a hand, and the points that it comes to."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Text, say
from engine.ulti.reading import Reading
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import DEFENDERS, Player

HUNDRED = 100
IN_TRICKS = 90  # four aces, four tens and the last trick
ANNOUNCED = range(0, 101, 20)
HAD_LAST = {
    True: N_("Right, had declarer taken the last trick."),
    False: N_("Right, had a defender taken the last trick."),
}
HAD_TAKEN = N_("Right, had declarer's tricks held {value|ace-or-ten}.")
HAD_HELD = {
    True: N_("Right, had declarer held the king and the felső."),
    False: N_("Right, had declarer not held both the king and the felső."),
}


@dataclass(frozen=True, kw_only=True)
class Count(Facts):
    """What both sides have taken and announced."""

    bid: Bid = ask(N_("What was the bid?"), heard="bid")
    taken: int = ask(
        N_("How many aces and tens are in the declarer's tricks, the talon left aside?"), range(9), had=HAD_TAKEN
    )
    last: bool = ask(N_("Did the declarer take the last trick?"), had=HAD_LAST)
    held: bool = ask(N_("Did the declarer hold the king and the felső that the bid requires?"), had=HAD_HELD)
    declared: int = ask(N_("How many points did the declarer announce?"), ANNOUNCED)
    right_declared: int = ask(N_("How many points did the right-hand defender announce?"), ANNOUNCED)
    left_declared: int = ask(N_("How many points did the left-hand defender announce?"), ANNOUNCED)
    took: frozenset[Player] = ask(N_("Who took at least one trick?"))
    reading: Reading = part()

    @impossible
    def too_much_announced(self) -> Text | None:
        if self.declared + self.right_declared + self.left_declared > HUNDRED:
            return say("The four pairs together are worth 100 points: one of 40 and three of 20.")
        return None

    @impossible
    def points_without_a_trick(self) -> Text | None:
        if Player.DECLARER not in self.took and (self.taken or self.last):
            return say("Whoever has points from tricks has taken a trick.")
        return None

    @impossible
    def last_trick_without_a_trick(self) -> Text | None:
        if not self.last and not self.took & frozenset(DEFENDERS):
            return say("A defender who takes the last trick has taken a trick.")
        return None

    @property
    def in_tricks(self) -> int:
        """The declarer's points in tricks; the defenders have the rest, with what lies in the talon."""
        return 10 * (self.taken + self.last)

    @property
    def own(self) -> int:
        """The declarer's announcements, if they count."""
        return self.declared if self.declared and Player.DECLARER in self.took else 0

    @property
    def theirs(self) -> int:
        """The defenders' announcements, if they count: one of those who announced must have taken a trick."""
        announced = {Player.RIGHT: self.right_declared, Player.LEFT: self.left_declared}
        total = sum(announced.values())
        speakers = {one for one in DEFENDERS if announced[one] or self.reading.partner_s_trick}
        return total if total and speakers & self.took else 0

    @property
    def declarer_points(self) -> int:
        return self.in_tricks + self.own

    @property
    def defenders_points(self) -> int:
        return IN_TRICKS - self.in_tricks + self.theirs
