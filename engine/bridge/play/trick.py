"""A complete trick: who wins it, and leads to the next. Law 44."""

from engine.bridge.effect.playing import TrickTo
from engine.bridge.play.turn import PlayTurn
from engine.cards.pack import FRENCH
from engine.cards.trick import winning_card
from engine.law import Issue, Ruling, law, rule
from engine.text import N_


@law("bridge:44F", "bridge:44G", "bridge:44B")
def all_followed(turn: PlayTurn) -> Ruling | None:
    """All four cards are of one suit: the highest wins, trumps or not."""
    cards = turn.trick.cards
    if len(turn.suits_played) > 1:
        return None
    best = winning_card(cards, None, FRENCH)
    return rule(TrickTo(best, cards.index(best) + 1))


@law("bridge:44E", "bridge:44G", "bridge:44B")
def highest_trump(turn: PlayTurn) -> Ruling | None:
    """There is a trump in the trick: the highest trump wins."""
    is_trumped = turn.trump.suit in turn.suits_played
    return rule(TrickTo(turn.best, turn.trick.cards.index(turn.best) + 1)) if is_trumped else None


@law("bridge:44F", "bridge:44G", "bridge:44B")
def highest_of_suit_led(turn: PlayTurn) -> Ruling | None:
    """There is no trump in the trick: the highest card of the suit led wins."""
    return rule(TrickTo(turn.best, turn.trick.cards.index(turn.best) + 1))


WINNER = Issue(N_("Who wins the trick?"), (all_followed, highest_trump, highest_of_suit_led))
