"""A defender leads out of turn to a later trick: what may declarer choose, and when is partner's lead touched?"""

from random import Random

from engine.bridge.effect.exposed import MAJOR_LEAD
from engine.bridge.effect.lead import ACCEPT_OPTION, FORBID_OPTION, FREE_OPTION, REFUSE_OPTION, REQUIRE_OPTION
from engine.bridge.irregular_play.lead import Due, LedHow, SinceDefender
from engine.bridge.table.seat import Seat
from engine.cards.trick import Play
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.lead_out_of_turn.wrong_lead import (
    CALLED,
    NOTICED,
    WrongLead,
    at_declarers_turn,
    at_partners_turn,
    by_defender,
    draw_later,
    tell_lead,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, SomeOf, has

EFFECTS = {
    "accept": ACCEPT_OPTION,
    "penalty": REFUSE_OPTION,
    "require": REQUIRE_OPTION,
    "forbid": FORBID_OPTION,
    "free": FREE_OPTION,
}


def ways_part(led: WrongLead) -> Part:
    partner = led.partner
    options = (
        Option("accept", say("accept the lead")),
        Option("penalty", say("refuse it, so that it is a penalty card and declarer's side leads")),
        Option("require", say("refuse it and require {player} to lead that suit now", player=partner)),
        Option("forbid", say("refuse it and forbid {player} to lead that suit now", player=partner)),
        Option("free", say("refuse it and let {player} lead anything now", player=partner)),
    )
    words = say("What may declarer choose? Choose nothing if there is no choice any more.")
    return SomeOf("ways", words, read_ways, 0, options)


def read_ways(verdict: Verdict) -> frozenset[str]:
    return frozenset(name for name, effect in EFFECTS.items() if has(verdict, effect))


def limit_part(player: Seat) -> Part:
    options = (
        Option("now", say("on this trick, if declarer refuses the lead")),
        Option(
            "later",
            say("later, if declarer refuses and the card still lies there when {player} is to lead", player=player),
        ),
        Option("never", say("not because of this lead")),
    )
    words = say("When may declarer require or forbid a lead of {player}'s?", player=player)
    return OneOf("limit", words, read_limit, 0, options)


def read_limit(verdict: Verdict) -> str:
    if has(verdict, REQUIRE_OPTION):
        return "now"
    return "later" if has(verdict, MAJOR_LEAD) else "never"


def make(led: WrongLead, since: SinceDefender, *told: Text, plays: tuple[Play[Seat], ...] = ()) -> Scenario:
    due = Due.DECLARING if led.due_declares else Due.PARTNER
    case = led.case(how=LedHow.MISTAKE, due=due, since_defender=since)
    parts = (ways_part(led), limit_part(led.partner))
    return Scenario((tell_lead(led), *told), (case,), parts, led.table(*plays))


def partners_turn(rng: Random) -> Scenario:
    return make(draw_later(rng, at_partners_turn), SinceDefender.NOTHING, CALLED)


def declarers_turn(rng: Random) -> Scenario:
    return make(draw_later(rng, at_declarers_turn), SinceDefender.NOTHING, CALLED)


def partner_followed(rng: Random) -> Scenario:
    """The offenders' own haste takes nothing from declarer."""
    led = draw_later(rng, by_defender)
    card = led.card_by(led.partner)
    told = say("Before declarer has said a word, {player} plays the {card}.", player=led.partner, card=card)
    return make(led, SinceDefender.PARTNER, told, CALLED, plays=(Play(led.partner, card),))


def declarer_played(rng: Random) -> Scenario | None:
    led = draw_later(rng, by_defender)
    if led.next is led.due:
        return None
    card = led.card_by(led.next)
    told = say("The {card} is played to it from {player}'s hand.", player=led.next, card=card)
    return make(led, SinceDefender.PLAYED, told, NOTICED, plays=(Play(led.next, card),))


def accepted(rng: Random) -> Scenario:
    led = draw_later(rng, by_defender)
    told = say(
        "“I accept that”, says {player}. A moment later declarer would rather have it taken back.",
        player=led.declarer,
    )
    return make(led, SinceDefender.ACCEPTED, told)


STORIES = (
    partners_turn,
    partners_turn,
    partners_turn,
    declarers_turn,
    declarers_turn,
    declarers_turn,
    partner_followed,
    partner_followed,
    declarer_played,
    declarer_played,
    accepted,
)
DRAW = firmly(lambda rng: rng.choice(STORIES)(rng))
FAMILIES = (
    Family(
        "bridge", "lead-by-defender", N_("A defender leads out of turn in mid-play"), 4, "56 56A 56B 53A 60A1", DRAW
    ),
)
