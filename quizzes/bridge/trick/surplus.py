"""A player's played cards do not come out even: two stuck together, or one lay elsewhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.bridge.effect.trick import ADJUSTED_67B3, FIND_AND_PLACE, HIGHEST_STAYS, SHOWN_STAYS, RestoredCard
from engine.bridge.revoke.circumstance import Role
from engine.bridge.table.duty import PenaltyKind
from engine.bridge.table.seat import SEATS, Seat
from engine.bridge.trick.defect import Defect, DefectFound, PlayedAgain, PutBack, TrickWrong
from engine.bridge.trick.defective_trick import DEFECTIVE_TRICK
from engine.cards.pack import Card, Rank, of_suit
from engine.cards.trick import Trick
from engine.law import GoTo, Verdict
from engine.text import N_, say
from players.bridge.play.playing import positions
from players.bridge.play.position import place_cards
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.aim import Tricks
from quizzes.bridge.revoke.misplay import Board, draw_board
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has

FIRST, LAST = 2, 5  # the trick with a card too many
MISSED = 0.7
SHORT = 2  # cards of a suit that is soon led again without them


@dataclass(frozen=True)
class Surplus:
    """A board played with one card that went to an earlier trick unseen, stuck to another."""

    board: Board
    tricks: Tricks
    number: int
    player: Seat
    shown: Card
    stuck: Card

    @property
    def last(self) -> int:
        return len(self.tricks)

    @property
    def failed(self) -> bool:
        """Since then, has the player failed to follow to the suit of the card that was gone?"""
        return any(shows_out(self, trick) for trick in self.tricks[self.number :])

    @property
    def is_plain(self) -> bool:
        """Nothing was wrong before: up to that trick the player followed suit as long as the card was there."""
        return not any(shows_out(self, trick) for trick in self.tricks[: self.number])

    @property
    def is_higher(self) -> bool:
        """Is the card that was seen surely the highest of the two that could be played to that trick?"""
        led = self.tricks[self.number - 1].plays[0]
        if self.shown.suit is not led.card.suit or led.player is self.player:
            return False
        return self.stuck.suit is not self.shown.suit or self.stuck.rank.order < self.shown.rank.order

    def table(self, last: int) -> Table:
        return Table(self.board.deal, entries_of(self.board.auction), self.board.contract, self.tricks[:last])


def shows_out(surplus: Surplus, trick: Trick[Seat]) -> bool:
    plays = [play for play in trick.plays if play.player is surplus.player]
    return trick.suit is surplus.stuck.suit and any(play.card.suit is not surplus.stuck.suit for play in plays)


def draw_surplus(rng: Random, role: Role, is_missed: bool) -> Surplus | None:
    """A card that is missed later, or not: one of a short suit is more often."""
    board = draw_board(rng)
    player = rng.choice([seat for seat in SEATS if board.role(seat) is role])
    hand = board.deal.hands[player]
    cards = sorted(card for card in hand if not is_missed or len(of_suit(hand, card.suit)) <= SHORT)
    if not cards:
        return None
    stuck, number = rng.choice(cards), rng.randint(FIRST, LAST)
    tricks = play_without(board, player, stuck, number + rng.randint(4 if is_missed else 1, 6))
    shown = next(play.card for play in tricks[number - 1].plays if play.player is player)
    surplus = Surplus(board, tricks, number, player, shown, stuck)
    return surplus if surplus.is_plain and surplus.failed is is_missed else None


def play_without(board: Board, player: Seat, card: Card, last: int) -> Tricks:
    hands = dict(board.deal.hands)
    hands[player] -= {card}
    begun = place_cards(hands, board.contract, auction=board.auction)
    return next(position.tricks for position in positions(begun) if len(position.tricks) == last)


STUCK = (
    N_("Found after trick {last}: in trick {trick} the {stuck} had stuck behind {player}'s card."),
    N_("After trick {last} {player} is a card short. The {stuck} lies in trick {trick}, as a second card."),
)
KNOWN = N_("Everybody saw the {shown} when that trick was played.")
UNKNOWN = N_("Nobody remembers whether it was the {shown} or the {stuck} that was seen.")
FACE_SEEN = N_("As you take it out, all at the table see its face.")
COVERED = N_("You take it out without anybody else seeing its face.")
REVOKED = N_("Without it {player} has failed to follow suit to a trick since.")
FOLLOWED = N_("Since then {player} has followed suit whenever that suit was led.")
FOUND = (
    N_("After trick {last} the {shown}, which {player} had played to trick {trick}, is found under the score slip."),
    N_("{player} had put the {shown} of trick {trick} back into the hand, and nobody noticed."),
)
AGAIN = N_("{player} has played it again to trick {last}, and that is noticed only when play is over.")
NOT_AGAIN = N_("It has been played only once.")


def stuck_together(rng: Random) -> Scenario | None:
    role = rng.choice((Role.DEFENDER, Role.DEFENDER, Role.DEFENDER, Role.DECLARER))
    surplus = draw_surplus(rng, role, rng.random() < MISSED)
    if surplus is None:
        return None
    defends, known = role is Role.DEFENDER, rng.random() < 0.55
    if not known and not surplus.is_higher:
        return None
    back, told = set[PutBack](), [rng.choice(STUCK), KNOWN if known else UNKNOWN]
    if defends:
        is_seen = rng.random() < 0.75
        told.append(FACE_SEEN if is_seen else COVERED)
        low = surplus.stuck.rank.order < Rank.TEN.order
        back |= ({PutBack.LOW} if low else {PutBack.HONOUR}) if is_seen else set()
    back |= {PutBack.REVOKE} if surplus.failed else set()
    told.append(REVOKED if surplus.failed else FOLLOWED)
    facts = {"found": DefectFound.LATER, "shown": known, "hand": role, "back": frozenset(back)}
    return ask(surplus, told, {"wrong": TrickWrong.SURPLUS} | facts)


def lay_elsewhere(rng: Random) -> Scenario | None:
    """A card was played, but did not lie where it belonged."""
    surplus = draw_surplus(rng, rng.choice((Role.DEFENDER, Role.DECLARER)), is_missed=False)
    if surplus is None:
        return None
    again = rng.choice((PlayedAgain.NO, PlayedAgain.TOO_LATE))
    told = [FOUND[0] if again is PlayedAgain.NO else FOUND[1], NOT_AGAIN if again is PlayedAgain.NO else AGAIN]
    return ask(surplus, told, {"wrong": TrickWrong.MISPLACED, "again": again})


def ask(surplus: Surplus, told: Sequence[str], facts: dict[str, Any]) -> Scenario:
    values = {
        "player": surplus.player,
        "shown": surplus.shown,
        "stuck": surplus.stuck,
        "trick": surplus.number,
        "last": surplus.last,
    }
    is_stuck = facts["wrong"] is TrickWrong.SURPLUS
    parts = (card_part(), penalty_part(), revoke_part()) if is_stuck else (card_part(),)
    last = surplus.number if facts.get("again") is PlayedAgain.TOO_LATE else surplus.last
    story = tuple(tell(one, values) for one in told)
    return Scenario(story, (Case(DEFECTIVE_TRICK, Defect.suppose(**facts)),), parts, surplus.table(last))


def card_part() -> Part:
    options = (
        Option("shown", say("The surplus card goes back to the hand; the card that was seen stays.")),
        Option("highest", say("One card goes back to the hand; the highest that could legally be played stays.")),
        Option("placed", say("The card is put among the played ones, and play goes on.")),
        Option("adjusted", say("The card is put among the played ones, and the score is adjusted.")),
    )
    return OneOf("card", say("What do you rule on that trick?"), read_card, 0, options)


def read_card(verdict: Verdict) -> str:
    words = {SHOWN_STAYS: "shown", HIGHEST_STAYS: "highest", ADJUSTED_67B3: "adjusted", FIND_AND_PLACE: "placed"}
    return next((word for effect, word in words.items() if has(verdict, effect)), "")


def penalty_part() -> Part:
    options = (
        Option("no", say("No.")),
        Option("minor", say("Yes, a minor one.")),
        Option("major", say("Yes, a major one.")),
    )
    return OneOf("penalty", say("Does the card taken back become a penalty card?"), read_penalty, 0, options)


def read_penalty(verdict: Verdict) -> str:
    card = find(verdict, RestoredCard)
    return "no" if card is None else "minor" if card.kind is PenaltyKind.MINOR else "major"


def revoke_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    words = say("Is there a revoke to rule on as well?")
    return OneOf("revoke", words, lambda verdict: "yes" if find(verdict, GoTo) else "no", 0, options)


ATTEMPTS = (*[stuck_together] * 10, lay_elsewhere)


def attempt(rng: Random) -> Scenario | None:
    return rng.choice(ATTEMPTS)(rng)


FAMILIES = (
    Family(
        "bridge",
        "trick-card-too-many",
        N_("A card too many in that trick"),
        3,
        "50B 67B 67B2 67B2a 67B2b 67B3 67fn1",
        firmly(attempt),
    ),
)
