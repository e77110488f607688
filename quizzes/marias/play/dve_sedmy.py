"""Dvě sedmy: a defender with helper cards or with a seven, to practise."""

from collections.abc import Iterator
from random import Random

from engine.cards.pack import Card, Hand, Rank, Suit, of_suit
from engine.effect import Effect
from engine.law import Verdict
from engine.marias.play.dve_sedmy import (
    AKTER_PAYS,
    FLAT_1,
    MUST_NOT_SHOW,
    MUST_SHOW,
    NOT_PLAYED,
    NOTHING_TO_SHOW,
    RENONC_IN_STO,
    RENONC_SHOWN,
    TWO_SEVENS,
    DefenderOfTwo,
    Shown,
)
from engine.marias.table.player import DEFENDERS, Player
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Text, say
from players.german.position import sort_hand
from players.marias.bidding import Bidding
from players.marias.board import draw_game
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.german import InView
from quizzes.marias.story import picture
from quizzes.question import Case, OneOf, Option, has

STEPS = tuple(step for step in Rung if Stake.SEDMY in step.parts)
RULINGS: dict[str, Effect] = {
    "show": MUST_SHOW,
    "hide": MUST_NOT_SHOW,
    "nothing": NOTHING_TO_SHOW,
    "end": NOT_PLAYED,
    "flat": FLAT_1,
    "sto": RENONC_IN_STO,
    "renonc": RENONC_SHOWN,
}
HELPERS = (2, 3, 3, 3, 4, 4, 4, 4, 5)
UNTRUE = 0.3  # of the games with sto in which the trump seven is on the defence


@firmly
def draw_two_sevens(rng: Random) -> Scenario | None:
    game, player, shown = draw_game(rng, STEPS), rng.choice(DEFENDERS), rng.choice(tuple(Shown))
    if game.trump is None or game.plan.second is None:
        return None
    with_sto = Stake.STO in game.step.parts
    cards = draw_hand(rng, game, game.plan.second)
    seven = Card(game.trump, Rank.SEVEN)
    if cards and with_sto and rng.random() < UNTRUE:
        cards = frozenset(sorted(cards - of_suit(cards, game.plan.second))[1:]) | of_suit(cards, game.plan.second)
        cards |= {seven}
    if cards is None or len(cards) != 10:
        return None
    facts = DefenderOfTwo.suppose(
        with_sto=with_sto,
        helpers=len(of_suit(cards, game.plan.second)),
        sevens=seven in cards,
        shown=shown,
        re=rng.random() < 0.3,
    )
    hand = InView(say("Hand of {player} at the start", player=player), sort_hand(cards, game.trump))
    story = tuple(tell(game.plan.second, player, facts))
    return Scenario(story, (Case(TWO_SEVENS, facts),), (ruling_part(), pays_part()), picture(game, (hand,)))


def draw_hand(rng: Random, game: Bidding, second: Suit) -> Hand | None:
    """A defender's ten cards of the twenty, with so many helpers."""
    rest = sorted(game.held[Player.LEFT] | game.held[Player.RIGHT])
    helpers, others = [card for card in rest if card.suit is second], [card for card in rest if card.suit is not second]
    count = rng.choice(HELPERS)
    if len(helpers) < count:
        return None
    return frozenset(rng.sample(helpers, count) + rng.sample(others, 10 - count))


def ruling_part() -> OneOf:
    options = (
        Option("show", say("The cards must be shown when the fleks are over.")),
        Option("hide", say("The cards are not shown, and the game is played.")),
        Option("nothing", say("There is nothing to show, and the game is played.")),
        Option("end", say("It was right to show them, and the game is not played.")),
        Option("flat", say("The defender pays paušál 1.")),
        Option("sto", say("It is a renonc in the sto.")),
        Option("renonc", say("It is a renonc in the game: cards were betrayed.")),
    )
    return OneOf("ruling", say("What is the ruling?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    return next((name for name, effect in RULINGS.items() if has(verdict, effect)), "")


def pays_part() -> OneOf:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    words = say("Is it settled by this that the aktér pays dvě sedmy?")
    return OneOf("pays", words, read_pays, 0, options)


def read_pays(verdict: Verdict) -> str:
    return "yes" if has(verdict, AKTER_PAYS) else "no"


def tell(second: Suit, player: Player, facts: DefenderOfTwo) -> Iterator[Text]:
    yield say("The helper seven is in {suit}.", suit=second)
    if facts.re and facts.sevens:
        yield say("{player|start} has said flek, and the aktér has said re.", player=player)
    else:
        yield say("{player|start} has said flek.", player=player)
    if facts.shown is Shown.NOT_YET:
        yield say("The fleks are over, and no card has been led.")
    elif facts.shown is Shown.SHOWN:
        yield say("When the fleks were over, {player} showed the cards.", player=player)
    else:
        yield say("{player|start} showed nothing, and the first card has been led.", player=player)


FAMILIES = (
    Family("marias", "two-sevens", N_("Dvě sedmy: must the cards be shown?"), 2, "D.1 D.2 D.3 B.18", draw_two_sevens),
)
