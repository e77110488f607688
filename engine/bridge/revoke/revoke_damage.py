"""Damage that is left after a revoke has been ruled on: the director's finding, and the score, 64C."""

from dataclasses import dataclass

from engine.bridge.effect.contested import TOO_MANY_LINES
from engine.bridge.effect.score import (
    SCORE_STANDS,
    AdjustedFor,
    AdjustedScore,
    AtLeastBetter,
    CouldHaveWon,
    Damaged,
)
from engine.bridge.revoke.equity import Equity
from engine.fact import Facts, ask, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Choice


class Ground(Choice):
    """What happened on the board."""

    ANY = "any", N_("one side revoked")
    REPEATED = "repeated", N_("one player revoked again in the same suit")
    BOTH_SIDES = "both-sides", N_("both sides revoked, and both revokes were established")


class Weighed(Choice):
    """How the damage is found."""

    DIRECTOR = "director", N_("the director says what would probably have been won")
    CARDS = "cards", N_("every line is tried: I state the hands before the revoke (at most six cards each)")


@dataclass(frozen=True, kw_only=True)
class RevokeDamage(Facts):
    """What the director finds when play is over."""

    ground: Ground = ask(N_("What happened on the board?"), short=N_("on the board"))
    weighed: Weighed = ask(N_("How shall the damage be found?"), short=N_("damage found"))
    equity: Equity = part()
    damaged: Damaged = ask(
        N_("Which side would probably have done better with no revokes?"), judged=True, short=N_("damaged side")
    )
    short: int = ask(
        N_("How many tricks is the damaged side still short of what it would probably have won?"),
        range(14),
        judged=True,
        hint=N_(
            "Play the hand on in thought from just before the revoke (of several in one suit: before a later one), "
            "with a legal card in its place. Count the tricks that the damaged side would have won, and compare "
            "them with those it has now, the transferred ones among them."
        ),
        short=N_("tricks short"),
    )


# Is it certain on the cards?


@law("bridge:64C1", "bridge:64C2a", "bridge:64C2b")
def director_finds(board: RevokeDamage) -> Ruling | None:
    """The director finds what would probably have been won."""
    _ = board.ground  # asked first
    return rule(then=ADJUSTED) if board.weighed is Weighed.DIRECTOR else None


@law("bridge:64C1")
def too_many_to_try(board: RevokeDamage) -> Ruling | None:
    """There are more than six cards a hand, or too many lines: the director finds what would have been won."""
    return rule(TOO_MANY_LINES, then=ADJUSTED) if board.equity.range is None else None


@law("bridge:64C2b")
def surely_damaged_with_both(board: RevokeDamage) -> Ruling | None:
    """Both sides revoked, and without that every line brings one of them more tricks than it has."""
    found = board.equity.range
    if not found or board.ground is not Ground.BOTH_SIDES:
        return None
    if board.equity.after > found.ceiling:
        return rule(AtLeastBetter(board.equity.side.other, board.equity.after - found.ceiling))
    return rule(AtLeastBetter(board.equity.side, found.floor - board.equity.after)) if surely_short(board) else None


@law("bridge:64C2a")
def surely_damaged_again(board: RevokeDamage) -> Ruling | None:
    """One player revoked again in a suit, and without that every line brings the other side more tricks."""
    return make_good(board) if board.ground is Ground.REPEATED and surely_short(board) else None


@law("bridge:64C1")
def surely_damaged(board: RevokeDamage) -> Ruling | None:
    """Without the revoke every line brings the other side more tricks than it has."""
    return make_good(board) if board.ground is Ground.ANY and surely_short(board) else None


@law("bridge:64C1", "bridge:64C2a", "bridge:64C2b")
def surely_made_good(board: RevokeDamage) -> Ruling | None:
    """No line without the revoke brings the side more tricks than it has."""
    found = board.equity.range
    enough = found is not None and board.equity.after >= found.ceiling
    settled = board.ground is not Ground.BOTH_SIDES or (found is not None and found.floor == found.ceiling)
    return rule(SCORE_STANDS) if enough and settled else None


@law("bridge:64C1", "bridge:64C2a", "bridge:64C2b", otherwise=(*Ground, Weighed.CARDS))
def lines_differ(board: RevokeDamage) -> Ruling | None:
    """Some lines bring more tricks than the side has, others do not."""
    return rule(CouldHaveWon(*board.equity.range)) if board.equity.range else None


def surely_short(board: RevokeDamage) -> bool:
    found = board.equity.range
    return found is not None and board.equity.after < found.floor


def make_good(board: RevokeDamage) -> Ruling | None:
    found = board.equity.range
    return rule(AtLeastBetter(board.equity.side, found.floor - board.equity.after)) if found else None


# What does the director find?


@law("bridge:64C2b")
def a_side_was_damaged(board: RevokeDamage) -> Ruling | None:
    """Both sides revoked, and with no revokes one of them would probably have done better."""
    if board.ground is Ground.BOTH_SIDES and board.damaged is not Damaged.NEITHER and board.short:
        return rule(AdjustedFor(board.damaged, board.short))
    return None


@law("bridge:64C2b")
def neither_was_damaged(board: RevokeDamage) -> Ruling | None:
    """Both sides revoked, and neither would probably have done better with no revokes."""
    return rule(SCORE_STANDS) if board.ground is Ground.BOTH_SIDES else None


@law("bridge:64C2a")
def later_revoke_cost_tricks(board: RevokeDamage) -> Ruling | None:
    """One player revoked again in a suit, and without that the other side would probably have won more tricks."""
    return rule(AdjustedScore(board.short)) if board.ground is Ground.REPEATED and board.short else None


@law("bridge:64C1")
def not_made_good(board: RevokeDamage) -> Ruling | None:
    """The non-offending side has not had redress in proportion to its loss."""
    return rule(AdjustedScore(board.short)) if board.ground is Ground.ANY and board.short else None


@law("bridge:64C1", "bridge:64C2a", otherwise=(Ground.ANY, Ground.REPEATED))
def made_good(_: RevokeDamage) -> Ruling | None:
    """The non-offending side has as many tricks as it would probably have won, or more."""
    return rule(SCORE_STANDS)


CERTAIN = Issue(
    N_("Is it certain on the cards?"),
    (
        director_finds,
        too_many_to_try,
        surely_damaged_with_both,
        surely_damaged_again,
        surely_damaged,
        surely_made_good,
        lines_differ,
    ),
)
ADJUSTED = Issue(
    N_("Is the score adjusted?"),
    (a_side_was_damaged, neither_was_damaged, later_revoke_cost_tricks, not_made_good, made_good),
)


def renew(facts: dict[str, str]) -> dict[str, str]:
    """Addresses from before the cards could be stated tell what the director has found."""
    told = "weighed" not in facts and ("short" in facts or "damaged" in facts)
    return facts | {"weighed": "director"} if told else facts


REVOKE_DAMAGE = Topic(
    "bridge",
    "revoke-damage",
    N_("Damage after a revoke"),
    N_("A revoke has been ruled on, play is over, and the director looks at the damage."),
    RevokeDamage,
    (CERTAIN, ADJUSTED),
    renew=renew,
)
