"""A hand from a wrong board, or a wrong board for the whole table: Law 15."""

from engine.bridge.effect.inadmissible import ALL_CANCELLED, COMPARABLE_FREES_LEAD
from engine.bridge.effect.information import NO_NEW_LIMIT, WITHDRAWN_INFORMATION
from engine.bridge.effect.wrong_cards import (
    ARTIFICIAL_SCORE,
    BOARD_CANCELLED,
    BOARD_COMPLETED,
    BOARD_PENALTY,
    CALLS_AFRESH,
    FETCH_RIGHT_BOARD,
    IF_CHANCE_LOST,
    MAY_BE_PLAYED,
    NOBODY_LOSES,
    OTHER_BOARD_AHEAD,
    RIGHT_HAND,
    SET_BOARD_LATER,
    InTeams,
    ScoreByBlame,
    SeenInTime,
)
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.bridge.reading import WrongHandLead
from engine.bridge.wrong_cards.board import ChanceLost, Entrants, MixUp, SameCall, WrongBoard
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_

# What has been mixed up?


@law("bridge:15A1")
def called_with_wrong_hand(table: WrongBoard) -> Ruling | None:
    """A player has called with cards from another board."""
    return rule(ALL_CANCELLED, then=(AFRESH, PENALTY)) if table.mixed_up is MixUp.HAND else None


@law("bridge:7B1", "bridge:16D1")
def only_looked(table: WrongBoard) -> Ruling | None:
    """A player has looked at cards from another board, but has not called with them."""
    return rule(RIGHT_HAND, SeenInTime("bridge:16D")) if table.mixed_up is MixUp.LOOKED else None


@law("bridge:15A3")
def other_board_comes_up(table: WrongBoard) -> Ruling | None:
    """The board that the wrong hand came from has come up, and the player has called on it."""
    return rule(then=(AGAIN, PENALTY)) if table.mixed_up is MixUp.OTHER else None


@law("bridge:15B", otherwise=(MixUp.BOARD,))
def table_has_wrong_board(_: WrongBoard) -> Ruling | None:
    """The table has a board that was not due in this round."""
    return rule(then=BOARD)


# How does the auction go on?


@law("bridge:15A2a", "bridge:12A2", "bridge:12C2a", "bridge:86B")
def partner_has_called(table: WrongBoard) -> Ruling | None:
    """The player's partner has called since."""
    return no_result_here() if table.partner_called else None


@law("bridge:12A2", "bridge:15A2b", "bridge:12C2a", "bridge:86B")
def too_late_for_auction(table: WrongBoard) -> Ruling | None:
    """Partner has not called since, but the opening lead has been faced: the board cannot be played as usual."""
    is_late = table.led and not table.reading.wrong_hand_late
    return no_result_here() if is_late else None


def no_result_here() -> Ruling:
    return rule(ARTIFICIAL_SCORE, InTeams("bridge:86B"), OTHER_BOARD_AHEAD)


@law("bridge:15A2b", "bridge:7B1")
def auction_goes_on(_: WrongBoard) -> Ruling | None:
    """Partner has not called since: the player takes the right hand and calls again."""
    return rule(RIGHT_HAND, CALLS_AFRESH, then=(TOLD, LEAD, NEXT_BOARD))


@law("bridge:15A2c", "bridge:16C")
def wrong_call_withdrawn(_: WrongBoard) -> Ruling | None:
    """Calls have been withdrawn: the other side may use what they told, the offending side may not."""
    return rule(WITHDRAWN_INFORMATION)


@law("bridge:26B", "bridge:26A")
def lead_may_be_limited(table: WrongBoard) -> Ruling | None:
    """The call is taken as one that Law 26 speaks of, like any other that was withdrawn."""
    is_limited = table.reading.wrong_hand_lead is WrongHandLead.LIMIT
    return rule(LEAD_LIMIT_AHEAD, COMPARABLE_FREES_LEAD) if is_limited else None


@law("bridge:15A2b", "bridge:26")
def lead_not_limited(table: WrongBoard) -> Ruling | None:
    """Law 15 is taken to say all that follows from the call."""
    return rule(NO_NEW_LIMIT) if table.reading.wrong_hand_lead is WrongHandLead.FREE else None


@law("bridge:26B", "bridge:15A2b", otherwise=(WrongHandLead.DIRECTOR,))
def lead_for_director(_: WrongBoard) -> Ruling | None:
    """Law 15 does not say whether a lead may be forbidden because of the call: the director decides."""
    return rule(ForDirector("bridge:26B"))


