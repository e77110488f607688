"""Failing to follow, to trump or to beat (13.3.4): real tricks, some of them played as they should be."""

from collections.abc import Iterator
from itertools import takewhile
from random import Random

from engine.cards.pack import Card, GermanCards, Hand, Rank, of_suit
from engine.cards.trump import Trump
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.play.legal_card import LEGAL_CARD, PlayedCard
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.table.bid import Task
from players.german.playing import play_next, positions
from players.ulti.board import Board, draw_board
from players.ulti.position import UltiPosition
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part
from quizzes.ulti.renonsz.play_fault.said import SILENCE, Late, draw_late, draw_said_before, tell_said
from quizzes.ulti.renonsz.play_fault.story import (
    PLAYED,
    Told,
    in_order,
    is_decided,
    others,
    picture,
    state,
    supposing,
    tell_called,
    usual_parts,
)
from quizzes.ulti.renonsz.question import OTHER
from quizzes.ulti.story import Raised

KINDS = ("suit", "suit", "suit", "trump", "trump", "beat", "beat", "beat", "legal", "legal", "legal")
LAWS = {
    "suit_not_followed": "suit",
    "not_trumped": "trump",
    "not_beaten": "beat",
    "duties_met": "legal",
}


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
    return show(position, card, said, *tell(rng, board, said, position, kind))


def show(position: UltiPosition, card: Card, said: Raised, told: Told, late: Late) -> Scenario:
    story, case = told
    played = Case(LEGAL_CARD, state_card(position, card))
    return Scenario(
        (*tell_said(said), tell_play(position, card), *late.story, *story),
        (case, played),
        (duty_part(), *usual_parts(case, supposing(case, position.bid, late.said))),
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


def state_card(position: UltiPosition, card: Card) -> PlayedCard:
    return PlayedCard.suppose(
        trump=next(one for one in Trump if one.suit is position.trump),
        table=GermanCards(position.on_table),
        card=card,
        hand=GermanCards(tuple(sorted(position.hand))),
        bid_ulti=position.declares and Task.ULTI in position.bid.parts,
    )


def tell_play(position: UltiPosition, card: Card) -> Text:
    number = len(position.tricks) + 1
    return say("In the {trick|ordinal} trick {player} plays the {card}.", trick=number, player=position.turn, card=card)


def tell_fault(rng: Random, board: Board, said: Raised, position: UltiPosition, kind: str) -> tuple[Told, Late]:
    """A fault, called at once or let pass; in the first trick something may be said after it."""
    called, offender = rng.random() < 0.85, position.turn
    fault = WrongInPlay.NOT_BEATEN if kind == "beat" else WrongInPlay.REVOKE
    late = SILENCE if position.tricks else draw_late(rng, board.bid, said, offender)
    told = tell_called(rng, called, offender, 9 - len(position.tricks), late)
    return ((told,), state(fault, board, said, offender, called=called)), late


def tell_legal(rng: Random, board: Board, said: Raised, position: UltiPosition, _: str) -> tuple[Told, Late]:
    """Somebody calls renonsz for nothing, and perhaps tricks are looked at to prove it."""
    caller = rng.choice(others(position.turn))
    inspected = bool(position.tricks) and rng.random() < 0.65
    looked = (
        say("To establish it, the players look through tricks already taken.")
        if inspected
        else say("The jury comes before anybody has looked at a trick already taken.")
    )
    story = (say("{player|start} calls renonsz at once.", player=caller), looked)
    return (story, in_order(board, said, caller, inspected=inspected)), SILENCE


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
        5,
        "13.3.4 6.3 6.4 10.2 10.3.e 10.3.f 10.3.g",
        draw_follow,
    ),
)
