"""Handling the talon: who may look at it or change it, until when, and what a third card beside it is."""

from engine.effect import ForDirector, Governs
from engine.law import Issue, Ruling, go_to, law, rule
from engine.marias import onward
from engine.marias.effect.paid_fee import flat_2
from engine.marias.effect.talon import (
    AS_LEAD,
    GAME_LOST,
    HAND_ENDS,
    LEAD_STANDS,
    LOST_TOO,
    MAY_LOOK,
    MAY_NOT,
    NOT_YET,
    TOO_LATE,
    TURNED_UP,
)
from engine.marias.licitation.laid import Talon, TalonMatter
from engine.marias.renonc.incident import Fault
from engine.marias.table.first_word import COMMENTED, FirstWord
from engine.marias.table.player import Player
from engine.marias.table.step import Rung
from engine.text import N_


def fee(talon: Talon, payer: Player) -> Ruling:
    """Paušál 2 ends the hand; whether the game is lost as well is left open."""
    lost = (LOST_TOO, Governs("marias:E.6.b")) if talon.reading.flat_2_and_lost else ()
    return rule(flat_2(payer), HAND_ENDS, *lost)


# Was it allowed to look?


@law("marias:B.11", "marias:B.12")
def in_a_check(talon: Talon) -> Ruling | None:
    """It was to put the number right, or in a check of the tricks after the play."""
    return rule(MAY_LOOK) if talon.is_check else None


@law("marias:B.9")
def akter_looked(talon: Talon) -> Ruling | None:
    """The aktér looked at it, or wants to."""
    return rule(then=AKTER) if talon.who is Player.AKTER else None


@law("marias:E.4.c", "marias:B.20", "marias:E.3.h")
def pausing_player_looked(talon: Talon) -> Ruling | None:
    """The pausing player looked at it, who does not play this hand."""
    return rule(ForDirector("marias:B.20")) if talon.who is Player.PAUSING else None


@law("marias:E.7.b")
def look_claimed_too_late(talon: Talon) -> Ruling | None:
    """The cards had begun to be put together for the next deal."""
    return rule(TOO_LATE) if talon.gathered else None


@law("marias:E.4.c", "marias:A", otherwise=(Player.LEFT, Player.RIGHT))
def defender_looked(talon: Talon) -> Ruling | None:
    """A defender looked at it."""
    return fee(talon, talon.who)


# May the aktér still do that?


@law("marias:B.9")
def not_commented_yet(talon: Talon) -> Ruling | None:
    """The first defender has done nothing yet."""
    return rule(MAY_LOOK) if talon.first_word is FirstWord.NOTHING else None


@law("marias:B.9")
def only_intended(talon: Talon) -> Ruling | None:
    """The first defender has commented, and the aktér has not done it yet."""
    return rule(MAY_NOT) if not talon.done else None


@law("marias:E.7.b")
def akter_claimed_too_late(talon: Talon) -> Ruling | None:
    """The cards had begun to be put together for the next deal."""
    return rule(TOO_LATE) if talon.gathered else None


@law("marias:E.2.g", "marias:B.9", "marias:E.6.b", "marias:E.6.c", otherwise=COMMENTED)
def after_the_comment(talon: Talon) -> Ruling | None:
    """The aktér did it after the first defender's comment."""
    return rule(
        GAME_LOST, go_to(onward.RENONC, fault=Fault.LOOKED if talon.matter is TalonMatter.LOOKED else Fault.CHANGED)
    )


# What is the card beside it?


@law("marias:E.7.c", "marias:B.9")
def beside_it_with_trumps(talon: Talon) -> Ruling | None:
    """The game has trumps, for which the rules say nothing about such a card."""
    return rule(ForDirector("marias:E.7.c")) if talon.has_trump else None


@law("marias:B.9")
def lead_turned_up(talon: Talon) -> Ruling | None:
    """The game is betl or durch and has been approved, or the fleks are over."""
    return rule(AS_LEAD, TURNED_UP, LEAD_STANDS) if talon.comments_over else None


@law("marias:B.9", otherwise=(Rung.BETL, Rung.DURCH))
def lead_laid_ready(_: Talon) -> Ruling | None:
    """The game is betl or durch, and the comments are not over."""
    return rule(AS_LEAD, NOT_YET)


LOOK = Issue(
    N_("Was it allowed to look?"),
    (in_a_check, akter_looked, pausing_player_looked, look_claimed_too_late, defender_looked),
)
AKTER = Issue(
    N_("May the aktér still do that?"),
    (not_commented_yet, only_intended, akter_claimed_too_late, after_the_comment),
)
BESIDE = Issue(N_("What is the card beside it?"), (beside_it_with_trumps, lead_turned_up, lead_laid_ready))
