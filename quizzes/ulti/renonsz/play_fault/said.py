"""What had been said when somebody went wrong, and what was said only after it."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.text import Text, say
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from quizzes.ulti.story import NOTHING, Raised


def draw_said(rng: Random, bid: Bid) -> Raised:
    """Nothing, kontra or rekontra; of a bid with trumps all parts or some, without trumps by one defender or both."""
    level = rng.choice((0, 0, 1, 1, 2))
    if not level:
        return Raised()
    if not bid.has_trump:
        speakers = frozenset(rng.choice((DEFENDERS, DEFENDERS[:1], DEFENDERS[1:])))
        return Raised(kontra_by=speakers, rekontra_to=speakers if level == 2 else NOTHING)
    kontra = draw_parts(rng, sorted(bid.parts))
    rekontra = draw_parts(rng, sorted(kontra)) if level == 2 else NOTHING
    return Raised(kontra, rekontra, kontra_by=frozenset({rng.choice(DEFENDERS)}))


def draw_said_before(rng: Random, bid: Bid, trick: int, offender: Player) -> Raised:
    """What had been said when somebody went wrong: in the first trick only by defenders who have had their turn."""
    said = draw_said(rng, bid)
    if trick > 1:
        return said
    spoken = frozenset(player for player in said.kontra_by if player <= offender)
    return Raised(said.kontra, kontra_by=spoken) if spoken else Raised()


def draw_parts(rng: Random, parts: Sequence[Task]) -> frozenset[Task]:
    return frozenset(parts if rng.random() < 0.5 else rng.sample(parts, rng.randint(1, len(parts))))


def tell_said(said: Raised) -> tuple[Text, ...]:
    """What had been said when the fault happened."""
    if not said.kontra_by:
        return (say("Nobody has said kontra."),)
    return (tell_kontra(said), *tell_rekontra(said))


def tell_kontra(said: Raised) -> Text:
    speaker = min(said.kontra_by)
    if said.kontra:
        return say(
            "{player|start} has said kontra to {parts|def and}, which holds for both defenders.",
            player=speaker,
            parts=said.kontra,
        )
    if len(said.kontra_by) == len(DEFENDERS):
        return say("Both defenders have said kontra.")
    return say("Of the defenders only {player} has said kontra.", player=speaker)


def tell_rekontra(said: Raised) -> tuple[Text, ...]:
    if said.rekontra:
        return (say("Declarer has said rekontra to {parts|def and}.", parts=said.rekontra),)
    return (say("Declarer has answered with rekontra."),) if said.rekontra_to else ()


class Late(NamedTuple):
    """What was said after the fault, before anybody called it, and how far the bid would be raised by it."""

    story: tuple[Text, ...] = ()
    said: Raised | None = None
    speaker: Player | None = None  # who would hardly be the one to call the fault afterwards


SILENCE = Late()


def draw_late(rng: Random, bid: Bid, said: Raised, fault_of: Player) -> Late:
    """In the first trick: a kontra or a rekontra that comes too late."""
    if rng.random() < 0.4 or said.rekontra_to or said.rekontra:
        return SILENCE
    if said.kontra_by:
        raised = Raised(said.kontra, said.kontra, said.kontra_by, NOTHING if bid.has_trump else said.kontra_by)
        return Late(
            (say("Only then does declarer say rekontra to everything that was doubled."),), raised, Player.DECLARER
        )
    speakers = [player for player in DEFENDERS if fault_of < player]
    return draw_late_kontra(bid, rng.choice(speakers)) if speakers else SILENCE


def draw_late_kontra(bid: Bid, speaker: Player) -> Late:
    raised = Raised(bid.parts if bid.has_trump else NOTHING, kontra_by=frozenset({speaker}))
    if len(bid.parts) > 1:
        return Late((say("Only then does {player} say kontra on the whole bid.", player=speaker),), raised, speaker)
    return Late((say("Only then does {player} say kontra.", player=speaker),), raised, speaker)
