"""Established or not: a revoke, and one of the things that may or may not establish it."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.bridge.revoke.circumstance import Noticed, Role, Since
from engine.bridge.revoke.revoke import REVOKE
from engine.text import N_, Text, say
from players.bridge.play.playing import positions
from players.bridge.play.position import BridgePosition
from quizzes.bridge.revoke.claim import EVENTS as CLAIMS
from quizzes.bridge.revoke.claim import Found, holder
from quizzes.bridge.revoke.misplay import (
    Misplay,
    draw_board,
    draw_misplay,
    find_misplays,
    finish,
    finish_trick,
    step,
)
from quizzes.bridge.revoke.question import card_part, outcome_part, read_outcome, take_back_part
from quizzes.bridge.revoke.story import picture, result, seen, state, tell, tell_lead
from quizzes.family import Family, Moment, Scenario
from quizzes.question import Case


def draw_establishment(rng: Random) -> Scenario:
    """A revoke, and one of the things that may or may not establish it."""
    event, tricks = rng.choice(EVENTS)
    while True:
        for misplay in find_misplays(rng, draw_board(rng), *tricks):
            if found := event(rng, misplay):
                return establish(misplay, *found)


def draw_twelfth(rng: Random) -> Scenario:
    misplay = draw_misplay(rng, 12, 12)
    return establish(misplay, *played_out(rng, misplay))


def establish(misplay: Misplay, position: BridgePosition, story: tuple[Text, ...], stated: dict[str, Any]) -> Scenario:
    facts = state(misplay, **(played_since(misplay, position) | result(misplay, finish(position)) | stated))
    case = Case(REVOKE, facts)
    claim = stated["since"] in (Since.CLAIMED, Since.DISPUTABLE, Since.AGREED)  # nobody plays the card any more
    goes_on = stated["since"] in (Since.NOTHING, Since.MISLED) and read_outcome(case.decide()) == "corrected"
    return Scenario(
        (tell(misplay), *story),
        (case,),
        (outcome_part(),) if claim else (outcome_part(), card_part()),
        picture(misplay.board, seen(position), misplay),
        later=(Moment((say("So the revoke is corrected."),), (take_back_part(),)),) if goes_on else (),
    )


def played_since(misplay: Misplay, position: BridgePosition) -> dict[str, bool]:
    """Whether an opponent has played since the revoke, and the partner to that trick after the opponent."""
    plays = [play for trick in seen(position)[misplay.trick - 1 :] for play in trick.plays]
    since = [play.player for play in plays[plays.index(misplay.play) + 1 :]]
    after = since[since.index(misplay.revoker.lho) :] if misplay.revoker.lho in since else []
    opponents = misplay.revoker.lho in since or misplay.revoker.rho in since
    return {"opponents_played": opponents, "side_played": misplay.revoker.partner in after}


def noticed_at_once(rng: Random, misplay: Misplay) -> Found | None:
    """Some cards of the trick later, but before the next one."""
    position = misplay.after
    left = 4 - len(position.trick.plays) if position.trick.plays else 0
    for _ in range(cards := rng.randint(0, left)):
        last, position = position, step(position)
    if not cards:
        story = say("It is noticed before anybody else plays.")
    elif len(misplay.before.trick.plays) + 1 + cards == 4:
        story = say("It is noticed when the trick is complete, before anybody leads to the next.")
    else:
        story = say("It is noticed when {player} has played to the trick.", player=last.turn)
    return position, (story,), {"since": Since.NOTHING}


def opponents_lead(_: Random, misplay: Misplay) -> Found | None:
    """The opponents lead to the next trick; the revoking side has not played to it."""
    position = finish_trick(misplay.after)
    if position.turn.side is misplay.revoker.side:
        return None
    led = step(position)
    return led, (tell_lead(misplay.board, led.trick.plays[0]),), {"since": Since.NOTHING}


def side_leads(_: Random, misplay: Misplay) -> Found | None:
    """The side that revoked leads to the next trick."""
    position = finish_trick(misplay.after)
    if position.turn.side is not misplay.revoker.side:
        return None
    led = step(position)
    return led, (tell_lead(misplay.board, led.trick.plays[0]),), {"since": Since.PLAYED}


def side_plays(_: Random, misplay: Misplay) -> Found | None:
    """The opponents lead to the next trick, and the side that revoked plays to it."""
    position = finish_trick(misplay.after)
    if position.turn.side is misplay.revoker.side:
        return None
    followed = step(step(position))
    story = say("It is noticed when two cards lie in the next trick.")
    return followed, (story,), {"since": Since.PLAYED}


def played_out(_: Random, misplay: Misplay) -> Found:
    """Found when the last trick has been played, while the hands are still out."""
    *_before, over = positions(misplay.after)
    partner_to_play = misplay.revoker.partner not in {play.player for play in misplay.before.trick.plays}
    facts = {"since": Since.PLAYED, "noticed": Noticed.BEFORE_RETURN, "partner_to_play": partner_to_play}
    story = say("It comes out after the last trick, before the four hands are back in the board.")
    return over, (story,), facts


def card_is_named(_: Random, misplay: Misplay) -> Found | None:
    """Declarer calls for a card from dummy to the next trick, and dummy has not moved yet."""
    position = finish_trick(misplay.after)
    dummy = misplay.board.contract.declarer.partner
    if position.turn is not dummy or misplay.role is Role.DEFENDER:
        return None
    card = step(position).trick.plays[0].card
    story = say("Declarer calls for the {card} from dummy; before it is played, the revoke is noticed.", card=card)
    return position, (story,), {"since": Since.NAMED}


def misled(_: Random, misplay: Misplay) -> Found | None:
    """An opponent tells the revoking side that it is on lead, although it is not."""
    position = finish_trick(misplay.after)
    if position.turn.side is misplay.revoker.side:
        return None
    leader = holder(misplay)
    opponent = leader.lho if misplay.board.role(leader.lho) is not Role.DUMMY else leader.rho
    story = say(
        "{opponent} wrongly says that {player} is on lead. {player} leads, and then the revoke is noticed.",
        opponent=opponent,
        player=leader,
    )
    return position, (story,), {"since": Since.MISLED}


MIDDLE, END = (2, 11), (7, 11)
Event = Callable[[Random, Misplay], Found | None]
EVENTS: tuple[tuple[Event, tuple[int, int]], ...] = (
    *[(noticed_at_once, MIDDLE)] * 5,
    *[(opponents_lead, MIDDLE)] * 2,
    (misled, MIDDLE),
    *[(played_out, (12, 12))] * 2,
    *[(side_leads, MIDDLE)] * 2,
    *[(side_plays, MIDDLE)] * 2,
    *[(card_is_named, MIDDLE)] * 2,
    (played_out, (11, 11)),  # the exception is for the twelfth trick alone
    *[(claim, END) for claim in CLAIMS],
)

FAMILIES = (
    Family(
        "bridge",
        "revoke-established",
        N_("Established or not?"),
        4,
        "47E1 61A 62A 62B 62B1 62B2 62C1 62C2 62D1 63A1 63A2 63A3 63A4 63B 69A",
        draw_establishment,
        aims={"62D1": draw_twelfth},
    ),
)
