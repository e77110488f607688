"""A faced opening lead out of turn: which ways are open to declarer?"""

from random import Random

from engine.bridge.effect.lead import (
    ACCEPT_OPENING,
    FORBID_OPTION,
    FREE_OPTION,
    LEAD_ACCEPTED,
    MUST_ACCEPT,
    MUST_SPREAD,
    REQUIRE_OPTION,
    SPREAD_OPTION,
)
from engine.bridge.irregular_play.lead import LedHow, SinceOpening
from engine.bridge.table.seat import Seat
from engine.cards.trick import Play
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.lead_out_of_turn.wrong_lead import CALLED, WrongLead, draw_opening, tell_lead
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, SomeOf, has

EFFECTS = {
    "spread": (SPREAD_OPTION, MUST_SPREAD),
    "accept": (ACCEPT_OPENING, MUST_ACCEPT, LEAD_ACCEPTED),
    "require": (REQUIRE_OPTION,),
    "forbid": (FORBID_OPTION,),
    "free": (FREE_OPTION,),
}


def ways_part(led: WrongLead) -> Part:
    declarer, dummy, partner = led.declarer, led.dummy, led.partner
    options = (
        Option("spread", say("{player} spreads the hand, and {dummy} becomes declarer.", player=declarer, dummy=dummy)),
        Option("accept", say("The lead is accepted, and {player} stays declarer.", player=declarer)),
        Option("require", say("The lead is refused, and {player} has to lead that suit.", player=partner)),
        Option("forbid", say("The lead is refused, and {player} may not lead that suit.", player=partner)),
        Option("free", say("The lead is refused, and {player} may lead anything.", player=partner)),
    )
    words = say("Which ways are there now? Choose all that the Laws leave.")
    return SomeOf("ways", words, read_ways, 0, options)


def read_ways(verdict: Verdict) -> frozenset[str]:
    return frozenset(name for name, effects in EFFECTS.items() if has(verdict, *effects))


def declarer_part(led: WrongLead) -> Part:
    """Asked where it is settled."""
    options = tuple(Option(str(seat), Text(seat.words)) for seat in led.board.declaring)

    def read(verdict: Verdict) -> str:
        return str(led.dummy if has(verdict, MUST_SPREAD) else led.declarer)

    return OneOf("declarer", say("Who plays this board as declarer?"), read, 0, options)


def make(led: WrongLead, since: SinceOpening, *told: Text, plays: tuple[Play[Seat], ...] = ()) -> Scenario:
    case = led.case(how=LedHow.MISTAKE, since_opening=since)
    parts = (ways_part(led),) if since in OPEN else (ways_part(led), declarer_part(led))
    return Scenario((tell_lead(led), *told), (case,), parts, led.table(*plays))


OPEN = (SinceOpening.NOTHING, SinceOpening.FACE_DOWN, SinceOpening.PARTNER)


def nothing_yet(_: Random, led: WrongLead) -> Scenario:
    return make(led, SinceOpening.NOTHING, CALLED)


def dropped_before(rng: Random, led: WrongLead) -> Scenario:
    """Declarer has seen a card of dummy's, but one that lay there in the auction."""
    card = rng.choice(sorted(led.board.deal.hands[led.dummy]))
    told = say(
        "During the auction {player} had dropped the {card}, and it lay face up until the final pass. You are called "
        "after the lead.",
        player=led.dummy,
        card=card,
    )
    return make(led, SinceOpening.NOTHING, told)


def face_down_too(_: Random, led: WrongLead) -> Scenario:
    told = say("{player} has put down a lead face down at the same time.", player=led.partner)
    return make(led, SinceOpening.FACE_DOWN, told, CALLED)


def led_face_up_too(_: Random, led: WrongLead) -> Scenario:
    card = led.proper
    told = say("A moment later {player} leads the {card} face up as well.", player=led.partner, card=card)
    return make(led, SinceOpening.PARTNER, told, CALLED, plays=(Play(led.partner, card),))


def begins_to_spread(rng: Random, led: WrongLead) -> Scenario:
    """Declarer takes it for the lead against dummy's contract."""
    cards = sorted(led.board.deal.hands[led.declarer])
    if rng.random() < 0.5:
        told = say(
            "{player} believes to be dummy and has put down the {card} when you are called.",
            player=led.declarer,
            card=rng.choice(cards),
        )
    else:
        first, second = sorted(rng.sample(cards, 2))
        told = say(
            "{player} begins to spread the hand, with the {card} and the {second}, and then stops. You are called.",
            player=led.declarer,
            card=first,
            second=second,
        )
    return make(led, SinceOpening.SPREAD, told)


def dummy_spreads(rng: Random, led: WrongLead) -> Scenario:
    cards = sorted(led.board.deal.hands[led.dummy])
    told = say(
        "{player} begins to spread the hand as dummy; the {card} can be seen when you are called.",
        player=led.dummy,
        card=rng.choice(cards),
    )
    return make(led, SinceOpening.SAW_DUMMY, told)


def declarer_plays(_: Random, led: WrongLead) -> Scenario:
    card = led.card_by(led.declarer)
    told = say(
        "Before anybody has said a word, {player} plays the {card} to it. Then you are called.",
        player=led.declarer,
        card=card,
    )
    return make(led, SinceOpening.FROM_HAND, told, plays=(Play(led.declarer, card),))


STORIES = (
    nothing_yet,
    nothing_yet,
    dropped_before,
    face_down_too,
    face_down_too,
    led_face_up_too,
    begins_to_spread,
    begins_to_spread,
    begins_to_spread,
    begins_to_spread,
    dummy_spreads,
    dummy_spreads,
    declarer_plays,
)
DRAW = firmly(lambda rng: rng.choice(STORIES)(rng, draw_opening(rng)))
FAMILIES = (
    Family("bridge", "lead-options", N_("A faced opening lead out of turn"), 4, "54 54A 54C 53A 60C 10C1", DRAW),
)
