"""What a game played to the end comes to: parts made or lost, points, and what nobody announced."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.marias.result.finished import Finished, Side
from engine.marias.table.step import Stake
from engine.text import N_, Text, say


@dataclass(frozen=True)
class Won(Effect):
    """A part of the game that the aktér has made."""

    part: Stake
    weight = 1

    def words(self) -> Text:
        return say("The aktér has won {part}.", part=self.part)


@dataclass(frozen=True)
class Lost(Effect):
    """A part of the game that the aktér has lost."""

    part: Stake
    weight = 1

    def words(self) -> Text:
        return say("The aktér has lost {part}.", part=self.part)


@dataclass(frozen=True)
class Points(Effect):
    """The points of both sides, all hlášky counted."""

    akter: int
    defence: int

    def words(self) -> Text:
        return say(
            "The aktér has {akter|point}, and the defence has {defence|point}, all hlášky counted.",
            akter=self.akter,
            defence=self.defence,
        )


@dataclass(frozen=True)
class Reached(Effect):
    """How far the aktér came towards the hundred."""

    points: int
    pair: int

    def words(self) -> Text:
        if not self.pair:
            return say("Without a hláška the aktér reaches {points|point}.", points=self.points)
        return say("With one hláška, of {pair}, the aktér reaches {points|point}.", points=self.points, pair=self.pair)


@dataclass(frozen=True)
class QuietSto(Effect):
    """A side that reached a hundred nobody announced."""

    side: Side

    def words(self) -> Text:
        return say("{side|start} made a quiet sto: it makes hra worth twice as much.", side=self.side)


@dataclass(frozen=True)
class QuietSedma(Effect):
    """A side that won the last trick with a trump seven nobody announced."""

    side: Side

    def words(self) -> Text:
        return say("{side|start} made a quiet sedma and is paid half the rate of sedma for it.", side=self.side)


@dataclass(frozen=True)
class QuietSedmaLost(Effect):
    """A side whose trump seven was beaten though nobody had announced it."""

    side: Side

    def words(self) -> Text:
        return say("{side|start} lost a quiet sedma and pays half the rate of sedma for it.", side=self.side)


NO_QUIET_STO = Order("no-quiet-sto", N_("Nobody made a quiet sto."))
NO_QUIET_SEDMA = Order("quiet-sedma-unpaid", N_("No quiet sedma is paid."))


def points(game: Finished) -> Points:
    return Points(game.akter_points, game.defence_points)
