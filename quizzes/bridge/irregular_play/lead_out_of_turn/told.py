"""Somebody had said whose lead it was: was it an opponent?"""

from random import Random

from engine.bridge.effect.lead import (
    DECLARER_TOLD,
    DEFENDERS_TOLD,
    FIVE_CHOICES,
    LEAD_ACCEPTED,
    TAKEN_BACK,
    TURNED_BACK,
)
from engine.bridge.irregular_play.lead import Due, DueHand, LedHow, SinceDeclarer, SinceDefender, SinceOpening
from engine.bridge.table.seat import Seat
from engine.cards.trick import Play
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.lead_out_of_turn.wrong_lead import (
    CALLED,
    NOTICED,
    WrongLead,
    by_declarer,
    by_defender,
    draw_later,
    draw_opening,
    tell_lead,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, has


def ruling_part(player: Seat) -> Part:
    options = (
        Option("back", say("The card goes back to {player}'s hand, and nothing more follows.", player=player)),
        Option("choose", say("The opponents of {player} may accept the lead or refuse it.", player=player)),
        Option("stands", say("The lead stands.")),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, TAKEN_BACK, TURNED_BACK):
        return "back"
    if has(verdict, FIVE_CHOICES, DECLARER_TOLD, DEFENDERS_TOLD):
        return "choose"
    return "stands" if has(verdict, LEAD_ACCEPTED) else ""


def draw_any(rng: Random) -> WrongLead:
    if rng.random() < 0.4:
        return draw_opening(rng)
    return draw_later(rng, by_declarer if rng.random() < 0.5 else by_defender)


def with_word(led: WrongLead, speaker: Seat) -> Text:
    return say("“It is {other}'s lead”, says {player} to the table.", other=led.leader, player=speaker)


def facts(led: WrongLead, played: bool) -> dict[str, object]:
    """Whose turn it was and what has been done, in the words of each kind of lead."""
    if led.is_opening:
        return {"since_opening": SinceOpening.FROM_HAND if played else SinceOpening.NOTHING}
    if led.declares:
        return {
            "due_hand": DueHand.OTHER_HAND if led.due_declares else DueHand.DEFENDER,
            "since_declarer": SinceDeclarer.PLAYED if played else SinceDeclarer.NOTHING,
        }
    return {
        "due": Due.DECLARING if led.due_declares else Due.PARTNER,
        "since_defender": SinceDefender.PLAYED if played else SinceDefender.NOTHING,
    }


def make(led: WrongLead, how: LedHow, before: tuple[Text, ...], played: bool) -> Scenario | None:
    """With the next player's card, if that player follows to it and does not lead."""
    if played and led.due is led.next:
        return None
    case = led.case(how=how, **facts(led, played))
    story, plays = (*before, tell_lead(led)), tuple[Play[Seat], ...]()
    if played:
        plays = (Play(led.next, led.card_by(led.next)),)
        told = say("{player} plays the {card} to it.", player=led.next, card=plays[0].card)
        story = (*story, told, NOTICED)
    else:
        story = (*story, CALLED)
    return Scenario(story, (case,), (ruling_part(led.leader),), led.table(*plays))


def opponent_said_so(rng: Random) -> Scenario | None:
    led = draw_any(rng)
    speakers = (led.leader.lho, led.leader.rho)
    speaker = led.declarer if not led.declares else rng.choice(speakers)
    return make(led, LedHow.TOLD, (with_word(led, speaker),), played=rng.random() < 0.4)


def partner_said_so(rng: Random) -> Scenario | None:
    """The wrong word of one's own side is one's own mistake."""
    led = draw_any(rng)
    return make(led, LedHow.MISTAKE, (with_word(led, led.partner),), played=rng.random() < 0.5)


def own_mistake(rng: Random) -> Scenario | None:
    return make(draw_any(rng), LedHow.MISTAKE, (), played=rng.random() < 0.5)


def face_down(rng: Random) -> Scenario | None:
    """The lead lies as Law 41 wants it, only before the wrong defender."""
    led = draw_opening(rng)
    told = say(
        "{player} has put the opening lead face down. It was {other}'s turn, and nobody has turned it over.",
        player=led.leader,
        other=led.due,
    )
    table = led.table()
    bare = type(table)(table.deal, table.entries, table.contract)
    return Scenario((told, CALLED), (led.case(how=LedHow.FACE_DOWN),), (ruling_part(led.leader),), bare)


STORIES = (
    opponent_said_so,
    opponent_said_so,
    opponent_said_so,
    opponent_said_so,
    partner_said_so,
    partner_said_so,
    partner_said_so,
    own_mistake,
    own_mistake,
    own_mistake,
    face_down,
)
DRAW = firmly(lambda rng: rng.choice(STORIES)(rng))
FAMILIES = (Family("bridge", "lead-told", N_("An opponent said whose lead it was"), 2, "47E1 41A 53A 54", DRAW),)
