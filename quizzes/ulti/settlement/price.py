"""How far a hand to settle was raised: with trumps part by part, without them by what each defender said."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from engine.text import Text, say
from engine.ulti.settlement.hand import SaidAlone
from engine.ulti.table.bid import Bid, Task, Tasks
from engine.ulti.table.player import Player
from engine.ulti.table.raised import RaisedBid
from players.ulti.board import Board
from players.ulti.doubling import find_doubler

T = TypeVar("T")
NO_PARTS: Tasks = frozenset()
NO_PLAYERS: frozenset[Player] = frozenset()
RIGHT, LEFT = Player.RIGHT, Player.LEFT
AGAIN = 0.35  # of the kontras are answered by rekontra


@dataclass(frozen=True)
class Price:
    """What was said: with trumps by one defender for both, without trumps by each alone."""

    kontra: Tasks = NO_PARTS
    rekontra: Tasks = NO_PARTS
    speaker: Player = RIGHT
    right: SaidAlone = SaidAlone.NOTHING
    left: SaidAlone = SaidAlone.NOTHING
    answered: bool = False

    @property
    def alone(self) -> frozenset[Player]:
        """The defenders whose kontra counts in a bid without trumps."""
        own = {RIGHT} if self.right is SaidAlone.KONTRA else set()
        return frozenset(own | ({LEFT} if self.left in (SaidAlone.KONTRA, SaidAlone.JOINED) else set()))

    def facts(self, bid: Bid) -> dict[str, Any]:
        if bid.has_trump:
            return {"raised": RaisedBid.suppose(bid=bid, kontra=self.kontra, rekontra=self.rekontra)}
        raised = RaisedBid.suppose(bid=bid, rekontra_to=self.alone if self.answered else NO_PLAYERS)
        return {"raised": raised, "right_said": self.right, "left_said": self.left}


NOT_RAISED = Price()
SAID_ALONE = (
    *[(SaidAlone.KONTRA, SaidAlone.NOTHING), (SaidAlone.NOTHING, SaidAlone.KONTRA)] * 2,
    *[(SaidAlone.KONTRA, SaidAlone.JOINED), (SaidAlone.PASSED, SaidAlone.KONTRA)] * 2,
    (SaidAlone.KONTRA, SaidAlone.PASSED),
)


def draw_price(rng: Random, board: Board, whole: bool = False) -> Price:
    """Kontra to what a defender's hand gives hope for; now and then a rekontra to what was doubled."""
    if not board.bid.has_trump:
        right, left = rng.choice(SAID_ALONE)
        return Price(right=right, left=left, answered=rng.random() < AGAIN)
    hopes = {part: one for part in sorted(board.bid.parts) if (one := find_doubler(board, part))}
    if not hopes or (whole and len(hopes) < len(board.bid.parts)):
        return NOT_RAISED
    kontra = board.bid.parts if whole else some(rng, list(hopes))
    rekontra = (kontra if whole else some(rng, sorted(kontra))) if rng.random() < AGAIN else NO_PARTS
    return Price(kontra, rekontra, min(hopes[part] for part in kontra))


def some(rng: Random, among: Sequence[Task]) -> Tasks:
    """Some of these, at least one."""
    return frozenset(rng.sample(among, rng.randint(1, len(among))))


# How it is told


def tell_price(bid: Bid, price: Price) -> Iterator[Text]:
    if not (price.kontra or price.alone):
        yield say("Nobody said kontra.")
    elif bid.has_trump:
        yield from tell_parts(price)
    else:
        yield from tell_alone(price)


def tell_parts(price: Price) -> Iterator[Text]:
    yield say("{player|start} said kontra to {parts|def and}.", player=price.speaker, parts=price.kontra)
    if price.rekontra:
        yield say("Declarer said rekontra to {parts|def and}.", parts=price.rekontra)


def tell_alone(price: Price) -> Iterator[Text]:
    """The right-hand defender speaks first; whoever speaks after a kontra joins."""
    if price.right is SaidAlone.KONTRA:
        yield say("{player|start} said kontra.", player=RIGHT)
        yield tell_second(price.left)
    else:
        yield say("{player|start} passed.", player=RIGHT)
        yield say("{player|start} said kontra.", player=LEFT)
    if price.right is SaidAlone.PASSED:
        yield say("After that {player} said: “Csatlakozom!” (I join)", player=RIGHT)
    if price.answered:
        yield say("Declarer said rekontra.")


def tell_second(said: SaidAlone) -> Text:
    if said is SaidAlone.JOINED:
        return say("{player|start} said: “Csatlakozom!” (I join)", player=LEFT)
    if said is SaidAlone.PASSED:
        return say(
            "{player|start} played on without a word, and said “Csatlakozom!” with the second card.", player=LEFT
        )
    return say("{player|start} said nothing.", player=LEFT)
