"""How far a bid was raised by kontra and rekontra: by part with trumps, by defender without."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible
from engine.text import N_, Choice, Text, say
from engine.ulti.table.bid import NO_TRUMP, Bid, Task
from engine.ulti.table.player import DEFENDERS, Player

WITH_TRUMPS = tuple(part for part in Task if part not in NO_TRUMP)
IN_TIME = N_(
    "After a fault only what was said before it counts; if the number of cards was wrong, everything that was said."
)


class Level(Choice):
    """How far a part has been raised."""

    NONE = "none", N_("no kontra")
    KONTRA = "kontra", N_("kontra")
    REKONTRA = "rekontra", N_("rekontra")

    @property
    def factor(self) -> int:
        """1, 2 or 4."""
        return 1 << self.order


@dataclass(frozen=True, kw_only=True)
class RaisedBid(Facts):
    """The bid, and what of it was doubled and redoubled."""

    bid: Bid = ask(N_("What was the bid?"), short=N_("bid"), heard="bid")
    kontra: frozenset[Task] = ask(
        N_("Which parts were doubled by kontra?"), WITH_TRUMPS, hint=IN_TIME, short=N_("kontra")
    )
    rekontra: frozenset[Task] = ask(
        N_("Which of them were redoubled by rekontra?"), WITH_TRUMPS, hint=IN_TIME, short=N_("rekontra")
    )
    kontra_by: frozenset[Player] = ask(
        N_("Which defenders said kontra, or joined, without having passed before?"),
        DEFENDERS,
        hint=IN_TIME,
        short=N_("kontra by"),
    )
    rekontra_to: frozenset[Player] = ask(
        N_("Against which of them did the declarer say rekontra?"),
        DEFENDERS,
        hint=IN_TIME,
        short=N_("rekontra against"),
    )

    @impossible
    def doubled_parts_of_another_bid(self) -> Text | None:
        if not self.kontra <= self.bid.parts:
            return say("Only parts of the bid can be doubled, here {parts|and}.", parts=self.bid.parts)
        return None

    @impossible
    def redoubled_without_kontra(self) -> Text | None:
        if not self.rekontra <= self.kontra:
            return say("Only what was doubled by kontra can be redoubled.")
        return None

    @impossible
    def redoubled_a_silent_defender(self) -> Text | None:
        if not self.rekontra_to <= self.kontra_by:
            return say("Rekontra can be said only against a defender who said kontra.")
        return None

    def level(self, part: Task, defender: Player) -> Level:
        """How many times over a part is paid between the declarer and a defender."""
        if self.bid.has_trump:
            doubled, redoubled = part in self.kontra, bool(self.kontra) and part in self.rekontra
        else:
            doubled, redoubled = defender in self.kontra_by, bool(self.kontra_by) and defender in self.rekontra_to
        return Level.REKONTRA if redoubled else Level.KONTRA if doubled else Level.NONE

    def levels(self, defender: Player) -> dict[Task, Level]:
        """The level of every part between the declarer and a defender."""
        return {part: self.level(part, defender) for part in self.bid.parts}
