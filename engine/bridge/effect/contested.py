"""Effects of rulings on contested claims: how the director goes about it, and who gets the tricks that are left."""

from dataclasses import dataclass, field

from engine.bridge.table.seat import Seat
from engine.cards.trick import Play
from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Text, say

REPEAT_STATEMENT = Order("repeat-statement", N_("The claimer says again what was said when the claim was made."))
HEAR_OBJECTIONS = Order(
    "hear-objections", N_("Then the opponents say what they object to; the director may see more than they do.")
)
MAY_FACE_HANDS = Option("may-face-hands", N_("The director may have all four hands put face up on the table."))
CLAIM_STANDS = MainOrder("claim-stands", N_("The claim stands: the claimer's side gets the tricks that it claimed."))
AGAINST_CLAIMER = Order("against-claimer", N_("What is in doubt is decided against the side that claimed."))
TOO_MANY_LINES = Order(
    "too-many-lines", N_("There are too many lines of play to try them all: the director finds out what can be lost.")
)


@dataclass(frozen=True)
class TricksOfRest(Effect):
    """Who gets the tricks that are left."""

    weight = 1

    claimers: int
    opponents: int

    def words(self) -> Text:
        return say(
            "Of the tricks that are left the claimer's side gets {claimers|trick}, the other side {opponents|trick}.",
            claimers=self.claimers,
            opponents=self.opponents,
        )


@dataclass(frozen=True)
class TricksRefused(Effect):
    """How many of the tricks claimed go to the opponents."""

    weight = 1

    tricks: int

    def words(self) -> Text:
        return say("Of the tricks claimed, the opponents get {tricks|trick}.", tricks=self.tricks)


@dataclass(frozen=True)
class LineOfPlay:
    """The cards as they would be played, trick by trick."""

    plays: tuple[Play[Seat], ...]

    @property
    def tricks(self) -> tuple[tuple[Play[Seat], ...], ...]:
        """By tricks; the first may be one that had been begun."""
        over = len(self.plays) % 4
        first = (self.plays[:over],) if over else ()
        return (*first, *(self.plays[start : start + 4] for start in range(over, len(self.plays), 4)))

    def __str__(self) -> str:
        return "; ".join(" ".join(str(play.card) for play in trick) for trick in self.tricks)


@dataclass(frozen=True)
class SuchLine(Effect):
    """A line of play by which the claim loses."""

    line: LineOfPlay = field(repr=False)

    def words(self) -> Text:
        return say("It may go like this: {line}.", line=self.line)


@dataclass(frozen=True)
class IfNormal(Effect):
    """The director looks at the line: the tricks if it is normal, and if it is not."""

    weight = 1

    claimers: int
    otherwise: int

    def words(self) -> Text:
        return say(
            "Is the line shown normal for this player, be it careless or inferior? If it is, the claimer's side gets "
            "{claimers|trick} of those that are left; if nobody would play so, {otherwise|trick}.",
            claimers=self.claimers,
            otherwise=self.otherwise,
        )
