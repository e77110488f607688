"""Settling a hand of Ulti: kontra part by part, silent results, games without trumps, hands given up."""

from collections.abc import Sequence
from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.effect.settlement import Settle
from engine.ulti.settlement.hand import Ended
from engine.ulti.settlement.settlement import PLAY_ON, SETTLEMENT
from engine.ulti.settlement.silent import Silent
from engine.ulti.settlement.silent_result import SILENT_ACES, SILENT_HUNDRED, SILENT_ULTI
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import Player
from engine.ulti.undertaking.points import COUNT
from players.ulti.board import draw_board
from quizzes.family import Draw, Family, Moment, Scenario
from quizzes.firm import firmly, is_decided
from quizzes.question import Case, OneOf, Option, Payments, SomeOf, find, has
from quizzes.ulti.outcome import Outcome, draw_outcome
from quizzes.ulti.settlement.giving_up import tell_end
from quizzes.ulti.settlement.price import NOT_RAISED, Price, draw_price, tell_price
from quizzes.ulti.settlement.story import (
    IN_FULL,
    TOLD,
    draw_claims,
    settle,
    state,
    tell_claims,
    tell_result,
    tell_silent,
)
from quizzes.ulti.story import picture, picture_end, tell_announcements


def parse(text: str) -> tuple[Bid, ...]:
    return tuple(Bid.parse(word) for word in text.split())


USUAL = parse(
    "parti red-parti ulti red-ulti 40 red-40 20 red-20 4a red-4a 40+ulti red-40+ulti d red-d td red-td 20+ulti 40+d "
    "ulti+d 40+4a ulti+4a"
)
COMPOUND = parse("ulti ulti red-ulti 40+ulti red-40+ulti 40+4a red-40+4a 4a ulti+4a 20+ulti 40+d ulti+d 40+ulti+4a")
QUIET = parse("parti parti parti red-parti red-parti ulti red-ulti 40 red-40 20 40+ulti d")
PLAIN = parse("b b rb rb tb szd rd sztd")
PLAYED = parse("parti red-parti parti ulti red-ulti 40 red-40 40+ulti 4a ulti+4a b rb szd d")
WITHOUT_ULTI = parse("parti red-parti 40 red-40 20 red-20 4a red-4a d red-d b b rb tb szd rd td 40+4a 40+d")


# What is asked


def payments_part(case: int = 0) -> Payments:
    words = say("What does each player end up with? Write a minus for paying.")
    return Payments("payments", words, read_balance, case, tuple(Player), 999)


def read_balance(verdict: Verdict) -> tuple[int, ...]:
    settle = find(verdict, Settle)
    balance = settle.balance() if settle else dict.fromkeys(Player, 0)
    return tuple(balance[player] for player in Player)


KINDS = {SILENT_HUNDRED: "100", SILENT_ULTI: "ulti", SILENT_ACES: "4a"}
COUNTING = ("hundred_claimed", "silent_ulti_made", "silent_ulti_caught", "aces_claimed")


def counted_part() -> SomeOf:
    options = (
        Option("100", say("the silent 100")),
        Option("ulti", say("the silent ulti")),
        Option("4a", say("the silent 4 aces")),
    )
    words = say("Which silent results count? Choose none if none does.")
    return SomeOf("counted", words, read_counted, 0, options)


def read_counted(verdict: Verdict) -> frozenset[str]:
    """Those whose own law says that they count; one that no law has ruled on is open."""
    opened = {issue for step in verdict.spoken if step.ruling for issue in step.ruling.then}
    ruled = {step.issue: step.law.name in COUNTING for step in verdict.spoken}
    silent = {word: ruled.get(issue) for issue, word in KINDS.items() if issue in opened}
    return frozenset(word if counts else f"{word}?" for word, counts in silent.items() if counts is not False)


def over_part() -> OneOf:
    options = (Option("over", say("Yes.")), Option("on", say("No: it must be played out.")))
    return OneOf("over", say("Is the hand over?"), read_over, 0, options)


def read_over(verdict: Verdict) -> str:
    return "on" if has(verdict, PLAY_ON) else "over"


# The hands


def play(rng: Random, bids: Sequence[Bid]) -> Outcome:
    return draw_outcome(rng, draw_board(rng, bids))


def raise_it(rng: Random, outcome: Outcome, often: float, whole: bool = False) -> Price:
    return draw_price(rng, outcome.board, whole) if rng.random() < often else NOT_RAISED


@firmly
def draw_plain_result(rng: Random) -> Scenario | None:
    """Made or lost, raised as a whole or not at all."""
    return ask_result(play(rng, USUAL), rng, often=0.6, whole=True)


