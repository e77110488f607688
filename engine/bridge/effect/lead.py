"""Effects on a lead out of turn: what is chosen, which lead stands, which cards go back, what partner may lead."""

from dataclasses import dataclass

from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Choice, Text, say

# What the choosers are told

FIVE_CHOICES = MainOrder(
    "five-choices-54", N_("Declarer chooses one of five ways and is told all of them first, without advice from dummy.")
)
SPREAD_OPTION = Option(
    "spread-54A",
    N_("Declarer may accept the lead by spreading the own hand: declarer becomes dummy, and partner plays the board."),
)
ACCEPT_OPENING = Option(
    "accept-54B",
    N_("Declarer may accept the lead and stay declarer: dummy spreads, and the next card comes from declarer's hand."),
)
ACCEPT_OPTION = Option("accept-56A", N_("Declarer may accept the lead, in words or by playing to it."))
REFUSE_OPTION = Option(
    "refuse-56B",
    N_("Declarer may refuse it: the card becomes a major penalty card, and the hand whose turn it was leads."),
)
DECLARER_TOLD = MainOrder("told-56", N_("Declarer chooses, and is told first what follows from each choice."))
LEAD_WAITS = Order("lead-waits-50D2", N_("The other defender may not lead before declarer has chosen."))
REQUIRE_OPTION = Option(
    "require-50D2a",
    N_(
        "Declarer may refuse the lead and require the other defender to lead the suit of that card; the card then "
        "goes back to the hand."
    ),
)
FORBID_OPTION = Option(
    "forbid-50D2a",
    N_(
        "Declarer may refuse the lead and forbid the other defender that suit for as long as that player keeps the "
        "lead; the card then goes back to the hand."
    ),
)
FREE_OPTION = Option(
    "leave-free-50D2b",
    N_("Declarer may refuse the lead and let the other defender lead anything; the card stays a major penalty card."),
)
DEFENDERS_TOLD = MainOrder("told-55", N_("The defenders choose, and are told first what follows from each choice."))
EITHER_ACCEPTS = Option(
    "accept-55A", N_("Either defender may accept the lead in words, or the one who is next may by playing to it.")
)
DEFENDER_THEN_LEADS = Option(
    "refuse-55B1",
    N_("Either defender may refuse it: then the card goes back, and the defender whose turn it is leads."),
)
CORRECT_HAND_THEN_LEADS = Option(
    "refuse-55B2",
    N_("Either defender may refuse it: then declarer must lead from the correct hand, and may lead any suit."),
)
NEXT_DECIDES = Order(
    "next-decides-55A",
    N_("If they want different things, the defender decides who comes next after the hand that led."),
)
DEFAULT_HAND = Order("default-53A", N_("If nobody accepts it, the lead has to come from the correct hand."))

# What stands, and what goes back

