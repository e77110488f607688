"""The call that the offender makes in turn, compared with the one out of turn: Law 23 under Laws 30 to 32."""

from engine.bridge.auction.comparable_call import is_part_of, may_be_similar, means_the_same, serves_same_purpose
from engine.bridge.effect.call import NO_RECTIFICATION, REPLACEMENT_STANDS, MustPass
from engine.bridge.effect.information import INFORMATION_FREE, LEAD_FREE, CheckAtEnd
from engine.bridge.effect.turn import COMPARABLE_AHEAD
from engine.bridge.information.withdrawn import INFORMATION
from engine.bridge.irregular_call.out_of_turn import CallOutOfTurn, Comparable, Made
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.bridge.table.duty import Person, Until
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

PARTNER_PASSES_ONCE = MustPass(Person.PARTNER, Until.ONCE)


# Is the offender's call comparable?


@law("bridge:23A")
def offender_to_call(call: CallOutOfTurn) -> Ruling | None:
    """The offender has not called again yet: what follows depends on that call."""
    return rule(COMPARABLE_AHEAD) if not call.is_compared and call.comparable is Comparable.NOT_YET else None


@law("bridge:23A", "bridge:26A")
def found_comparable(call: CallOutOfTurn) -> Ruling | None:
    """The director finds the new call comparable."""
    return rule(then=FREE) if not call.is_compared and call.comparable is Comparable.YES else None


@law("bridge:23A3", "bridge:26A")
def same_purpose(call: CallOutOfTurn) -> Ruling | None:
    """The new call serves the same end: it asks for the same thing."""
    return rule(then=FREE) if call.is_compared and serves_same_purpose(call.meaning, call.new_meaning) else None


@law("bridge:23A1", "bridge:26A")
def same_meaning(call: CallOutOfTurn) -> Ruling | None:
    """The new call means the same."""
    return rule(then=FREE) if call.is_compared and means_the_same(call.meaning, call.new_meaning) else None


@law("bridge:23A2", "bridge:26A")
def subset(call: CallOutOfTurn) -> Ruling | None:
    """Every hand for the new call would also have been a hand for the cancelled one."""
    return rule(then=FREE) if call.is_compared and is_part_of(call.meaning, call.new_meaning) else None


@law("bridge:23A1", "bridge:26A")
def similar_meaning(call: CallOutOfTurn) -> Ruling | None:
    """The meanings are close, and the director finds them similar."""
    is_similar = call.is_compared and may_be_similar(call.meaning, call.new_meaning) and call.similar
    return rule(then=FREE) if is_similar else None


@law("bridge:23A", otherwise=(Comparable.NO, Comparable.HELP))
def not_comparable(_: CallOutOfTurn) -> Ruling | None:
    """The new call is not comparable."""
    return rule(then=COSTLY)


# What does a comparable call lead to, and what another?


def free() -> Ruling:
    """The same after every kind of call: 30B1bi, 31A2a and 32A2a."""
    return rule(REPLACEMENT_STANDS, NO_RECTIFICATION, INFORMATION_FREE, LEAD_FREE, CheckAtEnd("bridge:23C"))


def costly() -> Ruling:
    """The same after every kind of call: 30B1bii, 31A2b and 32A2b."""
    return rule(REPLACEMENT_STANDS, PARTNER_PASSES_ONCE, LEAD_LIMIT_AHEAD, then=INFORMATION)


@law("bridge:30B1bi", "bridge:23B")
def comparable_after_pass(call: CallOutOfTurn) -> Ruling | None:
    """A comparable call after a pass out of turn."""
    return free() if call.call is Made.PASS else None


@law("bridge:32A2a", "bridge:23B")
def comparable_after_double(call: CallOutOfTurn) -> Ruling | None:
    """A comparable call after a double or redouble out of turn."""
    return free() if call.call.is_double else None


@law("bridge:31A2a", "bridge:23B", otherwise=(Made.ARTIFICIAL_PASS, Made.BID))
def comparable_after_bid(_: CallOutOfTurn) -> Ruling | None:
    """A comparable call after a bid, or an artificial pass, out of turn."""
    return free()


@law("bridge:30B1bii", "bridge:26B")
def other_call_after_pass(call: CallOutOfTurn) -> Ruling | None:
    """A call that is not comparable after a pass out of turn."""
    return costly() if call.call is Made.PASS else None


@law("bridge:32A2b", "bridge:26B")
def other_call_after_double(call: CallOutOfTurn) -> Ruling | None:
    """A call that is not comparable after a double or redouble out of turn."""
    return costly() if call.call.is_double else None


@law("bridge:31A2b", "bridge:26B", otherwise=(Made.ARTIFICIAL_PASS, Made.BID))
def other_call_after_bid(_: CallOutOfTurn) -> Ruling | None:
    """A call that is not comparable after a bid, or an artificial pass, out of turn."""
    return costly()


COMPARISON = Issue(
    N_("Is the offender's new call comparable?"),
    (offender_to_call, found_comparable, same_purpose, same_meaning, subset, similar_meaning, not_comparable),
)
FREE = Issue(
    N_("What does the comparable call lead to?"), (comparable_after_pass, comparable_after_double, comparable_after_bid)
)
COSTLY = Issue(
    N_("What does the other call lead to?"), (other_call_after_pass, other_call_after_double, other_call_after_bid)
)
