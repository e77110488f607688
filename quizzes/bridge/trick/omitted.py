"""A player has played no card to a trick: which card goes there now, and does it cost a trick?"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.bridge.effect.play import Transfer, TransferLater
from engine.bridge.effect.trick import ADD_A_CARD, ANY_CARD, OF_SUIT_LED
from engine.bridge.revoke.circumstance import Role
from engine.bridge.table.seat import Seat
from engine.bridge.trick.defect import Defect, DefectFound, DefectWon, TrickWrong
from engine.bridge.trick.defective_trick import DEFECTIVE_TRICK
from engine.cards.pack import FRENCH, Card
from engine.cards.trick import Play, Trick
from engine.law import Verdict
from engine.text import N_, say
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.aim import Tricks
from quizzes.bridge.revoke.misplay import Board, draw_board, finish, start
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has

FIRST, LAST = 3, 9  # the trick to which a card is missing


@dataclass(frozen=True)
class Omission:
    """A board played to its end, and a play that was in fact never made."""

    board: Board
    tricks: Tricks
    number: int
    missing: Play[Seat]

    @property
    def player(self) -> Seat:
        return self.missing.player

    @property
    def trick(self) -> Trick[Seat]:
        return self.tricks[self.number - 1]

    def left(self, after: int) -> list[Card]:
        """The cards that the player holds after so many tricks, the one never played among them."""
        return [play.card for trick in self.tricks[after:] for play in trick.plays if play.player is self.player] + [
            self.missing.card
        ]

    def won(self, first: int, last: int) -> bool:
        """Has the player's side won one of these tricks?"""
        trump = self.board.contract.trump
        return any(trick.winner(trump, FRENCH).side is self.player.side for trick in self.tricks[first - 1 : last])

    def showed_out(self, last: int) -> bool:
        """Has the player since failed to follow to the suit of the card still in hand?"""
        since = self.tricks[self.number : last]
        return any(
            trick.suit is self.missing.card.suit and play.player is self.player and play.card.suit is not trick.suit
            for trick in since
            for play in trick.plays
        )

    def table(self, last: int) -> Table:
        """The tricks as they lie: three cards in the defective one."""
        three = replace(self.trick, plays=tuple(play for play in self.trick.plays if play != self.missing))
        tricks = (*self.tricks[: self.number - 1], three, *self.tricks[self.number : last])
        return Table(self.board.deal, entries_of(self.board.auction), self.board.contract, tricks)


def find_omissions(board: Board, tricks: Tricks) -> Iterator[Omission]:
    """Last plays to a trick that did not win it, so that leaving one out changes nothing else."""
    for number in range(FIRST, LAST + 1):
        trick = tricks[number - 1]
        play = trick.plays[-1]
        is_dummy = board.role(play.player) is Role.DUMMY
        if not is_dummy and trick.winner(board.contract.trump, FRENCH) is not play.player:
            yield Omission(board, tricks, number, play)


def draw_omission(rng: Random) -> Omission | None:
    board = draw_board(rng)
    found = [*find_omissions(board, finish(start(board)))]
    return rng.choice(found) if found else None


IN_TIME = (
    N_("{leader} has led to trick {next}, and nobody else has played. {player} has played no card to trick {trick}."),
    N_("Before anybody plays to trick {next} it is seen that {player} has played nothing to trick {trick}."),
)
LATER = (
    N_("Three cards lie in trick {trick}: {player} has not played to it. It is noticed after trick {last}."),
    N_("After trick {last} {player} has a card more than the others: to trick {trick} {player} had played none."),
)
AFTER = N_("After the last trick {player} has a card left: to trick {trick} {player} had played none.")
SUIT_LEFT = N_("{player} still has a card of the suit that was led to it.")
NO_SUIT_LEFT = N_("{player} has no card left of the suit that was led to it.")


def in_time(rng: Random) -> Scenario | None:
    omission = draw_omission(rng)
    if omission is None:
        return None
    leader = omission.trick.winner(omission.board.contract.trump, FRENCH)
    return ask(omission, (rng.choice(IN_TIME),), {"found": DefectFound.IN_TIME}, omission.number, leader)


def later(rng: Random) -> Scenario | None:
    """Found some tricks later, or when play is over."""
    omission = draw_omission(rng)
    if omission is None:
        return None
    last = rng.randint(omission.number + 1, min(omission.number + 4, 12))
    is_over = rng.random() < 0.35
    last = 13 if is_over else last
    if omission.showed_out(last):
        return None
    has_suit = any(card.suit is omission.trick.suit for card in omission.left(last))
    won = DefectWon.SOME if omission.won(omission.number, last) else DefectWon.NONE if is_over else DefectWon.OPEN
    facts: dict[str, Any] = {
        "found": DefectFound.AFTER if is_over else DefectFound.LATER,
        "has_suit": has_suit,
        "also": frozenset(),
        "won": won,
    }
    words = AFTER if is_over else rng.choice(LATER)
    return ask(omission, (words, SUIT_LEFT if has_suit else NO_SUIT_LEFT), facts, last)


def ask(
    omission: Omission, words: tuple[str, ...], facts: dict[str, Any], last: int, leader: Seat | None = None
) -> Scenario:
    number = omission.number
    values = {"player": omission.player, "leader": leader, "trick": number, "next": number + 1, "last": last}
    case = Case(DEFECTIVE_TRICK, Defect.suppose(wrong=TrickWrong.OMITTED, **facts))
    story = tuple(tell(one, values) for one in words)
    return Scenario(story, (case,), (card_part(), tricks_part()), omission.table(last))


def card_part() -> Part:
    options = (
        Option("legal", say("One that may legally be played to that trick, as if it had been played in time.")),
        Option("suit", say("One of the suit led; it changes nothing about who won the trick.")),
        Option("any", say("Any card; it changes nothing about who won the trick.")),
    )
    return OneOf("card", say("Which card does the player put there now?"), read_card, 0, options)


def read_card(verdict: Verdict) -> str:
    words = {ADD_A_CARD: "legal", OF_SUIT_LED: "suit", ANY_CARD: "any"}
    return next((word for effect, word in words.items() if has(verdict, effect)), "")


def tricks_part() -> Part:
    options = (
        Option("none", say("None.")),
        Option("one", say("One.")),
        Option("perhaps", say("One, if that side wins a later trick; none so far.")),
    )
    words = say("How many tricks are transferred automatically to the non-offending side?")
    return OneOf("transfer", words, read_tricks, 0, options)


def read_tricks(verdict: Verdict) -> str:
    if find(verdict, TransferLater):
        return "perhaps"
    transfer = find(verdict, Transfer)
    return "one" if transfer and transfer.tricks else "none"


ATTEMPTS = (*[in_time] * 3, *[later] * 8)


def attempt(rng: Random) -> Scenario | None:
    return rng.choice(ATTEMPTS)(rng)


FAMILIES = (
    Family(
        "bridge",
        "trick-card-missing",
        N_("No card to that trick"),
        4,
        "64A2 64B1 67A 67A1 67B 67B1 67B1a 67B1b",
        firmly(attempt),
    ),
)