LEAD_ACCEPTED = MainOrder("lead-accepted-53A", N_("The lead out of turn stands and counts as a legal lead."))
LEAD_WAITS_FOR_TRICK = MainOrder(
    "lead-waits-44G", N_("The lead came from the right hand; it waits until the trick in progress is complete.")
)
MUST_ACCEPT = MainOrder("must-accept-54C", N_("Declarer must accept the lead and remains declarer."))
DUMMY_SPREADS = Order("dummy-spreads", N_("Dummy spreads the hand, and play goes on."))
FROM_HAND = Order("second-from-hand-54B1", N_("The second card of the trick is played from declarer's hand."))
DUMMYS_CARD_STAYS = Order(
    "dummys-card-stays-54B2", N_("The card played from dummy may be taken back only if it is a revoke.")
)
MUST_SPREAD = MainOrder("must-spread-54A", N_("The lead stands. Declarer must spread the whole hand and is now dummy."))
NEW_DECLARER = Order("new-declarer-54A", N_("The partner, who was to be dummy, plays the hand as declarer."))
FACE_DOWN_BACK = Order(
    "face-down-back-54", N_("If the other defender has put down a lead face down, it goes back to hand.")
)
TURNED_BACK = MainOrder("face-down-41A", N_("As the card is still face down, it is simply taken back."))
TAKEN_BACK = MainOrder("taken-back-47E1", N_("The card must be taken back; nobody may accept it."))
NOT_A_PENALTY = Order(
    "no-penalty-47E1", N_("It is no penalty card, and no lead is required or forbidden because of it.")
)
PLAYED_TO_BACK = Order("played-to-back", N_("Cards that others have played to it go back as well."))
LAST_TRICK = MainOrder("last-trick-53", N_("On the thirteenth trick a lead out of turn is always taken back."))
CORRECT_LEADS = Order("correct-hand-leads", N_("Whoever was in turn leads now."))
LEAD_REFUSED = MainOrder("lead-refused", N_("The lead is taken back, and the hand whose turn it was leads."))
PUT_BACK = MainOrder("put-back-55B1", N_("Declarer's card goes back where it was, and the defender in turn leads."))
FROM_CORRECT_HAND = MainOrder(
    "correct-hand-55B2", N_("Declarer takes the card back and must lead from the correct hand; it may be any suit.")
)
PROPER_STANDS = MainOrder("proper-lead-53B", N_("The lead of the player whose turn it was stands."))
WRONG_CARDS_BACK = Order(
    "wrong-cards-back-53B",
    N_("The card led out of turn, and what was played to it, goes back without penalty; none is a penalty card."),
)
RIGHT_LOST = Order(
    "right-lost-60A1", N_("The non-offending side has played on, and has lost the right to any rectification.")
)
OLD_DUTIES = Order(
    "old-duties-60A3",
    N_("What the offending side had to do before, with a penalty card or a limit on a lead, it still has to do."),
)
RIGHTS_KEPT = Order("rights-kept-60C", N_("A card that the offending side has played since takes no right away."))
PARTNERS_CARD = Order(
    "partners-card-60C",
    N_(
        "The other defender's card is played in turn if declarer accepts the lead and it is legal then; otherwise it "
        "becomes a major penalty card too."
    ),
)
SECOND_LEAD_BACK = Order(
    "second-lead-back-60C", N_("If they accept the first lead, the card led from the correct hand goes back.")
)
COUNTS_LATER = Order(
    "counts-later-58A", N_("The card led at the same moment out of turn counts as played after it, to the same trick.")
)
LATER_IN_TURN = Order(
    "later-in-turn-58A",
    N_(
        "If that hand is next, it has played in turn. Otherwise a card of the declaring side stands if it is legal, "
        "and a defender's is a card played too soon."
    ),
)
AT_RIGHT_HAND_TURN = Order(
    "right-hand-turn-57D",
    N_(
        "It has to be played when that defender's turn comes, if that is legal; if not, it becomes a major penalty "
        "card."
    ),
)


# What the other defender may lead after a refusal


class LeadChoice(Choice):
    """What declarer asks of the defender on lead whose partner has led out of turn."""

    NOT_YET = "not-yet", N_("nothing yet")
    REQUIRE = "require", N_("the suit of that card has to be led")
    FORBID = "forbid", N_("the suit of that card may not be led")
    FREE = "free", N_("any card may be led")


@dataclass(frozen=True)
class LeadOrder(Effect):
    """What the defender on lead has to do, by declarer's choice."""

    weight = 2

    choice: LeadChoice

    def words(self) -> Text:
        return ORDERED[self.choice]


ORDERED = {
    LeadChoice.REQUIRE: say(
        "The other defender must lead a card of that suit, whichever; without one in hand, any card."
    ),
    LeadChoice.FORBID: say(
        "The other defender may not lead that suit for as long as that player keeps the lead; with nothing else in "
        "hand, any card."
    ),
    LeadChoice.FREE: say("The other defender may lead any card."),
}
NO_LONGER_PENALTY = Order(
    "picked-up-50D2a",
    N_("The card led out of turn goes back to the hand at once and is no penalty card any more, obeyed or not."),
)
FORMER_CARD_TELLS = Order(
    "former-card-50E2",
    N_("Declarer may use what that card told; for the partner of its owner that is unauthorised."),
)
