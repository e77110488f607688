"""More than one card: several from one hand, a fifth to a trick, two players at once. Laws 45E and 58."""

from engine.bridge import onward
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.information import WITHDRAWN_INFORMATION
from engine.bridge.effect.played import (
    COUNTS_AS_LATER,
    FIFTH_BACK,
    MAY_CHANGE_AFTER,
    NEXT_IN_TURN,
    ONE_IS_PLAYED,
    OTHERS_BACK,
    PLAYER_NAMES_ONE,
    REST_BACK,
)
from engine.bridge.irregular_play.lead import Led, LedHow
from engine.bridge.irregular_play.premature import TooSoon
from engine.bridge.play.exposed_card import BY_ACCIDENT, becomes_major
from engine.bridge.play.handling import FifthCard, SinceSeveral, TogetherWith, Visible
from engine.bridge.play.played import PlayedCard
from engine.bridge.trick.defect import TrickWrong
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

# Several cards from one hand


def to_defective_trick(played: PlayedCard) -> Ruling:
    return rule(go_to(onward.DEFECTIVE_TRICK, wrong=TrickWrong.SURPLUS, **played.have(hand="owner")))


@law("bridge:58B4", "bridge:67")
def noticed_too_late(played: PlayedCard) -> Ruling | None:
    """Both sides had played to the next trick before anybody noticed: the trick is defective."""
    return to_defective_trick(played) if played.since_several is SinceSeveral.BOTH else None


@law("bridge:58B1")
def one_face_seen(played: PlayedCard) -> Ruling | None:
    """Only one face could be seen."""
    return rule(ONE_IS_PLAYED, OTHERS_BACK) if played.visible is Visible.ONE else None


@law("bridge:58B2", "bridge:50")
def defender_names_one(played: PlayedCard) -> Ruling | None:
    """More faces could be seen, and they are a defender's."""
    return rule(PLAYER_NAMES_ONE, then=(BY_ACCIDENT, AFTER_IT)) if played.is_defenders else None


@law("bridge:58B2", "bridge:48A", otherwise=(SinceSeveral.NOTHING, SinceSeveral.OPPONENT))
def declaring_side_names_one(_: PlayedCard) -> Ruling | None:
    """More faces could be seen, and they are declarer's or dummy's."""
    return rule(PLAYER_NAMES_ONE, REST_BACK, then=AFTER_IT)


@law("bridge:58B3", "bridge:16C")
def opponent_may_change(played: PlayedCard) -> Ruling | None:
    """An opponent has played to the trick after the cards that could be seen."""
    is_it = played.since_several is SinceSeveral.OPPONENT
    return rule(MAY_CHANGE_AFTER, WITHDRAWN_INFORMATION) if is_it else None


@law("bridge:58B3", "bridge:16C", otherwise=(SinceSeveral.NOTHING,))
def nobody_has_played_since(_: PlayedCard) -> Ruling | None:
    """Nobody has played since."""
    return rule(WITHDRAWN_INFORMATION)


# A fifth card


@law("bridge:45E", "bridge:53")
def meant_as_lead(played: PlayedCard) -> Ruling | None:
    """The director takes it for a lead."""
    if played.fifth is not FifthCard.LEAD:
        return None
    led = Led.DEFENDER if played.is_defenders else Led.DECLARER
    return rule(go_to(onward.LEAD_OUT_OF_TURN, led=led))


@law("bridge:45E2")
def fifth_of_declaring_side(played: PlayedCard) -> Ruling | None:
    """It is a card of declarer's or dummy's."""
    return rule(FIFTH_BACK, NO_RECTIFICATION) if not played.is_defenders else None


@law("bridge:45E1", "bridge:50B", "bridge:50D")
def fifth_was_played(played: PlayedCard) -> Ruling | None:
    """A defender played it on purpose, having forgotten the first: a major penalty card, whatever its rank."""
    return becomes_major() if played.fifth is FifthCard.PLAY else None


@law("bridge:45E1", "bridge:50", otherwise=(FifthCard.FELL,))
def fifth_fell(_: PlayedCard) -> Ruling | None:
    """A defender let it slip."""
    return rule(then=BY_ACCIDENT)


# Two players at the same moment


@law("bridge:58A", "bridge:53")
def two_leads(played: PlayedCard) -> Ruling | None:
    """Both led."""
    return rule(go_to(onward.LEAD_OUT_OF_TURN, how=LedHow.MISTAKE)) if played.together is TogetherWith.LEAD else None


@law("bridge:58A")
def next_hand_played(played: PlayedCard) -> Ruling | None:
    """The hand that was next played at the same moment as the one in turn."""
    return rule(COUNTS_AS_LATER, NEXT_IN_TURN, NO_RECTIFICATION) if played.together is TogetherWith.NEXT else None


@law(
    "bridge:58A",
    "bridge:57",
    otherwise=(TogetherWith.DECLARING, TogetherWith.PARTNER, TogetherWith.RHO),
)
def later_and_too_soon(played: PlayedCard) -> Ruling | None:
    """The card that counts as the later one still came before its turn."""
    too_soon = TOO_SOON[played.together]
    return rule(COUNTS_AS_LATER, go_to(onward.PREMATURE_PLAY, too_soon=too_soon))


TOO_SOON = {
    TogetherWith.DECLARING: TooSoon.DECLARING,
    TogetherWith.PARTNER: TooSoon.AHEAD,
    TogetherWith.RHO: TooSoon.RHO,
}
SEVERAL = Issue(
    N_("Which of the cards is played?"),
    (noticed_too_late, one_face_seen, defender_names_one, declaring_side_names_one),
)
AFTER_IT = Issue(N_("May an opponent change a card?"), (opponent_may_change, nobody_has_played_since))
FIFTH = Issue(
    N_("What becomes of a second card to the trick?"),
    (meant_as_lead, fifth_of_declaring_side, fifth_was_played, fifth_fell),
)
TOGETHER = Issue(N_("What if two play at once?"), (two_leads, next_hand_played, later_and_too_soon))
