"""Which cards may be played: follow suit, trump, beat, keep the trump seven."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.allowed import MayPlay
from engine.cards.pack import Card, GermanCards, of_suit
from engine.cards.trump import seven_of, trumps_of
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.play.legal_card import LEGAL_CARD, PlayedCard
from engine.ulti.table.bid import BETLIS, Bid, Task
from players.german.playing import positions
from players.german.position import sort_hand
from players.ulti.board import Board, draw_board
from players.ulti.hanging import find_tempting
from players.ulti.position import DURCHMARS, UltiPosition
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Cards, Case, OneOf, Option, card_options, find
from quizzes.ulti.story import picture

BIDS = tuple(Bid.parse(word) for word in "parti red-parti ulti red-ulti 40+ulti 40 4a b rb tb szd rd d".split())
WITH_ULTI = tuple(bid for bid in BIDS if Task.ULTI in bid.parts)
FOUGHT_FOR = BETLIS | DURCHMARS | {Task.ULTI}
TRIES = 2  # positions of one hand in which the solver looks for a tempting card


# Which kind of card is it?


def kind_of(position: UltiPosition, card: Card) -> str:
    """What would be wrong with a card, so that every kind is asked about."""
    if card not in position.follows:
        return "suit" if of_suit(position.hand, position.on_table[0].suit) else "trump"
    if card not in position.beats:
        return "beat"
    return "seven" if is_kept_seven(position, card) else "legal"


def is_kept_seven(position: UltiPosition, card: Card) -> bool:
    """Is it the trump seven of a declarer who bid ulti and has another trump?"""
    return binds(position) and card == seven_of(position.trump) and len(trumps_of(position.hand, position.trump)) > 1


def binds(position: UltiPosition) -> bool:
    return position.declares and Task.ULTI in position.bid.parts


LAWS = {
    "seven_too_soon": "seven",
    "suit_not_followed": "suit",
    "not_trumped": "trump",
    "not_beaten": "beat",
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
        Option("seven", say("No: the trump seven must be kept.")),
    )
    return OneOf("why", say("May the {card} be played?", card=card), read_why, 0, options)


def cards_part(board: Board, position: UltiPosition) -> Cards:
    """The hand to tap; a wrong answer is explained by the first card that is wrong in it."""

    def explain(answer: frozenset[str], right: frozenset[str]) -> Case:
        wrong = sorted(answer - right) or sorted(right - answer)
        return state(board, position, card=Card.parse(wrong[0]))

    words = say("This is the hand of {player}. Which cards may be played?", player=position.turn)
    options = card_options(sort_hand(position.hand, position.trump))
    return Cards("cards", words, read_allowed, 1, options, instead=explain)


# A card that somebody wants to play


@dataclass(frozen=True)
class Wish:
    """A card that the player in turn would like to play, and whether the hand hangs on it."""

    position: UltiPosition
    card: Card
    tempting: bool = False


@firmly
def draw_legal(rng: Random) -> Scenario | None:
    kind = rng.choice(("legal", "legal", "suit", "trump", "beat", "beat", "beat", "seven"))
    board = draw_board(rng, WITH_ULTI if kind == "seven" else BIDS)
    wish = draw_wish(rng, board, kind)
    return ask(board, wish) if wish else None


def draw_wish(rng: Random, board: Board, kind: str) -> Wish | None:
    """A card of this kind somewhere in the play of the hand, a tempting one if there is any."""
    played = (one for one in positions(board.position) if len(one.hand) > 1 and not one.is_settled)
    turns = [one for one in played if one.trick.plays or kind == "seven"]
    rng.shuffle(turns)
    if kind not in ("legal", "seven") and (tempting := find_wish(turns)):
        return tempting
    for position in turns:
        if cards := sorted(card for card in position.hand if kind_of(position, card) == kind):
            return Wish(position, rng.choice(cards))
    return None


def find_wish(turns: list[UltiPosition]) -> Wish | None:
    late = [one for one in turns if 2 < len(one.hand) < 6 and one.legal != one.hand]
    for position in late[:TRIES]:
        if card := find_tempting(position):
            return Wish(position, card, tempting=True)
    return None


def ask(board: Board, wish: Wish) -> Scenario | None:
    """The card, and the whole hand, which is shown where it is tapped."""
    position = wish.position
    if open_seven(position):
        return None
    cases = (state(board, position, card=wish.card), state(board, position, tried=False))
    table = picture(board, (), position.tricks, position.trick)
    return Scenario(tuple(tell_wish(wish)), cases, (cards_part(board, position), why_part(wish.card)), table)


def open_seven(position: UltiPosition) -> bool:
    """Does it hang on an open point whether the trump seven may be played?"""
    seven, trumps = seven_of(position.trump), trumps_of(position.hand, position.trump)
    return not binds(position) and seven in trumps and len(trumps) > 1


def state(board: Board, position: UltiPosition, **asked: object) -> Case:
    """About one card, or about the hand."""
    facts = PlayedCard.suppose(
        trump=board.named,
        table=GermanCards(position.on_table),
        hand=GermanCards(sort_hand(position.hand, position.trump)),
        bid_ulti=binds(position),
        **asked,
    )
    return Case(LEGAL_CARD, facts)


def tell_wish(wish: Wish) -> Iterator[Text]:
    yield say("{player|start} is in turn and would like to play the {card}.", player=wish.position.turn, card=wish.card)
    if not wish.tempting:
        return
    (part,) = (one for one in wish.position.bid.parts if one in FOUGHT_FOR)
    if wish.position.declares:
        yield say("It could still save {part|def}, and no card that is allowed could.", part=part)
    else:
        yield say("It could still defeat {part|def}, and no card that is allowed could.", part=part)


FAMILIES = (
    Family(
        "ulti",
        "legal-cards",
        N_("Which cards may be played?"),
        2,
        "6.3 6.4 4.D.4",
        draw_legal,
        formerly="ulti-legal-cards",
    ),
)
