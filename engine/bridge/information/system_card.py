"""System cards, a player's own and the opponents': Law 40B2b and c."""

from engine.bridge.effect.asking import LOOK_IN_TURN, MAY_LOOK, MAY_NOT_LOOK, REGULATIONS
from engine.bridge.information.asking import Asker, Asking, Phase
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# May the player look at their own card?


@law("bridge:40B2b", "bridge:17A")
def own_card_before_cards(asking: Asking) -> Ruling | None:
    """The player's side has not taken the cards out: the auction period has not begun for it."""
    return rule(MAY_LOOK) if asking.when is Phase.BEFORE else None


@law("bridge:40B2b", "bridge:17D1")
def own_card_of_declaring_side(asking: Asking) -> Ruling | None:
    """The auction is over, no lead has been faced, and the player is of declarer's side."""
    is_it = asking.when is Phase.CLARIFICATION and asking.is_declaring
    return rule(MAY_LOOK, REGULATIONS) if is_it else None


@law(
    "bridge:40B2b",
    "bridge:20G3",
    otherwise=(
        Phase.NO_CALL,
        Phase.AUCTION,
        Phase.CLARIFICATION,
        Phase.PLAY,
        Asker.LEADER,
        Asker.OTHER_DEFENDER,
        Asker.NEITHER,
    ),
)
def own_card_forbidden(_: Asking) -> Ruling | None:
    """Any other time from the beginning of the auction period to the end of play."""
    return rule(MAY_NOT_LOOK, REGULATIONS)


# May the player look at an opponent's card?


@law("bridge:40B2ci")
def their_card_before_auction(asking: Asking) -> Ruling | None:
    """The auction has not begun."""
    return rule(MAY_LOOK, REGULATIONS) if asking.when in (Phase.BEFORE, Phase.NO_CALL) else None


@law("bridge:40B2cii")
def their_card_in_clarification(asking: Asking) -> Ruling | None:
    """The auction is over, and no lead has been faced."""
    return rule(MAY_LOOK, REGULATIONS) if asking.when is Phase.CLARIFICATION else None


@law("bridge:40B2ciii")
def their_card_in_turn(asking: Asking) -> Ruling | None:
    """It is the player's turn to call or to play."""
    return rule(MAY_LOOK, REGULATIONS) if asking.turn else None


@law("bridge:40B2civ", "bridge:20F")
def their_card_to_answer(asking: Asking) -> Ruling | None:
    """An opponent has asked the player about partner's call or play."""
    return rule(MAY_LOOK, REGULATIONS) if asking.answering else None


@law("bridge:40B2ciii", "bridge:40B2c", otherwise=(Phase.AUCTION, Phase.PLAY))
def their_card_out_of_turn(_: Asking) -> Ruling | None:
    """It is another player's turn, and nobody has asked anything."""
    return rule(MAY_NOT_LOOK, LOOK_IN_TURN, REGULATIONS)


OWN_CARD = Issue(
    N_("May the player look at their own system card?"),
    (own_card_before_cards, own_card_of_declaring_side, own_card_forbidden),
)
THEIR_CARD = Issue(
    N_("May the player look at an opponent's system card?"),
    (
        their_card_before_auction,
        their_card_in_clarification,
        their_card_in_turn,
        their_card_to_answer,
        their_card_out_of_turn,
    ),
)
