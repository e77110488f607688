"""What the director finds out about a hand from a wrong board, and about a board that was not due."""

from dataclasses import dataclass

from engine.bridge.effect.wrong_cards import Blame
from engine.bridge.reading import Reading
from engine.fact import Facts, ask, part
from engine.text import N_, Choice


class MixUp(Choice):
    """What has been mixed up."""

    HAND = "hand", N_("a player has called with cards from another board")
    LOOKED = "looked", N_("a player has looked at cards from another board, but has not called with them")
    OTHER = "other", N_("that other board has come up now, and the player has called on it")
    BOARD = "board", N_("the whole table has a board that was not due in this round")


class SameCall(Choice):
    """How the call on the other board compares with the one that was cancelled."""

    SAME = "same", N_("it is the same call, or one of much the same meaning")
    DIFFERENT = "different", N_("its meaning is very different")
    PSYCHIC = "psychic", N_("it is a psychic call")


class Entrants(Choice):
    """What sort of event it is."""

    PAIRS = "pairs", N_("pairs or individuals")
    TEAMS = "teams", N_("teams")


class ChanceLost(Choice):
    """Whether a contestant loses the chance of a regular result."""

    NOBODY = "nobody", N_("no, nobody")
    SOMEBODY = "somebody", N_("yes")
    LATER = "later", N_("that will only show")


@dataclass(frozen=True, kw_only=True)
class WrongBoard(Facts):
    """What was mixed up, what had happened by then, and who loses by it."""

    mixed_up: MixUp = ask(
        N_("What has been mixed up?"),
        had={
            MixUp.HAND: N_("Right, had the player called with those cards."),
            MixUp.LOOKED: N_("Right, had the player only looked at those cards."),
        },
        short=N_("mixed up"),
    )
    partner_called: bool = ask(
        N_("Has the player's partner called since then?"),
        hint=N_("Only calls count that were made after the call with the wrong cards."),
        had={
            True: N_("Right, had the partner called after the call with the wrong cards."),
            False: N_("Right, had the partner not called after the call with the wrong cards."),
        },
        short=N_("partner has called since"),
    )
    led: bool = ask(
        N_("Had the opening lead been faced by then?"),
        had={
            False: N_("Right, had the opening lead not been faced yet."),
        },
        short=N_("opening lead faced"),
    )
    repeated: SameCall = ask(
        N_("How does the call compare with the one that was cancelled?"),
        judged=True,
        had={
            SameCall.SAME: N_("Right, had it been the same call as the one that was cancelled."),
            SameCall.DIFFERENT: N_("Right, had the call meant something very different."),
            SameCall.PSYCHIC: N_("Right, had it been a psychic call."),
        },
        short=N_("call on the other board"),
    )
    begun: bool = ask(
        N_("Has a player taken cards out of the wrong board?"),
        had={
            True: N_("Right, had a player taken the cards out of the board."),
            False: N_("Right, had nobody taken a hand out of the board."),
        },
        short=N_("hands taken out"),
    )
    entrants: Entrants = ask(
        N_("What sort of event is it?"),
        had={
            Entrants.PAIRS: N_("Right, had it been an event for pairs or individuals."),
            Entrants.TEAMS: N_("Right, had it been an event for teams."),
        },
        short=N_("event"),
    )
    played_before: bool = ask(
        N_("Has any of the four players already played this deal?"),
        hint=N_("It does not matter against whom."),
        had={
            True: N_("Right, had one of the four already played the deal."),
            False: N_("Right, had none of the four played the deal yet."),
        },
        short=N_("played before"),
    )
    lost: ChanceLost = ask(
        N_("Does a contestant lose by this the chance of a regular result on a deal that was set for them?"),
        hint=N_("Look at this board and at the one that was due: could each still be played in the regular way?"),
        had={
            ChanceLost.NOBODY: N_("Right, had nobody lost the chance of a regular result."),
            ChanceLost.SOMEBODY: N_("Right, had a contestant lost the chance of a regular result."),
            ChanceLost.LATER: N_("Right, had it been open whether anybody loses the chance of a regular result."),
        },
        short=N_("chance of a result lost"),
    )
    blame: Blame = ask(
        N_("In the director's view, how far is the contestant who loses it responsible?"),
        judged=True,
        hint=N_("A wrong board brought by the director or a caddy is no fault of the players."),
        had={
            Blame.NONE: N_("Right, had the contestant not been responsible in any way."),
            Blame.PARTLY: N_("Right, had the contestant been only partly responsible."),
            Blame.DIRECTLY: N_("Right, had the contestant been directly responsible."),
        },
        short=N_("responsible"),
    )
    reading: Reading = part()
