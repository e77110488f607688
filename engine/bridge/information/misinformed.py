"""What a misinformed side may change, and what is made good where it may not: Laws 21B, 47E2 and 75D3."""

from engine.bridge.effect.change import LEAD_GOES_BACK, LHO_MAY_CHANGE, REOPENED
from engine.bridge.effect.information import WITHDRAWN_INFORMATION
from engine.bridge.effect.misinformation import (
    ADJUST_IF_GAINED,
    AS_IF_TOLD_NONE,
    AS_IF_TOLD_RIGHT,
    AS_IF_TOLD_TRUTH,
    CALL_MAY_BE_CHANGED,
    CALL_STAYS,
    CARD_MAY_GO_BACK,
    CARD_STAYS,
    EXPLAINER_OFFENDS,
    LEAD_FOR_DIRECTOR,
    PLAY_GOES_ON,
    TOO_LATE,
)
from engine.bridge.information.misinformation import Fault, Misinformation, PlayedSince, Wants
from engine.bridge.irregular_call.change import CalledSince, Stage
from engine.effect import Effect
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# What would the misinformed player change?


@law("bridge:47E2", "bridge:20F6")
def played_on_it(wrong: Misinformation) -> Ruling | None:
    """The player would have played another card."""
    return rule(then=CARD) if wrong.wants is Wants.CARD else None


@law("bridge:21B3", "bridge:40B3a")
def nothing_to_change(wrong: Misinformation) -> Ruling | None:
    """There is no call and no card that could still be changed."""
    return rule(PLAY_GOES_ON, then=REDRESS) if wrong.wants is Wants.NOTHING else None


@law("bridge:21B1", "bridge:20F6", "bridge:20F4b", otherwise=(Wants.CALL,))
def called_on_it(_: Misinformation) -> Ruling | None:
    """The player would have called something else."""
    return rule(then=CALL)


# May the call be changed?


@law("bridge:21B1a", "bridge:21B3")
def partner_has_called(wrong: Misinformation) -> Ruling | None:
    """The player's partner has called since."""
    return rule(TOO_LATE, then=REDRESS) if wrong.partner_has_called else None


@law("bridge:21B1a", "bridge:17D", "bridge:21B3")
def period_is_over(wrong: Misinformation) -> Ruling | None:
    """A defender has faced a lead, or after four passes all the hands are back in the board."""
    return rule(TOO_LATE, then=REDRESS) if wrong.is_closed else None


@law("bridge:21B1a")
def not_led_to_it(wrong: Misinformation) -> Ruling | None:
    """In the director's judgement the wrong information cannot well have led to the call."""
    return rule(CALL_STAYS) if not wrong.influenced else None


@law("bridge:21B1a", "bridge:17D1", "bridge:41A")
def lead_face_down(wrong: Misinformation) -> Ruling | None:
    """The auction ended before it came round to partner, and the lead still lies face down."""
    is_it = wrong.since is CalledSince.OVER and wrong.stage is Stage.FACE_DOWN
    return changed(REOPENED, LEAD_GOES_BACK, LEAD_FOR_DIRECTOR) if is_it else None


@law("bridge:21B1a", "bridge:17D")
def period_still_open(wrong: Misinformation) -> Ruling | None:
    """The auction ended before it came round to partner, and the auction period is not over yet."""
    return changed(REOPENED, LEAD_FOR_DIRECTOR) if wrong.since is CalledSince.OVER else None


@law("bridge:21B2", "bridge:21B1a", "bridge:26B")
def called_over(wrong: Misinformation) -> Ruling | None:
    """Only the left-hand opponent, a player of the offending side, has called since."""
    return changed(LHO_MAY_CHANGE, LEAD_FOR_DIRECTOR) if wrong.since is CalledSince.LHO else None


@law("bridge:21B1a", otherwise=(CalledSince.NOBODY,))
def in_time(_: Misinformation) -> Ruling | None:
    """Nobody has called since."""
    return changed()


def changed(*also: Effect) -> Ruling:
    """What 21B1a grants; whoever explained wrongly may not use the withdrawn calls."""
    return rule(CALL_MAY_BE_CHANGED, *also, then=WITHDRAWN)


# May the card be taken back?


@law("bridge:47E2a")
def card_goes_back(wrong: Misinformation) -> Ruling | None:
    """No card has been played after it."""
    return rule(CARD_MAY_GO_BACK, then=WITHDRAWN) if wrong.played_since is PlayedSince.NOTHING else None


@law("bridge:47E2b", "bridge:47E2a", otherwise=(PlayedSince.DUMMY_SPREAD, PlayedSince.CARD))
def card_too_late(_: Misinformation) -> Ruling | None:
    """Another card has been played to the trick, or dummy has begun to spread the hand after the opening lead."""
    return rule(CARD_STAYS, then=REDRESS)


# Who may use what is withdrawn?


@law("bridge:16C", "bridge:21B2")
def withdrawn_tells(_: Misinformation) -> Ruling | None:
    """What is withdrawn tells the misinformed side alone."""
    return rule(EXPLAINER_OFFENDS, WITHDRAWN_INFORMATION)


# How is the damage made good?


@law("bridge:75D3", "bridge:75D2", "bridge:21B3")
def no_agreement_to_tell(wrong: Misinformation) -> Ruling | None:
    """The pair has no agreement about the call."""
    return rule(ADJUST_IF_GAINED, AS_IF_TOLD_NONE) if wrong.fault is Fault.NO_AGREEMENT else None


@law("bridge:75D3", "bridge:21B1b", "bridge:21B3")
def agreement_not_proved(wrong: Misinformation) -> Ruling | None:
    """The explanation is only presumed to have been wrong: what the pair has agreed is for the director to find."""
    return rule(ADJUST_IF_GAINED, AS_IF_TOLD_TRUTH) if wrong.fault is Fault.UNKNOWN else None


@law("bridge:75D3", "bridge:75B1", "bridge:21B3", otherwise=(Fault.EXPLANATION, Fault.ALERT))
def agreement_to_tell(_: Misinformation) -> Ruling | None:
    """The pair has an agreement that the opponents were not told rightly."""
    return rule(ADJUST_IF_GAINED, AS_IF_TOLD_RIGHT)


CHANGE = Issue(N_("What would the misinformed player change?"), (played_on_it, nothing_to_change, called_on_it))
CALL = Issue(
    N_("May the call be changed after the wrong information?"),
    (partner_has_called, period_is_over, not_led_to_it, lead_face_down, period_still_open, called_over, in_time),
)
CARD = Issue(N_("May the card be taken back?"), (card_goes_back, card_too_late))
WITHDRAWN = Issue(N_("Who may use what is withdrawn?"), (withdrawn_tells,))
REDRESS = Issue(N_("How is the damage made good?"), (no_agreement_to_tell, agreement_not_proved, agreement_to_tell))
MISINFORMED = (CHANGE, CALL, CARD, WITHDRAWN, REDRESS)
