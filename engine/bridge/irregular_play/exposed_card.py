"""A card that becomes visible in the play: is it a penalty card, and which? Laws 45, 48, 49 and 50."""

from engine.bridge import onward
from engine.bridge.claim.claiming import ClaimBy
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.exposed import CARD_BACK, MAJOR_DUTY, MAJOR_LEAD, MINOR_DUTY, OPEN_TO_ALL, ExposedBecome
from engine.bridge.effect.information import WITHDRAWN_INFORMATION, CheckAtEnd
from engine.bridge.effect.penalty_card import (
    AFTER_PLAYED,
    KEEP_FACE_UP,
    NEED_NOT_PLAY,
    NEVER_PENALTY,
    NO_PENALTY_HERE,
    NO_PENALTY_IN_CLAIM,
)
from engine.bridge.effect.playing import DECLARER_NAMES
from engine.bridge.irregular_call.exposed import ExposedCards
from engine.bridge.irregular_play.lead import Led, LedHow, SinceOpening
from engine.bridge.irregular_play.penalty import BecameVisible, FaceUp, PenaltyIncident, Whose
from engine.bridge.play.handling import CardTurn, DefendersCard, PlayMatter
from engine.bridge.revoke.circumstance import Role
from engine.bridge.table.duty import PenaltyKind
from engine.effect import ForDirector
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_

BY_ACCIDENT = (BecameVisible.DROPPED, BecameVisible.SECOND, BecameVisible.RESTORED)


@law("bridge:48A")
def declarers_card(card: PenaltyIncident) -> Ruling | None:
    """It is declarer's card or dummy's."""
    return rule(then=DECLARERS) if card.whose is Whose.DECLARING else None


@law("bridge:56", "bridge:45E1")
def led_out_of_turn(card: PenaltyIncident) -> Ruling | None:
    """A defender led it out of turn, or the director takes a fifth card for a lead."""
    if card.how is not BecameVisible.LED:
        return None
    return rule(go_to(onward.LEAD_OUT_OF_TURN, how=LedHow.MISTAKE))


@law("bridge:45E1", "bridge:45E")
def fifth_card(card: PenaltyIncident) -> Ruling | None:
    """It was a second card of that defender's to the same trick."""
    if card.how is not BecameVisible.FIFTH:
        return None
    return rule(go_to(onward.PLAYED_CARD, matter=PlayMatter.FIFTH, owner=Role.DEFENDER))


@law("bridge:45C1")
def held_to_be_played(card: PenaltyIncident) -> Ruling | None:
    """A defender held it in turn so that partner could see it: that card is played."""
    if card.how is not BecameVisible.HELD:
        return None
    held = {"owner": Role.DEFENDER, "defenders_card": DefendersCard.HELD, "turn": CardTurn.OWN}
    return rule(go_to(onward.PLAYED_CARD, matter=PlayMatter.PLAYED, **held))


@law("bridge:57A", "bridge:57D")
def played_too_soon(card: PenaltyIncident) -> Ruling | None:
    """A defender played it before the turn had come."""
    return rule(go_to(onward.PREMATURE_PLAY)) if card.how is BecameVisible.TOO_SOON else None


@law("bridge:49", "bridge:47C", "bridge:47D", "bridge:47E", "bridge:16C1")
def taken_back_by_right(card: PenaltyIncident) -> Ruling | None:
    """A law lets a defender take back a card because of what an opponent did or said."""
    return rule(NO_PENALTY_HERE, WITHDRAWN_INFORMATION) if card.how is BecameVisible.TAKEN_BACK else None


@law("bridge:49", "bridge:68", "bridge:68B2", "bridge:68D2b")
def in_claim(card: PenaltyIncident) -> Ruling | None:
    """It came with a claim or a concession, or with words about the trick in progress."""
    if card.how is not BecameVisible.CLAIM:
        return None
    return rule(NO_PENALTY_IN_CLAIM, go_to(onward.CLAIM, by=ClaimBy.DEFENDER))


@law("bridge:50", "bridge:49")
def not_by_its_owner(card: PenaltyIncident) -> Ruling | None:
    """It was not its owner who made it visible, or it was the director's order."""
    return rule(ForDirector("bridge:50")) if card.how is BecameVisible.OTHERS else None


@law("bridge:62B1", "bridge:62C2", "bridge:50B")
def after_revoke(card: PenaltyIncident) -> Ruling | None:
    """It was taken back after a revoke by its owner's side: everybody has seen it."""
    return rule(then=KIND) if card.how is BecameVisible.REVOKE else None


@law("bridge:49")
def named(card: PenaltyIncident) -> Ruling | None:
    """A defender named a card of the own hand."""
    return rule(then=KIND) if card.how is BecameVisible.NAMED else None


