"""Calls that are not admissible: Laws 35, 36, 38 and 39, with 19; a player who had to pass is obliged_to_pass.py."""

from engine.bridge.effect.inadmissible import COUNTS_FOR_LAST_BID
from engine.bridge.information.withdrawn import HARM, INFORMATION
from engine.bridge.irregular_call import obliged_to_pass
from engine.bridge.irregular_call.above_seven import BID, END, LIMIT
from engine.bridge.irregular_call.after_final_pass import LATE
from engine.bridge.irregular_call.any_inadmissible import TOLD
from engine.bridge.irregular_call.bad_double import ALLOWED, DOUBLED, LEAD
from engine.bridge.irregular_call.inadmissible import InadmissibleCall, Wrong
from engine.bridge.table.call import DOUBLE, REDOUBLE
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_


@law("bridge:35B", "bridge:37")
def had_to_pass(call: InadmissibleCall) -> Ruling | None:
    """A player called who had to pass."""
    if call.wrong is not Wrong.HAD_TO_PASS:
        return None
    return rule(go_to(obliged_to_pass.OBLIGED_TO_PASS, **call.have("call", "last_bid")))


@law("bridge:35C", "bridge:38")
def above_seven(call: InadmissibleCall) -> Ruling | None:
    """The bid was above seven."""
    return rule(then=BID) if call.wrong is Wrong.ABOVE_SEVEN else None


@law("bridge:35D", "bridge:39")
def after_final_pass(call: InadmissibleCall) -> Ruling | None:
    """The call was made after the final pass."""
    return rule(then=LATE) if call.wrong is Wrong.AFTER_END else None


@law("bridge:19A3", "bridge:16B")
def doubled_another_bid(call: InadmissibleCall) -> Ruling | None:
    """The player doubled, and named another bid than the last one."""
    is_it = call.wrong is Wrong.MISNAMED and call.call == DOUBLE
    return rule(COUNTS_FOR_LAST_BID, ForDirector("bridge:16B"), then=ALLOWED) if is_it else None


@law("bridge:19B3", "bridge:16B")
def redoubled_another_bid(call: InadmissibleCall) -> Ruling | None:
    """The player redoubled, and named another bid than the last one."""
    is_it = call.wrong is Wrong.MISNAMED and call.call == REDOUBLE
    return rule(COUNTS_FOR_LAST_BID, ForDirector("bridge:16B"), then=ALLOWED) if is_it else None


@law("bridge:35", otherwise=(Wrong.DOUBLE,))
def double_or_redouble(_: InadmissibleCall) -> Ruling | None:
    """The player doubled or redoubled, and it may not be allowed."""
    return rule(then=ALLOWED)


ROUTE = Issue(
    N_("Which law is it?"),
    (had_to_pass, above_seven, after_final_pass, doubled_another_bid, redoubled_another_bid, double_or_redouble),
)
INADMISSIBLE_CALL = Topic(
    "bridge",
    "inadmissible-call",
    N_("Inadmissible call"),
    N_("A player doubled what could not be doubled, bid above seven, or called after the final pass."),
    InadmissibleCall,
    (ROUTE, ALLOWED, DOUBLED, LEAD, BID, END, LIMIT, LATE, TOLD, INFORMATION, HARM),
)
