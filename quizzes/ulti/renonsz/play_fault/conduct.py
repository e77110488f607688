"""Faults in the middle of the play to rule on: the wrong trick taken, cards shown, looking (13.3.5 to 13.3.8)."""

from random import Random

from engine.cards.pack import Card
from engine.text import N_, Text, say
from engine.ulti.effect.renonsz import JURY_FIXES
from engine.ulti.renonsz.play_incident import LookedAt, Taken, WrongInPlay
from engine.ulti.table.bid import OPEN
from engine.ulti.table.player import Player
from players.ulti.board import Board, draw_board
from players.ulti.position import UltiPosition
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.ulti.renonsz.play_fault.story import (
    PLAYED,
    Told,
    draw_said,
    draw_said_before,
    in_order,
    picture,
    play_some,
    play_tricks,
    state,
    tell_late,
    tell_noticed,
    tell_said,
    usual_parts,
)
from quizzes.ulti.renonsz.question import Answer
from quizzes.ulti.story import Raised

HIDDEN = tuple(bid for bid in PLAYED if not bid.parts & OPEN)  # in open bids everybody sees the cards anyway

# Another's trick taken in


@firmly
def draw_took(rng: Random) -> Scenario | None:
    """A trick taken in by a player who has not won it, or by the one who has."""
    board = draw_board(rng, PLAYED)
    position, said = play_tricks(board, rng.randint(1, 9)), draw_said(rng, board.bid)
    if not position.tricks:
        return None
    rightly = rng.random() < 0.15
    taker: Player = position.turn if rightly else rng.choice([one for one in Player if one is not position.turn])
    story, case = (taken_rightly if rightly else taken_wrongly)(rng, board, said, taker, position)
    first = say("The last trick of those below is taken in by {player}.", player=taker)
    return Scenario((*tell_said(said), first, *story), (case,), usual_parts(), picture(position))


def taken_rightly(rng: Random, board: Board, said: Raised, taker: Player, _: UltiPosition) -> Told:
    caller = rng.choice((taker.next, taker.next.next))
    story = say("The same player leads to the next trick. Now {player} calls renonsz.", player=caller)
    return (story,), in_order(board, said, caller)


def taken_wrongly(rng: Random, board: Board, said: Raised, taker: Player, position: UltiPosition) -> Told:
    taken = rng.choice((Taken.LED, Taken.LED, Taken.WARNED, Taken.WARNED, Taken.NOTICED, Taken.SHOWN))
    warner = rng.choice((taker.next, taker.next.next))
    called = taken in (Taken.NOTICED, Taken.SHOWN) or rng.random() < 0.85
    case = state(WrongInPlay.TOOK_TRICK, board, said, taker, taken=taken, warner=warner, called=called)
    return (*tell_taken(rng, taken, taker, warner, position), tell_then(rng, taken, called)), case


def tell_taken(rng: Random, taken: Taken, taker: Player, warner: Player, position: UltiPosition) -> tuple[Text, ...]:
    card = rng.choice(sorted(position.held[taker]))
    told = {
        Taken.LED: say("Then {player} leads {card} to the next trick.", player=taker, card=card),
        Taken.WARNED: say("Before the lead {player} says whose trick it is.", player=warner),
        Taken.NOTICED: say("Before leading, {player} notices the mistake alone and says so.", player=taker),
        Taken.SHOWN: say("Before the lead the others ask to see that trick, and {player} notices it.", player=taker),
    }
    return (told[taken],)


def tell_then(rng: Random, taken: Taken, called: bool) -> Text:
    if taken in (Taken.NOTICED, Taken.SHOWN):
        return say("Another player calls renonsz all the same.")
    return tell_noticed(rng, called)


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
    late = () if position.tricks else tell_late(rng, said, position.turn)
    case = state(fault, board, said, offender, called=called)
    story = (*tell_said(said), tell_shown(rng, fault, offender, position), *late, tell_noticed(rng, called))
    return Scenario(story, (case,), usual_parts(), picture(position, offender))


