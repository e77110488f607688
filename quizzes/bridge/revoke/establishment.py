"""Established or not: a revoke, and one of the things that may or may not establish it."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.bridge.revoke.incident import Noticed, Role, Since
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.table.seat import Seat
from engine.cards.trick import Trick
from engine.text import N_, Text, say
from players.bridge.play.playing import positions
from players.bridge.play.position import BridgePosition
from quizzes.bridge.revoke.misplay import Misplay, draw_misplay, finish, finish_trick, step
from quizzes.bridge.revoke.question import card_part, outcome_part, take_back_part
from quizzes.bridge.revoke.story import picture, seen, state, tell
from quizzes.family import Family, Scenario
from quizzes.question import Case

LATE = 6  # tricks left when somebody may think that the rest is clear


def draw_establishment(rng: Random) -> Scenario:
    """A revoke, and one of the things that may or may not establish it."""
    while True:
        misplay = draw_misplay(rng, 2, 12 if rng.random() < 0.15 else 11)
        if scenario := rng.choice(EVENTS)(rng, misplay):
            return scenario


def establish(misplay: Misplay, position: BridgePosition, story: tuple[Text, ...], **stated: Any) -> Scenario:
    later = seen(position)[misplay.trick - 1 :]
    plays = [play for trick in later for play in trick.plays]
    since_revoke = plays[plays.index(misplay.play) + 1 :]
    sides = [play.player.side for play in since_revoke]
    first_opponent = next((place for place, side in enumerate(sides) if side is not misplay.revoker.side), len(sides))
    played = {
        "opponents_played": first_opponent < len(sides),
        "side_played": misplay.revoker.side in sides[first_opponent:],
    }
    finished = finish(position)
    result = {"winner": misplay.winner(finished), "later": misplay.later(finished)}
    facts = state(misplay, **(played | result | stated))
    parts = (outcome_part(), card_part(), take_back_part())
    return Scenario(
        (tell(misplay), *story), (Case(REVOKE, facts),), parts, picture(misplay.board, seen(position), misplay)
    )


def noticed_at_once(rng: Random, misplay: Misplay) -> Scenario | None:
    """Some cards of the trick later, but before the next one."""
    position = misplay.after
    left = 4 - len(position.trick.plays) if position.trick.plays else 0
    if misplay.trick == 12:
        return None
    for _ in range(rng.randint(0, left)):
        position = step(position)
    story = (say("Then the revoke is noticed, before anybody plays on."),)
    return establish(misplay, position, story, since=Since.NOTHING)


def taken_back(_: Random, misplay: Misplay) -> Scenario | None:
    """An opponent and the revoker's partner have played; the opponent takes the card back."""
    position = finish_trick(misplay.after)
    if len(misplay.before.trick.plays) > 1 or misplay.trick == 12:
        return None
    story = (
        say("When the trick is complete the revoke is noticed."),
        say("Told of the rights, {player} takes the card back.", player=misplay.revoker.lho),
    )
    return establish(misplay, position, story, since=Since.NOTHING, opponent_took_back=True)


def opponents_lead(_: Random, misplay: Misplay) -> Scenario | None:
    """The opponents lead to the next trick; the revoking side has not played to it."""
    position = finish_trick(misplay.after)
    if position.turn.side is misplay.revoker.side or misplay.trick == 12:
        return None
    led = step(position)
    story = (say("{player} leads to the next trick; then the revoke is noticed.", player=position.turn),)
    return establish(misplay, led, story, since=Since.NOTHING)


def side_plays_on(_: Random, misplay: Misplay) -> Scenario | None:
    """The revoker or the partner leads or plays to the next trick."""
    position = finish_trick(misplay.after)
    last = next(one for one in positions(position) if is_played_on(one, misplay))
    story = (
        say("{player} has played to the next trick when the revoke is noticed.", player=last.trick.plays[-1].player),
    )
    if misplay.trick == 12:
        return twelfth(misplay, finish(position))
    return establish(misplay, last, story, since=Since.PLAYED)


