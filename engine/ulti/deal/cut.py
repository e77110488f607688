"""The cut before the deal: was it regular (2.1, 9.9)?"""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_

REGULAR = Order("regular", N_("The cut is regular."))
JOIN = Order("join", N_("The dealer puts the cards left on the table on top of the part lifted off, and deals."))
NOT_REGULAR = Order("not-regular", N_("The cut is not regular; the pack is cut again before the deal."))
SHUFFLE_FIRST = Order("shuffle-first", N_("The dealer first shuffles thoroughly, at least 3 to 5 times."))
PACK_ON_TABLE = Order("pack-on-table", N_("The dealer has to put the pack on the table and leave it there."))
LEFT_NEIGHBOUR_CUTS = Order("left-neighbour-cuts", N_("Only the dealer's left-hand neighbour cuts."))
NO_MIXING = Order("no-mixing", N_("The player who cuts may only cut, not mix the cards."))
ONE_MOVEMENT = Order("one-movement", N_("The cut has to be a single movement."))
LIFT_THREE = Order("lift-three", N_("At least three cards have to be lifted off."))
LEAVE_THREE = Order("leave-three", N_("At least three cards have to stay on the table."))
PACK = 32
FEWEST = 3  # cards in either part


@dataclass(frozen=True, kw_only=True)
class Cut(Facts):
    """How the pack was cut."""

    shuffled: bool = ask(N_("Was the pack thoroughly shuffled, at least 3 to 5 times?"), judged=True)
    on_table: bool = ask(
        N_("Did the whole pack lie on the table for the cut?"),
        had={True: N_("Right, had the pack lain on the table for the cut.")},
    )
    left_neighbour: bool = ask(
        N_("Did the dealer's left-hand neighbour cut, and nobody else touch the pack?"),
        had={True: N_("Right, had the dealer's left-hand neighbour cut.")},
    )
    mixed: bool = ask(
        N_("Did the player who cut also mix the cards?"),
        had={False: N_("Right, had the player who cut not mixed the cards.")},
    )
    one_movement: bool = ask(
        N_("Was the cut a single movement?"), had={True: N_("Right, had the cut been a single movement.")}
    )
    lifted: int = ask(
        N_("How many cards were lifted off?"),
        range(PACK + 1),
        had={
            FEWEST: N_("Right, had three cards been lifted off."),
            PACK - FEWEST: N_("Right, had three cards been left on the table."),
        },
        heard="cards",
    )


def again(reason: Effect) -> Ruling:
    return rule(NOT_REGULAR, reason)


@law("ulti:2.1")
def not_shuffled(cut: Cut) -> Ruling | None:
    """The pack was not thoroughly shuffled."""
    return again(SHUFFLE_FIRST) if not cut.shuffled else None


@law("ulti:2.1")
def held_in_hand(cut: Cut) -> Ruling | None:
    """The dealer kept cards in the hand during the cut."""
    return again(PACK_ON_TABLE) if not cut.on_table else None


@law("ulti:9.9", "ulti:2.1")
def wrong_player(cut: Cut) -> Ruling | None:
    """Someone other than the dealer's left-hand neighbour cut or touched the pack."""
    return again(LEFT_NEIGHBOUR_CUTS) if not cut.left_neighbour else None


@law("ulti:9.9")
def mixed_the_cards(cut: Cut) -> Ruling | None:
    """The player who cut also mixed the cards."""
    return again(NO_MIXING) if cut.mixed else None


@law("ulti:2.1")
def several_movements(cut: Cut) -> Ruling | None:
    """The cut was not a single movement."""
    return again(ONE_MOVEMENT) if not cut.one_movement else None


@law("ulti:2.1")
def too_few_lifted(cut: Cut) -> Ruling | None:
    """Fewer than three cards were lifted off."""
    return again(LIFT_THREE) if cut.lifted < FEWEST else None


@law("ulti:2.1")
def too_few_left(cut: Cut) -> Ruling | None:
    """Fewer than three cards stayed on the table."""
    return again(LEAVE_THREE) if PACK - cut.lifted < FEWEST else None


@law("ulti:2.1")
def regular(_: Cut) -> Ruling | None:
    """Nothing was wrong with the cut."""
    return rule(REGULAR, JOIN)


REGULARITY = Issue(
    N_("Was the cut regular?"),
    (
        not_shuffled,
        held_in_hand,
        wrong_player,
        mixed_the_cards,
        several_movements,
        too_few_lifted,
        too_few_left,
        regular,
    ),
)

CUT = Topic(
    "ulti",
    "cut",
    N_("Cut"),
    N_("The pack has been cut before the deal."),
    Cut,
    (REGULARITY,),
)
