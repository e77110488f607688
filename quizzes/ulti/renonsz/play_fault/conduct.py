"""Faults in the middle of the play to rule on: the wrong trick taken, cards shown, looking (13.3.5 to 13.3.8)."""

from random import Random

from engine.cards.pack import Card
from engine.text import N_, Text, say
from engine.ulti.renonsz.play_incident import LookedAt, Taken, WrongInPlay
from engine.ulti.table.player import Player
from players.german.playing import play_next
from players.ulti.board import Board, draw_board
from players.ulti.position import UltiPosition
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.ulti.renonsz.play_fault.said import SILENCE, draw_late, draw_said, draw_said_before, tell_said
from quizzes.ulti.renonsz.play_fault.story import (
    HIDDEN,
    PLAYED,
    Told,
    in_order,
    others,
    picture,
    play_some,
    play_tricks,
    state,
    supposing,
    tell_let_pass,
    tell_seen,
    usual_parts,
)
from quizzes.ulti.story import Raised

# Another's trick taken in

HOW_TAKEN = (Taken.LED,) * 6 + (Taken.WARNED,) * 6 + (Taken.NOTICED, Taken.SHOWN)


@firmly
def draw_took(rng: Random) -> Scenario | None:
    """A trick taken in by a player who has not won it, or by the one who has."""
    board = draw_board(rng, PLAYED)
    position, said = play_tricks(board, rng.randint(1, 9)), draw_said(rng, board.bid)
    if not position.tricks:
        return None
    rightly = rng.random() < 0.06
    taker = position.turn if rightly else rng.choice(mistaken(position))
    story, case = (taken_rightly if rightly else taken_wrongly)(rng, board, said, taker, position)
    first = say("The last trick shown is taken in by {player}.", player=taker)
    return Scenario((*tell_said(said), first, *story), (case,), usual_parts(case), picture(position))


def mistaken(position: UltiPosition) -> list[Player]:
    """Who might take the trick by mistake: not the winner, and no declarer who must not take any."""
    never = {Player.DECLARER} if position.is_betli else set[Player]()
    return [one for one in Player if one is not position.turn and one not in never]


def taken_rightly(rng: Random, board: Board, said: Raised, taker: Player, position: UltiPosition) -> Told:
    caller = rng.choice(others(taker))
    story = (
        say("{player|start} then leads the {card}.", player=taker, card=play_next(position)),
        say("{player|start} says that it was somebody else's trick, and calls renonsz.", player=caller),
    )
    return story, in_order(board, said, caller)


def taken_wrongly(rng: Random, board: Board, said: Raised, taker: Player, position: UltiPosition) -> Told:
    taken = rng.choice(HOW_TAKEN)
    warner = rng.choice(others(taker))
    called = taken in (Taken.NOTICED, Taken.SHOWN) or rng.random() < 0.86
    case = state(WrongInPlay.TOOK_TRICK, board, said, taker, taken=taken, warner=warner, called=called)
    return (tell_taken(rng, taken, taker, warner, position), tell_then(rng, taken, called, taker, warner)), case


def tell_taken(rng: Random, taken: Taken, taker: Player, warner: Player, position: UltiPosition) -> Text:
    if taken is Taken.LED:
        card = rng.choice(sorted(position.held[taker]))
        return say("{player|start} then leads the {card}.", player=taker, card=card)
    if taken is Taken.WARNED:
        return tell_warning(rng, warner, taker)
    if taken is Taken.NOTICED:
        return say("Before leading, {player} notices the mistake alone and says so.", player=taker)
    return say(
        "Before the lead {other} asks to see that trick again, and so {player} notices the mistake.",
        other=warner,
        player=taker,
    )


def tell_warning(rng: Random, warner: Player, taker: Player) -> Text:
    return rng.choice(
        (
            say("Before the lead {other} tells {player} whose trick it is.", other=warner, player=taker),
            say("Before the lead {other} says that this is not a trick of {player}.", other=warner, player=taker),
        )
    )


def tell_then(rng: Random, taken: Taken, called: bool, taker: Player, warner: Player) -> Text:
    if taken in (Taken.NOTICED, Taken.SHOWN):
        return say("{player|start} calls renonsz all the same.", player=rng.choice(others(taker)))
    if taken is Taken.WARNED and called:
        return say("At this {player} calls renonsz.", player=rng.choice(others(warner)))
    return tell_seen(rng, called, taker) if called else tell_let_pass(rng, warner if taken is Taken.WARNED else taker)


# Several cards at once, and cards that fall


