"""May a played card be taken back? Laws 45C4b, 45F and 47."""

from engine.bridge import onward
from engine.bridge.effect.exposed import MAJOR_DUTY, MAJOR_LEAD, OPEN_TO_ALL
from engine.bridge.effect.information import WITHDRAWN_INFORMATION, CheckAtEnd
from engine.bridge.effect.lead import NOT_A_PENALTY, PLAYED_TO_BACK, TAKEN_BACK
from engine.bridge.effect.outside import INFORMANT_OFFENDS
from engine.bridge.effect.play import NO_PENALTY_CARD, PENALTY_CARD
from engine.bridge.effect.played import (
    ADJUST_45F,
    DUMMY_ALLOWED,
    DUMMY_SUGGESTED,
    MAY_CORRECT,
    MAY_GO_BACK,
    NAMING_STANDS,
    NEXT_MAY_CHANGE,
    NO_PENALTY_47,
    NOT_ESTABLISHED,
    PLAY_STANDS,
    RULING_TAKES_BACK,
    SLIP_TOO_LATE,
)
from engine.bridge.information.misinformation import Wants
from engine.bridge.irregular_play.lead import LedHow
from engine.bridge.play.handling import DummyDid, SinceNaming, WhyBack
from engine.bridge.play.named import DummyMatter
from engine.bridge.play.played import PlayedCard
from engine.bridge.revoke.circumstance import Role
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_


@law("bridge:47F2")
def thought_again(played: PlayedCard) -> Ruling | None:
    """The player has only thought again, or had not paid attention."""
    return rule(PLAY_STANDS) if played.why is WhyBack.REGRET else None


@law("bridge:47B", "bridge:62A")
def was_a_revoke(played: PlayedCard) -> Ruling | None:
    """It is to be corrected because it did not follow suit."""
    is_it = played.why is WhyBack.REVOKE
    return rule(go_to(onward.REVOKE, able=True, **played.have(revoker="owner"))) if is_it else None


@law("bridge:45C4b", "bridge:47C")
def wrong_card_of_dummys(played: PlayedCard) -> Ruling | None:
    """Declarer wanted another card of dummy's than the one named."""
    return rule(then=SLIP) if played.why is WhyBack.SLIP else None


@law("bridge:45D1")
def put_out_unnamed(played: PlayedCard) -> Ruling | None:
    """Dummy put out a card that declarer had not named."""
    is_it = played.why is WhyBack.DUMMY
    return rule(go_to(onward.DESIGNATION, dummy_matter=DummyMatter.WRONG_CARD)) if is_it else None


@law("bridge:47E1", "bridge:16C", "bridge:63A1")
def told_that_it_was_the_turn(played: PlayedCard) -> Ruling | None:
    """An opponent had wrongly said that it was this player's turn."""
    back = (TAKEN_BACK, PLAYED_TO_BACK, NOT_A_PENALTY, NOT_ESTABLISHED)
    is_it = played.why is WhyBack.TOLD_TURN
    return rule(*back, WITHDRAWN_INFORMATION, INFORMANT_OFFENDS) if is_it else None


@law("bridge:47E2")
def wrongly_explained(played: PlayedCard) -> Ruling | None:
    """An opponent's call or card had been explained wrongly."""
    return rule(go_to(onward.WRONG_EXPLANATION, wants=Wants.CARD)) if played.why is WhyBack.EXPLAINED else None


@law("bridge:47F1", "bridge:53B")
def proper_lead_made(played: PlayedCard) -> Ruling | None:
    """The player whose lead it was has made the proper lead."""
    return rule(go_to(onward.LEAD_OUT_OF_TURN, how=LedHow.MISTAKE)) if played.why is WhyBack.OWN_LEAD else None


@law("bridge:47D", "bridge:16C", "bridge:62C2")
def opponent_changed(played: PlayedCard) -> Ruling | None:
    """An opponent has changed a card, and this one was played after it."""
    return rule(MAY_GO_BACK, WITHDRAWN_INFORMATION, then=AFTER_CHANGE) if played.why is WhyBack.OPPONENT else None


@law("bridge:47A", "bridge:49", otherwise=(WhyBack.RULING,))
def ruling_requires_it(_: PlayedCard) -> Ruling | None:
    """The ruling on an irregularity requires it."""
    return rule(RULING_TAKES_BACK, then=BECOMES)


