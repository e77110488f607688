"""Questions about the lead, the contract and the defenders' cards: Laws 20C1, 20F2 and 41C."""

from engine.bridge.effect.asking import CARDING_EXPLAINED, CONTRACT_TOLD, MAY_ASK, NO_RIGHT, NOT_YET, WRONG_WORD
from engine.bridge.information.asking import Asker, Asking, Phase
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# May the player ask whether to lead?


@law("bridge:20C1", "bridge:47E1")
def defender_asks(asking: Asking) -> Ruling | None:
    """The auction is over, no lead has been faced, and the player is a defender."""
    is_it = asking.when is Phase.CLARIFICATION and asking.is_defender
    return rule(MAY_ASK, WRONG_WORD) if is_it else None


@law(
    "bridge:20C1",
    otherwise=(
        Phase.BEFORE,
        Phase.NO_CALL,
        Phase.AUCTION,
        Phase.CLARIFICATION,
        Phase.PLAY,
        Asker.DECLARER,
        Asker.DUMMY,
        Asker.NEITHER,
    ),
)
def no_question_of_lead(_: Asking) -> Ruling | None:
    """It is not the time for that question, or the player is no defender."""
    return rule(NO_RIGHT)


# May the player ask about signals and leads?


@law("bridge:20F2")
def declarer_asks_about_carding(asking: Asking) -> Ruling | None:
    """The play is going on, and declarer asks at the turn of either hand."""
    is_it = asking.when is Phase.PLAY and asking.asker is Asker.DECLARER
    return rule(then=CARDING_TURN) if is_it else None


@law("bridge:20F2")
def carding_too_soon(asking: Asking) -> Ruling | None:
    """Declarer, or the player who will be declarer, asks before the play."""
    is_it = asking.when is Phase.CLARIFICATION and asking.asker is Asker.DECLARER
    return rule(NOT_YET) if is_it else None


@law(
    "bridge:20F2",
    otherwise=(
        Phase.BEFORE,
        Phase.NO_CALL,
        Phase.AUCTION,
        Phase.CLARIFICATION,
        Phase.PLAY,
        Asker.DUMMY,
        Asker.LEADER,
        Asker.OTHER_DEFENDER,
        Asker.NEITHER,
    ),
)
def carding_of_no_concern(_: Asking) -> Ruling | None:
    """There are no defenders yet, or the player is not declarer."""
    return rule(NO_RIGHT)


@law("bridge:20F2", "bridge:40B5a", "bridge:41fn3")
def carding_in_turn(asking: Asking) -> Ruling | None:
    """It is the turn of declarer's hand or of dummy."""
    return rule(MAY_ASK, CARDING_EXPLAINED) if asking.turn else None


@law("bridge:20F2")
def carding_out_of_turn(_: Asking) -> Ruling | None:
    """It is a defender's turn."""
    return rule(NOT_YET)


# Is the contract told in the play?


@law("bridge:41C")
def dummy_asks_for_contract(asking: Asking) -> Ruling | None:
    """Dummy asks: the right is declarer's and the defenders'."""
    return rule(NO_RIGHT) if asking.asker is Asker.DUMMY else None


@law("bridge:41C", "bridge:41fn3")
def contract_in_turn(asking: Asking) -> Ruling | None:
    """It is the player's turn to play."""
    return rule(MAY_ASK, CONTRACT_TOLD) if asking.turn else None


@law("bridge:41C", otherwise=(Asker.DECLARER, Asker.LEADER, Asker.OTHER_DEFENDER))
def contract_out_of_turn(_: Asking) -> Ruling | None:
    """It is not the player's turn to play."""
    return rule(NOT_YET)


LEAD = Issue(N_("May the player ask whether to lead?"), (defender_asks, no_question_of_lead))
CARDING = Issue(
    N_("May the player ask about signals and leads?"),
    (declarer_asks_about_carding, carding_too_soon, carding_of_no_concern),
)
CARDING_TURN = Issue(N_("Is it declarer's turn?"), (carding_in_turn, carding_out_of_turn))
CONTRACT = Issue(
    N_("Is the contract told in the play?"), (dummy_asks_for_contract, contract_in_turn, contract_out_of_turn)
)
ABOUT_PLAY = (LEAD, CARDING, CARDING_TURN, CONTRACT)
