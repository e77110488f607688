"""Declarer leads from the wrong hand, or at a defender's turn: does it stand, and where does the lead come from?"""

from random import Random

from engine.bridge.effect.lead import FROM_CORRECT_HAND, LAST_TRICK, LEAD_ACCEPTED, PUT_BACK
from engine.bridge.irregular_play.lead import DueHand, LedHow, SinceDeclarer
from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH_SUITS, of_suit
from engine.cards.trick import Play
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.lead_out_of_turn.wrong_lead import (
    WrongLead,
    at_defenders_turn,
    draw_later,
    from_wrong_hand,
    tell_lead,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, Suits, has, suit_options


def outcome_part(led: WrongLead) -> Part:
    defender = led.due if not led.due_declares else led.next
    other = led.due if led.due_declares else led.partner
    options = (
        Option("stands", say("The lead stands.")),
        Option("hand", say("The card goes back, and the lead comes from {player}'s hand.", player=other)),
        Option("defender", say("The card goes back, and {player}, who defends, leads.", player=defender)),
    )
    return OneOf("outcome", say("What do you rule?"), lambda verdict: read_outcome(led, verdict), 0, options)


def read_outcome(led: WrongLead, verdict: Verdict) -> str:
    if has(verdict, LEAD_ACCEPTED):
        return "stands"
    if has(verdict, LAST_TRICK):
        return "hand" if led.due_declares else "defender"
    if has(verdict, FROM_CORRECT_HAND):
        return "hand"
    return "defender" if has(verdict, PUT_BACK) else ""


def suits_part(led: WrongLead) -> Part:
    """Whatever suit was led from the wrong hand, any may be led from the right one."""
    hand = led.position.held[led.due]
    held = frozenset(str(suit) for suit in FRENCH_SUITS if of_suit(hand, suit))

    def read(verdict: Verdict) -> frozenset[str]:
        return held if has(verdict, FROM_CORRECT_HAND) else frozenset()

    words = say("Which suits may be led now from {player}'s hand?", player=led.due)
    return Suits("suits", words, read, 0, suit_options(FRENCH_SUITS))


def case_facts(led: WrongLead, since: SinceDeclarer) -> dict[str, object]:
    due = DueHand.OTHER_HAND if led.due_declares else DueHand.DEFENDER
    return {"how": LedHow.MISTAKE, "due_hand": due, "since_declarer": since}


def make(led: WrongLead, since: SinceDeclarer, *told: Text, plays: tuple[Play[Seat], ...] = ()) -> Scenario:
    case = led.case(**case_facts(led, since))
    asks_suits = since in (SinceDeclarer.REFUSED, SinceDeclarer.NEXT_REFUSES) and led.due_declares
    parts = (outcome_part(led), suits_part(led)) if asks_suits else (outcome_part(led),)
    return Scenario((tell_lead(led), *told), (case,), parts, led.table(*plays))


def draw_wrong(rng: Random) -> WrongLead:
    return draw_later(rng, from_wrong_hand if rng.random() < 0.6 else at_defenders_turn, 2, 10)


def accepted(rng: Random) -> Scenario:
    """Either defender may, not only the one who is next."""
    led = draw_wrong(rng)
    told = say("“I accept that”, says {player}; the other defender is silent.", player=some_defender(rng, led))
    return make(led, SinceDeclarer.ACCEPTED, told)


def refused(rng: Random) -> Scenario:
    led = draw_wrong(rng)
    told = say("“Take it back”, says {player}; the other defender is silent.", player=some_defender(rng, led))
    return make(led, SinceDeclarer.REFUSED, told)


def some_defender(rng: Random, led: WrongLead) -> Seat:
    return rng.choice((led.next, led.next.partner))


def disagree(rng: Random) -> Scenario:
    led = draw_wrong(rng)
    accepting = some_defender(rng, led)
    told = say("{player} wants to accept it, {other} wants it taken back.", player=accepting, other=accepting.partner)
    accepts = accepting is led.next
    return make(led, SinceDeclarer.NEXT_ACCEPTS if accepts else SinceDeclarer.NEXT_REFUSES, told)


def followed(rng: Random) -> Scenario | None:
    led = draw_wrong(rng)
    if led.next is led.due:
        return None
    card = led.card_by(led.next)
    told = say(
        "{player} follows with the {card}. Only then does declarer see that it was the wrong hand.",
        player=led.next,
        card=card,
    )
    return make(led, SinceDeclarer.PLAYED, told, plays=(Play(led.next, card),))


def last_trick(rng: Random) -> Scenario:
    """On the thirteenth trick nobody is asked."""
    led = draw_later(rng, by_either, 13, 13)
    told = say("“I accept that”, says {player}; the other defender is silent.", player=some_defender(rng, led))
    case = led.case(how=LedHow.LAST_TRICK)
    return Scenario((tell_lead(led), told), (case,), (outcome_part(led),), led.table())


def by_either(led: WrongLead) -> bool:
    return led.declares


STORIES = (accepted, accepted, refused, refused, refused, disagree, disagree, disagree, followed, last_trick)
DRAW = firmly(lambda rng: rng.choice(STORIES)(rng))
FAMILIES = (
    Family(
        "bridge",
        "lead-wrong-hand",
        N_("Declarer leads from the wrong hand"),
        4,
        "55A 55B1 55B2 53A 53fn1 60A1",
        DRAW,
    ),
)