# What is a card that goes back?


@law("bridge:47D")
def not_after_own_revoke(played: PlayedCard) -> Ruling | None:
    """The player's own side had corrected no revoke before that."""
    return rule(NO_PENALTY_47) if not played.own_revoke else None


@law("bridge:62C2")
def after_own_revoke(_: PlayedCard) -> Ruling | None:
    """The player's own side had corrected a revoke: a defender's card is not spared."""
    return rule(then=BECOMES)


@law("bridge:49", "bridge:50B", "bridge:47A")
def defenders_card_back(played: PlayedCard) -> Ruling | None:
    """It is a defender's, who had played it on purpose."""
    return rule(PENALTY_CARD, MAJOR_DUTY, MAJOR_LEAD, OPEN_TO_ALL) if played.is_defenders else None


@law("bridge:48A", otherwise=(Role.DECLARER, Role.DUMMY))
def declaring_card_back(_: PlayedCard) -> Ruling | None:
    """It is declarer's or dummy's."""
    return rule(NO_PENALTY_CARD)


# May declarer change the card that was named?


@law("bridge:45C4b")
def declarer_has_played_on(played: PlayedCard) -> Ruling | None:
    """Declarer has played again since, from the hand or from dummy."""
    return rule(SLIP_TOO_LATE) if played.since_naming is SinceNaming.DECLARER else None


@law("bridge:45C4b", "bridge:47F2")
def card_was_meant(played: PlayedCard) -> Ruling | None:
    """Declarer meant that card when naming it: inattention and second thoughts change nothing."""
    return rule(NAMING_STANDS) if not played.unintended else None


@law("bridge:45C4b", "bridge:47C", "bridge:47D", "bridge:16C1")
def slip_after_opponents_card(played: PlayedCard) -> Ruling | None:
    """It was a slip of the tongue, and an opponent has played since."""
    is_it = played.since_naming is SinceNaming.OPPONENT
    return rule(MAY_CORRECT, NEXT_MAY_CHANGE, WITHDRAWN_INFORMATION) if is_it else None


@law("bridge:45C4b", "bridge:47C", otherwise=(SinceNaming.NOTHING,))
def slip_at_once(_: PlayedCard) -> Ruling | None:
    """It was a slip of the tongue, and nobody has played since."""
    return rule(MAY_CORRECT)


# What has dummy done?


@law("bridge:45D1", "bridge:45F")
def dummy_played_one(played: PlayedCard) -> Ruling | None:
    """Dummy put out a card that declarer had not named."""
    is_it = played.dummy_did is DummyDid.PLAYED
    return rule(go_to(onward.DESIGNATION, dummy_matter=DummyMatter.WRONG_CARD)) if is_it else None


@law("bridge:45F")
def dummy_suggested(played: PlayedCard) -> Ruling | None:
    """Dummy touched a card, or suggested one, and declarer had not asked for that."""
    is_it = played.dummy_did is DummyDid.SUGGESTED
    return rule(DUMMY_SUGGESTED, ADJUST_45F, CheckAtEnd("bridge:45F")) if is_it else None


@law("bridge:45F", "bridge:45B", otherwise=(DummyDid.TIDIED, DummyDid.ASKED))
def dummy_may(_: PlayedCard) -> Ruling | None:
    """Dummy tidied the cards, or did what declarer had asked for."""
    return rule(DUMMY_ALLOWED)


BACK = Issue(
    N_("May the card be taken back?"),
    (
        thought_again,
        was_a_revoke,
        wrong_card_of_dummys,
        put_out_unnamed,
        told_that_it_was_the_turn,
        wrongly_explained,
        proper_lead_made,
        opponent_changed,
        ruling_requires_it,
    ),
)
AFTER_CHANGE = Issue(N_("Had the change begun with a revoke of this side?"), (not_after_own_revoke, after_own_revoke))
BECOMES = Issue(N_("What becomes of the card that goes back?"), (defenders_card_back, declaring_card_back))
SLIP = Issue(
    N_("May declarer change the card that was named?"),
    (declarer_has_played_on, card_was_meant, slip_after_opponents_card, slip_at_once),
)
SUGGESTED = Issue(N_("What follows from what dummy did?"), (dummy_played_one, dummy_suggested, dummy_may))
