"""Damage that is left after a revoke has been ruled on: the director's finding, and the score, 64C."""

from dataclasses import dataclass

from engine.bridge.effect.score import SCORE_STANDS, AdjustedFor, AdjustedScore, Damaged
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Choice


class Ground(Choice):
    """What happened on the board."""

    ANY = "any", N_("one side revoked")
    REPEATED = "repeated", N_("one player revoked again in the same suit")
    BOTH_SIDES = "both-sides", N_("both sides revoked, and both revokes were established")


@dataclass(frozen=True, kw_only=True)
class RevokeDamage(Facts):
    """What the director finds when play is over."""

    ground: Ground = ask(N_("What happened on the board?"), short=N_("on the board"))
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


REVOKE_DAMAGE = Topic(
    "bridge",
    "revoke-damage",
    N_("Damage after a revoke"),
    N_("A revoke has been ruled on, play is over, and the director looks at the damage."),
    RevokeDamage,
    (
        Issue(
            N_("Is the score adjusted?"),
            (a_side_was_damaged, neither_was_damaged, later_revoke_cost_tricks, not_made_good, made_good),
        ),
    ),
)
