"""Failing to follow, to trump or to beat (13.3.4): real tricks, some of them played as they should be."""

from collections.abc import Iterator
from itertools import takewhile
from random import Random

from engine.cards.pack import Card, GermanCards, Hand, Rank, of_suit
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.play.legal_card import LEGAL_CARD, PlayedCard
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.table.bid import Task
from players.ulti.board import Board, draw_board
from players.ulti.playing import play_next, positions
from players.ulti.position import UltiPosition
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part
from quizzes.ulti.renonsz.play_fault.story import (
    PLAYED,
    Told,
    draw_said_before,
    in_order,
    is_decided,
    picture,
    state,
    tell_called,
    tell_late,
    tell_said,
    usual_parts,
)
from quizzes.ulti.renonsz.question import OTHER
from quizzes.ulti.story import Raised

KINDS = ("suit", "suit", "trump", "beat", "beat", "legal")
LAWS = {
    "suit_not_followed": "suit",
    "not_trumped": "trump",
    "not_beaten": "beat",
    "duties_met": "legal",
}
DUTY = LEGAL_CARD.issues[0]


@firmly
def draw_follow(rng: Random) -> Scenario | None:
    """A card that breaks a duty, or one that only looks like it."""
    board, kind = draw_board(rng, PLAYED), rng.choice(KINDS)
    found = list(find_plays(rng, board, kind))
    if not found:
        return None
    early = [one for one in found if not one[0].tricks]
    position, card = rng.choice(early if early and rng.random() < 0.3 else found)
    said = draw_said_before(rng, board.bid, len(position.tricks) + 1, position.turn)
    tell = tell_legal if kind == "legal" else tell_fault
    story, case = tell(rng, board, said, position, kind)
    played = Case(LEGAL_CARD, state_card(board, position, card))
    return Scenario(
        (*tell_said(said), tell_play(position, card), *story),
        (case, played),
        (duty_part(), *usual_parts()),
        picture(position, position.turn),
    )


def find_plays(rng: Random, board: Board, kind: str) -> Iterator[tuple[UltiPosition, Card]]:
    """Every turn at which a card of this kind can be played; the trump seven has rules of its own."""
    for position in takewhile(lambda one: not is_decided(one), positions(board.position)):
        if position.trick.plays and (cards := cards_of(kind, position) - trump_seven(board)):
            yield position, rng.choice(sorted(cards))


def trump_seven(board: Board) -> Hand:
    return frozenset({Card(board.trump, Rank.SEVEN)}) if board.trump else frozenset()


def cards_of(kind: str, position: UltiPosition) -> Hand:
    if kind == "beat":
        return position.follows - position.beats
    if kind == "legal":
        return suspicious(position)
    void = not of_suit(position.hand, position.on_table[0].suit)
    return position.hand - position.follows if void is (kind == "trump") else frozenset()


def suspicious(position: UltiPosition) -> Hand:
    """The card of a player who rightly does not follow suit, or rightly does not beat, with others in hand."""
    card = play_next(position)
    led = position.on_table[0].suit
    return frozenset({card}) if card.suit is not led and len(position.hand) > 2 else frozenset()


def state_card(board: Board, position: UltiPosition, card: Card) -> PlayedCard:
    return PlayedCard.suppose(
        trump=board.named,
        table=GermanCards(position.on_table),
        card=card,
        hand=GermanCards(tuple(sorted(position.hand))),
        bid_ulti=position.declares and Task.ULTI in board.bid.parts,
    )


def tell_play(position: UltiPosition, card: Card) -> Text:
    number = len(position.tricks) + 1
    return say("In the {trick|ordinal} trick {player} plays {card}.", trick=number, player=position.turn, card=card)


def tell_fault(rng: Random, board: Board, said: Raised, position: UltiPosition, kind: str) -> Told:
    """A fault, called at once or let pass; in the first trick something may be said after it."""
    called = rng.random() < 0.85
    fault = WrongInPlay.NOT_BEATEN if kind == "beat" else WrongInPlay.REVOKE
    late = () if position.tricks else tell_late(rng, said, position.turn)
    story = (*late, tell_called(rng, called))
    return story, state(fault, board, said, position.turn, called=called)


def tell_legal(rng: Random, board: Board, said: Raised, position: UltiPosition, _: str) -> Told:
    """Somebody calls renonsz for nothing, and perhaps tricks are looked at to prove it."""
    caller = rng.choice((position.turn.next, position.turn.next.next))
    inspected = rng.random() < 0.6
    looked = (
        say("To establish it the players look through tricks already taken.")
        if inspected
        else say("The jury comes before anybody has looked at a trick.")
    )
    story = (say("At once {player} calls renonsz.", player=caller), looked)
    return story, in_order(board, said, caller, inspected=inspected)


def duty_part() -> Part:
    options = (
        Option("legal", say("Yes.")),
        Option("suit", say("No: the suit led had to be followed.")),
        Option("trump", say("No: a trump had to be played.")),
        Option("beat", say("No: the card that was winning had to be beaten.")),
    )
    return OneOf("card", say("Was the card allowed?"), read_duty, 1, options)


def read_duty(verdict: Verdict) -> str:
    return LAWS.get(verdict.spoken[-1].law.name, OTHER) if verdict.spoken else ""


FAMILIES = (
    Family(
        "ulti",
        "fault-play-follow",
        N_("Not followed, not trumped, not beaten?"),
        3,
        "13.3.4 6.3 6.4 10.2 10.3.e 10.3.f 10.3.g",
        draw_follow,
    ),
)
