"""A lead out of turn is refused: what may the other defender lead, now and next, and what becomes of the card?"""

from random import Random

from engine.bridge.effect.lead import NO_LONGER_PENALTY, LeadChoice, LeadOrder
from engine.bridge.effect.play import PENALTY_CARD
from engine.bridge.irregular_play.lead import Due, LedHow, SinceDefender, SinceOpening
from engine.bridge.irregular_play.lead_choice import legal_leads
from engine.bridge.table.seat import Seat
from engine.cards.pack import Hand, Suit
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.irregular_play.lead_out_of_turn.wrong_lead import (
    WrongLead,
    at_partners_turn,
    draw_later,
    draw_opening,
    tell_lead,
)
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Cards, OneOf, Option, Part, card_options, find, has

CHOSEN = {
    LeadChoice.REQUIRE: N_("{player} refuses the lead and requires {partner} to lead that suit."),
    LeadChoice.FORBID: N_("{player} refuses the lead and forbids {partner} to lead that suit."),
    LeadChoice.FREE: N_("{player} refuses the lead and lets {partner} lead anything."),
}
CHOICES = (*[LeadChoice.REQUIRE] * 2, *[LeadChoice.FORBID] * 2, *[LeadChoice.FREE] * 4)
LATER = {LeadChoice.REQUIRE: "any", LeadChoice.FORBID: "not", LeadChoice.FREE: "choose"}


def leads_part(player: Seat, hand: Hand, suit: Suit) -> Part:
    """The cards are reckoned from what the ruling orders."""

    def read(verdict: Verdict) -> frozenset[str]:
        order = find(verdict, LeadOrder)
        return frozenset(str(card) for card in legal_leads(hand, suit, order.choice)) if order else frozenset()

    words = say("Which cards may {player} lead?", player=player)
    return Cards("leads", words, read, 0, card_options(sorted(hand, reverse=True)))


def card_part(player: Seat) -> Part:
    options = (
        Option("hand", say("{player} picks it up, and it is no penalty card any more.", player=player)),
        Option("penalty", say("It stays face up as a major penalty card.")),
    )
    return OneOf("card", say("What becomes of the card led out of turn?"), read_card, 0, options)


def read_card(verdict: Verdict) -> str:
    if has(verdict, NO_LONGER_PENALTY):
        return "hand"
    return "penalty" if has(verdict, PENALTY_CARD) else ""


def later_part(player: Seat) -> Part:
    options = (
        Option("any", say("Any card may be led.")),
        Option("not", say("That suit still may not be led.")),
        Option("choose", say("If the card still lies there, declarer chooses again.")),
    )
    words = say("If {player} wins the trick, what holds for the next lead?", player=player)
    return OneOf("later", words, read_later, 0, options)


def read_later(verdict: Verdict) -> str:
    order = find(verdict, LeadOrder)
    return LATER[order.choice] if order else ""


def refuse(led: WrongLead, choice: LeadChoice) -> Scenario:
    if led.is_opening:
        case = led.case(how=LedHow.MISTAKE, since_opening=SinceOpening.REFUSED, choice=choice)
    else:
        case = led.case(how=LedHow.MISTAKE, due=Due.PARTNER, since_defender=SinceDefender.REFUSED, choice=choice)
    told = say(CHOSEN[choice], player=led.declarer, partner=led.partner)
    hand = led.position.held[led.partner]
    parts = (
        leads_part(led.partner, hand, led.card.suit),
        card_part(led.leader),
        later_part(led.partner),
    )
    return Scenario((tell_lead(led), told), (case,), parts, led.table())


def draw(rng: Random) -> Scenario:
    choice = rng.choice(CHOICES)
    led = draw_opening(rng) if rng.random() < 0.4 else draw_later(rng, at_partners_turn, 3, 10)
    return refuse(led, choice)


FAMILIES = (
    Family("bridge", "lead-refused", N_("The lead out of turn is refused"), 5, "54D 56B 50D2a 50D2b 59", firmly(draw)),
)
