"""A card comes before its turn: what becomes of it, and may declarer ask anything of the other defender?"""

from random import Random

from engine.bridge.effect.play import PENALTY_CARD
from engine.bridge.effect.premature import (
    COUNTS_IN_TURN,
    DECLARER_CHOOSES,
    DECLARING_STANDS,
    NO_RECTIFICATION_57C,
    PLAYED_IN_TURN_57D,
    PartnersPlay,
)
from engine.bridge.irregular_play.premature import Before, SincePremature, TooSoon
from engine.bridge.table.seat import Seat
from engine.cards.pack import Card
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.irregular_play.premature_play.too_early import TooEarly, draw_ahead, draw_next_trick
from quizzes.bridge.play.sitting import InPlay, draw_in_play
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, has

CALLED = say("You are called at once.")
BEFORE_RULING = say("Only then are you called.")


def fate_part(card: Card) -> Part:
    options = (
        Option("penalty", say("It becomes a major penalty card.")),
        Option("turn", say("It must be played to this trick when its turn comes; it is no penalty card.")),
        Option("stands", say("It stands as it was played, and nothing follows.")),
    )
    return OneOf("fate", say("What becomes of the {card}?", card=card), read_fate, 0, options)


def read_fate(verdict: Verdict) -> str:
    if has(verdict, PENALTY_CARD):
        return "penalty"
    if has(verdict, PLAYED_IN_TURN_57D):
        return "turn"
    return "stands" if has(verdict, COUNTS_IN_TURN, NO_RECTIFICATION_57C, DECLARING_STANDS) else ""


def ask_part(player: Seat) -> Part:
    options = (
        Option("yes", say("Yes: the highest or lowest of the suit led, or another suit required or forbidden.")),
        Option("no", say("No.")),
    )
    words = say("May declarer ask anything of {player}'s card to this trick?", player=player)
    return OneOf("ask", words, lambda verdict: "yes" if has(verdict, DECLARER_CHOOSES) else "no", 0, options)


def make(early: TooEarly, *told: Text, **facts: object) -> Scenario:
    parts = (fate_part(early.card), ask_part(early.partner))
    return Scenario((early.tell(), *told), (early.case(**facts),), parts, early.table())


NOTHING = {"since_premature": SincePremature.NOTHING}
OPEN = {"before": Before.NOT_BOTH, "partners_play": PartnersPlay.NOT_YET}


def ahead_of_partner(rng: Random) -> Scenario:
    return make(draw_ahead(rng), CALLED, **NOTHING, **OPEN)


def leads_on(rng: Random) -> Scenario:
    return make(draw_next_trick(rng), CALLED, **NOTHING, **OPEN)


def partner_plays_on(rng: Random) -> Scenario:
    """The offenders' own haste takes nothing from declarer."""
    early = draw_ahead(rng)
    told = say("{player} plays the {card} as well.", player=early.partner, card=early.one.proper)
    return make(early, told, BEFORE_RULING, since_premature=SincePremature.PARTNER, **OPEN)


def after_both(rng: Random) -> Scenario:
    early = draw_ahead(rng)
    other = early.one.turn.lho
    card = early.one.card_by(other)
    if other is early.one.dummy:
        told = say("Before that declarer had already called for dummy's {card}.", card=card)
    else:
        told = say("Before that declarer had already put the {card} from the own hand on it.", card=card)
    return make(early, told, CALLED, **NOTHING, before=Before.BOTH)


def after_dummy(rng: Random) -> Scenario | None:
    early = draw_ahead(rng)
    other = early.one.turn.lho
    if other is not early.one.dummy:
        return None
    card = early.one.card_by(other)
    told = rng.choice(
        (
            say("Before that dummy had already moved the {card} out, without a word from declarer.", card=card),
            say("Before that dummy had laid a finger on the {card}, without a word from declarer.", card=card),
        )
    )
    return make(early, told, CALLED, **NOTHING, before=Before.DUMMY)


def declarer_plays_on(rng: Random) -> Scenario | None:
    """The hand to the left plays to the lead that came too soon, or after the card."""
    early = draw_next_trick(rng) if rng.random() < 0.5 else draw_at_right(rng, legal=True)
    player = early.player.lho
    card = early.answer(player)
    told = say("The {card} is played after it from {player}'s hand.", player=player, card=card)
    return make(early, told, BEFORE_RULING, since_premature=SincePremature.LHO)


def right_in_turn(one: InPlay) -> bool:
    """Is it a turn of the declaring side, second to play, so that a defender comes third?"""
    return one.turn in one.board.declaring and one.place == 1


def draw_at_right(rng: Random, *, legal: bool) -> TooEarly:
    """A defender plays before the right-hand opponent; an illegal card is one that does not follow suit."""
    while True:
        one = draw_in_play(rng, right_in_turn)
        player = one.turn.lho
        proper = one.card_by(player)
        if legal:
            return TooEarly(one, player, proper, TooSoon.RHO)
        wrong = [card for card in sorted(one.position.held[player]) if card.suit is not one.position.trick.suit]
        if wrong and proper.suit is one.position.trick.suit:
            return TooEarly(one, player, rng.choice(wrong), TooSoon.RHO)


def at_right(rng: Random) -> Scenario:
    is_legal = rng.random() < 0.7
    return make(draw_at_right(rng, legal=is_legal), CALLED, **NOTHING, legal=is_legal)


def declarer_too_soon(rng: Random) -> Scenario:
    """Declarer plays from the other hand before the defender in between."""
    one = draw_in_play(rng, lambda found: found.turn not in found.board.declaring and found.place == 1)
    player = one.turn.lho
    early = TooEarly(one, player, one.card_by(player), TooSoon.DECLARING)
    parts = (fate_part(early.card),)
    return Scenario((early.tell(), CALLED), (early.case(legal=True),), parts, early.table())


STORIES = (
    *[ahead_of_partner] * 3,
    *[leads_on] * 3,
    *[partner_plays_on] * 2,
    *[after_both] * 2,
    *[after_dummy] * 2,
    *[declarer_plays_on] * 2,
    *[at_right] * 5,
    declarer_too_soon,
)
DRAW = firmly(lambda rng: rng.choice(STORIES)(rng))
LABELS = "57A 57C1 57C2 57C3 57D 60A1 60C"
FAMILIES = (Family("bridge", "too-soon", N_("A card before its turn"), 3, LABELS, DRAW),)
