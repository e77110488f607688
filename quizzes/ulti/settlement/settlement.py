"""Settling a hand of Ulti: kontra part by part, silent results, games without trumps, hands given up."""

from collections.abc import Sequence
from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.effect.settlement import Settle
from engine.ulti.settlement.hand import Ended
from engine.ulti.settlement.settlement import (
    NO_SUM,
    PLAY_ON,
)
from engine.ulti.settlement.silent import Silent
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import Player
from engine.ulti.undertaking.points import COUNT
from players.ulti.board import draw_board
from quizzes.family import Draw, Family, Scenario
from quizzes.firm import firmly, is_decided
from quizzes.question import Case, OneOf, Option, Payments, SomeOf, find, has
from quizzes.ulti.outcome import Outcome, draw_outcome
from quizzes.ulti.settlement.story import (
    NOT_RAISED,
    draw_claims,
    draw_levels,
    settle,
    state,
    tell_claims,
    tell_levels,
    tell_made,
    tell_silent,
)
from quizzes.ulti.story import picture, picture_end, tell_announcements


def parse(text: str) -> tuple[Bid, ...]:
    return tuple(Bid.parse(word) for word in text.split())


USUAL = parse("parti red-parti ulti ulti red-ulti 40 red-40 20 4a 40+ulti red-40+ulti d red-d 20+ulti td 40+d ulti+d")
COMPOUND = parse("ulti ulti red-ulti 40+ulti red-40+ulti 40+4a red-40+4a 4a ulti+4a 20+ulti 40+d ulti+d 40+ulti+4a")
QUIET = parse("parti parti parti red-parti red-parti ulti red-ulti 40 red-40 20 40+ulti d")
PLAIN = parse("b b b rb tb szd rd sztd")
PLAYED = parse("parti red-parti parti ulti red-ulti 40 red-40 40+ulti 4a ulti+4a b rb szd d")
WITHOUT_ULTI = parse("parti red-parti 40 red-40 20 4a d red-d b b rb tb szd rd td 40+4a")


# What is asked


def payments_part() -> Payments:
    words = say("What does each player end up with? Write a minus for paying, and 0 where no sum is laid down.")
    return Payments("payments", words, read_balance, 0, tuple(Player), 999)


def read_balance(verdict: Verdict) -> tuple[int, ...]:
    settle = find(verdict, Settle)
    balance = settle.balance() if settle else dict.fromkeys(Player, 0)
    return tuple(balance[player] for player in Player)


COUNTED = {"hundred_claimed": "100", "silent_ulti_made": "ulti", "silent_ulti_caught": "ulti", "aces_claimed": "4a"}


def counted_part() -> SomeOf:
    options = (
        Option("100", say("the silent 100")),
        Option("ulti", say("the silent ulti")),
        Option("4a", say("the silent 4 aces")),
    )
    words = say("Which silent results count? Tap none if none does.")
    return SomeOf("counted", words, read_counted, 0, options)


def read_counted(verdict: Verdict) -> frozenset[str]:
    """Those whose own law says that they count."""
    return frozenset(COUNTED[step.law.name] for step in verdict.spoken if step.law.name in COUNTED)


def ending_part() -> OneOf:
    options = (
        Option("paid", say("The hand is over, and the bid is paid with kontra.")),
        Option("agreed", say("The hand is over, and the players agree on what is paid.")),
        Option("played", say("The hand must be played out.")),
    )
    return OneOf("ending", say("What happens?"), read_ending, 0, options)


def read_ending(verdict: Verdict) -> str:
    return "played" if has(verdict, PLAY_ON) else "agreed" if has(verdict, NO_SUM) else "paid"


# The hands


def play(rng: Random, bids: Sequence[Bid]) -> Outcome:
    return draw_outcome(rng, draw_board(rng, bids))


@firmly
def draw_plain_result(rng: Random) -> Scenario:
    """Made or lost, raised as a whole or not at all."""
    outcome = play(rng, USUAL)
    bid, made = outcome.bid, outcome.made
    levels = draw_levels(rng, bid, whole=True) if rng.random() < 0.4 else NOT_RAISED
    story = (*tell_levels(bid, levels), *tell_made(bid, made))
    return settle(story, state(bid, levels, made=made), (payments_part(),), picture(outcome.board))


@firmly
def draw_kontra_by_part(rng: Random) -> Scenario:
    outcome = play(rng, COMPOUND)
    bid, made, levels = outcome.bid, outcome.made, draw_levels(rng, outcome.bid)
    story = (*tell_levels(bid, levels), *tell_made(bid, made))
    return settle(story, state(bid, levels, made=made), (payments_part(),), picture(outcome.board))