def is_played_on(position: BridgePosition, misplay: Misplay) -> bool:
    plays = position.trick.plays
    return len(position.tricks) == misplay.trick and bool(plays) and plays[-1].player.side is misplay.revoker.side


def twelfth(misplay: Misplay, tricks: tuple[Trick[Seat], ...]) -> Scenario:
    """Found when the last trick has been played, while the hands are still out."""
    partner_to_play = misplay.revoker.partner not in {play.player for play in misplay.before.trick.plays}
    facts = state(
        misplay,
        noticed=Noticed.BEFORE_RETURN,
        opponents_played=True,
        partner_to_play=partner_to_play,
        winner=misplay.winner(tricks),
        later=misplay.later(tricks),
    )
    story = (tell(misplay), say("It is noticed after the last trick, before the four hands are back in the board."))
    parts = (outcome_part(), card_part())
    return Scenario(story, (Case(REVOKE, facts),), parts, picture(misplay.board, tricks, misplay))


def draw_twelfth(rng: Random) -> Scenario:
    """A revoke on the twelfth trick, which seldom comes up by chance."""
    misplay = draw_misplay(rng, 12, 12)
    return twelfth(misplay, finish(misplay.after))


def side_claims(rng: Random, misplay: Misplay) -> Scenario | None:
    """The revoking side claims before anybody leads, or concedes, as the tricks would fall: nobody does so early."""
    position = finish_trick(misplay.after)
    left = 13 - misplay.trick
    players = [
        seat for seat in (misplay.revoker, misplay.revoker.partner) if misplay.board.role(seat) is not Role.DUMMY
    ]
    claims = say("Before anybody leads to the next trick, {player} claims the rest.", player=rng.choice(players))
    concedes = say("Before anybody leads to the next trick, {player} concedes the rest.", player=rng.choice(players))
    if misplay.trick == 12 or left > LATE:
        return None
    ahead = 2 * misplay.later(finish(position)) > left
    story = (claims if ahead else concedes, say("Then the revoke is noticed."))
    return establish(misplay, position, story, since=Since.CLAIMED)


def card_is_named(_: Random, misplay: Misplay) -> Scenario | None:
    """Declarer calls for a card from dummy to the next trick, and dummy has not moved yet."""
    position = finish_trick(misplay.after)
    dummy = misplay.board.contract.declarer.partner
    if position.turn is not dummy or dummy.side is not misplay.revoker.side or misplay.trick == 12:
        return None
    card = step(position).trick.plays[0].card
    story = (say("Declarer calls for {card} from dummy; before it is played, the revoke is noticed.", card=card),)
    return establish(misplay, position, story, since=Since.NAMED)


def misled(_: Random, misplay: Misplay) -> Scenario | None:
    """An opponent tells the revoking side that it is on lead, although it is not."""
    position = finish_trick(misplay.after)
    if position.turn.side is misplay.revoker.side or misplay.trick == 12:
        return None
    leader = misplay.revoker if misplay.board.role(misplay.revoker) is not Role.DUMMY else misplay.revoker.partner
    story = (
        say("An opponent wrongly says that {player} is on lead, and {player} leads.", player=leader),
        say("Then the revoke is noticed."),
    )
    return establish(misplay, position, story, since=Since.MISLED)


EVENTS: tuple[Callable[[Random, Misplay], Scenario | None], ...] = (
    noticed_at_once,
    noticed_at_once,
    taken_back,
    opponents_lead,
    side_plays_on,
    side_plays_on,
    side_claims,
    card_is_named,
    misled,
)

FAMILIES = (
    Family(
        "bridge",
        "revoke-established",
        N_("Established or not?"),
        2,
        "61A 62A 62B 62B1 62B2 62C1 62C2 62D1 63A1 63A2 63A3 63B 47E1",
        draw_establishment,
        aims={"62D1": draw_twelfth},
    ),
)
