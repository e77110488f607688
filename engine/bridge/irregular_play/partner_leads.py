"""The partner of a player with penalty cards is on lead: Laws 50D2 and 51B."""

from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.exposed import MAJOR_DUTY, OPEN_TO_ALL, ExposedBecome
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.lead import LeadChoice, LeadOrder
from engine.bridge.effect.penalty_card import (
    CHOOSES_AGAIN,
    DECLARER_FIRST,
    EARLY_CARD_NEXT,
    EARLY_LEAD_BACK,
    EARLY_LEAD_STANDS,
    FORBID_ITS_SUIT,
    FORBID_SUITS,
    LEAD_ANYTHING,
    LEAVE_FREE,
    OWNER_FREE,
    REQUIRE_ITS_SUIT,
    REQUIRE_ONE_SUIT,
    SUITS_FORBIDDEN,
    UNTIL_PICKED_UP,
    CardsBack,
    Lie,
    PenaltyStays,
)
from engine.bridge.irregular_play.penalty import PenaltyIncident
from engine.bridge.table.duty import PenaltyKind
from engine.effect import Order
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

CHECK = CheckAtEnd("bridge:50E4")


@law("bridge:44A", "bridge:50D2")
def no_penalty_card(card: PenaltyIncident) -> Ruling | None:
    """No penalty card of the partner's is on the table."""
    return rule(LEAD_ANYTHING) if card.duties.penalty_card is PenaltyKind.NONE else None


@law("bridge:50C", "bridge:50E1")
def minor_only(card: PenaltyIncident) -> Ruling | None:
    """The partner has a minor penalty card."""
    if not card.is_minor:
        return None
    return rule(LEAD_ANYTHING, PenaltyStays(PenaltyKind.MINOR), OPEN_TO_ALL, CHECK)


@law("bridge:50D2", otherwise=(PenaltyKind.MAJOR, PenaltyKind.LEFT))
def major_cards(_: PenaltyIncident) -> Ruling | None:
    """The partner has one major penalty card or more."""
    return rule(then=ORDERS)


# It was led too soon


@law("bridge:50C", "bridge:44A")
def need_not_wait(card: PenaltyIncident) -> Ruling | None:
    """Without a major penalty card of the partner's there was nothing to wait for."""
    is_free = card.duties.penalty_card is PenaltyKind.NONE or card.is_minor
    return rule(LEAD_ANYTHING, NO_RECTIFICATION) if is_free else None


@law("bridge:60A1", "bridge:60A3")
def declarer_played_on(card: PenaltyIncident) -> Ruling | None:
    """Declarer has played to that lead."""
    return rule(EARLY_LEAD_STANDS, PenaltyStays(PenaltyKind.MAJOR)) if card.played_since else None


@law("bridge:49", "bridge:50D2", "bridge:50B", otherwise=(PenaltyKind.MAJOR, PenaltyKind.LEFT))
def led_too_soon(_: PenaltyIncident) -> Ruling | None:
    """Declarer has not played since: the card that was led has been exposed by playing it on purpose."""
    become = ExposedBecome(PenaltyKind.MAJOR, several=False)
    return rule(EARLY_LEAD_BACK, become, EARLY_CARD_NEXT, then=WHAT_IS_OFFERED)


# What is declarer told?


@law("bridge:51B2a", "bridge:51B2b", "bridge:51B2c", "bridge:10C1")
def told_of_several_suits(card: PenaltyIncident) -> Ruling | None:
    """The penalty cards are of two suits or more."""
    if card.lie is not Lie.SUITS:
        return None
    return rule(DECLARER_FIRST, REQUIRE_ONE_SUIT, FORBID_SUITS, LEAVE_FREE)


@law("bridge:50D2a", "bridge:50D2b", "bridge:51B1a", "bridge:51B1b", "bridge:10C1", otherwise=(Lie.ONE, Lie.ONE_SUIT))
def told_of_one_suit(_: PenaltyIncident) -> Ruling | None:
    """There is one penalty card, or all of them are of one suit."""
    return rule(DECLARER_FIRST, REQUIRE_ITS_SUIT, FORBID_ITS_SUIT, LEAVE_FREE)


# What has declarer chosen?


