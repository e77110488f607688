"""A finished hand for settling: how far it was raised, what was claimed, and how all this is told."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from engine.text import Text, say
from engine.ulti.settlement.hand import Ended, FinishedHand
from engine.ulti.settlement.settlement import SETTLEMENT
from engine.ulti.settlement.silent import ULTIS, Silent
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from quizzes.family import Scenario
from quizzes.picture import Picture
from quizzes.question import Case
from quizzes.question import Part as Question
from quizzes.ulti.story import Raised

T = TypeVar("T")
NO_PARTS: frozenset[Task] = frozenset()
NO_PLAYERS: frozenset[Player] = frozenset()
NO_SILENT: frozenset[Silent] = frozenset()
IN_FULL = say("The declarer settles with each defender separately, at the full value.")
TOLD = frozenset({"reading.in_full"})  # the document leaves it open, the story does not


NOT_RAISED = Raised()


def draw_claims(rng: Random, silent: frozenset[Silent]) -> frozenset[Silent]:
    """What has to be claimed is claimed more often than not."""
    return frozenset(one for one in sorted(silent - ULTIS) if rng.random() < 0.7)


def draw_levels(rng: Random, bid: Bid, whole: bool = False) -> Raised:
    """Kontra on the whole bid or on some parts; now and then a rekontra on what was doubled."""
    if not bid.has_trump:
        return draw_single_levels(rng)
    kontra = bid.parts if whole else some(rng, sorted(bid.parts))
    again = rng.random() < 0.35
    rekontra = (kontra if whole else some(rng, sorted(kontra))) if again else NO_PARTS
    return Raised(kontra=kontra, rekontra=rekontra)


def draw_single_levels(rng: Random) -> Raised:
    """Each defender doubles alone, and the declarer answers each alone."""
    kontra_by = some(rng, DEFENDERS)
    rekontra_to = kontra_by if rng.random() < 0.35 else NO_PLAYERS
    return Raised(kontra_by=kontra_by, rekontra_to=rekontra_to)


def some(rng: Random, among: Sequence[T]) -> frozenset[T]:
    """Some of these, at least one."""
    return frozenset(rng.sample(among, rng.randint(1, len(among))))


def state(bid: Bid, levels: Raised, **known: object) -> FinishedHand:
    """The facts of a hand that was played out, with nothing made and nothing silent unless it is stated."""
    usual = {"ended": Ended.PLAYED, "made": NO_PARTS, "silent": NO_SILENT, "claimed": NO_SILENT}
    return FinishedHand.suppose(**(usual | {"raised": levels.on(bid)} | known))


def settle(story: tuple[Text, ...], facts: FinishedHand, parts: tuple[Question, ...], table: Picture) -> Scenario:
    return Scenario((*story, IN_FULL), (Case(SETTLEMENT, facts),), parts, table, TOLD)


# How it is told


def tell_levels(bid: Bid, levels: Raised) -> Iterator[Text]:
    if not (levels.kontra or levels.kontra_by):
        yield say("Nobody said kontra.")
    elif bid.has_trump:
        yield from tell_parts(levels)
    else:
        yield from tell_defenders(levels)


def tell_parts(levels: Raised) -> Iterator[Text]:
    yield say("A defender said kontra on {parts|and}.", parts=levels.kontra)
    if levels.rekontra:
        yield say("The declarer said rekontra on {parts|and}.", parts=levels.rekontra)


def tell_defenders(levels: Raised) -> Iterator[Text]:
    """The first to speak is the neighbour on the right; whoever speaks after a kontra joins."""
    if levels.kontra_by == frozenset(DEFENDERS):
        yield say("The defender on the right said kontra, and the one on the left: “Csatlakozom.”")
    elif Player.RIGHT in levels.kontra_by:
        yield say("The defender on the right said kontra. The one on the left said nothing.")
    else:
        yield say("The defender on the right passed. The one on the left said kontra.")
    if levels.rekontra_to:
        yield say("The declarer said rekontra.")


def tell_made(bid: Bid, made: frozenset[Task]) -> Iterator[Text]:
    if made:
        yield say("Made: {parts}.", parts=made)
    if bid.parts - made:
        yield say("Lost: {parts}.", parts=bid.parts - made)


def tell_silent(silent: frozenset[Silent]) -> Iterator[Text]:
    for one in sorted(silent):
        yield say("What happened without having been bid: {result}.", result=one)


def tell_claims(silent: frozenset[Silent], claimed: frozenset[Silent]) -> Iterator[Text]:
    """Only a 100 and the aces have to be claimed."""
    if not silent - ULTIS:
        return
    if claimed:
        yield say("Claimed before the cards were thrown together: {results}.", results=claimed)
    if silent - ULTIS - claimed:
        yield say("Not claimed before the cards were thrown together: {results}.", results=silent - ULTIS - claimed)
