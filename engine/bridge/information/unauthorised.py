"""Information from partner otherwise than by a call or play, and what misleads an opponent: Laws 16B, 73 and 75A."""

from engine.bridge import onward
from engine.bridge.effect.unauthorised import (
    ADJUST,
    AS_IF_UNHEARD,
    AT_END,
    AVOIDS,
    CALLS_AND_PLAYS_ONLY,
    FIND_OUT,
    FREE_TO_CHOOSE,
    MAY_DECEIVE,
    MAY_PENALISE,
    MAY_RESERVE,
    NO_INTENT,
    NOT_EXCUSED,
    ONLY_OFFENDERS,
    OWN_RISK,
    PLAY_ON,
    RESULT_STANDS,
    TEMPO_IS_FREE,
    WITHOUT_IT,
)
from engine.bridge.information.learnt import Learnt
from engine.bridge.information.partner_gave import Gave, ThusFar, Unauthorised
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# Where does it come from?


@law("bridge:16C")
def by_withdrawn(one: Unauthorised) -> Ruling | None:
    """It came from a call or a card that was withdrawn."""
    return rule(go_to(onward.OUTSIDE_INFORMATION, learnt=Learnt.WITHDRAWN)) if one.gave is Gave.WITHDRAWN else None


@law("bridge:16D1")
def from_elsewhere(one: Unauthorised) -> Ruling | None:
    """It came neither from this table's players nor from their calls and plays."""
    return rule(go_to(onward.OUTSIDE_INFORMATION, learnt=Learnt.ELSEWHERE)) if one.gave is Gave.ELSEWHERE else None


@law("bridge:73E1", "bridge:40C1")
def by_the_call_itself(one: Unauthorised) -> Ruling | None:
    """Nothing was misleading but an opponent's call or play itself, a psychic call among them."""
    return rule(RESULT_STANDS, MAY_DECEIVE) if one.gave is Gave.ITSELF else None


@law("bridge:73E2", "bridge:73D2")
def from_opponent(one: Unauthorised) -> Ruling | None:
    """Somebody was misled by an opponent's tempo, remark, question or gesture."""
    return rule(then=MISLED) if one.gave is Gave.OPPONENT else None


@law("bridge:16B1", "bridge:73C1", "bridge:73D1")
def by_tempo(one: Unauthorised) -> Ruling | None:
    """Partner was unusually slow or fast, or put special stress on a call or play."""
    return rule(TEMPO_IS_FREE, then=TIME) if one.gave is Gave.TEMPO else None


@law("bridge:75A", "bridge:16B1", "bridge:73C1")
def by_explanation(one: Unauthorised) -> Ruling | None:
    """Partner alerted or explained something, or did not alert."""
    return rule(AS_IF_UNHEARD, then=TIME) if one.gave is Gave.EXPLANATION else None


@law("bridge:16B1", "bridge:73B1", "bridge:73C1", otherwise=(Gave.REMARK,))
def by_remark(_: Unauthorised) -> Ruling | None:
    """Partner said, asked or answered something, or made a gesture."""
    return rule(CALLS_AND_PLAYS_ONLY, then=TIME)


# What is done now?


@law("bridge:16B3")
def board_played(one: Unauthorised) -> Ruling | None:
    """Play is over: the director looks at what the player did."""
    return rule(then=RESULT) if one.so_far is ThusFar.OVER else None


@law("bridge:16B2")
def disputed(one: Unauthorised) -> Ruling | None:
    """Play is not over, and the sides do not agree on what partner did."""
    return rule(FIND_OUT, then=GO_ON) if not one.agreed else None


@law("bridge:16B2", otherwise=(ThusFar.AT_ONCE, ThusFar.ACTED))
def undisputed(_: Unauthorised) -> Ruling | None:
    """Play is not over, and nobody disputes what partner did."""
    return rule(MAY_RESERVE, then=GO_ON)


@law("bridge:73C1", "bridge:16B1a", "bridge:16B3")
def not_acted_yet(one: Unauthorised) -> Ruling | None:
    """The player has not called or played since."""
    return rule(AVOIDS, AT_END) if one.so_far is ThusFar.AT_ONCE else None


@law("bridge:16B3", "bridge:16fn1", otherwise=(ThusFar.ACTED,))
def acted(_: Unauthorised) -> Ruling | None:
    """The player has called or played since: whether it was allowed shows when play is over."""
    return rule(PLAY_ON, AT_END)


