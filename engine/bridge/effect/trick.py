"""Effects on tricks: how they lie, who may look at them, and what becomes of one with too many or too few cards."""

from dataclasses import dataclass

from engine.bridge.effect.play import PenaltyCard
from engine.bridge.table.duty import PenaltyKind
from engine.effect import MainOrder, Order
from engine.text import N_, Text, say

# Looking at tricks

MAY_SEE_TRICK = MainOrder("may-see-66A", N_("All four cards of the trick are shown once more."))
MAY_NOT_SEE_TRICK = MainOrder("may-not-see-66A", N_("The trick is not shown again."))
ONLY_OWN_CARD = Order("own-card-only-66B", N_("The player may still look at the own card, without showing it."))
MAY_SEE_OWN = MainOrder("may-see-own-66B", N_("The player may look at that card, but may not show it."))
MAY_NOT_SEE_OWN = MainOrder("may-not-see-own-66C", N_("It stays face down: this side has played to the next trick."))
NOT_FOR_DUMMY = Order("not-for-dummy-66A", N_("Only declarer and the defenders have that right, dummy has not."))
STAYS_CLOSED = MainOrder(
    "stays-closed-66C", N_("A quitted trick is not looked at before play is over, unless the director says so.")
)
REVOKE_OPENS_NOTHING = Order(
    "revoke-opens-nothing-61C", N_("A suspected revoke alone gives nobody the right to turn a trick over.")
)
CALL_FOR_IT = Order("director-may-open-66C", N_("The director may have it looked at, if it is needed to settle that."))
OPENED_BY_DIRECTOR = MainOrder("opened-66C", N_("The trick is looked at as far as the director has said, no further."))
MAY_SAY_SO = MainOrder("may-say-so-65B3", N_("The player may say that the card points the wrong way."))
TOO_LATE_TO_SAY = MainOrder("too-late-to-say-65B3", N_("It is too late to say so: the own side has played on."))
UNAUTHORISED_16B = Order(
    "unauthorised-16B", N_("Who says so now may give partner unauthorised information, which partner may not use.")
)
FACE_DOWN = MainOrder(
    "face-down-65A", N_("Each player turns the own card face down, close by on the edge of the table.")
)
POINTS_TO_PARTNER = Order("to-partner-65B1", N_("A trick won lies lengthwise towards partner."))
POINTS_TO_OPPONENTS = Order("to-opponents-65B2", N_("A trick lost lies lengthwise towards the opponents."))
IN_A_ROW = Order("in-a-row-65C", N_("The cards overlap in a row, in the order in which they were played."))
MAY_BE_SEEN_AFTER = MainOrder(
    "may-be-seen-66D", N_("Played and unplayed cards may be looked at, to settle the revoke or the number of tricks.")
)
OWN_CARDS_ONLY = Order("own-cards-only-66D", N_("Each player touches only the own cards."))
NOTHING_TO_SETTLE = MainOrder(
    "nothing-to-settle-66D",
    N_("Cards are looked at to settle a revoke or the number of tricks: here there is neither."),
)
FOR_OTHER_SIDE = MainOrder(
    "for-other-side-66D", N_("As the facts can no longer be found out, rule for the other side.")
)
RULED_ON_FACTS = MainOrder("ruled-on-facts-66D", N_("The facts can still be found out: rule on them."))
CLAIM_IN_DANGER = MainOrder(
    "claim-in-danger-65D",
    N_(
        "The player has put at risk any claim to a doubtful trick, and any claim that there was a revoke or that there "
        "was none."
    ),
)
SHOULD_KEEP_ORDER = Order(
    "keep-order-65D", N_("Until the number of tricks is agreed, the played cards should stay in order.")
)
MAY_GATHER = MainOrder("may-gather-65D", N_("The number of tricks is agreed: the cards may be put together."))

# Defective tricks

ADD_A_CARD = MainOrder(
    "add-card-67A1", N_("The player who missed the trick adds a card that may legally be played to it.")
)
LATER_LEGAL = Order("must-follow-67A1", N_("Whoever has a card of the suit led adds one of that suit."))
FACE_A_CARD = MainOrder(
    "face-a-card-67B1", N_("The player shows a card now and puts it among the played ones, where it belongs.")
)
OF_SUIT_LED = Order("of-suit-led-67B1a", N_("It has to be of the suit that was led to that trick."))
ANY_CARD = Order("any-card-67B1b", N_("It may be any card, as the player has none of the suit that was led."))
OWNER_UNCHANGED = Order("owner-unchanged-67B", N_("The trick still belongs to the side that won it."))
COUNTS_AS_REVOKE = Order("counts-as-revoke-67B1", N_("The player counts as having revoked on that trick."))
EXTRA_BACK = MainOrder(
    "extra-back-67B2a", N_("You look at the played cards and have the player take back every surplus one.")
)
SHOWN_STAYS = Order("shown-stays-67B2a", N_("The card that was shown when that trick was played stays."))
HIGHEST_STAYS = Order(
    "highest-stays-67B2a", N_("The highest of those cards that could legally be played to that trick stays.")
)
KEEP_COVERED = Order("keep-covered-67fn1", N_("If you can, avoid showing a defender's played cards."))
ALWAYS_HELD = Order("always-held-67B2b", N_("A card taken back counts as if it had been in the hand the whole time."))
NO_REVOKE_SINCE = Order("no-revoke-67B2b", N_("It should have been played to no earlier trick: that is no revoke."))
FIND_AND_PLACE = MainOrder(
    "find-and-place-67B3", N_("You find the card and put it where it belongs among that player's played cards.")
)
SECOND_PLAY_BACK = Order(
    "second-play-back-67B3", N_("The second time it cannot be played: a legal card takes its place in the later trick.")
)
ADJUSTED_67B3 = Order(
    "adjusted-67B3", N_("It is too late to put the second play of it right: you should award an adjusted score.")
)
COUNT_AND_INSPECT = MainOrder(
    "count-and-inspect-67B", N_("Count the cards in that player's hand and look through the played ones for the trick.")
)


@dataclass(frozen=True)
class RestoredCard(PenaltyCard):
    """A defender's card that goes back into the hand from a trick, and has become visible."""

    def words(self) -> Text:
        if self.kind is PenaltyKind.MAJOR:
            return say("Each defender's card taken back that has become visible stays face up as a major penalty card.")
        return say("The defender's card taken back, which has become visible, stays face up as a minor penalty card.")
