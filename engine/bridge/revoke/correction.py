"""A revoke that is corrected: the card taken back, and who else may take one back. Laws 43, 50 and 62."""

from engine.bridge.effect.dummy import WINNER_UNSETTLED
from engine.bridge.effect.information import WITHDRAWN_INFORMATION, CheckAtEnd
from engine.bridge.effect.play import (
    CHOICE_FREE,
    ITS_CARD_PENALTY,
    NO_PENALTY_CARD,
    NOBODY_TAKES_BACK,
    PENALTY_CARD,
    MayTakeBack,
)
from engine.bridge.revoke.circumstance import AfterRevoke, Rare, Role
from engine.bridge.revoke.incident import Revoke
from engine.bridge.revoke.transfer import TRICKS
from engine.bridge.table.duty import Person
from engine.effect import ForDirector
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# What becomes of the card?


@law("bridge:43B2b")
def new_card_changes_winner(revoke: Revoke) -> Ruling | None:
    """Dummy, who had lost the right to, was the first to ask, and declarer's new card changes who wins the trick."""
    asked = revoke.revoker is Role.DECLARER and revoke.came(Rare.DUMMY_ASKED)
    if asked and not revoke.came(Rare.TWELFTH) and revoke.new_winner:
        return rule(NO_PENALTY_CARD, WINNER_UNSETTLED, ForDirector("bridge:43B2b"), CheckAtEnd("bridge:64C1"))
    return None


@law("bridge:43B2b", "bridge:42B1", "bridge:61B2a")
def dummy_without_right_asked(revoke: Revoke) -> Ruling | None:
    """Declarer revoked, and dummy, who had lost the right to, was the first to ask about it."""
    if revoke.revoker is Role.DECLARER and revoke.came(Rare.DUMMY_ASKED):
        return rule(NO_PENALTY_CARD, then=TRICKS)
    return None


@law("bridge:62B1", "bridge:50")
def defender_s_unfaced_card(revoke: Revoke) -> Ruling | None:
    """The card came from a defender's unfaced hand."""
    return rule(PENALTY_CARD) if revoke.by_defender and not revoke.came(Rare.FACED) else None


@law("bridge:62B2")
def declarer_dummy_or_faced(_: Revoke) -> Ruling | None:
    """The card was declarer's or dummy's, or one of a defender's faced cards."""
    return rule(NO_PENALTY_CARD)


@law("bridge:62D2", "bridge:16C")
def before_partner_s_turn(revoke: Revoke) -> Ruling | None:
    """A defender revoked on the twelfth trick before it was the partner's turn."""
    return rule(WITHDRAWN_INFORMATION) if revoke.by_defender and revoke.partner_to_play else None


@law("bridge:62D1")
def nothing_seen_early(_: Revoke) -> Ruling | None:
    """It was no defender's card, or the partner's turn had come: nothing is added."""
    return rule(CHOICE_FREE)


# Who may take back a card?


@law("bridge:62C1")
def nobody_played_since(revoke: Revoke) -> Ruling | None:
    """No opponent has played between the revoke and its being noticed."""
    return rule(NOBODY_TAKES_BACK) if revoke.played_since is AfterRevoke.NOBODY else None


@law("bridge:62C2", "bridge:62C1", "bridge:16C")
def partner_may_follow(revoke: Revoke) -> Ruling | None:
    """An opponent has played since, and the offender's partner after that."""
    if revoke.played_since is AfterRevoke.PARTNER:
        cards = (ITS_CARD_PENALTY,) if revoke.by_defender else ()
        return rule(MayTakeBack(Person.OPPONENTS), MayTakeBack(Person.PARTNER), *cards, WITHDRAWN_INFORMATION)
    return None


@law("bridge:62C1", "bridge:16C")
def opponents_may_take_back(_: Revoke) -> Ruling | None:
    """An opponent has played between the revoke and its being noticed, the offender's partner not after that."""
    return rule(MayTakeBack(Person.OPPONENTS), WITHDRAWN_INFORMATION)


CARD = Issue(
    N_("What becomes of the card taken back?"),
    (new_card_changes_winner, dummy_without_right_asked, defender_s_unfaced_card, declarer_dummy_or_faced),
)
TWELFTH = Issue(N_("What does the twelfth trick change?"), (before_partner_s_turn, nothing_seen_early))
TAKING_BACK = Issue(
    N_("Who else may take back a card?"), (nobody_played_since, partner_may_follow, opponents_may_take_back)
)
