"""An insufficient bid from the moment the director is called to the lead: everything that may come up, mixed."""

from random import Random

from engine.bridge.irregular_call.insufficient import SoFar
from engine.text import N_
from quizzes.bridge.irregular_call.insufficient_bid.offer import (
    doubling,
    find,
    is_sensible,
    lowest,
    no_trumps,
    other_suit,
    passing,
    strong_jump,
    weak_jump,
)
from quizzes.bridge.irregular_call.insufficient_bid.reaction import (
    CALLED,
    called_over,
    out_of_turn,
    slip_of_the_hand,
    stop_at,
)
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.bridge.irregular_call.insufficient_bid.story import choose, draw_with, explain
from quizzes.bridge.irregular_call.insufficient_bid.too_soon import (
    first_wanted,
    legal_change,
    second_refused,
    second_wanted,
)
from quizzes.family import Family, Scenario

ALL = (lowest, strong_jump, weak_jump, other_suit, no_trumps, passing, doubling, doubling)  # few doubles are firm
MOST_ASKED, MOST_FOUND = 3, 5


def explained(rng: Random, slip: Slip) -> Scenario | None:
    """Not accepted: the offender hears what each call would lead to, and chooses one that the hand can make."""
    offers = {offer.call: offer for offer in find(slip, *rng.sample(ALL, MOST_FOUND))}.values()
    free, costly = ([one for one in offers if one.bars_partner is barred] for barred in (False, True))
    number = 2 if len(free) > 1 and rng.random() < 0.6 else 1
    if not free or len(costly) < MOST_ASKED - number:
        return None
    asked = rng.sample([*rng.sample(free, number), *rng.sample(costly, MOST_ASKED - number)], MOST_ASKED)
    begun = stop_at(slip, SoFar.NOTHING, rng.choice(CALLED))
    return choose(rng, explain(slip, asked, begun), [offer for offer in asked if is_sensible(offer)])


STOPS = (*[called_over] * 6, slip_of_the_hand, slip_of_the_hand, out_of_turn, out_of_turn)
DRAW = draw_with(*[explained] * 11, *STOPS, first_wanted, second_wanted, second_refused, legal_change, second_refused)
FAMILIES = (
    Family(
        "bridge", "insufficient-ruling", N_("An insufficient bid at the table"), 3, "27A1 27B1a 27B2 27B3 26B", DRAW
    ),
)
