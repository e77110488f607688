"""Something seen or overheard, before the first call or later: what may be used, and which ways are open."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from engine.bridge.effect.outside import (
    ARTIFICIAL,
    CHANGE_SEATS,
    DEAL_AGAIN,
    LET_PLAY,
    MAY_NOT_LOOK,
    MAY_USE,
    MAY_USE_AT_RISK,
    PLAY_NORMALLY,
)
from engine.bridge.information.learnt import CardOf, Learnt, LearntWhen
from engine.bridge.information.outside import OUTSIDE_INFORMATION
from engine.bridge.table.seat import SEATS, Seat
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.family import Family, Moment, Scenario
from quizzes.question import Case, OneOf, Option, Part, SomeOf, has

BOARDS = range(1, 33)
RULINGS = {
    MAY_USE: "use",
    MAY_USE_AT_RISK: "use",
    MAY_NOT_LOOK: "violation",
    PLAY_NORMALLY: "normal",
    LET_PLAY: "ways",
}
WAYS = {CHANGE_SEATS: "seats", DEAL_AGAIN: "deal", LET_PLAY: "play", ARTIFICIAL: "artificial"}


class Chance(NamedTuple):
    """Something that a player learnt by accident: the words for it, and whether it is about one hand."""

    words: str
    of_one_hand: bool = False


BEFORE = (
    Chance(N_("On the way to board {board}, {player} sees a whole hand of it at another table."), of_one_hand=True),
    Chance(N_("{player} takes a wrong hand out of board {board} and looks at it; nobody has called yet."), True),
    Chance(N_("Before board {board} begins, somebody at the next table says aloud that a slam on it is cold.")),
    Chance(N_("Before board {board} begins, a friend tells {player} what contract was reached on it everywhere.")),
)
IN_AUCTION = (
    Chance(N_("During the auction of board {board}, {player} hears the next table talk about that very board.")),
    Chance(
        N_("During the auction of board {board}, {player} turns round and sees a hand of it at the next table."), True
    ),
)
IN_PLAY = (
    Chance(N_("During the play of board {board}, somebody passing by says how many tricks were made on it.")),
    Chance(N_("During the play of board {board}, {player} sees its result on somebody else's score card.")),
)
CHANCES = {LearntWhen.BEFORE: BEFORE, LearntWhen.AUCTION: IN_AUCTION, LearntWhen.PLAY: IN_PLAY}


# What has to be done about it


def by_accident(when: LearntWhen, hinders: bool = True) -> "Attempt":
    """Something learnt by accident at this time."""

    def attempt(rng: Random, player: Seat) -> Scenario:
        chance = rng.choice(CHANCES[when])
        seats, new_deal = rng.choice((True, False)), rng.choice((True, False))
        story = (
            Text(chance.words, tuple(kept(chance.words, player=player, board=rng.choice(BOARDS)).items())),
            tell_seats(seats),
            tell_new_deal(new_deal),
            HINDERS if hinders else HINDERS_NOT,
        )
        possible = {"seats": seats and chance.of_one_hand, "new_deal": new_deal}
        if when is LearntWhen.BEFORE:
            possible["called_since"] = False
        return ask(player, story, learnt=Learnt.ELSEWHERE, when=when, hinders=hinders, **possible)

    return attempt


def kept(words: str, **values: Any) -> dict[str, Any]:
    """The values that a sentence names."""
    return {name: value for name, value in values.items() if f"{{{name}}}" in words}


def tell_seats(possible: bool) -> Text:
    if possible:
        return say("The conditions and the scoring would permit a change of seats at the table.")
    return say("The conditions do not permit a change of seats.")


def tell_new_deal(possible: bool) -> Text:
    if possible:
        return say("The form of the event would permit a new deal for these players.")
    return say("The form of the event does not permit a new deal.")


HINDERS = say("You judge that this will probably stand in the way of a normal result.")
HINDERS_NOT = say("You judge that this will hardly stand in the way of a normal result.")


# What is no accident of that kind


def card_seen(rng: Random, player: Seat) -> Scenario:
    told = say(
        "On board {board}, {other} holds the cards so low in the play that {player}, without wanting to, sees one.",
        board=rng.choice(BOARDS),
        player=player,
        other=rng.choice((player.lho, player.rho)),
    )
    return ask(player, (told,), learnt=Learnt.CARD, when=LearntWhen.PLAY, card_of=CardOf.BY_CHANCE)


def card_watched(rng: Random, player: Seat) -> Scenario:
    told = say(
        "On board {board}, {player} keeps an eye on the place in the hand from which {other} pulls the cards.",
        board=rng.choice(BOARDS),
        player=player,
        other=rng.choice((player.lho, player.rho)),
    )
    return ask(player, (told,), learnt=Learnt.CARD, when=LearntWhen.PLAY, card_of=CardOf.ON_PURPOSE)


def tempo_seen(rng: Random, player: Seat) -> Scenario:
    told = say(
        "On board {board}, {other} thinks for a while before following suit, and {player} draws a conclusion from it.",
        board=rng.choice(BOARDS),
        player=player,
        other=rng.choice((player.lho, player.rho)),
    )
    return ask(player, (told,), learnt=Learnt.OPPONENT)


def standing_estimated(rng: Random, player: Seat) -> Scenario:
    told = say(
        "On board {board}, {player} thinks that the own team is behind, and for that reason bids a doubtful slam.",
        board=rng.choice(BOARDS),
        player=player,
    )
    return ask(player, (told,), learnt=Learnt.KNOWN)


# What is asked


def ask(player: Seat, story: tuple[Text, ...], **facts: Any) -> Scenario:
    case = Case(OUTSIDE_INFORMATION, OUTSIDE_INFORMATION.facts.suppose(**facts))
    has_ways = has(case.decide(), LET_PLAY)
    later = (Moment((say("So something has to be done about it."),), (ways_part(),)),) if has_ways else ()
    return Scenario(story, (case,), (ruling_part(player),), later=later)


def ruling_part(player: Seat) -> Part:
    options = (
        Option("use", say("{player} may use it.", player=player)),
        Option("violation", say("It is a violation by {player}.", player=player)),
        Option("normal", say("The board is played in the ordinary way.")),
        Option("ways", say("I choose among the ways that the Laws open for this.")),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    return next((word for effect, word in RULINGS.items() if has(verdict, effect)), "")


def ways_part() -> Part:
    options = (
        Option("seats", say("The players change seats.")),
        Option("deal", say("The board is dealt again.")),
        Option("play", say("The board is played, and you adjust the score if need be.")),
        Option("artificial", say("You award an artificial adjusted score.")),
    )
    return SomeOf("ways", say("Which ways are open to you?"), read_ways, 0, options)


def read_ways(verdict: Verdict) -> frozenset[str]:
    return frozenset(word for effect, word in WAYS.items() if has(verdict, effect))


Attempt = Callable[[Random, Seat], Scenario]
ATTEMPTS: tuple[Attempt, ...] = (
    *[by_accident(LearntWhen.BEFORE)] * 8,
    *[by_accident(LearntWhen.BEFORE, hinders=False)] * 4,
    by_accident(LearntWhen.AUCTION),
    by_accident(LearntWhen.PLAY),
    *[card_seen] * 2,
    *[card_watched] * 2,
    tempo_seen,
    standing_estimated,
)


def draw(rng: Random) -> Scenario:
    return rng.choice(ATTEMPTS)(rng, rng.choice(SEATS))


FAMILIES = (
    Family(
        "bridge",
        "outside-ways",
        N_("Seen or overheard"),
        3,
        "16A2 16D1 16D2 16D2a 16D2b 16D2c 16D2d 16D3 73D1 74C5",
        draw,
    ),
)
