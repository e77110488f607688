"""What a side could have won without a revoke, from the cards that were left just before it: Law 64C."""

from dataclasses import dataclass
from functools import lru_cache

from engine.bridge.table.call import Strain
from engine.bridge.table.ending import Ending
from engine.bridge.table.seat import Seat, Side
from engine.cards.lines import Range, find_range
from engine.cards.pack import Suit
from engine.fact import Facts, ask, impossible
from engine.text import N_, Text

KEPT = 512  # searches that are remembered


@dataclass(frozen=True, kw_only=True)
class Equity(Facts):
    """The cards just before the revoke, and the tricks that a side has had from then on."""

    side: Side = ask(
        N_("Which side may have been damaged?"),
        hint=N_("The one that did not revoke; if both did, the one that says so."),
        short=N_("side looked at"),
    )
    ending: Ending = ask(
        N_("Which cards were left just before the revoke?"),
        hint=N_(
            "With the cards of the trick in progress, but not the one that was a revoke: that is still in hand. Of "
            "several revokes in one suit: just before a later one."
        ),
        short=N_("cards left"),
    )
    trump: Strain = ask(N_("What is trump?"), short=N_("trump"))
    on_lead: Seat = ask(N_("Whose lead was it?"), short=N_("lead"))
    after: int = ask(
        N_("How many tricks has that side had from that trick on, with those transferred to it?"),
        range(14),
        short=N_("tricks since then"),
    )

    @impossible
    def cards_not_right(self) -> Text | None:
        return self.ending.problem()

    @property
    def range(self) -> Range | None:
        """What the side wins with legal cards: on every line, with the best play of all, on some line."""
        if not self.ending.is_short:
            return None
        leader = self.ending.leader or self.on_lead
        return range_of(self.ending, self.trump.suit, leader, self.side)


@lru_cache(maxsize=KEPT)
def range_of(ending: Ending, trump: Suit | None, leader: Seat, side: Side) -> Range | None:
    camp = frozenset(seat for seat in Seat if seat.side is side)
    return find_range(ending.position(trump, leader), camp)