@law("bridge:49")
def hidden_from_partner(card: PenaltyIncident) -> Ruling | None:
    """The other defender could not have seen its face."""
    return rule(CARD_BACK, NO_RECTIFICATION) if not card.seen else None


@law(
    "bridge:49",
    "bridge:50",
    otherwise=(
        Whose.DEFENDER,
        BecameVisible.DROPPED,
        BecameVisible.SECOND,
        BecameVisible.SHOWN,
        BecameVisible.RESTORED,
    ),
)
def seen_by_partner(_: PenaltyIncident) -> Ruling | None:
    """The other defender could have seen its face, outside the ordinary play."""
    return rule(then=KIND)


# A card of the declaring side


@law("bridge:48B1", "bridge:54A")
def spread_after_lead(card: PenaltyIncident) -> Ruling | None:
    """Declarer spread cards just after an opening lead out of turn."""
    if card.face_up is not FaceUp.AFTER_LEAD:
        return None
    lead = onward.LEAD_OUT_OF_TURN
    return rule(go_to(lead, led=Led.OPENING, how=LedHow.MISTAKE, since_opening=SinceOpening.SPREAD))


@law("bridge:48B2", "bridge:68A")
def spread_otherwise(card: PenaltyIncident) -> Ruling | None:
    """Declarer spread cards at another time: that is a claim, unless it clearly was not meant so."""
    if card.face_up is not FaceUp.SPREAD:
        return None
    return rule(NEVER_PENALTY, go_to(onward.CLAIM, by=ClaimBy.DECLARER))


@law("bridge:48A", "bridge:45E2", otherwise=(FaceUp.SINGLE,))
def declarers_single_card(_: PenaltyIncident) -> Ruling | None:
    """A card of declarer's or dummy's fell or was shown."""
    return rule(CARD_BACK, NEVER_PENALTY, NEED_NOT_PLAY)


# Which penalty card is it?


def penalty(kind: PenaltyKind, *, several: bool) -> Ruling:
    """What it becomes, and what it brings about from now on."""
    duty = (MINOR_DUTY,) if kind is PenaltyKind.MINOR else (MAJOR_DUTY, MAJOR_LEAD)
    named = (DECLARER_NAMES,) if several else ()
    tells = (OPEN_TO_ALL, AFTER_PLAYED, CheckAtEnd("bridge:50E4"))
    return rule(ExposedBecome(kind, several), KEEP_FACE_UP, *duty, *named, *tells)


@law("bridge:50B", "bridge:50A", "bridge:50D", "bridge:51", "bridge:50E1", "bridge:50E3")
def several_are_major(card: PenaltyIncident) -> Ruling | None:
    """The defender has two penalty cards or more with it: all of them are major."""
    return penalty(PenaltyKind.MAJOR, several=True) if card.are_several else None


@law("bridge:50B", "bridge:50A", "bridge:50D", "bridge:50E1", "bridge:50E3")
def honour_is_major(card: PenaltyIncident) -> Ruling | None:
    """It is an honour, however it became visible."""
    return penalty(PenaltyKind.MAJOR, several=False) if card.cards is ExposedCards.HONOUR else None


@law("bridge:50B", "bridge:50A", "bridge:50D", "bridge:50E1", "bridge:50E3")
def played_is_major(card: PenaltyIncident) -> Ruling | None:
    """A card below the ten was played on purpose."""
    return penalty(PenaltyKind.MAJOR, several=False) if card.how is BecameVisible.REVOKE else None


@law("bridge:50B", "bridge:58B2", "bridge:14B4", "bridge:50A", "bridge:50C", "bridge:50E1")
def accident_is_minor(card: PenaltyIncident) -> Ruling | None:
    """A single card below the ten became visible without its owner's meaning it."""
    return penalty(PenaltyKind.MINOR, several=False) if card.how in BY_ACCIDENT else None


@law("bridge:50B", otherwise=(ExposedCards.LOW, BecameVisible.SHOWN, BecameVisible.NAMED))
def low_card_in_doubt(_: PenaltyIncident) -> Ruling | None:
    """A single card below the ten was shown or named on purpose, but not played: the Law names no kind for it."""
    return rule(ForDirector("bridge:50B"))


EXPOSED = Issue(
    N_("Is it a penalty card?"),
    (
        declarers_card,
        led_out_of_turn,
        fifth_card,
        held_to_be_played,
        played_too_soon,
        taken_back_by_right,
        in_claim,
        not_by_its_owner,
        after_revoke,
        named,
        hidden_from_partner,
        seen_by_partner,
    ),
)
DECLARERS = Issue(N_("What becomes of declarer's card?"), (spread_after_lead, spread_otherwise, declarers_single_card))
KIND = Issue(
    N_("Which penalty card is it?"),
    (several_are_major, honour_is_major, played_is_major, accident_is_minor, low_card_in_doubt),
)
