"""How far a bid had been raised when somebody went wrong: what is said after a fault is void (10.3.c)."""

from dataclasses import dataclass

from engine.fact import ask
from engine.text import N_
from engine.ulti.table.bid import Task
from engine.ulti.table.player import DEFENDERS, Player
from engine.ulti.table.raised import WITH_TRUMPS, RaisedBid

ONLY_BEFORE = N_(
    "What was said after the fault is void. If somebody has a wrong number of cards, everything counts that was said."
)


@dataclass(frozen=True, kw_only=True)
class SaidBefore(RaisedBid):
    """The bid, and what of it had been doubled and redoubled before the fault."""

    kontra: frozenset[Task] = ask(
        N_("Which parts had been doubled by kontra before the fault?"), WITH_TRUMPS, hint=ONLY_BEFORE
    )
    rekontra: frozenset[Task] = ask(
        N_("Which of them had been redoubled by rekontra before the fault?"), WITH_TRUMPS, hint=ONLY_BEFORE
    )
    kontra_by: frozenset[Player] = ask(
        N_("Which defenders had said kontra, or joined, before the fault?"), DEFENDERS, hint=ONLY_BEFORE
    )
    rekontra_to: frozenset[Player] = ask(
        N_("Against which of them had the declarer said rekontra before the fault?"), DEFENDERS, hint=ONLY_BEFORE
    )
