"""Laws find line by line what is owed, and one issue adds it up."""

from dataclasses import dataclass

from engine.bill import Account, Line, Owes
from engine.effect import Effect, Order
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, add_up, decide, law, rule
from engine.text import Text


@dataclass(frozen=True, kw_only=True)
class Round(Facts):
    """West has lost so many games to East."""

    lost: int = ask("How many games?", range(5))


@dataclass(frozen=True)
class Pays(Effect):
    """What the round comes to."""

    total: int

    def words(self) -> Text:
        return Text("pays")


GAME = Owes("West", "East", Line(Text("a game"), 3, "test:1"))
ROUND_OVER = Order("round-over", "The round is over.")


@law("test:1")
def games_lost(played: Round) -> Ruling | None:
    """Every game costs three."""
    return rule(ROUND_OVER, *(GAME for _ in range(played.lost)), then=TOTAL)


@law("test:2")
def all_added_up(account: Account[Round]) -> Ruling | None:
    """What is owed is paid."""
    return rule(Pays(account.settlement.paid("West")))


TOTAL = add_up("Who pays?", (all_added_up,))
GAMES = Issue("How many games?", (games_lost,))


def test_the_issue_that_adds_up_takes_in_all_that_is_owed_equal_lines_included() -> None:
    verdict = decide(GAMES, Round(lost=2))
    assert verdict.effects == (ROUND_OVER, Pays(6))
    assert verdict.spoken[0].ruling == rule(ROUND_OVER, GAME, GAME, then=TOTAL)


def test_where_nothing_is_owed_nothing_is_paid() -> None:
    assert decide(GAMES, Round(lost=0)).effects == (ROUND_OVER, Pays(0))


def test_what_no_issue_adds_up_is_not_lost_from_sight() -> None:
    @law("test:1")
    def one_game(_: Round) -> Ruling | None:
        """A game costs three."""
        return rule(GAME)

    assert decide(Issue("How many games?", (one_game,)), Round(lost=1)).effects == (GAME,)


def test_what_is_owed_both_ways_is_two_payments_with_their_own_lines() -> None:
    back = Owes("East", "West", Line(Text("a favour"), 1, "test:3"))
    settlement = Account(None, (GAME, back, GAME)).settlement
    assert [(one.payer, [line.amount for line in one.bill.lines]) for one in settlement.payments] == [
        ("West", [3, 3]),
        ("East", [1]),
    ]
    assert settlement.balance(["West", "East"]) == {"West": -5, "East": 5}
