"""The terms on which a game of mariáš is played, and the trump suits that its step leaves open."""

from engine.cards.legal import FOLLOW_TRUMP_BEAT, Terms
from engine.cards.pack import Suit
from engine.cards.trump import Trump, ranking
from engine.marias.table.player import AT_PLAY, Player
from engine.marias.table.step import Rung
from engine.text import Text, say


def terms_of(trump: Suit | None) -> Terms[Player]:
    """Follow suit, else trump, and beat if possible."""
    return Terms(AT_PLAY, trump, ranking(trump), FOLLOW_TRUMP_BEAT)


def settled_trump(step: Rung) -> Trump | None:
    """The trumps where the step itself names them: none, or hearts."""
    if not step.has_trump:
        return Trump.NONE
    return Trump.RED if step.red else None


def contradicts(step: Rung, trump: Trump) -> Text | None:
    """Why a game cannot have these trumps."""
    settled = settled_trump(step)
    if settled is None and trump in (Trump.NONE, Trump.RED):
        return say("In {step} one of the other three suits is trumps: hearts are named in the game itself.", step=step)
    if settled is not None and trump is not settled:
        return say("In {step} the trumps are settled by the game itself.", step=step)
    return None
