"""What the stories of faults in the play have in common: the hand, what was said before the fault, who calls it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.cards.trick import Play, Trick
from engine.text import N_, Text, say
from engine.ulti.effect.renonsz import GAME_ENDS, GAME_GOES_ON, NO_RENONSZ
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.play_incident import LookedAt, PlayFault, SilentResult, Taken, WrongInPlay
from engine.ulti.renonsz.renonsz import Phase
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import DEFENDERS, Player
from players.ulti.board import Board
from players.ulti.deal import arrange
from players.ulti.playing import play_cards
from players.ulti.position import UltiPosition
from quizzes.question import Case, Part
from quizzes.ulti.picture import Holding, Table
from quizzes.ulti.renonsz.question import VALID, Answer, charged_part, groundless, outcome_part, payments_part
from quizzes.ulti.story import NOTHING, Raised

Told = tuple[tuple[Text, ...], Case]


def parse_bids(words: str) -> tuple[Bid, ...]:
    return tuple(Bid.parse(word) for word in words.split())


# As often as they are played, the rare ones a little more.
PLAYED = parse_bids(
    "parti parti parti red-parti red-parti 40 40 4a ulti ulti b b b d szd 40+ulti 20 20 red-40 red-ulti red-4a rb rb "
    "40+d ulti+d red-d red-d td rd red-20 red-40+ulti tb 40+4a"
)


# What was said


def draw_said(rng: Random, bid: Bid) -> Raised:
    """Nothing, kontra or rekontra; of a bid with trumps all parts or some, without trumps by one defender or both."""
    level = rng.choice((0, 0, 1, 1, 2))
    if not level:
        return Raised()
    if not bid.has_trump:
        speakers = frozenset(rng.choice((DEFENDERS, DEFENDERS[:1], DEFENDERS[1:])))
        return Raised(kontra_by=speakers, rekontra_to=speakers if level == 2 else NOTHING)
    kontra = draw_parts(rng, sorted(bid.parts))
    rekontra = draw_parts(rng, sorted(kontra)) if level == 2 else NOTHING
    return Raised(kontra, rekontra, kontra_by=frozenset({rng.choice(DEFENDERS)}))


def draw_said_before(rng: Random, bid: Bid, trick: int, offender: Player) -> Raised:
    """What had been said when somebody went wrong: in the first trick only by defenders who have had their turn."""
    said = draw_said(rng, bid)
    if trick > 1:
        return said
    spoken = frozenset(player for player in said.kontra_by if player <= offender)
    return Raised(said.kontra, kontra_by=spoken) if spoken else Raised()


def draw_parts(rng: Random, parts: Sequence[Task]) -> frozenset[Task]:
    return frozenset(parts if rng.random() < 0.5 else rng.sample(parts, rng.randint(1, len(parts))))


def tell_said(said: Raised) -> tuple[Text, ...]:
    """What had been said when the fault happened."""
    if not said.kontra_by:
        return (say("Nobody has said kontra."),)
    if said.kontra:
        told = [say("Kontra, for both defenders, has been said on {parts|and}.", parts=said.kontra)]
        return (
            *told,
            *((say("Rekontra has been said on {parts|and}.", parts=said.rekontra),) if said.rekontra else ()),
        )
    told = [say("{players|and start} said kontra.", players=said.kontra_by)]
    return (*told, *((say("Declarer has said rekontra to it."),) if said.rekontra_to else ()))


def tell_late(rng: Random, said: Raised, fault_of: Player) -> tuple[Text, ...]:
    """In the first trick: a kontra or rekontra said after the fault, before anybody calls it."""
    if rng.random() < 0.5 or said.rekontra_to or said.rekontra:
        return ()
    if said.kontra_by:
        return (say("Only after that declarer says rekontra to all that was doubled."),)
    speakers = [player for player in DEFENDERS if fault_of < player]
    if not speakers:
        return ()
    return (say("Only after that kontra is said by {player}.", player=speakers[0]),)


# Who calls it


NOTICED = say("Then another player notices it and calls renonsz at once.")
LET_PASS = (
    say("The others notice it, but say nothing and play on; one of them calls renonsz after the last trick."),
    say("Only the dealer, who sits out at this table of four, says something. The players go on."),
    say("Nobody calls renonsz, and the hand is played out."),
)
AT_ONCE = (
    NOTICED,
    say("It is noticed some tricks later, and the player who notices it calls renonsz at once."),
    say("It is noticed when the tricks are counted at the end, and renonsz is called at once."),
)


def tell_called(rng: Random, called: bool) -> Text:
    return rng.choice(AT_ONCE if called else LET_PASS)


def tell_noticed(rng: Random, called: bool) -> Text:
    """Where it can be seen as it happens."""
    return NOTICED if called else rng.choice(LET_PASS)


def state(fault: WrongInPlay, board: Board, said: Raised, offender: Player, **stated: Any) -> Case:
    """The case with all its facts; what a row does not ask about is as it usually is."""
    usual = {"called": True, "taken": Taken.LED, "warner": offender.next, "looked_at": LookedAt.OTHERS}
    rest = {
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


# What is asked


GOES_ON = Answer("goes-on", say("It is not a renonsz: the game goes on."), (NO_RENONSZ, GAME_GOES_ON))
ENDS = Answer("ends", say("It is a renonsz: the game may not go on."), (GAME_ENDS,))


def usual_parts(*others: Answer) -> tuple[Part, ...]:
    return (outcome_part(GOES_ON, ENDS, VALID, *others), charged_part(), payments_part())


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


def hold(player: Player, position: UltiPosition) -> Holding:
    return Holding(say(IN_HAND, player=player), arrange(position.held[player], position.trump is not None))


IN_HAND = N_("In hand: {player}")
