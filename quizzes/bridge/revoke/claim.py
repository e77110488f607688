"""Claims and concessions after a revoke, as the tricks would fall: nobody claims what is not there."""

from random import Random
from typing import Any

from engine.bridge.revoke.circumstance import Noticed, Role, Since
from engine.bridge.table.seat import Seat, dealer_of
from engine.text import Text, say
from players.bridge.play.position import BridgePosition
from quizzes.bridge.revoke.misplay import Misplay, finish, finish_trick

Found = tuple[BridgePosition, tuple[Text, ...], dict[str, Any]]  # where play stands, how it is told, the facts


def own_claim(rng: Random, misplay: Misplay) -> Found | None:
    """Declarer, whose side revoked, claims; or whoever revoked concedes what is lost."""
    position = finish_trick(misplay.after)
    won = share_of_rest(misplay, position)
    if won is None or (won and misplay.role is Role.DEFENDER):
        return None
    player = rng.choice([seat for seat in partners(misplay) if misplay.board.role(seat) is not Role.DUMMY])
    story = (claims(player) if won else concedes(player), say("Then the revoke is noticed."))
    return position, story, {"since": Since.CLAIMED}


def opponents_claim(_: Random, misplay: Misplay) -> Found | None:
    """Declarer claims, or the defenders concede; the side that revoked finds its revoke before it has agreed."""
    position = finish_trick(misplay.after)
    story = told_by_opponents(misplay, position)
    if not story:
        return None
    found = say("Before agreeing to that, {player} finds the revoke.", player=holder(misplay))
    return position, (story, found), {"since": Since.DISPUTABLE}


def claim_agreed(_: Random, misplay: Misplay) -> Found | None:
    """The same, but the side that revoked has agreed, and called on the next board."""
    position = finish_trick(misplay.after)
    dealer = dealer_of(misplay.board.deal.board + 1)
    story = told_by_opponents(misplay, position) if dealer.side is misplay.revoker.side else None
    if not story:
        return None
    agreed = say(
        "Everybody agrees. On the next board {player}, the dealer, has called when the revoke comes out.", player=dealer
    )
    return position, (story, agreed), {"since": Since.AGREED, "noticed": Noticed.AFTER_RETURN}


def told_by_opponents(misplay: Misplay, position: BridgePosition) -> Text | None:
    """Declarer claims the rest after a defender's revoke, a defender concedes it after one of declarer's side."""
    if misplay.role is Role.DEFENDER:
        return claims(misplay.board.contract.declarer) if share_of_rest(misplay, position) == 0 else None
    return concedes(misplay.revoker.lho) if share_of_rest(misplay, position) == 1 else None


def share_of_rest(misplay: Misplay, position: BridgePosition) -> int | None:
    """1 if the side that revoked wins all the tricks that are left, 0 if none; None if the rest is divided."""
    rest = finish(position)[misplay.trick :]
    won = misplay.won(rest)
    return int(won > 0) if won in (0, len(rest)) else None


def partners(misplay: Misplay) -> tuple[Seat, Seat]:
    return misplay.revoker, misplay.revoker.partner


def holder(misplay: Misplay) -> Seat:
    """Who plays the hand that revoked."""
    return misplay.revoker if misplay.role is not Role.DUMMY else misplay.revoker.partner


def claims(player: Seat) -> Text:
    return say("Before anybody leads to the next trick, {player} claims the rest.", player=player)


def concedes(player: Seat) -> Text:
    return say("Before anybody leads to the next trick, {player} concedes the rest.", player=player)


EVENTS = (own_claim, own_claim, opponents_claim, claim_agreed)
