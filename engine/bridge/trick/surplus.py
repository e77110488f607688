"""Cards too many in a trick, found when both sides have played on: Law 67B2 and its footnote."""

from engine.bridge import onward
from engine.bridge.effect.trick import (
    ALWAYS_HELD,
    EXTRA_BACK,
    HIGHEST_STAYS,
    KEEP_COVERED,
    NO_REVOKE_SINCE,
    OWNER_UNCHANGED,
    SHOWN_STAYS,
    RestoredCard,
)
from engine.bridge.effect.wrong_cards import NO_CARD_STAYS_UP
from engine.bridge.table.duty import PenaltyKind, Person
from engine.bridge.trick.defect import Defect, PutBack
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

# Which card stays?


@law("bridge:67B2a")
def shown_card_known(trick: Defect) -> Ruling | None:
    """It is known which card the player showed when the trick was played."""
    if not trick.shown:
        return None
    return rule(EXTRA_BACK, SHOWN_STAYS, OWNER_UNCHANGED, ALWAYS_HELD, then=(VISIBLE, RESTORED))


@law("bridge:67B2a")
def shown_card_unknown(_: Defect) -> Ruling | None:
    """Nobody can tell which card was shown."""
    return rule(EXTRA_BACK, HIGHEST_STAYS, OWNER_UNCHANGED, ALWAYS_HELD, then=(VISIBLE, RESTORED))


# Does a card taken back become a penalty card?


@law("bridge:67fn1", "bridge:50B")
def low_card_visible(trick: Defect) -> Ruling | None:
    """One card below the ten, a defender's, has become visible."""
    return rule(RestoredCard(Person.OFFENDER, PenaltyKind.MINOR)) if PutBack.LOW in trick.restored else None


@law("bridge:67fn1", "bridge:50B")
def honour_or_several_visible(trick: Defect) -> Ruling | None:
    """An honour of a defender's, or two cards or more, have become visible."""
    if trick.restored & {PutBack.HONOUR, PutBack.SEVERAL}:
        return rule(RestoredCard(Person.OFFENDER, PenaltyKind.MAJOR))
    return None


@law("bridge:67fn1")
def no_card_visible(_: Defect) -> Ruling | None:
    """No card taken back is a defender's that has become visible during the play."""
    return rule(NO_CARD_STAYS_UP, KEEP_COVERED)


# Is it a revoke?


@law("bridge:67B2b", "bridge:61A")
def could_have_followed(trick: Defect) -> Ruling | None:
    """With a card taken back the player could have followed suit to a trick, and did not."""
    if PutBack.REVOKE not in trick.restored:
        return None
    return rule(go_to(onward.REVOKE, able=True, revoker=trick.hand))


@law("bridge:67B2b")
def followed_throughout(_: Defect) -> Ruling | None:
    """No card taken back was called for in a trick."""
    return rule(NO_REVOKE_SINCE)


SURPLUS_LATE = Issue(N_("Which card stays in the trick?"), (shown_card_known, shown_card_unknown))
VISIBLE = Issue(
    N_("Does a card taken back become a penalty card?"), (low_card_visible, honour_or_several_visible, no_card_visible)
)
RESTORED = Issue(N_("Is it a revoke?"), (could_have_followed, followed_throughout))
