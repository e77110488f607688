"""Who pays whom for a renonsz, to rule on: a rule broken in the play, or a call of renonsz for nothing."""

from random import Random

from engine.text import N_, Text, say
from engine.ulti.effect.renonsz import GAME_ENDS, GAME_GOES_ON
from engine.ulti.table.bid import HUNDREDS, NO_TRUMP
from engine.ulti.table.player import Player
from players.ulti.board import Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Part
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.play_fault.story import PLAYED, Told, draw_said, tell_said
from quizzes.ulti.renonsz.question import Answer, charged_part, outcome_part, payments_part
from quizzes.ulti.renonsz.renonsz import state
from quizzes.ulti.story import Raised

FAULTS = (
    say("In the {trick|ordinal} trick {player} looks into the cards of another player."),
    say("In the {trick|ordinal} trick {player} plays a card before it is time."),
    say("In the {trick|ordinal} trick {player} makes a remark that helps another player."),
)


@firmly
def draw_payment(rng: Random) -> Scenario:
    """A rule broken in the play, or a call of renonsz for nothing, at any price."""
    board, trick = draw_board(rng, PLAYED), rng.randint(2, 8)
    said, offender = draw_said(rng, board.bid), rng.choice(tuple(Player))
    story, case = (called_for_nothing if rng.random() < 0.4 else broken_rule)(rng, board, said, offender, trick)
    parts = (outcome_of_call(), charged_part(), payments_part())
    return Scenario((*tell_said(said), *story), (case,), parts, Table(bid=board.bid, trump=board.trump))


def broken_rule(rng: Random, board: Board, said: Raised, offender: Player, trick: int) -> Told:
    admitted = rng.random() < 0.4
    story = (
        say(rng.choice(FAULTS).message, trick=trick, player=offender),
        say("Renonsz is called at once."),
        say("The offender admits it, and the parties agree on the penalty by the rules.")
        if admitted
        else say("The jury finds that this was against the rules and materially affected the rest of the game."),
        *tell_made(rng, board, offender),
    )
    return story, state(board, said, offender=offender, caller=offender.next, admitted=admitted)


def tell_made(rng: Random, board: Board, offender: Player) -> tuple[Text, ...]:
    """What had been made or lost by then, which changes nothing."""
    if rng.random() < 0.6:
        return ()
    if offender is Player.DECLARER and board.bid.parts <= HUNDREDS:
        return (say("By then declarer had already made the hundred."),)
    if offender is not Player.DECLARER and board.bid.parts <= NO_TRUMP:
        return (say("By then declarer had already lost the game."),)
    return ()


def called_for_nothing(rng: Random, board: Board, said: Raised, caller: Player, trick: int) -> Told:
    inspected = rng.random() < 0.7
    story = (
        say(
            "In the {trick|ordinal} trick {player} calls renonsz: somebody is said not to have followed suit.",
            trick=trick,
            player=caller,
        ),
        say("Tricks already taken are looked through to establish it.")
        if inspected
        else say("The jury decides without looking at tricks already taken."),
        say("The jury finds that nothing happened against the rules."),
    )
    return story, state(board, said, breach=False, inspected=inspected, caller=caller, offender=caller.next)


def outcome_of_call() -> Part:
    return outcome_part(
        Answer("goes-on", say("The game goes on."), (GAME_GOES_ON,)),
        Answer("ends", say("The game may not go on."), (GAME_ENDS,)),
        words=say("Does the game go on?"),
    )


FAMILIES = (
    Family("ulti", "renonsz-payment", N_("Who pays whom for a renonsz?"), 3, "10.3.e 10.3.f 10.3.g", draw_payment),
)
