"""Who may ask for a review or an explanation, or look at a system card, and who answers: Laws 20, 41 and 40B2."""

from engine.bridge.effect.asking import (
    AID_ALLOWED,
    AID_FORBIDDEN,
    ALL_OR_NOTHING,
    AT_ONCE,
    LIMITS_OVER,
    NO_RIGHT,
    REGULATIONS,
    REVIEW_WHILE_OPEN,
)
from engine.bridge.information.asking import Asking, Phase, Wish
from engine.bridge.information.play_question import ABOUT_PLAY, CARDING, CONTRACT, LEAD
from engine.bridge.information.review import ABOUT_CALLS, ASK
from engine.bridge.information.system_card import OWN_CARD, THEIR_CARD
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_


@law("bridge:20A")
def call_not_clear(asking: Asking) -> Ruling | None:
    """The player is in doubt about which call has just been made."""
    return rule(AT_ONCE) if asking.wish is Wish.UNCLEAR else None


@law("bridge:20F2", "bridge:40B2b")
def play_is_over(asking: Asking) -> Ruling | None:
    """The play is over: what holds from the auction to the end of play holds no longer."""
    return rule(LIMITS_OVER) if asking.when is Phase.AFTER else None


@law("bridge:40B2d", "bridge:17A")
def aid_before_cards(asking: Asking) -> Ruling | None:
    """The player wants an aid that is no system card, and the player's side has not taken the cards out yet."""
    return rule(AID_ALLOWED) if asking.wish is Wish.AID and asking.when is Phase.BEFORE else None


@law("bridge:40B2d")
def aid(asking: Asking) -> Ruling | None:
    """The player wants an aid that is no system card, in the auction period or the play."""
    return rule(AID_FORBIDDEN, REGULATIONS) if asking.wish is Wish.AID else None


@law("bridge:40B2b")
def own_card(asking: Asking) -> Ruling | None:
    """The player wants to look at their own system card."""
    return rule(then=OWN_CARD) if asking.wish is Wish.OWN_CARD else None


@law("bridge:40B2c")
def opponents_card(asking: Asking) -> Ruling | None:
    """The player wants to look at an opponent's system card."""
    return rule(then=THEIR_CARD) if asking.wish is Wish.THEIR_CARD else None


@law("bridge:20C1")
def asks_who_leads(asking: Asking) -> Ruling | None:
    """The player wants to know whether the lead is theirs."""
    return rule(then=LEAD) if asking.wish is Wish.LEAD else None


@law("bridge:20F2")
def asks_about_carding(asking: Asking) -> Ruling | None:
    """The player wants to know how the defenders play their cards."""
    return rule(then=CARDING) if asking.wish is Wish.CARDING else None


@law("bridge:41C")
def asks_who_doubled(asking: Asking) -> Ruling | None:
    """The player wants to know who doubled: that is never answered by itself."""
    return rule(NO_RIGHT, REVIEW_WHILE_OPEN) if asking.wish is Wish.WHO_DOUBLED else None


@law("bridge:41C")
def asks_for_contract_in_play(asking: Asking) -> Ruling | None:
    """The play is going on, and the player wants to know the contract."""
    return rule(then=CONTRACT) if asking.wish is Wish.CONTRACT and asking.when is Phase.PLAY else None


@law("bridge:20B", "bridge:20C2")
def asks_for_part(asking: Asking) -> Ruling | None:
    """The player wants to hear only some of the calls, or only the contract while it is too soon for that."""
    return rule(ALL_OR_NOTHING, then=ASK) if asking.wish in (Wish.PART, Wish.CONTRACT) else None


@law("bridge:20", otherwise=(Wish.ONE_CALL, Wish.MEANING, Wish.REVIEW))
def asks_about_calls(_: Asking) -> Ruling | None:
    """The player wants to hear all the calls again, or to have some explained."""
    return rule(then=ASK)


ROUTE = Issue(
    N_("What is asked for?"),
    (
        call_not_clear,
        play_is_over,
        aid_before_cards,
        aid,
        own_card,
        opponents_card,
        asks_who_leads,
        asks_about_carding,
        asks_who_doubled,
        asks_for_contract_in_play,
        asks_for_part,
        asks_about_calls,
    ),
)
QUESTION = Topic(
    "bridge",
    "question",
    N_("Questions and system cards"),
    N_("A player asks for a review or an explanation, or wants to look at a system card."),
    Asking,
    (ROUTE, *ABOUT_CALLS, *ABOUT_PLAY, OWN_CARD, THEIR_CARD),
)