# Does the result stand?


@law("bridge:16B1")
def nothing_given(one: Unauthorised) -> Ruling | None:
    """Partner gave no unauthorised information."""
    return rule(RESULT_STANDS, FREE_TO_CHOOSE) if not one.informed else None


@law("bridge:16B1a")
def suggested_nothing(one: Unauthorised) -> Ruling | None:
    """The information did not suggest what the player chose over anything else."""
    return rule(RESULT_STANDS, FREE_TO_CHOOSE) if not one.suggested else None


@law("bridge:16B1b", "bridge:16B1a")
def no_alternative(one: Unauthorised) -> Ruling | None:
    """There was no logical alternative to what the player chose."""
    return rule(RESULT_STANDS, FREE_TO_CHOOSE) if not one.alternative else None


@law("bridge:73C2", "bridge:16B1a")
def no_gain(one: Unauthorised) -> Ruling | None:
    """The player chose what was suggested over a logical alternative, and it brought no advantage."""
    return rule(RESULT_STANDS, MAY_PENALISE) if not one.gained else None


@law("bridge:12C1e", "bridge:12C1ei", "bridge:12C1eii", "bridge:16B3", "bridge:73C2")
def own_part_in_damage(one: Unauthorised) -> Ruling | None:
    """It brought an advantage, and the opponents have had a part of their own in the damage."""
    return rule(ADJUST, WITHOUT_IT, ONLY_OFFENDERS, MAY_PENALISE) if one.own_part else None


@law("bridge:16B3", "bridge:12C1a", "bridge:12C1b", "bridge:12C1c", "bridge:73C2")
def advantage(_: Unauthorised) -> Ruling | None:
    """It brought an advantage, and the opponents have not added to the damage."""
    return rule(ADJUST, WITHOUT_IT, MAY_PENALISE)


# Was somebody misled?


@law("bridge:73D1", "bridge:73E2")
def bridge_reason(one: Unauthorised) -> Ruling | None:
    """The opponent had a bridge reason for it."""
    return rule(RESULT_STANDS, OWN_RISK) if one.had_reason else None


@law("bridge:73E2")
def no_wrong_conclusion(one: Unauthorised) -> Ruling | None:
    """There was no reason for it, but that is not what the player was misled by."""
    return rule(RESULT_STANDS, then=INTENT) if not one.concluded else None


@law("bridge:73E2", "bridge:73D1")
def could_not_know(one: Unauthorised) -> Ruling | None:
    """There was no reason for it, but the opponent could not have known that it might pay."""
    return rule(RESULT_STANDS, OWN_RISK) if not one.could_know else None


@law("bridge:73E2", "bridge:12C1b")
def misled(_: Unauthorised) -> Ruling | None:
    """The player was misled by what had no bridge reason, and the opponent could have known that it might pay."""
    return rule(ADJUST, WITHOUT_IT, then=INTENT)


@law("bridge:73D2")
def tried_to_mislead(one: Unauthorised) -> Ruling | None:
    """It was done in order to mislead."""
    return rule(NOT_EXCUSED) if one.meant else None


@law("bridge:73D1")
def not_on_purpose(_: Unauthorised) -> Ruling | None:
    """It was not done in order to mislead."""
    return rule(NO_INTENT)


SOURCE = Issue(
    N_("Where does the information come from?"),
    (by_withdrawn, from_elsewhere, by_the_call_itself, from_opponent, by_tempo, by_explanation, by_remark),
)
TIME = Issue(N_("What is done now?"), (board_played, disputed, undisputed))
GO_ON = Issue(N_("How does it go on?"), (not_acted_yet, acted))
RESULT = Issue(
    N_("Does the result stand?"),
    (nothing_given, suggested_nothing, no_alternative, no_gain, own_part_in_damage, advantage),
)
MISLED = Issue(
    N_("Was a player misled who is to be compensated?"), (bridge_reason, no_wrong_conclusion, could_not_know, misled)
)
INTENT = Issue(N_("Was it done on purpose?"), (tried_to_mislead, not_on_purpose))
UNAUTHORISED = Topic(
    "bridge",
    "unauthorised",
    N_("Unauthorised information"),
    N_("Partner hesitated, remarked or explained something and so gave more away than a call; or an opponent misled."),
    Unauthorised,
    (SOURCE, TIME, GO_ON, RESULT, MISLED, INTENT),
)
