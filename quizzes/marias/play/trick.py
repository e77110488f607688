"""Who takes the trick and what it is worth, to practise."""

from collections.abc import Iterator
from random import Random

from engine.cards.pack import GermanCards
from engine.cards.trick import Trick
from engine.cards.trump import VALUABLE, ranking
from engine.law import Verdict
from engine.marias.play.trick import LAST, TRICK, FullTrick, Takes, Worth
from engine.marias.table.player import AT_PLAY, Player
from engine.marias.table.step import Rung
from engine.text import N_, Text, say
from players.german.playing import play_to_the_point
from players.marias.bidding import Bidding
from players.marias.board import draw_game
from quizzes.family import Family, Scenario
from quizzes.marias.story import named, picture
from quizzes.question import Case, Number, OneOf, Option, Part, find

LAST_ONES = 0.25


def draw_trick(rng: Random) -> Scenario:
    """A trick in which the highest rank does not simply win; each player takes as many."""
    taker = rng.choice(AT_PLAY)
    while True:
        game = draw_game(rng, tuple(Rung))
        tricks = play_to_the_point(game.position)
        wanted = [LAST - 1] if rng.random() < LAST_ONES else range(len(tricks))
        telling = [number for number in wanted if number < len(tricks) and is_telling(game, tricks[number])]
        taken = [number for number in telling if takes(game, tricks[number], taker)]
        if taken:
            return ask_trick(rng, game, tricks[number := rng.choice(taken)], number)


def takes(game: Bidding, trick: Trick[Player], player: Player) -> bool:
    return trick.winner(game.trump, ranking(game.trump)) is player


def is_telling(game: Bidding, trick: Trick[Player]) -> bool:
    """Was there a trump on another suit, a discard, or a ten to be ranked?"""
    suits = {play.card.suit for play in trick.plays}
    return len(suits) > 1 or (game.trump is None and any(play.card.rank in VALUABLE for play in trick.plays))


def ask_trick(rng: Random, game: Bidding, trick: Trick[Player], number: int) -> Scenario:
    facts = FullTrick.suppose(
        step=game.step,
        trump=named(game.trump),
        cards=GermanCards(tuple(play.card for play in trick.plays)),
        number=number + 1,
        leader=trick.plays[0].player,
    )
    options = tuple(Option(str(player), Text(player.words)) for player in AT_PLAY)
    parts: list[Part] = [OneOf("winner", say("Who takes the trick?"), read_winner, 0, options)]
    if game.trump:
        parts.append(Number("points", say("How many points are in it?"), read_points, 0, low=0, high=90))
    story = tuple(tell_trick(rng, number))
    return Scenario(story, (Case(TRICK, facts),), tuple(parts), picture(game, current=trick))


def tell_trick(rng: Random, number: int) -> Iterator[Text]:
    """Now and then somebody reaches for it, rightly or not."""
    yield say("The {number|ordinal} trick is complete.", number=number + 1)
    if rng.random() < 0.5:
        yield say("{player|start} reaches for the cards.", player=rng.choice(AT_PLAY))


def read_winner(verdict: Verdict) -> str:
    takes = find(verdict, Takes)
    return str(takes.player) if takes else ""


def read_points(verdict: Verdict) -> int:
    worth = find(verdict, Worth)
    return worth.points if worth else 0


FAMILIES = (Family("marias", "trick", N_("Who takes the trick?"), 1, "B.1 C.4", draw_trick),)
