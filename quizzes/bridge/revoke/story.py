"""What the stories of revokes have in common: how one is told, its usual facts, what one sees of the table."""

from typing import Any

from engine.bridge.revoke.incident import FailedTo, Noticed, OtherRevoke, Revoke, Since
from engine.bridge.table.seat import Seat
from engine.cards.trick import Trick
from engine.text import Text, say
from players.bridge.play.position import BridgePosition
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.misplay import Board, Misplay

NEVER = {"dummy_asked": False, "faced": False, "both_sides": False, "others_played": False}
CALM = {"opponents_played": False, "opponent_took_back": False, "side_played": False, "partner_to_play": False}


def tell(misplay: Misplay) -> Text:
    return say(
        "On the {trick|ordinal} trick {player} plays {card}, although {held|or} could be played.",
        trick=misplay.trick,
        player=misplay.revoker,
        card=misplay.card,
        held=misplay.held,
    )


def state(misplay: Misplay, **stated: Any) -> Revoke:
    """The facts of a revoke; what is usual goes without saying."""
    usual = {
        "able": True,
        "duty": FailedTo.SUIT,
        "since": Since.PLAYED,
        "noticed": Noticed.IN_PLAY,
        "other": OtherRevoke.NONE,
    }
    own = {"revoker": misplay.board.role(misplay.revoker), "trick": misplay.trick}
    return Revoke.suppose(**(NEVER | CALM | usual | own | stated))


def picture(board: Board, tricks: tuple[Trick[Seat], ...], *misplays: Misplay) -> Table:
    wrong = tuple(misplay.play for misplay in misplays)
    return Table(board.deal, entries_of(board.auction), board.contract, tricks, wrong)


def seen(position: BridgePosition) -> tuple[Trick[Seat], ...]:
    """The tricks on the table, the unfinished one among them."""
    return (*position.tricks, position.trick) if position.trick.plays else position.tricks


def established(misplay: Misplay, tricks: tuple[Trick[Seat], ...], **stated: Any) -> Revoke:
    """The facts of a revoke that stands, after the board has been played to the end."""
    result = {"winner": misplay.winner(tricks), "later": misplay.later(tricks), "noticed": Noticed.BEFORE_RETURN}
    return state(misplay, **(result | stated))