@firmly
def draw_kontra_by_part(rng: Random) -> Scenario | None:
    return ask_result(play(rng, COMPOUND), rng, often=1)


@firmly
def draw_without_trumps(rng: Random) -> Scenario | None:
    return ask_result(play(rng, PLAIN), rng, often=0.9)


def ask_result(outcome: Outcome, rng: Random, often: float, whole: bool = False) -> Scenario | None:
    """What the bid comes to; hands in which something happened silently are for other families."""
    price = raise_it(rng, outcome, often, whole)
    if outcome.silent or (often == 1 and price == NOT_RAISED):
        return None
    story = (*tell_price(outcome.bid, price), *tell_result(outcome))
    facts = state(outcome.bid, price, made=outcome.made)
    return settle(story, facts, (payments_part(),), picture(outcome.board))


@firmly
def draw_silent(rng: Random) -> Scenario | None:
    """With something that nobody bid; beside a 40/100 somebody may claim a 100 that is none."""
    outcome = play(rng, QUIET)
    silent = outcome.silent
    if Task.HUNDRED40 in outcome.made and rng.random() < 0.3:
        silent |= {Silent.HUNDRED}
    if not silent:
        return None
    price, claimed = raise_it(rng, outcome, 0.6), draw_claims(rng, silent)
    if silent & {Silent.HUNDRED} and not outcome.bid.live and Silent.HUNDRED not in claimed:
        return None  # nobody would say a word about it
    told = (*tell_result(outcome), *tell_silent(outcome), *tell_claims(silent, claimed))
    facts = state(outcome.bid, price, made=outcome.made, silent=silent, claimed=claimed)
    story = (*tell_price(outcome.bid, price), *told)
    return settle(story, facts, (counted_part(), payments_part()), picture(outcome.board))


@firmly
def draw_given_up(rng: Random) -> Scenario:
    """Whether it is over; then, where the rules lay it down, what is paid."""
    board = draw_board(rng, WITHOUT_ULTI)
    ended = rng.choice((*[Ended.THROWN_IN] * 3, *[Ended.CONSENT] * 2, *[Ended.REFUSED] * 5))
    led = ended is not Ended.THROWN_IN
    price = draw_price(rng, board) if led and rng.random() < 0.7 else NOT_RAISED
    story = (*(tell_price(board.bid, price) if led else ()), tell_end(rng, ended))
    cases = (Case(SETTLEMENT, state(board.bid, price, ended=ended)), Case(SETTLEMENT, state(board.bid, price)))
    asked = cases if ended is Ended.REFUSED else cases[:1]
    return Scenario(story, asked, (over_part(),), picture(board), TOLD, PAID.get(ended, ()))


PAID = {
    Ended.THROWN_IN: (Moment((IN_FULL,), (payments_part(),)),),
    Ended.REFUSED: (
        Moment((say("It is played out, and everything that was bid is lost."), IN_FULL), (payments_part(1),)),
    ),
}


@firmly
def draw_played(rng: Random) -> Scenario | None:
    """The whole hand: the learner finds out what was made, openly and silently."""
    outcome = play(rng, PLAYED)
    bid, silent = outcome.bid, outcome.silent
    price, claimed = raise_it(rng, outcome, 0.6), draw_claims(rng, silent)
    if not is_decided(Case(COUNT, outcome.count)):
        return None
    told: tuple[Text, ...] = tuple(tell_announcements(outcome)) if bid.live else ()
    facts = state(bid, price, made=outcome.made, silent=silent, claimed=claimed)
    story = (*told, *tell_price(bid, price), *(tell_claims(silent, claimed) if bid.has_trump else ()))
    return settle(story, facts, (payments_part(),), picture_end(outcome))


def family(name: str, title: str, difficulty: int, labels: str, draw: Draw) -> Family:
    return Family("ulti", f"settle-{name}", title, difficulty, labels, draw, formerly=f"ulti-settle-{name}")


FAMILIES = (
    family("result", N_("Made and lost"), 4, "8.1 4.D.3 7.3 7.4 7.6", draw_plain_result),
    family("given-up", N_("Given up"), 1, "6.9", draw_given_up),
    family("without-trumps", N_("Without trumps"), 3, "7.5 7.3 7.6 8.1", draw_without_trumps),
    family("kontra", N_("Kontra part by part"), 4, "7.3 7.4 7.6 8.1 4.D.3", draw_kontra_by_part),
    family("silent", N_("Silent results"), 4, "4.A.6 4.C.2 4.D.1 5.1.b 8.1 9.10 13.3.11", draw_silent),
    family("hand", N_("Settle the whole hand"), 4, "4.A.6 4.C.2 4.D.1 7.4 7.5 8.1 9.10", draw_played),
)
