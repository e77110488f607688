"""Effects on the play: revokes corrected or established, cards taken back, penalty cards, tricks transferred."""

from dataclasses import dataclass
from typing import Any

from engine.bridge.table.duty import PenaltyKind, Person
from engine.effect import Effect, MainOrder, Order
from engine.text import N_, Text, say

NO_REVOKE = Order("no-revoke", N_("It is not a revoke: the player could not do otherwise."))
ESTABLISHED = Order(
    "established", N_("The revoke is established: it is not corrected, and the trick stands as played.")
)
CORRECT_IT = MainOrder("correct-it", N_("The revoke is corrected: the card is taken back and a legal card is played."))
CORRECT_BOTH = MainOrder(
    "correct-both", N_("Both revokes are corrected: each card is taken back and a legal card is played.")
)
NO_PENALTY_CARD = Order("no-penalty-card", N_("The withdrawn card goes back without penalty."))
LEAD_GOES_BACK = Order(
    "lead-goes-back", N_("The lead made on the opponent's wrong word goes back without further rectification.")
)
NOBODY_TAKES_BACK = Order("nobody-takes-back", N_("Nobody else may take back a card."))
CHOICE_FREE = Order("choice-free", N_("The choice of cards on this trick is free."))
ITS_CARD_PENALTY = Order("its-penalty-card", N_("A card that the partner takes back becomes a penalty card."))
CLAIM_CONTESTED = Order(
    "claim-contested",
    N_("Play does not go on: the director then rules as on a contested claim or concession."),
)
NO_SECOND_TIME = Order("no-second-time", N_("For the later revoke in the same suit no trick is transferred."))
OF_BOTH_REVOKES = Order("of-both-revokes", N_("This covers both revokes of the side."))
OTHER_BY_ITSELF = Order("other-by-itself", N_("The other revoke of the same side is ruled on by itself."))


@dataclass(frozen=True)
class PenaltyCard(Effect):
    """A defender's card stays face up until it is played or picked up."""

    owner: Person
    kind: PenaltyKind

    def words(self) -> Text:
        if self.kind is PenaltyKind.MAJOR:
            return say("The defender's withdrawn card stays face up as a major penalty card.")
        return say("The defender's withdrawn card stays face up as a minor penalty card.")

    def leaves(self) -> dict[str, Any]:
        return {"penalty_card": self.kind}


PENALTY_CARD = PenaltyCard(Person.OFFENDER, PenaltyKind.MAJOR)


@dataclass(frozen=True)
class MayTakeBack(Effect):
    """Somebody may take back a card played after the irregularity."""

    is_option = True

    who: Person

    def words(self) -> Text:
        return TAKES_BACK[self.who]


TAKES_BACK = {
    Person.OPPONENTS: say("Each opponent may take back a card played after the revoke and before it was noticed."),
    Person.PARTNER: say("If an opponent does, the offender's partner may take back the card played after it."),
}


@dataclass(frozen=True)
class Transfer(Effect):
    """Tricks that go to the non-offending side after play."""

    weight = 1

    tricks: int

    def words(self) -> Text:
        if not self.tricks:
            return say("No trick is transferred automatically.")
        return say("After play, {tricks|trick-is} transferred to the non-offending side.", tricks=self.tricks)


@dataclass(frozen=True)
class TransferLater(Effect):
    """Tricks that go to the non-offending side after play; how many shows only then."""

    weight = 1

    least: int

    def words(self) -> Text:
        if self.least:
            return say(
                "After play the trick of the revoke is transferred to the non-offending side, "
                "and one more if the offending side wins a later one."
            )
        return say(
            "If the offending side wins a later trick, one trick is transferred to the non-offending side after play."
        )
