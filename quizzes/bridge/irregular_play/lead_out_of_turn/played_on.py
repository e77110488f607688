"""Somebody plays on after a lead out of turn: whose right is lost by that, and whose card is a penalty card?"""

from random import Random

from engine.bridge.effect.lead import (
    DECLARER_TOLD,
    DEFENDERS_TOLD,
    FIVE_CHOICES,
    FROM_CORRECT_HAND,
    LEAD_ACCEPTED,
)
from engine.bridge.irregular_play.lead import Due, DueHand, LedHow, SinceDeclarer, SinceDefender, SinceOpening
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card
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
    from_wrong_hand,
    tell_lead,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, has


def ruling_part(player: Seat) -> Part:
    """About the player who played on."""
    options = (
        Option("lost", say("The lead stands; nobody may refuse it any more.")),
        Option("kept", say("The lead may still be accepted or refused.")),
        Option(
            "ahead",
            say("The lead stays refused, and {player}'s card becomes a major penalty card.", player=player),
        ),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, LEAD_ACCEPTED):
        return "lost"
    if has(verdict, FROM_CORRECT_HAND):
        return "ahead"
    return "kept" if has(verdict, FIVE_CHOICES, DECLARER_TOLD, DEFENDERS_TOLD) else ""


NOTICED_BEFORE = (SinceDeclarer.CORRECTED, SinceDeclarer.AHEAD)  # the lead, not what is played after it


def scenario(led: WrongLead, player: Seat, card: Card, told: Text, **facts: object) -> Scenario:
    case = led.case(how=LedHow.MISTAKE, **facts)
    table = led.table(Play(player, card))
    called = CALLED if facts.get("since_declarer") in NOTICED_BEFORE else NOTICED
    return Scenario((tell_lead(led), told, called), (case,), (ruling_part(player),), table)


def tell_play(player: Seat, card: Card) -> Text:
    return say("{player} plays the {card} to it.", player=player, card=card)


def due_of(led: WrongLead) -> Due:
    return Due.DECLARING if led.due_declares else Due.PARTNER


def hand_of(led: WrongLead) -> DueHand:
    return DueHand.OTHER_HAND if led.due_declares else DueHand.DEFENDER


def declarer_on_opening(rng: Random) -> Scenario:
    led = draw_opening(rng)
    player = led.declarer
    card = led.card_by(player)
    return scenario(led, player, card, tell_play(player, card), since_opening=SinceOpening.FROM_HAND)


def declarer_on_defender(rng: Random) -> Scenario | None:
    led = draw_later(rng, by_defender)
    player = led.next
    card = led.card_by(player)
    if player is led.due:
        return None
    facts = {"due": due_of(led), "since_defender": SinceDefender.PLAYED}
    return scenario(led, player, card, tell_play(player, card), **facts)


def defender_on_declarer(rng: Random) -> Scenario | None:
    led = draw_later(rng, by_declarer)
    player = led.next
    card = led.card_by(player)
    if player is led.due:
        return None
    facts = {"due_hand": hand_of(led), "since_declarer": SinceDeclarer.PLAYED}
    return scenario(led, player, card, tell_play(player, card), **facts)


def partner_on_opening(rng: Random) -> Scenario:
    led = draw_opening(rng)
    player, card = led.partner, led.card_by(led.partner)
    return scenario(led, player, card, tell_play(player, card), since_opening=SinceOpening.PARTNER)


def partner_on_defender(rng: Random) -> Scenario:
    led = draw_later(rng, by_defender)
    player, card = led.partner, led.card_by(led.partner)
    facts = {"due": due_of(led), "since_defender": SinceDefender.PARTNER}
    return scenario(led, player, card, tell_play(player, card), **facts)


def declarer_again(rng: Random) -> Scenario:
    led = draw_later(rng, from_wrong_hand)
    player, card = led.due, led.proper
    told = say("Declarer notices it and leads the {card} from {player}'s hand as well.", player=player, card=card)
    facts = {"due_hand": DueHand.OTHER_HAND, "since_declarer": SinceDeclarer.CORRECTED}
    return scenario(led, player, card, told, **facts)


def ahead_of_declarer(rng: Random) -> Scenario:
    led = draw_later(rng, from_wrong_hand)
    player = rng.choice((led.next, led.next.partner))
    card = led.card_by(player)
    told = say(
        "The defenders have it taken back. Before declarer has led again, {player} plays the {card}.",
        player=player,
        card=card,
    )
    facts = {"due_hand": DueHand.OTHER_HAND, "since_declarer": SinceDeclarer.AHEAD}
    return scenario(led, player, card, told, **facts)


STORIES = (
    declarer_on_opening,
    *[declarer_on_defender] * 2,
    *[defender_on_declarer] * 2,
    *[partner_on_defender] * 2,
    partner_on_opening,
    declarer_again,
    *[ahead_of_declarer] * 3,
)
DRAW = firmly(lambda rng: rng.choice(STORIES)(rng))
FAMILIES = (Family("bridge", "lead-played-on", N_("Play after a lead out of turn"), 4, "60A1 60A2 60B 60C", DRAW),)