@firmly
def draw_shown(rng: Random) -> Scenario:
    """Two cards put out, or cards dropped, at any point of the play."""
    board = draw_board(rng, HIDDEN)
    fault = rng.choice((WrongInPlay.TWO_CARDS, WrongInPlay.DROPPED))
    first = 0 if fault is WrongInPlay.TWO_CARDS else 1
    position = play_some(board, rng.choice((rng.randint(first, 2), rng.randint(3, 23))))
    offender = position.turn if fault is WrongInPlay.TWO_CARDS else rng.choice(tuple(Player))
    said = draw_said_before(rng, board.bid, len(position.tricks) + 1, position.turn)
    called = (fault, offender) == (WrongInPlay.DROPPED, Player.DECLARER) or rng.random() < 0.85
    late = SILENCE if position.tricks else draw_late(rng, board.bid, said, position.turn)
    case = state(fault, board, said, offender, called=called)
    tell = tell_two if fault is WrongInPlay.TWO_CARDS else tell_dropped
    story = (*tell_said(said), tell(rng, offender, position), *late.story, tell_seen(rng, called, offender, late))
    parts = usual_parts(case, supposing(case, board.bid, late.said))
    return Scenario(story, (case,), parts, picture(position, offender))


def tell_dropped(rng: Random, offender: Player, position: UltiPosition) -> Text:
    number, held = len(position.tricks) + 1, sorted(position.held[offender])
    card, *more = rng.sample(held, min(len(held), rng.choice((1, 1, 2))))
    if not more:
        return say(
            "In the {trick|ordinal} trick {player} drops the {card} face up.", trick=number, player=offender, card=card
        )
    return say(
        "In the {trick|ordinal} trick {player} drops the {card} and the {other} face up.",
        trick=number,
        player=offender,
        card=card,
        other=more[0],
    )


def tell_two(rng: Random, offender: Player, position: UltiPosition) -> Text:
    number, card = len(position.tricks) + 1, play_next(position)
    if rng.random() < 0.5:
        return say(
            "In the {trick|ordinal} trick {player} plays the {card} with a second card hidden under it.",
            trick=number,
            player=offender,
            card=card,
        )
    return say(
        "In the {trick|ordinal} trick {player} puts out the {card} and the {other} at once.",
        trick=number,
        player=offender,
        card=card,
        other=second_card(rng, position, card),
    )


def second_card(rng: Random, position: UltiPosition, card: Card) -> Card:
    return rng.choice(sorted(position.hand - {card}))


# Looking where one may, and where one may not

WHERE = (LookedAt.TALON,) * 5 + (LookedAt.OTHERS,) * 6 + (LookedAt.LAST,) * 2 + (LookedAt.OWN,)


@firmly
def draw_looked(rng: Random) -> Scenario | None:
    """The talon, one's own tricks, the last trick or those of others."""
    board = draw_board(rng, PLAYED)
    position, said = play_tricks(board, rng.randint(2, 8)), draw_said(rng, board.bid)
    looked_at, offender = rng.choice(WHERE), rng.choice(tuple(Player))
    told = tell_looked(rng, looked_at, offender, position) if len(position.tricks) > 1 else None
    if told is None:
        return None
    called = looked_at in (LookedAt.LAST, LookedAt.OWN) or rng.random() < 0.87
    case = state(WrongInPlay.LOOKED, board, said, offender, looked_at=looked_at, called=called)
    story = (*tell_said(said), told, tell_seen(rng, called, offender))
    return Scenario(story, (case,), usual_parts(case), picture(position))


def tell_looked(rng: Random, looked_at: LookedAt, offender: Player, position: UltiPosition) -> Text | None:
    """What one player looks at; None where there is nothing to look at."""
    last = position.winners[-1]
    if looked_at is LookedAt.TALON:
        return rng.choice(
            (
                say("After these tricks {player} turns up a card of the talon and looks at it.", player=offender),
                say("Before playing to the next trick, {player} looks at the talon.", player=offender),
            )
        )
    if looked_at is LookedAt.OWN:
        mine = offender in position.winners[:-1]
        return say("After these tricks {player} looks through his own.", player=offender) if mine else None
    if looked_at is LookedAt.LAST:
        return say("Before the next lead {player} turns up the last trick and looks at it.", player=offender)
    if last is not offender and rng.random() < 0.5:
        return say(
            "After the lead to the next trick {player} turns up the last one, which {owner} has taken.",
            player=offender,
            owner=last,
        )
    return tell_earlier(rng, offender, position)


def tell_earlier(rng: Random, offender: Player, position: UltiPosition) -> Text | None:
    owners = [player for player in position.winners[:-1] if player is not offender]
    if not owners:
        return None
    return say(
        "After these tricks {player} looks at an earlier one, which {owner} has taken and turned down.",
        player=offender,
        owner=rng.choice(owners),
    )


FAMILIES = (
    Family(
        "ulti",
        "fault-play-took-trick",
        N_("A trick is taken in"),
        5,
        "13.3.5 9.3 10.2 10.3.e 10.3.f 10.3.a",
        draw_took,
    ),
    Family(
        "ulti",
        "fault-play-shown",
        N_("Two cards at once, or dropped"),
        5,
        "13.3.6 13.3.8.a 13.3.8.b 9.8 10.2 10.3.c",
        draw_shown,
    ),
    Family("ulti", "fault-play-looked", N_("Looking at talon and tricks"), 5, "13.3.7 9.2 9.3 10.2", draw_looked),
)
