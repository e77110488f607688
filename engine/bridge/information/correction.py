"""Who puts a wrong explanation right, and when: Laws 20F4, 20F5 and 75B."""

from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.misinformation import (
    CORRECT_BEFORE_LEAD,
    CORRECT_BY_ROLE,
    CORRECT_NOW,
    MAY_CORRECT_NOW,
    PARTNER_EXPLAINED,
    SILENT_IN_AUCTION,
    SILENT_TO_END,
    THEN_REDRESS,
)
from engine.bridge.information.misinformation import Aware, HowFar, Misinformation
from engine.bridge.irregular_call.inadmissible import Caller
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# Who has noticed it?


@law("bridge:20F4")
def noticed_by_explainer(wrong: Misinformation) -> Ruling | None:
    """The player who explained wrongly, or alerted wrongly, has noticed it."""
    return rule(then=OWN) if wrong.aware is Aware.EXPLAINER else None


@law("bridge:20F5", otherwise=(Aware.PARTNER,))
def noticed_by_partner(_: Misinformation) -> Ruling | None:
    """The partner of the player who explained wrongly, or alerted wrongly, has noticed it."""
    return rule(then=PARTNERS)


# When does a player correct their own explanation?


@law("bridge:20F4a", "bridge:75B2")
def own_in_auction(wrong: Misinformation) -> Ruling | None:
    """The auction is going on: there is time until the lead is faced."""
    if wrong.how_far is HowFar.AUCTION:
        return rule(CORRECT_BEFORE_LEAD, MAY_CORRECT_NOW, THEN_REDRESS)
    return None


@law("bridge:20F4a", "bridge:75B2", "bridge:17D")
def own_before_lead(wrong: Misinformation) -> Ruling | None:
    """The auction is over, and no lead has been faced: it is the last moment."""
    return rule(CORRECT_NOW, THEN_REDRESS) if wrong.how_far is HowFar.BEFORE_LEAD else None


@law("bridge:75B2", otherwise=(HowFar.PLAY, HowFar.AFTER))
def own_in_play(_: Misinformation) -> Ruling | None:
    """The player has noticed it only after the lead was faced."""
    return rule(CORRECT_NOW, THEN_REDRESS)


# When does a player correct partner's explanation?


@law("bridge:20F5a", "bridge:75B3", "bridge:75A")
def partners_in_auction(wrong: Misinformation) -> Ruling | None:
    """The auction is going on: not a word and not a sign."""
    if wrong.how_far is HowFar.AUCTION:
        return rule(SILENT_IN_AUCTION, CORRECT_BY_ROLE, PARTNER_EXPLAINED, CheckAtEnd("bridge:75A"))
    return None


@law("bridge:20F5bi", "bridge:75B3")
def partners_after_play(wrong: Misinformation) -> Ruling | None:
    """The play is over: everybody speaks now who has not yet."""
    return rule(CORRECT_NOW, THEN_REDRESS) if wrong.how_far is HowFar.AFTER else None


@law("bridge:20F5bi", "bridge:75B3", "bridge:75A")
def partners_of_defender(wrong: Misinformation) -> Ruling | None:
    """The auction is over, the play is not, and the player is a defender."""
    if wrong.side is Caller.DEFENDER:
        return rule(SILENT_TO_END, PARTNER_EXPLAINED, CheckAtEnd("bridge:75A"))
    return None


@law("bridge:20F5b", "bridge:22B")
def partners_after_four_passes(wrong: Misinformation) -> Ruling | None:
    """All four have passed: nothing more is to come, so it is the first lawful opportunity."""
    return rule(CORRECT_NOW, THEN_REDRESS) if wrong.side is Caller.PASSED_OUT else None


@law("bridge:20F5bii", "bridge:75B3", "bridge:75A", otherwise=(HowFar.BEFORE_LEAD, HowFar.PLAY, Caller.DECLARING))
def partners_of_declaring_side(_: Misinformation) -> Ruling | None:
    """The auction is over, and the player is declarer or dummy."""
    return rule(CORRECT_NOW, PARTNER_EXPLAINED, THEN_REDRESS, CheckAtEnd("bridge:75A"))


NOTICED = Issue(N_("Who has noticed it?"), (noticed_by_explainer, noticed_by_partner))
OWN = Issue(N_("When does a player correct their own explanation?"), (own_in_auction, own_before_lead, own_in_play))
PARTNERS = Issue(
    N_("When does a player correct partner's explanation?"),
    (
        partners_in_auction,
        partners_after_play,
        partners_of_defender,
        partners_after_four_passes,
        partners_of_declaring_side,
    ),
)
CORRECTION = (NOTICED, OWN, PARTNERS)
