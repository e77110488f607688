"""Effects on cards that become visible before the play: where they lie, what they tell, what they become."""

from dataclasses import dataclass
from typing import Any

from engine.bridge.table.duty import PenaltyKind
from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Text, say

FACE_UP = MainOrder("stay-face-up", N_("Every such card stays face up on the table until the end of the auction."))
EXPOSED_INFORMATION = Order(
    "information-24",
    N_("The non-offending side may use what the exposed cards tell; the offending side may not."),
)
NO_FURTHER = Order("no-further-rectification", N_("While the auction lasts there is no further rectification."))
PICK_UP_AHEAD = Order(
    "pick-up-ahead", N_("If the offender becomes declarer or dummy, what was exposed goes back to the hand.")
)
PICKED_UP = MainOrder(
    "exposed-picked-up", N_("What was exposed goes back to the hand that it came from; nothing is a penalty card.")
)
CARD_BACK = Order("card-goes-back", N_("The card goes back to the hand that it came from."))
SEEN_BY_OPPONENTS = Order(
    "seen-by-opponents", N_("An opponent who has caught sight of the card without meaning to may use that.")
)
MINOR_DUTY = Order(
    "minor-penalty-duty",
    N_("Until a minor penalty card is played, its owner may not play another card of that suit below the ten."),
)
MAJOR_DUTY = Order("major-penalty-duty", N_("A major penalty card is played at the first legal opportunity."))
MAJOR_LEAD = Option(
    "major-penalty-lead",
    N_(
        "Whenever the offender's partner is to lead, declarer chooses first: to require or forbid the suit of a major "
        "penalty card, or to leave the lead free."
    ),
)
OPEN_TO_ALL = Order("open-to-all", N_("While a penalty card lies on the table, every player may use what it tells."))


@dataclass(frozen=True)
class ExposedBecome(Effect):
    """What is left on the table when a defender's cards were visible before the play."""

    weight = 1

    kind: PenaltyKind
    several: bool

    def words(self) -> Text:
        return BECOME[self.kind, self.several]

    def leaves(self) -> dict[str, Any]:
        return {"penalty_card": self.kind}


@dataclass(frozen=True)
class ExposedAhead(Effect):
    """The same, while nobody knows yet who will defend."""

    kind: PenaltyKind
    several: bool

    def words(self) -> Text:
        return AHEAD[self.kind, self.several]


BECOME = {
    (PenaltyKind.MINOR, False): say("The card is now a minor penalty card."),
    (PenaltyKind.MAJOR, False): say("The card is now a major penalty card."),
    (PenaltyKind.MAJOR, True): say("Each of the cards is now a major penalty card."),
}
AHEAD = {
    (PenaltyKind.MINOR, False): say("If the offender becomes a defender, the card becomes a minor penalty card."),
    (PenaltyKind.MAJOR, False): say("If the offender becomes a defender, the card becomes a major penalty card."),
    (PenaltyKind.MAJOR, True): say(
        "If the offender becomes a defender, each of the cards becomes a major penalty card."
    ),
}
