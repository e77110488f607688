"""Effects on a card that was led or played too soon: what the other defender must play, and what stands."""

from dataclasses import dataclass

from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Choice, Text, say

DECLARER_CHOOSES = MainOrder(
    "told-57A", N_("Declarer chooses what the other defender has to play to this trick, and hears all four ways first.")
)
HIGHEST_OPTION = Option(
    "highest-57A1", N_("Declarer may require the highest card of the suit led that the other defender holds.")
)
LOWEST_OPTION = Option(
    "lowest-57A2", N_("Declarer may require the lowest card of the suit led that the other defender holds.")
)
OTHER_SUIT_OPTION = Option("other-suit-57A3", N_("Declarer may name another suit and require a card of it."))
NOT_SUIT_OPTION = Option("not-suit-57A4", N_("Declarer may name another suit and forbid it."))
IF_IMPOSSIBLE = Order(
    "if-impossible-57B",
    N_("A defender who cannot do what is asked plays any legal card; following suit goes before everything else."),
)
PARTNERS_CARD_TOO = Order(
    "partners-card-57",
    N_(
        "What the other defender has played since stays if it is what declarer asks for; otherwise it goes back and "
        "becomes a major penalty card too."
    ),
)
NO_RECTIFICATION_57C = MainOrder(
    "stands-57C", N_("The card stands as played. It is no penalty card, and partner plays freely.")
)
LEAD_STANDS_57C = Order("lead-waits-57C", N_("A lead to the next trick waits until this trick is complete."))
COUNTS_IN_TURN = MainOrder("in-turn-60A2", N_("The card counts as led or played in turn."))
DECLARING_STANDS = MainOrder(
    "stands-57C3", N_("The card is played and may not be taken back; the hand that was passed over plays now.")
)
PLAYED_IN_TURN_57D = MainOrder(
    "must-be-played-57D", N_("The card stays there and must be played to this trick when that defender's turn comes.")
)
NOT_PLAYABLE_57D = MainOrder("not-playable-57D", N_("The card cannot be played to this trick."))
PARTNER_SAW = Order("partner-saw-57D", N_("What the card told before its turn is unauthorised for the other defender."))


class PartnersPlay(Choice):
    """What declarer asks of the defender whose partner played too soon."""

    NOT_YET = "not-yet", N_("nothing yet")
    HIGHEST = "highest", N_("the highest card of the suit led")
    LOWEST = "lowest", N_("the lowest card of the suit led")
    REQUIRE = "require", N_("a card of another suit")
    FORBID = "forbid", N_("no card of a certain other suit")


@dataclass(frozen=True)
class OrderedPlay(Effect):
    """What the other defender has to play to this trick, by declarer's choice."""

    weight = 2

    choice: PartnersPlay

    def words(self) -> Text:
        return ORDERED[self.choice]


ORDERED = {
    PartnersPlay.HIGHEST: say("The other defender must play the highest card of the suit led."),
    PartnersPlay.LOWEST: say("The other defender must play the lowest card of the suit led."),
    PartnersPlay.REQUIRE: say("The other defender must play a card of the suit that declarer has named."),
    PartnersPlay.FORBID: say("The other defender may not play the suit that declarer has named."),
}
