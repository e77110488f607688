"""Stories of a kontra or rekontra that fit every bid, with trumps or without."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.text import Text, say
from engine.ulti.raising.word import PartnerSaid, WhenSaid, Word
from engine.ulti.table.bid import Task, Tasks
from engine.ulti.table.player import DEFENDERS, Player
from quizzes.ulti.raising.opening import Opening

Stated = dict[str, Any]
Told = tuple[tuple[Text, ...], Stated]
Story = Callable[[Random, Opening], Told]
RIGHT, LEFT, DECLARER = Player.RIGHT, Player.LEFT, Player.DECLARER
NOTHING = frozenset[Task]()


def some(rng: Random, parts: Tasks) -> Tasks:
    """One part, or several, or all."""
    return frozenset(rng.sample(sorted(parts), rng.randint(1, len(parts))))


def doubled_by(*defenders: Player, parts: Tasks = NOTHING) -> Stated:
    """What is known when there has been a kontra."""
    return {"other": PartnerSaid.KONTRA, "doubled": parts, "doubled_by": frozenset(defenders)}


def first_kontra(rng: Random, hand: Opening) -> Told:
    parts = some(rng, hand.bid.parts)
    return (hand.lead(), hand.kontra(RIGHT, parts)), {"speaker": RIGHT, "parts": parts}


def second_kontra(rng: Random, hand: Opening) -> Told:
    """The right-hand neighbour has let it pass; that keeps nobody else out."""
    parts = some(rng, hand.bid.parts)
    facts = {"speaker": LEFT, "parts": parts, "other": PartnerSaid.PASSED}
    return (hand.lead(), hand.play(RIGHT), hand.kontra(LEFT, parts)), facts


def late_kontra(rng: Random, hand: Opening) -> Told:
    parts, speaker = some(rng, hand.bid.parts), rng.choice(DEFENDERS)
    facts = {"speaker": speaker, "parts": parts, "moment": WhenSaid.LATE, "passed": True, "other": PartnerSaid.PASSED}
    if hand.bid.has_trump:
        late = say("With the second card {player} says kontra to {parts|def and}.", player=speaker, parts=parts)
    else:
        late = say("With the second card {player} says: “Kontra!”", player=speaker)
    return (hand.lead(), hand.play(RIGHT), hand.play(LEFT), late), facts


def early_kontra(rng: Random, hand: Opening) -> Told:
    """Before the lead, or before the defender who speaks first."""
    parts = some(rng, hand.bid.parts)
    facts = {"parts": parts, "moment": WhenSaid.EARLY}
    if rng.random() < 0.5:
        return (hand.lead(), waiting(), say_kontra(hand, LEFT, parts)), facts | {"speaker": LEFT}
    speaker = rng.choice(DEFENDERS)
    return (say("Declarer has not led yet."), say_kontra(hand, speaker, parts)), facts | {"speaker": speaker}


def waiting() -> Text:
    return say("The right-hand defender is still thinking.")


def say_kontra(hand: Opening, player: Player, parts: Tasks) -> Text:
    if hand.bid.has_trump:
        return say("{player|start} says kontra to {parts|def and}.", player=player, parts=parts)
    return say("{player|start} says: “Kontra!”", player=player)


def wrong_side(rng: Random, hand: Opening) -> Told:
    """The declarer says kontra, or a defender rekontra."""
    parts = some(rng, hand.bid.parts)
    if rng.random() < 0.5:
        said = say_kontra(hand, DECLARER, parts)
        return (hand.lead(), hand.play(RIGHT), hand.play(LEFT), said), {"speaker": DECLARER, "parts": parts}
    facts = {"word": Word.REKONTRA, "speaker": LEFT, "parts": parts}
    return (hand.lead(), hand.kontra(RIGHT, parts), hand.rekontra(LEFT, parts)), facts | doubled_by(RIGHT, parts=parts)


def late_rekontra(rng: Random, hand: Opening) -> Told:
    parts = some(rng, hand.bid.parts)
    if hand.bid.has_trump:
        late = say("With the second card declarer says rekontra to {parts|def and}.", parts=parts)
    else:
        late = say("With the second card declarer says: “Rekontra!”")
    facts = {"word": Word.REKONTRA, "speaker": DECLARER, "parts": parts, "moment": WhenSaid.LATE}
    told = (hand.lead(), hand.kontra(RIGHT, parts), hand.play(LEFT), late)
    return told, facts | doubled_by(RIGHT, parts=parts)


def above_rekontra(rng: Random, hand: Opening) -> Told:
    parts, speaker = some(rng, hand.bid.parts), rng.choice(DEFENDERS)
    before = (hand.play(RIGHT), hand.kontra(LEFT, parts)) if speaker is LEFT else (hand.kontra(RIGHT, parts),)
    told = (hand.lead(), *before, hand.rekontra(DECLARER, parts))
    facts = {"word": Word.HIGHER, "speaker": speaker, "parts": parts} | doubled_by(speaker, parts=parts)
    return (*told, say("{player|start} says: “Szubkontra!”", player=speaker)), facts


def after_renonsz(rng: Random, hand: Opening) -> Told:
    """The partner has just revoked."""
    parts = some(rng, hand.bid.parts)
    facts = {"speaker": LEFT, "parts": parts, "other": PartnerSaid.PASSED, "after_renonsz": True}
    return (hand.lead(), hand.revoke(RIGHT), hand.kontra(LEFT, parts)), facts


def rekontra_after_renonsz(rng: Random, hand: Opening) -> Told:
    """One defender doubles, the other revokes, and the declarer redoubles."""
    parts = some(rng, hand.bid.parts)
    facts = {"word": Word.REKONTRA, "speaker": DECLARER, "parts": parts, "after_renonsz": True}
    told = (hand.lead(), hand.kontra(RIGHT, parts), hand.revoke(LEFT), hand.rekontra(DECLARER, parts))
    return told, facts | doubled_by(RIGHT, parts=parts)
