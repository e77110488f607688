"""What the stories of faults in the play have in common: the hand, who calls the fault, what is asked about it."""

from random import Random
from typing import Any

from engine.cards.trick import Play, Trick
from engine.text import N_, Text, say
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.play_incident import LookedAt, PlayFault, SilentResult, Taken, WrongInPlay
from engine.ulti.renonsz.renonsz import Phase
from engine.ulti.table.bid import OPEN, Bid
from engine.ulti.table.player import Player
from players.german.playing import play_cards
from players.ulti.board import Board
from players.ulti.deal import arrange
from players.ulti.position import UltiPosition
from quizzes.german import InView
from quizzes.question import Case, Part
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.play_fault.said import SILENCE, Late
from quizzes.ulti.renonsz.question import explain_sum, groundless, payments_part, ruled_part
from quizzes.ulti.story import NOTHING, Raised

Told = tuple[tuple[Text, ...], Case]


def parse_bids(words: str) -> tuple[Bid, ...]:
    return tuple(Bid.parse(word) for word in words.split())


# As often as they are played, the rare ones a little more.
PLAYED = parse_bids(
    "parti parti parti red-parti red-parti 40 40 4a ulti ulti b b b d szd 40+ulti 20 20 red-40 red-ulti red-4a rb rb "
    "40+d ulti+d red-d red-d td rd red-20 red-40+ulti tb 40+4a"
)
HIDDEN = tuple(bid for bid in PLAYED if not bid.parts & OPEN)  # in open bids everybody sees the cards anyway


# Who calls it


def others(player: Player) -> tuple[Player, Player]:
    return player.next, player.next.next


def tell_called(rng: Random, called: bool, offender: Player, tricks_left: int, late: Late) -> Text:
    """It comes to light as it happens, later on, or in the end."""
    if not called:
        return tell_let_pass(rng, offender)
    caller = draw_caller(rng, offender, late)
    now = tell_noticed(caller)
    later = say("Some tricks later {player} notices it and calls renonsz at once.", player=caller)
    counting = say("Counting the tricks at the end, {player} notices it and calls renonsz at once.", player=caller)
    return rng.choice((now, now, counting, later) if tricks_left > 2 else (now, now, counting))


def tell_seen(rng: Random, called: bool, offender: Player, late: Late = SILENCE) -> Text:
    """Where everybody can see it as it happens."""
    return tell_noticed(draw_caller(rng, offender, late)) if called else tell_let_pass(rng, offender)


def draw_caller(rng: Random, offender: Player, late: Late) -> Player:
    return rng.choice([player for player in others(offender) if player is not late.speaker])


def tell_noticed(caller: Player) -> Text:
    return say("{player|start} notices it and calls renonsz at once.", player=caller)


def tell_let_pass(rng: Random, offender: Player) -> Text:
    caller = rng.choice(others(offender))
    return rng.choice(
        (
            say("{player|start} notices it, plays on, and calls renonsz only after the last trick.", player=caller),
            say("Only the dealer, who sits out at this table of four, says something, and the players go on."),
            say("Nobody calls renonsz, and the hand is played out."),
        )
    )


def state(fault: WrongInPlay, board: Board, said: Raised, offender: Player, **stated: Any) -> Case:
    """The case with all its facts; what a row does not ask about is as it usually is."""
    usual = {"called": True, "established": True, "taken": Taken.LED, "warner": offender.next}
    rest = {
        "looked_at": LookedAt.OTHERS,
        "own_forbidden": False,
        "silent": SilentResult.HUNDRED,
        "disputed": NOTHING,
        "short": NOTHING,
        "long": NOTHING,
    }
    own = {"fault": fault, "offender": offender, "raised": said.on(board.bid)}
    return Case(PLAY_FAULT, PlayFault.suppose(**(usual | rest | own | stated)))


def in_order(board: Board, said: Raised, caller: Player, **stated: Any) -> Case:
    """A call of renonsz for nothing."""
    own = {"raised": said.on(board.bid), "caller": caller, "offender": caller.next}
    return groundless(Phase.PLAY, **(own | stated))


def supposing(case: Case, bid: Bid, said: Raised | None) -> Case | None:
    """The same case if more had been said before the fault."""
    if said is None:
        return None
    known = {name: value for name, value in case.facts.known.items() if not name.startswith("raised.")}
    return Case(case.topic, type(case.facts).suppose(**known, raised=said.on(bid)))


# What is asked


def usual_parts(case: Case, late: Case | None = None) -> tuple[Part, ...]:
    """Who is charged, and what is paid; a sum may count what was said too late."""
    return ruled_part(), payments_part(remark=explain_sum(case, late))


# What one sees


def is_decided(position: UltiPosition) -> bool:
    """Has a betli or a durchmars been lost already, so that the players would not go on?"""
    won = [winner is Player.DECLARER for winner in position.winners]
    return (position.is_betli and any(won)) or (position.is_durchmars and not all(won))


def play_tricks(board: Board, tricks: int) -> UltiPosition:
    """The position after so many tricks, or earlier where nothing is left to play for."""
    reached = board.position
    for _ in range(tricks):
        further = play_cards(reached, 3)
        if is_decided(further):
            break
        reached = further
    return reached


def play_some(board: Board, cards: int) -> UltiPosition:
    """The position after so many cards, or at an earlier trick."""
    position = play_tricks(board, cards // 3)
    return play_cards(position, cards % 3)


def picture(position: UltiPosition, *shown: Player, wrong: tuple[Play[Player], ...] = ()) -> Table:
    """The tricks so far, the one on the table, and the cards that these players hold."""
    holdings = tuple(hold(player, position) for player in shown)
    current: Trick[Player] | None = position.trick if position.trick.plays else None
    return Table(holdings, (), position.bid, position.trump, position.tricks, current, wrong)


def hold(player: Player, position: UltiPosition) -> InView:
    return InView(say(IN_HAND, player=player), arrange(position.held[player], position.trump is not None))


IN_HAND = N_("Hand of {player}")
