"""A call by a player who had to pass: Law 37."""

from dataclasses import dataclass

from engine.bridge import onward
from engine.bridge.effect.call import CALL_CANCELLED, CALL_STANDS, NO_RECTIFICATION, MustPass
from engine.bridge.effect.inadmissible import CANCELLED, COUNTS_IN_TURN, STILL_PASSES, TURN_BACK
from engine.bridge.effect.information import NO_NEW_LIMIT, WITHDRAWN_INFORMATION
from engine.bridge.information.withdrawn import HARM, INFORMATION
from engine.bridge.irregular_call.change import Cause
from engine.bridge.irregular_call.inadmissible import Wrong
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD, forget_lead
from engine.bridge.table.auction import LastBid
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Call
from engine.bridge.table.duty import Duties, Person, Until
from engine.fact import Facts, ask, impossible, part
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice, Text, say


class CalledAfter(Choice):
    """How the call came about, and what the table has done since; once only yes and no."""

    NOTHING = "no", N_("in turn, and the left-hand opponent has not called yet")
    CALLED = "yes", N_("the left-hand opponent has called after it")
    OUT_OF_TURN = "out-of-turn", N_("out of turn as well, and no opponent has called since")
    IN_TURN = "in-turn", N_("out of turn as well, and the right-hand opponent, who was in turn, has called")
    SLIP = "slip", N_("another call was meant: a slip of the hand or the tongue, and partner has not called since")


@dataclass(frozen=True, kw_only=True)
class ObligedToPass(Facts):
    """What the director finds out when a player who had to pass has not."""

    duties: Duties = part()
    call: Call = ask(N_("Which call did the player make?"), short=N_("call made"), heard="call")
    last_bid: LastBid = ask(N_("Whose was the last bid before it?"), short=N_("last bid made by"))
    called_after: CalledAfter = ask(
        N_("How far had things come when somebody drew attention to it?"),
        hint=N_("Ask first whether the player meant to make that call."),
        short=N_("so far"),
    )

    @impossible
    def passed(self) -> Text | None:
        return say("A pass is what the player had to say.") if self.call == PASS else None


@law("bridge:35A", "bridge:37A")
def inadmissible_double(player: ObligedToPass) -> Ruling | None:
    """The call was a double or redouble that would not have been legal in itself."""
    if player.call not in (DOUBLE, REDOUBLE) or player.last_bid.allows(player.call):
        return None
    return rule(
        STILL_PASSES,
        go_to(onward.INADMISSIBLE_CALL, wrong=Wrong.DOUBLE, **player.have("call", "last_bid")),
    )


@law("bridge:25A1")
def slip(player: ObligedToPass) -> Ruling | None:
    """The player had meant another call: a slip may be replaced as such."""
    is_slip = player.called_after is CalledAfter.SLIP
    return rule(go_to(onward.CHANGE_OF_CALL, cause=Cause.SLIP)) if is_slip else None


@law("bridge:28B", "bridge:16C2")
def player_in_turn_called(player: ObligedToPass) -> Ruling | None:
    """It was out of turn, and the right-hand opponent, who was in turn, has called since."""
    if player.called_after is CalledAfter.IN_TURN:
        return rule(CANCELLED, COUNTS_IN_TURN, STILL_PASSES, NO_RECTIFICATION, NO_NEW_LIMIT, WITHDRAWN_INFORMATION)
    return None


@law("bridge:37B1", "bridge:29B", "bridge:35B")
def out_of_turn_as_well(player: ObligedToPass) -> Ruling | None:
    """It was out of turn as well, and no opponent has called since."""
    if player.called_after is CalledAfter.OUT_OF_TURN:
        both_pass = MustPass(Person.SIDE, Until.THROUGHOUT)
        return rule(CANCELLED, TURN_BACK, both_pass, LEAD_LIMIT_AHEAD, then=INFORMATION)
    return None


@law("bridge:37A", "bridge:35B")
def called_after_while_silenced(player: ObligedToPass) -> Ruling | None:
    """The left-hand opponent called after it, and the player had to pass until the end of the auction."""
    if player.called_after is CalledAfter.CALLED and player.duties.must_pass is Until.THROUGHOUT:
        return rule(CALL_STANDS, MustPass(Person.OFFENDER, Until.THROUGHOUT), NO_NEW_LIMIT)
    return None


@law("bridge:37A", "bridge:35B")
def called_after(player: ObligedToPass) -> Ruling | None:
    """The left-hand opponent called after it, and the player had to pass at that turn only."""
    if player.called_after is CalledAfter.CALLED and player.duties.must_pass is Until.ONCE:
        return rule(CALL_STANDS, NO_NEW_LIMIT)
    return None


@law("bridge:37B2", "bridge:37B1", "bridge:35B", otherwise=(CalledAfter.NOTHING,))
def not_called_after(_: ObligedToPass) -> Ruling | None:
    """The left-hand opponent has not called after it: it is cancelled, and both players of the side have to pass
    from now on."""
    return rule(CALL_CANCELLED, MustPass(Person.SIDE, Until.THROUGHOUT), LEAD_LIMIT_AHEAD, then=INFORMATION)


OBLIGED_TO_PASS = Topic(
    "bridge",
    "obliged-to-pass",
    N_("A call by a player who had to pass"),
    N_("A player who had to pass made a bid, a double or a redouble."),
    ObligedToPass,
    (
        Issue(
            N_("Does the call stand?"),
            (
                inadmissible_double,
                slip,
                player_in_turn_called,
                out_of_turn_as_well,
                called_after_while_silenced,
                called_after,
                not_called_after,
            ),
        ),
        INFORMATION,
        HARM,
    ),
    renew=forget_lead,
)