@firmly
def draw_silent(rng: Random) -> Scenario | None:
    """With something that nobody bid; beside a 40/100 somebody may claim a 100 that is none."""
    outcome = play(rng, QUIET)
    bid, made, silent = outcome.bid, outcome.made, outcome.silent
    if Task.HUNDRED40 in made and rng.random() < 0.3:
        silent |= {Silent.HUNDRED}
    if not silent:
        return None
    levels, claimed = draw_levels(rng, bid) if rng.random() < 0.5 else NOT_RAISED, draw_claims(rng, silent)
    told = (*tell_made(bid, made), *tell_silent(silent), *tell_claims(silent, claimed))
    facts = state(bid, levels, made=made, silent=silent, claimed=claimed)
    parts = (counted_part(), payments_part())
    return settle((*tell_levels(bid, levels), *told), facts, parts, picture(outcome.board))


@firmly
def draw_without_trumps(rng: Random) -> Scenario:
    outcome = play(rng, PLAIN)
    bid, made = outcome.bid, outcome.made
    levels = draw_levels(rng, bid) if rng.random() < 0.85 else NOT_RAISED
    story = (*tell_levels(bid, levels), say("The declarer took {tricks|trick}.", tricks=outcome.won))
    return settle(story, state(bid, levels, made=made), (payments_part(),), picture(outcome.board))


GIVEN_UP = {
    Ended.THROWN_IN: say("Before the first lead the declarer throws in the cards. A defender would rather play."),
    Ended.CONSENT: say("After the first lead the declarer wants to give up, and both defenders agree."),
    Ended.REFUSED: say("After the first lead the declarer wants to give up. One defender agrees, the other does not."),
}


@firmly
def draw_given_up(rng: Random) -> Scenario:
    board = draw_board(rng, WITHOUT_ULTI)
    ended = rng.choice((Ended.THROWN_IN, Ended.THROWN_IN, Ended.THROWN_IN, Ended.CONSENT, Ended.REFUSED))
    led = ended is not Ended.THROWN_IN
    levels = draw_levels(rng, board.bid) if led and rng.random() < 0.5 else NOT_RAISED
    story = (*(tell_levels(board.bid, levels) if led else ()), GIVEN_UP[ended])
    return settle(story, state(board.bid, levels, ended=ended), (ending_part(), payments_part()), picture(board))


@firmly
def draw_played(rng: Random) -> Scenario | None:
    """The whole hand: the learner finds out what was made, openly and silently."""
    outcome = play(rng, PLAYED)
    bid, silent = outcome.bid, outcome.silent
    levels = draw_levels(rng, bid) if rng.random() < 0.5 else NOT_RAISED
    claimed = draw_claims(rng, silent)
    if not is_decided(Case(COUNT, outcome.count)):
        return None
    told: tuple[Text, ...] = tuple(tell_announcements(outcome)) if bid.live else ()
    facts = state(bid, levels, made=outcome.made, silent=silent, claimed=claimed)
    story = (*told, *tell_levels(bid, levels), tell_what_was_claimed(claimed))
    return settle(story, facts, (payments_part(),), picture_end(outcome))


def tell_what_was_claimed(claimed: frozenset[Silent]) -> Text:
    if claimed:
        return say("Claimed before the cards were thrown together: {results}.", results=claimed)
    return say("Nobody claimed anything before the cards were thrown together.")


def family(name: str, title: str, difficulty: int, labels: str, draw: Draw) -> Family:
    return Family("ulti", f"settle-{name}", title, difficulty, labels, draw, formerly=f"ulti-settle-{name}")


FAMILIES = (
    family("result", N_("Made and lost"), 2, "8.1 4.D.3 7.3 7.4 7.6", draw_plain_result),
    family("given-up", N_("Given up"), 2, "6.9", draw_given_up),
    family("without-trumps", N_("Without trumps"), 3, "7.5 7.3 7.6 8.1", draw_without_trumps),
    family("kontra", N_("Kontra part by part"), 3, "7.3 7.4 7.6 8.1 4.D.3", draw_kontra_by_part),
    family("silent", N_("Silent results"), 4, "4.A.6 4.C.2 4.D.1 5.1.b 8.1 9.10 13.3.11", draw_silent),
    family("hand", N_("Settle the whole hand"), 5, "4.A.6 4.C.2 4.D.1 7.4 7.5 8.1 9.10", draw_played),
)
