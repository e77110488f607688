"""What the stories of revokes have in common: how one is told, its usual facts, what one sees of the table."""

from typing import Any

from engine.bridge.revoke.circumstance import Noticed, OtherRevoke, Role, Since
from engine.bridge.revoke.incident import Revoke
from engine.bridge.table.seat import Seat
from engine.cards.trick import Play
from engine.text import Text, say
from players.bridge.play.position import BridgePosition
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.aim import Tricks
from quizzes.bridge.revoke.misplay import Board, Misplay

USUAL = {
    "able": True,
    "since": Since.PLAYED,
    "noticed": Noticed.IN_PLAY,
    "penalty_card": False,
    "both_sides": False,
    "others_played": False,
    "other": OtherRevoke.NONE,
    "dummy_asked": False,
    "faced": False,
    "opponents_played": False,
    "side_played": False,
    "partner_to_play": False,
}
WHEN = {
    Noticed.BEFORE_RETURN: say("It comes out after the last trick, before the four hands are back in the board."),
    Noticed.AFTER_RETURN: say(
        "It comes out when the hands are back and only the offending side has called on the next board."
    ),
    Noticed.NEXT_BOARD: say("It comes out when a player of the other side has already called on the next board."),
    Noticed.ROUND_OVER: say("It comes out when the round is over."),
}


def tell(misplay: Misplay) -> Text:
    values: dict[str, object] = {"trick": misplay.trick, "card": misplay.card, "held": misplay.held}
    if misplay.role is Role.DUMMY:
        return say("To trick {trick} declarer plays the {card} from dummy, which holds {held|and}.", **values)
    values |= {"player": misplay.revoker}
    if misplay.is_ruff:
        return say("To trick {trick} {player} ruffs with the {card}, holding {held|and}.", **values)
    return say("To trick {trick} {player} discards the {card}, holding {held|and}.", **values)


def tell_lead(board: Board, play: Play[Seat]) -> Text:
    """The first card of the next trick, before the revoke is noticed."""
    card = play.card
    if board.role(play.player) is Role.DUMMY:
        return say("Declarer leads the {card} from dummy to the next trick; then the revoke is noticed.", card=card)
    return say(
        "{player} leads the {card} to the next trick; then the revoke is noticed.", player=play.player, card=card
    )


def whose(misplay: Misplay) -> Seat | Role:
    """The name by which one speaks of a hand."""
    return misplay.role if misplay.role is Role.DUMMY else misplay.revoker


def state(misplay: Misplay, **stated: Any) -> Revoke:
    """The facts of a revoke; what is usual goes without saying."""
    return Revoke.suppose(**(USUAL | {"revoker": misplay.role, "trick": misplay.trick} | stated))


def picture(board: Board, tricks: Tricks, *misplays: Misplay) -> Table:
    wrong = tuple(misplay.play for misplay in misplays)
    return Table(board.deal, entries_of(board.auction), board.contract, tricks, wrong)


def seen(position: BridgePosition) -> Tricks:
    """The tricks on the table, the unfinished one among them."""
    return (*position.tricks, position.trick) if position.trick.plays else position.tricks


def result(misplay: Misplay, tricks: Tricks) -> dict[str, Any]:
    """What the side won from the revoke on."""
    return {"winner": misplay.winner(tricks), "later": misplay.later(tricks)}


def established(misplay: Misplay, tricks: Tricks, **stated: Any) -> Revoke:
    """The facts of a revoke that stands, after the board has been played to the end."""
    return state(misplay, **({"noticed": Noticed.BEFORE_RETURN} | result(misplay, tricks) | stated))