def tell_shown(rng: Random, fault: WrongInPlay, offender: Player, position: UltiPosition) -> Text:
    number, held = len(position.tricks) + 1, sorted(position.held[offender])
    if fault is WrongInPlay.DROPPED:
        cards = tuple(rng.sample(held, rng.choice((1, 1, 2))))
        return say(
            "In the {trick|ordinal} trick {player} drops {cards|and} in plain view.",
            trick=number,
            player=offender,
            cards=cards,
        )
    top = rng.choice(sorted(position.legal))
    under = rng.choice([card for card in held if card != top])
    return tell_two(rng, number, offender, (top, under))


def tell_two(rng: Random, number: int, offender: Player, cards: tuple[Card, Card]) -> Text:
    if rng.random() < 0.5:
        return say(
            "In the {trick|ordinal} trick {player} puts out two cards at once, {cards|and}.",
            trick=number,
            player=offender,
            cards=cards,
        )
    return say(
        "In the {trick|ordinal} trick {player} plays {card}, and another card sticks to it that nobody can see.",
        trick=number,
        player=offender,
        card=cards[0],
    )


# Looking where one may, and where one may not


@firmly
def draw_looked(rng: Random) -> Scenario | None:
    """The talon, one's own tricks, the last trick or those of others."""
    board = draw_board(rng, PLAYED)
    position, said = play_tricks(board, rng.randint(2, 8)), draw_said(rng, board.bid)
    looked_at = rng.choice((*LookedAt, LookedAt.OTHERS))
    offender, forbidden = rng.choice(tuple(Player)), rng.random() < 0.45
    told = tell_looked(rng, looked_at, offender, position) if len(position.tricks) > 1 else None
    if told is None:
        return None
    called = looked_at in (LookedAt.LAST, LookedAt.OWN) or rng.random() < 0.85
    announced = (say("Before this tournament it was announced that one's own tricks may not be looked at."),)
    case = state(WrongInPlay.LOOKED, board, said, offender, looked_at=looked_at, own_forbidden=forbidden, called=called)
    story = (*tell_said(said), *(announced if forbidden else ()), told, tell_noticed(rng, called))
    jury = Answer("jury", say("It is not allowed, and the jury fixes the penalty."), (JURY_FIXES,))
    return Scenario(story, (case,), usual_parts(jury), picture(position))


def tell_looked(rng: Random, looked_at: LookedAt, offender: Player, position: UltiPosition) -> Text | None:
    """What one player looks at; None where there is nothing to look at."""
    winners = position.winners
    others = [player for player in winners[:-1] if player is not offender]
    if looked_at is LookedAt.TALON:
        return say("Then {player} looks at the talon.", player=offender)
    if looked_at is LookedAt.OWN:
        mine = offender in winners[:-1]
        return say("Then {player} looks through the own tricks.", player=offender) if mine else None
    if looked_at is LookedAt.LAST:
        return say("Before the next lead {player} turns up the last trick and looks at it.", player=offender)
    if winners[-1] is not offender and rng.random() < 0.5:
        return say(
            "After the lead to the next trick {player} turns up the last one, taken by {owner}.",
            player=offender,
            owner=winners[-1],
        )
    if not others:
        return None
    return say(
        "Then {player} looks at earlier tricks, taken and turned down by {owner}.",
        player=offender,
        owner=rng.choice(others),
    )


FAMILIES = (
    Family(
        "ulti",
        "fault-play-took-trick",
        N_("Another's trick taken in"),
        3,
        "13.3.5 9.3 10.2 10.3.e 10.3.f 10.3.a",
        draw_took,
    ),
    Family(
        "ulti", "fault-play-shown", N_("Two cards at once, or dropped"), 2, "13.3.6 13.3.8.a 13.3.8.b 9.8", draw_shown
    ),
    Family("ulti", "fault-play-looked", N_("Looking at talon and tricks"), 2, "13.3.7 9.2 9.3 10.3.d", draw_looked),
)