@law("bridge:50D2")
def not_chosen_yet(card: PenaltyIncident) -> Ruling | None:
    """Declarer has not chosen yet."""
    return rule(then=WHAT_IS_OFFERED) if card.choice is LeadChoice.NOT_YET else None


@law("bridge:51B2c", "bridge:51fn2", "bridge:50E1")
def several_left_free(card: PenaltyIncident) -> Ruling | None:
    """Declarer leaves the lead free, and there are penalty cards of two suits or more."""
    return leave_free() if card.choice is LeadChoice.FREE and card.lie is Lie.SUITS else None


@law("bridge:50D2b", "bridge:50fn2", "bridge:50E1")
def left_free(card: PenaltyIncident) -> Ruling | None:
    """Declarer leaves the lead free."""
    return leave_free() if card.choice is LeadChoice.FREE else None


def leave_free() -> Ruling:
    stays = PenaltyStays(PenaltyKind.MAJOR)
    return rule(LeadOrder(LeadChoice.FREE), stays, CHOOSES_AGAIN, OPEN_TO_ALL, CHECK)


@law("bridge:50D2a", "bridge:50fn1", "bridge:59", "bridge:50E2")
def one_suit_ordered(card: PenaltyIncident) -> Ruling | None:
    """There is one penalty card, and declarer requires its suit or forbids it."""
    return ordered(LeadOrder(card.choice), Lie.ONE) if card.lie is Lie.ONE else None


@law("bridge:51B1a", "bridge:51fn1", "bridge:59", "bridge:50E2")
def suit_of_several_required(card: PenaltyIncident) -> Ruling | None:
    """There are several penalty cards of one suit, and declarer requires it."""
    is_it = card.lie is Lie.ONE_SUIT and card.choice is LeadChoice.REQUIRE
    return ordered(LeadOrder(LeadChoice.REQUIRE), Lie.ONE_SUIT) if is_it else None


@law("bridge:51B1b", "bridge:51fn1", "bridge:59", "bridge:50E2")
def suit_of_several_forbidden(card: PenaltyIncident) -> Ruling | None:
    """There are several penalty cards of one suit, and declarer forbids it."""
    return ordered(LeadOrder(LeadChoice.FORBID), Lie.ONE_SUIT) if card.lie is Lie.ONE_SUIT else None


@law("bridge:51B2a", "bridge:51B1a", "bridge:51fn1", "bridge:59", "bridge:50E2")
def one_of_the_suits_required(card: PenaltyIncident) -> Ruling | None:
    """The penalty cards are of two suits or more, and declarer requires one of these."""
    is_it = card.choice is LeadChoice.REQUIRE
    return ordered(LeadOrder(LeadChoice.REQUIRE), Lie.SUITS, others_stay=True) if is_it else None


@law("bridge:51B2b", "bridge:51fn1", "bridge:59", "bridge:50E2", otherwise=(Lie.SUITS, LeadChoice.FORBID))
def some_of_the_suits_forbidden(card: PenaltyIncident) -> Ruling | None:
    """The penalty cards are of two suits or more, and declarer forbids one or more of these."""
    return ordered(SUITS_FORBIDDEN, Lie.SUITS, others_stay=not card.all_forbidden)


def ordered(order: LeadOrder | Order, lie: Lie, *, others_stay: bool = False) -> Ruling:
    bound = (MAJOR_DUTY,) if others_stay else (OWNER_FREE,)
    return rule(order, CardsBack(lie, others_stay), *bound, UNTIL_PICKED_UP)


LEADING = Issue(N_("May declarer limit the lead?"), (no_penalty_card, minor_only, major_cards))
EARLY = Issue(N_("What becomes of the lead made too soon?"), (need_not_wait, declarer_played_on, led_too_soon))
WHAT_IS_OFFERED = Issue(N_("What is declarer told?"), (told_of_several_suits, told_of_one_suit))
ORDERS = Issue(
    N_("What may be led, and which penalty cards go back?"),
    (
        not_chosen_yet,
        several_left_free,
        left_free,
        one_suit_ordered,
        suit_of_several_required,
        suit_of_several_forbidden,
        one_of_the_suits_required,
        some_of_the_suits_forbidden,
    ),
)
