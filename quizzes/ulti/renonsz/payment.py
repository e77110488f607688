"""Who pays whom for a renonsz, to rule on: a rule broken in the play, or a call of renonsz for nothing."""

from random import Random
from typing import Any

from engine.cards.pack import Card
from engine.text import N_, Text, say
from engine.ulti.renonsz.renonsz import Called
from engine.ulti.table.bid import HUNDREDS, NO_TRUMP, PLAIN, TRUMP_DURCHMARS
from engine.ulti.table.player import DEFENDERS, Player
from players.ulti.board import Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.event import state, tell_advice, tell_card_too_soon, tell_finding, tell_peek
from quizzes.ulti.renonsz.play_fault.said import draw_said, tell_said
from quizzes.ulti.renonsz.play_fault.story import HIDDEN, Told, others, usual_parts
from quizzes.ulti.story import Raised


@firmly
def draw_payment(rng: Random) -> Scenario:
    """A rule broken in the play, or a call of renonsz for nothing, at any price."""
    board, trick = draw_board(rng, HIDDEN), rng.randint(2, 8)
    said, player = draw_said(rng, board.bid), rng.choice(tuple(Player))
    story, case = (called_for_nothing if rng.random() < 0.35 else broken_rule)(rng, board, said, player, trick)
    table = Table(bid=board.bid, trump=board.trump)
    return Scenario((*tell_said(said), *story), (case,), usual_parts(case), table)


# A rule broken in the play


def broken_rule(rng: Random, board: Board, said: Raised, offender: Player, trick: int) -> Told:
    """Admitted, found by the jury to matter or not, or let pass."""
    breach, caller = tell_breach(rng, board, offender, trick)
    called = Called.AT_ONCE if rng.random() < 0.85 else Called.LATE
    admitted, material = rng.random() < 0.4, rng.random() < 0.85
    finding = () if called is Called.LATE else (tell_finding(admitted, material),)
    story = (
        breach,
        tell_caller(caller, called),
        *finding,
        *tell_made(rng, board, offender, trick),
    )
    stated: dict[str, Any] = {"called": called, "admitted": admitted, "material": material}
    return story, state(board.bid, said, offender=offender, caller=caller, **stated)


def tell_breach(rng: Random, board: Board, offender: Player, trick: int) -> tuple[Text, Player]:
    """What happens and who calls it; a partner who gets advice does not."""
    caller, other = rng.choice(others(offender)), rng.choice(others(offender))
    if offender in DEFENDERS and rng.random() < 0.33:
        return tell_advice(trick, offender, offender.partner), Player.DECLARER
    always_leads = offender is Player.DECLARER and board.bid.parts & (TRUMP_DURCHMARS | PLAIN)
    if always_leads or rng.random() < 0.5:
        return tell_peek(trick, offender, other), caller
    return tell_card_too_soon(trick, offender, some_card(rng, board, offender)), caller


def some_card(rng: Random, board: Board, player: Player) -> Card:
    return rng.choice(sorted(board.hands[player]))


def tell_caller(caller: Player, called: Called) -> Text:
    if called is Called.AT_ONCE:
        return say("{player|start} calls renonsz at once.", player=caller)
    return say("{player|start} notices it, plays on, and calls renonsz only when the hand is over.", player=caller)


def tell_made(rng: Random, board: Board, offender: Player, trick: int) -> tuple[Text, ...]:
    """What had been made or lost by then, which changes nothing."""
    if rng.random() < 0.5:
        return ()
    if offender is Player.DECLARER and board.bid.parts <= HUNDREDS and trick > 5:
        return (say("By then declarer had already made the hundred."),)
    if offender in DEFENDERS and board.bid.parts <= NO_TRUMP:
        return (say("In this very trick declarer would have lost the game."),)
    return ()


# A call for nothing


def called_for_nothing(rng: Random, board: Board, said: Raised, caller: Player, trick: int) -> Told:
    inspected, accused = rng.random() < 0.8, rng.choice(others(caller))
    story = (
        say(
            "In the {trick|ordinal} trick {player} calls renonsz, saying that {other} has not followed suit before.",
            trick=trick,
            player=caller,
            other=accused,
        ),
        say("To establish it, the players look through tricks already taken.")
        if inspected
        else say("No trick already taken is looked at."),
        say("The jury finds that everybody has played by the rules."),
    )
    return story, state(board.bid, said, breach=False, inspected=inspected, caller=caller, offender=accused)


FAMILIES = (
    Family(
        "ulti",
        "renonsz-payment",
        N_("Who pays whom for a renonsz?"),
        4,
        "10.2 10.3.a 10.3.b 10.3.e 10.3.f 10.3.g",
        draw_payment,
    ),
)
