"""Which cards may be played: follow suit, trump, beat, keep the announced sevens, the over before the king."""

from collections.abc import Iterator
from random import Random

from engine.allowed import MayPlay
from engine.cards.pack import Card, GermanCards
from engine.law import Verdict
from engine.marias.play.legal_card import LEGAL_CARD
from engine.marias.play.played_card import PlayedCard, Turn
from engine.marias.table.player import Player
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Text, say
from players.german.playing import positions
from players.german.position import sort_hand
from players.marias.bidding import Bidding
from players.marias.board import draw_game
from players.marias.position import MariasPosition
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.marias.story import named, picture
from quizzes.question import Cards, Case, OneOf, Option, card_options, find

TWO_SEVENS = tuple(step for step in Rung if Stake.SEDMY in step.parts)
ONE_SEVEN = tuple(step for step in Rung if Stake.SEDMA in step.parts)
WITH_TRUMP = tuple(step for step in Rung if step.has_trump)
KINDS = ("legal", "legal", "suit", "trump", "beat", "beat", "seven", "helper", "king")
STEPS = {"seven": (*ONE_SEVEN, *TWO_SEVENS), "helper": TWO_SEVENS, "king": WITH_TRUMP, "trump": WITH_TRUMP}
LAWS = {
    "suit_not_followed": "suit",
    "not_trumped": "trump",
    "not_beaten": "beat",
    "seven_too_soon": "seven",
    "seven_of_two_too_soon": "seven",
    "helper_led_too_soon": "helper",
    "king_before_over": "king",
}


def read_why(verdict: Verdict) -> str:
    """Which duty the card breaks: the law that spoke says it."""
    return LAWS.get(verdict.spoken[-1].law.name, "legal") if verdict.spoken else ""


def read_allowed(verdict: Verdict) -> frozenset[str]:
    may = find(verdict, MayPlay)
    return frozenset(str(card) for card in (may.cards if may else ()))


def why_part(card: Card) -> OneOf:
    options = (
        Option("legal", say("Yes.")),
        Option("suit", say("No: the suit led must be followed.")),
        Option("trump", say("No: a trump must be played.")),
        Option("beat", say("No: the card that is winning must be beaten.")),
        Option("seven", say("No: the announced trump seven must be kept.")),
        Option("helper", say("No: it is too soon to lead the helper seven.")),
        Option("king", say("No: the svršek must be played before the king.")),
    )
    return OneOf("why", say("May the {card} be played?", card=card), read_why, 0, options)


def cards_part(game: Bidding, position: MariasPosition) -> Cards:
    """The hand to tap; a wrong answer is explained by the first card that is wrong in it."""

    def explain(answer: frozenset[str], right: frozenset[str]) -> Case:
        wrong = sorted(answer - right) or sorted(right - answer)
        return state(game, position, card=Card.parse(wrong[0]), turn=Turn.YES)

    words = say("This is the hand of {player}. Which cards may be played?", player=position.turn)
    options = card_options(sort_hand(position.hand, position.trump))
    return Cards("cards", words, read_allowed, 1, options, instead=explain)


def state(game: Bidding, position: MariasPosition, **asked: object) -> Case:
    """About one card, or about the hand."""
    facts = PlayedCard.suppose(
        step=game.step,
        trump=named(game.trump),
        table=GermanCards(position.on_table),
        hand=GermanCards(sort_hand(position.hand, position.trump)),
        akter=position.turn is Player.AKTER,
        **({"helper": named(game.plan.second)} if game.plan.second else {}),
        **asked,
    )
    return Case(LEGAL_CARD, facts)


@firmly
def draw_legal(rng: Random) -> Scenario | None:
    kind = rng.choice(KINDS)
    game = draw_game(rng, STEPS.get(kind, tuple(Rung)))
    if Stake.SEDMY in game.step.parts and game.plan.second is None:
        return None
    turns = [one for one in positions(game.position) if len(one.hand) > 1 and not one.is_settled]
    rng.shuffle(turns)
    for position in turns:
        if position.trick.plays or kind in ("seven", "helper", "king"):
            for card in rng.sample(sorted(position.hand), len(position.hand)):
                if read_why(state(game, position, card=card, turn=Turn.YES).decide()) == kind:
                    return ask(game, position, card)
    return None


def ask(game: Bidding, position: MariasPosition, card: Card) -> Scenario:
    """The card, and the whole hand, which is shown where it is tapped."""
    cases = (state(game, position, card=card, turn=Turn.YES), state(game, position, tried=False))
    table = picture(game, (), position.tricks, position.trick)
    story = tuple(tell_wish(game, position, card))
    return Scenario(story, cases, (cards_part(game, position), why_part(card)), table)


def tell_wish(game: Bidding, position: MariasPosition, card: Card) -> Iterator[Text]:
    if game.plan.second:
        yield say("The helper seven is in {suit}.", suit=game.plan.second)
    yield say("{player|start} is in turn and would like to play the {card}.", player=position.turn, card=card)


FAMILIES = (
    Family("marias", "legal-cards", N_("Which cards may be played?"), 3, "E.2.a E.2.b E.2.h B.8 D.4 B.1", draw_legal),
)
