"""Two cards lie on the table as leads to one trick: which of them counts, and is there a penalty card?"""

from random import Random

from engine.bridge.effect.lead import (
    AT_RIGHT_HAND_TURN,
    DECLARER_TOLD,
    DEFENDERS_TOLD,
    LEAD_ACCEPTED,
    PARTNERS_CARD,
    PROPER_STANDS,
)
from engine.bridge.effect.play import PENALTY_CARD
from engine.bridge.effect.premature import PartnersPlay
from engine.bridge.irregular_play.lead import Due, DueHand, LedHow, SinceDeclarer, SinceDefender
from engine.bridge.irregular_play.premature import Before, PrematurePlay, SincePremature, TooSoon
from engine.bridge.irregular_play.premature_play import PREMATURE_PLAY
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card
from engine.cards.trick import Play
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.lead_out_of_turn.wrong_lead import (
    CALLED,
    WrongLead,
    at_declarers_turn,
    at_defenders_turn,
    at_partners_turn,
    by_declarer,
    draw_later,
    from_wrong_hand,
    tell_lead,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, has

TOO_SOON = Case(  # the wrong defender's card, with nothing else played
    PREMATURE_PLAY,
    PrematurePlay.suppose(
        too_soon=TooSoon.AHEAD,
        since_premature=SincePremature.NOTHING,
        before=Before.NOT_BOTH,
        partners_play=PartnersPlay.NOT_YET,
    ),
)


def which_part(led: WrongLead) -> Part:
    player, other = led.leader, led.due
    options = (
        Option("wrong", say("The lead from {player}'s hand stands.", player=player)),
        Option("proper", say("The lead that was {player}'s to make stands.", player=other)),
        Option("open", say("That is still to be chosen by the opponents of {player}.", player=player)),
    )
    return OneOf("which", say("Which lead counts?"), read_which, 0, options)


def read_which(verdict: Verdict) -> str:
    if has(verdict, LEAD_ACCEPTED):
        return "wrong"
    if has(verdict, PROPER_STANDS):
        return "proper"
    return "open" if has(verdict, DECLARER_TOLD, DEFENDERS_TOLD) else ""


def penalty_part(case: int) -> Part:
    options = (
        Option("yes", say("yes, at once")),
        Option("perhaps", say("only if it turns out that it cannot be played in turn")),
        Option("no", say("no")),
    )
    words = say("Does the second of the two cards become a penalty card?")
    return OneOf("penalty", words, read_penalty, case, options)


def read_penalty(verdict: Verdict) -> str:
    if has(verdict, PENALTY_CARD):
        return "yes"
    return "perhaps" if has(verdict, AT_RIGHT_HAND_TURN, PARTNERS_CARD) else "no"


def make(led: WrongLead, since: SinceDefender | SinceDeclarer, told: Text, play: Play[Seat]) -> Scenario:
    if isinstance(since, SinceDeclarer):
        hand = DueHand.OTHER_HAND if led.due_declares else DueHand.DEFENDER
        case = led.case(how=LedHow.MISTAKE, due_hand=hand, since_declarer=since)
    else:
        due = Due.DECLARING if led.due_declares else Due.PARTNER
        case = led.case(how=LedHow.MISTAKE, due=due, since_defender=since)
    cases = (case, TOO_SOON) if since is SinceDeclarer.WRONG_DEFENDER else (case,)
    parts = (which_part(led), penalty_part(len(cases) - 1))
    return Scenario((tell_lead(led), told, CALLED), cases, parts, led.table(play))


def tell_own_lead(led: WrongLead, card: Card) -> Text:
    return say(
        "“That was not your lead”, says {player}, and leads the {card} from the correct hand.",
        player=led.declarer if led.due_declares else led.due,
        card=card,
    )


def declarers_own_lead(rng: Random) -> Scenario:
    led = draw_later(rng, at_declarers_turn)
    card = led.proper
    return make(led, SinceDefender.OWN_LEAD, tell_own_lead(led, card), Play(led.due, card))


def defenders_own_lead(rng: Random) -> Scenario:
    led = draw_later(rng, at_defenders_turn)
    card = led.proper
    return make(led, SinceDeclarer.OWN_LEAD, tell_own_lead(led, card), Play(led.due, card))


def followed(rng: Random, wrong: bool) -> Scenario | None:
    """A defender puts a card on declarer's lead: the one who is next, or the one who sits behind the other."""
    led = draw_later(rng, by_declarer)
    player = led.next.partner if wrong else led.next
    if player is led.due:
        return None
    card = led.card_by(player)
    told = say("{player} follows to it with the {card} before anybody else has played.", player=player, card=card)
    since = SinceDeclarer.WRONG_DEFENDER if wrong else SinceDeclarer.PLAYED
    return make(led, since, told, Play(player, card))


def wrong_defender(rng: Random) -> Scenario | None:
    return followed(rng, wrong=True)


def next_defender(rng: Random) -> Scenario | None:
    return followed(rng, wrong=False)


def both_defenders(rng: Random) -> Scenario:
    led = draw_later(rng, at_partners_turn)
    card = led.proper
    told = say("At the same moment {player} leads the {card}.", player=led.due, card=card)
    return make(led, SinceDefender.TOGETHER, told, Play(led.due, card))


def partner_after(rng: Random) -> Scenario:
    led = draw_later(rng, at_partners_turn)
    card = led.proper
    told = say(
        "“No, it is mine”, says {player}, and leads the {card} before declarer has said a word.",
        player=led.due,
        card=card,
    )
    return make(led, SinceDefender.PARTNER, told, Play(led.due, card))


def declarer_again(rng: Random) -> Scenario:
    led = draw_later(rng, from_wrong_hand)
    card = led.proper
    told = say(
        "Declarer sees the mistake, leaves the card where it lies and leads the {card} from {player}'s hand. No "
        "defender has said a word.",
        player=led.due,
        card=card,
    )
    return make(led, SinceDeclarer.CORRECTED, told, Play(led.due, card))


STORIES = (
    *[declarers_own_lead] * 3,
    *[defenders_own_lead] * 3,
    *[wrong_defender] * 6,
    *[next_defender] * 3,
    *[both_defenders] * 2,
    *[partner_after] * 3,
    *[declarer_again] * 2,
)
DRAW = firmly(lambda rng: rng.choice(STORIES)(rng))
FAMILIES = (Family("bridge", "lead-two-cards", N_("Two cards led to one trick"), 4, "53B 53C 47F1 58A 60C", DRAW),)