@law("bridge:15A3")
def board_comes_up_later(_: WrongBoard) -> Ruling | None:
    """The board that the wrong hand came from may come up later."""
    return rule(OTHER_BOARD_AHEAD)


@law("bridge:15A4", "bridge:90")
def may_be_penalised(_: WrongBoard) -> Ruling | None:
    """A hand has been taken from a wrong board and called on."""
    return rule(BOARD_PENALTY)


# May the other board be played?


@law("bridge:15A3", "bridge:15fn1")
def call_repeated(table: WrongBoard) -> Ruling | None:
    """The player makes the same call there as the one that was cancelled, or one of much the same meaning."""
    return rule(MAY_BE_PLAYED) if table.repeated is SameCall.SAME else None


@law("bridge:15fn1", "bridge:15A3", "bridge:12C2a", "bridge:86B", otherwise=(SameCall.DIFFERENT, SameCall.PSYCHIC))
def call_differs(_: WrongBoard) -> Ruling | None:
    """The call there is very different in meaning, or psychic."""
    return rule(ARTIFICIAL_SCORE, InTeams("bridge:86B"))


# What becomes of the wrong board?


@law("bridge:15B", "bridge:17A")
def nobody_has_begun(table: WrongBoard) -> Ruling | None:
    """Nobody has taken cards out of the board: the auction period has not begun."""
    return rule(FETCH_RIGHT_BOARD) if not table.begun else None


@law("bridge:15fn2", "bridge:86B")
def teams_have_wrong_board(table: WrongBoard) -> Ruling | None:
    """The table has a board that was not due, and it is an event for teams."""
    return rule(ForDirector("bridge:86B")) if table.entrants is Entrants.TEAMS else None


@law("bridge:15B1")
def somebody_has_played_it(table: WrongBoard) -> Ruling | None:
    """One of the four players has played the deal before."""
    return rule(BOARD_CANCELLED, then=LOST) if table.played_before else None


@law("bridge:15B2", otherwise=(Entrants.PAIRS,))
def nobody_has_played_it(_: WrongBoard) -> Ruling | None:
    """None of the four players has played the deal before."""
    return rule(BOARD_COMPLETED, SET_BOARD_LATER, then=LOST)


# Who gets an artificial score?


@law("bridge:15B3")
def nobody_loses_a_result(table: WrongBoard) -> Ruling | None:
    """Nobody loses the chance of a regular result."""
    return rule(NOBODY_LOSES) if table.lost is ChanceLost.NOBODY else None


@law("bridge:15B3")
def that_will_show(table: WrongBoard) -> Ruling | None:
    """It is still open whether somebody loses the chance of a regular result."""
    return rule(IF_CHANCE_LOST) if table.lost is ChanceLost.LATER else None


@law("bridge:12C2a", "bridge:15B3", otherwise=(ChanceLost.SOMEBODY,))
def somebody_loses_a_result(table: WrongBoard) -> Ruling | None:
    """A contestant loses the chance of a regular result: the score goes by how far that contestant is responsible."""
    return rule(ScoreByBlame(table.blame))


MIXED_UP = Issue(
    N_("What has been mixed up?"),
    (called_with_wrong_hand, only_looked, other_board_comes_up, table_has_wrong_board),
)
AFRESH = Issue(N_("How does the auction go on?"), (partner_has_called, too_late_for_auction, auction_goes_on))
TOLD = Issue(N_("Who may use what the cancelled calls told?"), (wrong_call_withdrawn,))
LEAD = Issue(N_("May a lead be forbidden?"), (lead_may_be_limited, lead_not_limited, lead_for_director))
NEXT_BOARD = Issue(N_("What becomes of the other board?"), (board_comes_up_later,))
PENALTY = Issue(N_("Is a penalty possible?"), (may_be_penalised,))
AGAIN = Issue(N_("May the other board be played?"), (call_repeated, call_differs))
BOARD = Issue(
    N_("What becomes of the wrong board?"),
    (nobody_has_begun, teams_have_wrong_board, somebody_has_played_it, nobody_has_played_it),
)
LOST = Issue(N_("Who gets an artificial score?"), (nobody_loses_a_result, that_will_show, somebody_loses_a_result))
WRONG_BOARD = Topic(
    "bridge",
    "wrong-board",
    N_("Wrong hand or wrong board"),
    N_("A player took cards from another board, or the table has a board that was not due."),
    WrongBoard,
    (MIXED_UP, AFRESH, TOLD, LEAD, NEXT_BOARD, PENALTY, AGAIN, BOARD, LOST),
)
