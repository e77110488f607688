"""A card of another pack among those of the deal: one too many, or one in the place of another."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.bridge.effect.wrong_cards import CARD_BACK, CARD_OUT, DEAL_REBUILT, MayAdjust
from engine.bridge.table.auction import Auction
from engine.bridge.table.seat import SEATS, Seat
from engine.bridge.wrong_cards.count import Count, CountFound, MissingCard, WrongCount
from engine.bridge.wrong_cards.wrong_count import WRONG_COUNT
from engine.cards.pack import Card
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.picture import Table, entries_of
from quizzes.bridge.revoke.misplay import Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, find, has


@dataclass(frozen=True)
class Intruder:
    """A player with a card of another pack, which another player holds in the right one."""

    board: Board
    player: Seat
    other: Seat
    card: Card
    missing: Card

    def tell(self, sentence: str, **more: object) -> Text:
        own = {"player": self.player, "other": self.other, "card": self.card, "missing": self.missing}
        return Text(sentence, tuple((name, value) for name, value in (own | more).items() if f"{{{name}" in sentence))

    def make(self, rng: Random, story: tuple[Text, ...], facts: WrongCount, played: bool) -> Scenario:
        whole = self.board.auction
        auction = whole if played else Auction(whole.dealer, whole.calls[: rng.randrange(1, len(whole.calls))])
        table = Table(self.board.deal, entries_of(auction), self.board.contract if played else None)
        return Scenario(story, (Case(WRONG_COUNT, facts),), (ruling_part(),), table)


def draw_intruder(rng: Random) -> Intruder:
    board = draw_board(rng)
    player, other = rng.sample(SEATS, 2)
    card, missing = rng.choice(sorted(board.deal.hands[other])), rng.choice(sorted(board.deal.hands[player]))
    return Intruder(board, player, other, card, missing)


def state(quitted: bool) -> WrongCount:
    return WrongCount.suppose(count=Count.FOREIGN, quitted=quitted)


# One too many


def in_auction(rng: Random, one: Intruder) -> Scenario:
    told = one.tell(rng.choice(IN_HAND))
    return one.make(rng, (told, one.tell(FOURTEEN)), state(quitted=False), played=False)


def in_hand(rng: Random, one: Intruder) -> Scenario:
    told = one.tell(DURING_PLAY, trick=rng.randint(2, 8))
    return one.make(rng, (told, one.tell(FOURTEEN)), state(quitted=False), played=True)


def on_table(rng: Random, one: Intruder) -> Scenario:
    told = one.tell(NOT_TURNED, trick=rng.randint(2, 8))
    return one.make(rng, (told, one.tell(FOURTEEN)), state(quitted=False), played=True)


def turned(rng: Random, one: Intruder) -> Scenario:
    trick = rng.randint(2, 6)
    told = one.tell(rng.choice(TURNED), trick=trick, later=trick + rng.randint(1, 4))
    return one.make(rng, (told, one.tell(FOURTEEN)), state(quitted=True), played=True)


IN_HAND = (
    N_("{player} finds the {card} with another back among the cards; {other} has the right {card}."),
    N_("{player} shows you a {card} of another pack. The {card} of this one is with {other}."),
)
FOURTEEN = N_("With it {player} had fourteen cards, and everybody else thirteen.")
DURING_PLAY = N_("In trick {trick} {player} finds the {card} with another back in hand; {other} has the right {card}.")
NOT_TURNED = N_(
    "{player} plays the {card} to trick {trick}. “But I have that”, says {other}: it is a card of another pack. The "
    "trick has not been turned over."
)
TURNED = (
    N_(
        "In trick {later} {other} plays the {card}. The {card} that {player} played to trick {trick}, long turned "
        "over, was one of another pack."
    ),
    N_(
        "After play a {card} of another pack lies among the cards that {player} played: it went to trick {trick}. "
        "{other} had the right one."
    ),
)


# One in the place of another


def instead(rng: Random, one: Intruder) -> Scenario:
    """Thirteen cards with it, twelve without."""
    where, sentence = rng.choice(PLACES)
    facts = WrongCount.suppose(count=Count.FEWER, found=CountFound.EARLY, where=where)
    story = (one.tell(rng.choice(IN_HAND)), one.tell(THIRTEEN), one.tell(sentence))
    return one.make(rng, story, facts, played=False)


THIRTEEN = N_("With it {player} has thirteen cards, like everybody else.")
PLACES = (
    (MissingCard.NOWHERE, N_("The {missing} of this pack cannot be found.")),
    (MissingCard.ELSEWHERE, N_("The {missing} that belongs there is found in the other board.")),
)


# What is asked


def ruling_part() -> Part:
    options = (
        Option("out", say("The card is taken out, and that is all: the score may not be adjusted for it.")),
        Option("adjust", say("The card is taken out, and the score may be adjusted after play.")),
        Option("short", say("The card is taken out, and the card that is then missing is supplied.")),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, CARD_BACK, DEAL_REBUILT):
        return "short"
    if not has(verdict, CARD_OUT):
        return ""
    return "adjust" if find(verdict, MayAdjust) else "out"


Telling = Callable[[Random, Intruder], Scenario]
TELLINGS: tuple[Telling, ...] = (in_auction, in_hand, on_table, turned, turned, instead, instead)


def attempt(rng: Random) -> Scenario | None:
    one = draw_intruder(rng)
    if one.missing == one.card:
        return None
    return rng.choice(TELLINGS)(rng, one)


FAMILIES = (
    Family("bridge", "count-foreign", N_("A card from another pack"), 2, "13C 13fn1 14A1 14A2", firmly(attempt)),
)
