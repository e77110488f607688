"""Courtesy, attention and pace, and how calls and cards are handled: Laws 74A, 74B and parts of 74C."""

from engine.bridge import onward
from engine.bridge.effect.conduct import (
    HAVE_IT_STOPPED,
    IN_ORDER,
    MAY_DISCIPLINE,
    NO_DUTY_TO_CLAIM,
    Breach,
    Force,
)
from engine.bridge.effect.right import PENALTY_POSSIBLE
from engine.bridge.penalty.offence import Offence
from engine.bridge.propriety.behaviour import Behaviour, Handling, Manner, Pace
from engine.bridge.propriety.outcome import OUTCOME
from engine.bridge.trick.looking import TrickWish
from engine.effect import Effect
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_


def discourtesy() -> Ruling:
    return rule(Breach(Force.SHOULD), HAVE_IT_STOPPED, MAY_DISCIPLINE)


def careless() -> Ruling:
    return rule(Breach(Force.SHOULD), PENALTY_POSSIBLE, then=OUTCOME)


def violation() -> Ruling:
    return rule(Breach(Force.VIOLATION), PENALTY_POSSIBLE, then=OUTCOME)


# How were others treated?


@law("bridge:90B3")
def talked_too_loudly(one: Behaviour) -> Ruling | None:
    """A board was talked about so that others could hear it."""
    return rule(go_to(onward.PENALTY, offence=Offence.DISCUSSED, audible=True)) if one.manner is Manner.LOUD else None


@law("bridge:74B5", "bridge:81C1")
def rude_to_director(one: Behaviour) -> Ruling | None:
    """Somebody called or addressed the director discourteously."""
    return discourtesy() if one.manner is Manner.TO_DIRECTOR else None


@law("bridge:74A2", "bridge:81C1")
def annoyed_somebody(one: Behaviour) -> Ruling | None:
    """Somebody annoyed or embarrassed another player by a remark or an act."""
    return discourtesy() if one.manner is Manner.ANNOYING else None


@law("bridge:74A1", "bridge:81C1", otherwise=(Manner.RUDE,))
def discourteous(_: Behaviour) -> Ruling | None:
    """Somebody was discourteous."""
    return discourtesy()


# What about attention and pace?


@law("bridge:90B2")
def holds_up(one: Behaviour) -> Ruling | None:
    """Somebody is slow, or holds up the game."""
    return rule(go_to(onward.PENALTY, offence=Offence.SLOW)) if one.pace is Pace.SLOW else None


@law("bridge:74B1")
def inattentive(one: Behaviour) -> Ruling | None:
    """Somebody paid too little attention to the game."""
    return careless() if one.pace is Pace.INATTENTIVE else None


@law("bridge:74C6")
def no_interest(one: Behaviour) -> Ruling | None:
    """Somebody showed no interest in the deal any more."""
    return violation() if one.pace is Pace.BORED else None


@law("bridge:74C8")
def left_without_need(one: Behaviour) -> Ruling | None:
    """Somebody left the table without need before the round was over."""
    return violation() if one.pace is Pace.AWAY and not one.needed else None


@law("bridge:74C8")
def left_for_good_reason(one: Behaviour) -> Ruling | None:
    """Somebody had to leave the table."""
    return rule(IN_ORDER) if one.pace is Pace.AWAY else None


@law("bridge:74B4")
def drawn_out(one: Behaviour) -> Ruling | None:
    """Somebody played on with nothing but winners, to break an opponent's concentration."""
    return careless() if one.pace is Pace.DRAWN_OUT and one.to_disturb else None


@law("bridge:74B4", "bridge:68A")
def played_on(one: Behaviour) -> Ruling | None:
    """Somebody played on with nothing but winners, but not to disturb anybody."""
    return rule(IN_ORDER, NO_DUTY_TO_CLAIM) if one.pace is Pace.DRAWN_OUT else None


@law("bridge:74C7")
def pace_to_disturb(one: Behaviour) -> Ruling | None:
    """Somebody varied the pace to disturb an opponent."""
    return violation() if one.to_disturb else None


@law("bridge:73D1", otherwise=(Pace.VARIED,))
def pace_without_intent(_: Behaviour) -> Ruling | None:
    """Somebody varied the pace, but not to disturb anybody: what others took from it is what matters."""
    return rule(go_to(onward.UNAUTHORISED))


# How were calls and cards handled?


@law("bridge:90B5")
def touched_cards(one: Behaviour) -> Ruling | None:
    """Somebody touched another player's cards."""
    return rule(go_to(onward.PENALTY, offence=Offence.TOUCHED)) if one.handling is Handling.TOUCHED else None


@law("bridge:72B3", "bridge:66D")
def mixed_too_soon(one: Behaviour) -> Ruling | None:
    """Somebody mixed the cards on purpose, so that an irregularity could not be checked any more."""
    if one.handling is not Handling.MIXED:
        return None
    return conceals(go_to(onward.LOOKING_AT_TRICKS, wish=TrickWish.MIXED))


def conceals(*more: Effect) -> Ruling:
    return rule(Breach(Force.MAY_NOT), PENALTY_POSSIBLE, MAY_DISCIPLINE, *more)


@law("bridge:74C1")
def different_names(one: Behaviour) -> Ruling | None:
    """Somebody used different names for the same call."""
    return violation() if one.handling is Handling.NAMES else None


@law("bridge:74B3")
def detached_card(one: Behaviour) -> Ruling | None:
    """Somebody took a card out of the hand before the turn to play had come."""
    return careless() if one.handling is Handling.DETACHED else None


@law("bridge:74A3", otherwise=(Handling.STYLE,))
def not_uniform(_: Behaviour) -> Ruling | None:
    """Somebody called or played in another way than is usual and correct."""
    return careless()


TREATED = Issue(N_("How were others treated?"), (talked_too_loudly, rude_to_director, annoyed_somebody, discourteous))
ATTENTION_PAID = Issue(
    N_("What about attention and pace?"),
    (
        holds_up,
        inattentive,
        no_interest,
        left_without_need,
        left_for_good_reason,
        drawn_out,
        played_on,
        pace_to_disturb,
        pace_without_intent,
    ),
)
HANDLED = Issue(
    N_("How were calls and cards handled?"),
    (touched_cards, mixed_too_soon, different_names, detached_card, not_uniform),
)
