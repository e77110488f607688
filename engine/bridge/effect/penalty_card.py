"""Effects on a defender's penalty card in the play: what its owner, the partner and declarer may do, what it tells."""

from dataclasses import dataclass
from typing import Any

from engine.bridge.table.duty import PenaltyKind
from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Choice, Text, say

KEEP_FACE_UP = Order("face-up-50A", N_("It is left face up on the table in front of its owner."))
NEVER_PENALTY = Order("never-penalty-48A", N_("A card of declarer's or dummy's is never a penalty card."))
NEED_NOT_PLAY = Order("need-not-play-48A", N_("A card that declarer has let fall need not be played."))
NO_PENALTY_HERE = MainOrder("no-penalty-49", N_("The card goes back to the hand and is no penalty card."))
NO_PENALTY_IN_CLAIM = MainOrder("no-penalty-68", N_("What was shown or named so is no penalty card."))
AFTER_PLAYED = Order(
    "after-played-50E3",
    N_("Once it has been played, how it came about is unauthorised information for its owner's partner."),
)
UNTIL_PICKED_UP = Order(
    "picked-up-50E2",
    N_("What the card that went back told is unauthorised for its owner's partner; declarer may use it."),
)

# The partner is to lead

LEAD_ANYTHING = MainOrder(
    "lead-anything-50C",
    N_("Any card may be led: no penalty card of the partner's gives declarer a right to order anything."),
)
DECLARER_FIRST = MainOrder(
    "declarer-first-50D2", N_("The player on lead has to wait until declarer has chosen, and hears every choice first.")
)
REQUIRE_ITS_SUIT = Option(
    "require-its-suit-50D2a",
    N_("Declarer may require the suit of the penalty card to be led; every penalty card of it then goes back to hand."),
)
FORBID_ITS_SUIT = Option(
    "forbid-its-suit-50D2a",
    N_(
        "Declarer may forbid that suit for as long as the player keeps the lead; every penalty card of it then goes "
        "back to the hand."
    ),
)
REQUIRE_ONE_SUIT = Option(
    "require-one-51B2a",
    N_(
        "Declarer may require one of the suits of the penalty cards to be led; the cards of that suit then go back to "
        "the hand, and the others stay."
    ),
)
FORBID_SUITS = Option(
    "forbid-suits-51B2b",
    N_(
        "Declarer may forbid one or more of these suits for as long as the player keeps the lead; the penalty cards "
        "of every forbidden suit then go back to the hand."
    ),
)
LEAVE_FREE = Option(
    "leave-free-50", N_("Declarer may leave the lead free; then every penalty card stays on the table.")
)
CHOOSES_AGAIN = Order(
    "chooses-again-50fn2",
    N_("If that player keeps the lead and a penalty card is still there, declarer chooses again before the next lead."),
)
SUITS_FORBIDDEN = MainOrder(
    "suits-forbidden-51B2b",
    N_(
        "The player on lead may lead none of the forbidden suits for as long as that player keeps the lead; with "
        "nothing else in hand, any card."
    ),
)
OWNER_FREE = Order("owner-free-51B1", N_("Its owner may then play any legal card to the trick."))
EARLY_LEAD_BACK = MainOrder(
    "early-lead-back-50D2",
    N_("The lead goes back, and as that card has been exposed it becomes a major penalty card of the player on lead."),
)
EARLY_LEAD_STANDS = MainOrder("early-lead-stands-60A1", N_("As declarer has played to it, the lead stands."))
EARLY_CARD_NEXT = Order(
    "early-card-next-50D1", N_("If declarer's choice allows it, the card led too soon has to be led now.")
)


class Lie(Choice):
    """How many penalty cards one defender has, and in which suits."""

    ONE = "one", N_("one card")
    ONE_SUIT = "one-suit", N_("two or more cards of one suit")
    SUITS = "suits", N_("cards of two or more suits")


@dataclass(frozen=True)
class CardsBack(Effect):
    """Which penalty cards their owner picks up once declarer has required or forbidden a suit."""

    lie: Lie
    others_stay: bool

    def words(self) -> Text:
        if self.others_stay:
            return OTHERS_STAY
        return BACK[self.lie]

    def leaves(self) -> dict[str, Any]:
        return {"penalty_card": PenaltyKind.MAJOR} if self.others_stay else {}


OTHERS_STAY = say(
    "The penalty cards of every suit that declarer has named go back to the hand at once, obeyed or not; those of "
    "other suits stay on the table."
)
BACK = {
    Lie.ONE: say("The penalty card goes back to the hand at once, obeyed or not, and is no penalty card any more."),
    Lie.ONE_SUIT: say("All penalty cards of that suit go back to the hand at once, obeyed or not."),
    Lie.SUITS: say("All penalty cards go back to the hand at once, obeyed or not."),
}


@dataclass(frozen=True)
class PenaltyStays(Effect):
    """A penalty card that is still on the table remains what it was."""

    kind: PenaltyKind

    def words(self) -> Text:
        return say("Every penalty card that has not been played stays a penalty card on the table.")

    def leaves(self) -> dict[str, Any]:
        return {"penalty_card": self.kind}


# Another card was played instead

NOT_BY_OWNER = Order(
    "not-by-owner-52A", N_("The defender may not take back the card played instead unless declarer refuses it.")
)
ACCEPT_INSTEAD = Option("accept-52B1a", N_("Declarer may accept the card that was played instead."))
REFUSE_INSTEAD = Option(
    "refuse-52B2",
    N_(
        "Declarer may refuse it: then the penalty card is played in its place, and the other card becomes a major "
        "penalty card."
    ),
)
MUST_ACCEPT_INSTEAD = MainOrder(
    "must-accept-52B1b", N_("Declarer has played since, and so must accept the card that was played instead.")
)
INSTEAD_STANDS = MainOrder("instead-stands-52B1a", N_("The card that was played instead stands."))
PUT_IT_IN = MainOrder(
    "put-it-in-52B2", N_("The penalty card is played, and the card played instead of it is taken back.")
)
NO_TRICKS_FOR_IT = Order("no-tricks-64B3", N_("No trick is transferred because a penalty card has not been played."))
NO_FAULT = MainOrder(
    "no-fault-50D1b", N_("That was right: following suit and declarer's orders come before a penalty card.")
)
