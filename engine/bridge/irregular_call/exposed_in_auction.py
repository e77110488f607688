"""A card exposed or led during the auction: Law 24, with the times before the first call and after the final pass."""

from engine.bridge import onward
from engine.bridge.effect.board import DEAL_AGAIN
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.exposed import (
    CARD_BACK,
    EXPOSED_INFORMATION,
    FACE_UP,
    MAJOR_DUTY,
    MAJOR_LEAD,
    MINOR_DUTY,
    NO_FURTHER,
    OPEN_TO_ALL,
    PICK_UP_AHEAD,
    PICKED_UP,
    SEEN_BY_OPPONENTS,
    ExposedAhead,
    ExposedBecome,
)
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.irregular_call.call_again import PARTNER_PASSES_ONCE
from engine.bridge.irregular_call.exposed import (
    ExposedCards,
    ExposedHow,
    ExposedInAuction,
    ExposedWhen,
    RoleInEnd,
)
from engine.bridge.irregular_play.lead import Led
from engine.bridge.irregular_play.penalty import PenaltyMatter, Whose
from engine.bridge.table.duty import PenaltyKind
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# When was it?


@law("bridge:16D1")
def before_first_call(card: ExposedInAuction) -> Ruling | None:
    """Nobody had called yet: the auction had not begun."""
    return rule(then=BEFORE) if card.when is ExposedWhen.BEFORE else None


@law("bridge:24")
def during_auction(card: ExposedInAuction) -> Ruling | None:
    """Somebody had called, and the auction was not over."""
    return rule(then=APPLIES) if card.when is ExposedWhen.AUCTION else None


@law("bridge:49", otherwise=(ExposedWhen.CLARIFICATION, ExposedWhen.PLAY))
def after_final_pass(_: ExposedInAuction) -> Ruling | None:
    """The auction was over: what counts is whether a defender's card became visible."""
    return rule(then=AFTER)


# Before the first call


@law("bridge:6D1")
def seen_in_deal(card: ExposedInAuction) -> Ruling | None:
    """It was during the shuffle or the deal, and the board has not been bid anywhere."""
    return rule(DEAL_AGAIN) if card.in_deal and not card.begun else None


@law("bridge:16D2", "bridge:6D1", "bridge:16D1")
def seen_before_auction(_: ExposedInAuction) -> Ruling | None:
    """It was after the deal, or the board has been bid somewhere: what was seen is extraneous information."""
    return rule(CARD_BACK, ForDirector("bridge:16D2"))


# During the auction: is it a case for Law 24?


@law("bridge:24", "bridge:16D3")
def not_own_mistake(card: ExposedInAuction) -> Ruling | None:
    """It was not the mistake of the player whose card it is."""
    return rule(CARD_BACK, ForDirector("bridge:16D3")) if not card.own_mistake else None


@law("bridge:24", "bridge:74C5")
def hidden_from_partner(card: ExposedInAuction) -> Ruling | None:
    """Partner could not have seen the face."""
    return rule(CARD_BACK, SEEN_BY_OPPONENTS, NO_RECTIFICATION) if not card.seen else None


@law("bridge:24", "bridge:16C")
def auction_goes_on(card: ExposedInAuction) -> Ruling | None:
    """Partner could have seen it, and the auction is still going on."""
    return rule(FACE_UP, EXPOSED_INFORMATION, then=(DUTY, KIND)) if card.is_ahead else None


@law("bridge:24D")
def offender_declares(card: ExposedInAuction) -> Ruling | None:
    """The auction is over, and the offender has become declarer or dummy."""
    return rule(PICKED_UP) if card.became is RoleInEnd.DECLARING else None


@law("bridge:24")
def nobody_declares(card: ExposedInAuction) -> Ruling | None:
    """All four have passed: the card lay open until the end of the auction, and nothing is played."""
    return rule(PICKED_UP) if card.became is RoleInEnd.PASSED_OUT else None


@law("bridge:24E", otherwise=(RoleInEnd.DEFENDER,))
def offender_defends(_: ExposedInAuction) -> Ruling | None:
    """The auction is over, and the offender has become a defender."""
    return rule(then=KIND)


# Must partner pass?


@law("bridge:24C", "bridge:72C")
def several_cards(card: ExposedInAuction) -> Ruling | None:
    """Two cards or more were visible."""
    return partner_passes() if card.are_several else None


@law("bridge:24B", "bridge:72C")
def single_honour(card: ExposedInAuction) -> Ruling | None:
    """A single honour was visible."""
    return partner_passes() if card.cards is ExposedCards.HONOUR else None


@law("bridge:24B", "bridge:72C")
def led_too_soon(card: ExposedInAuction) -> Ruling | None:
    """A single low card was led before its time."""
    return partner_passes() if card.how is ExposedHow.LED else None


def partner_passes() -> Ruling:
    """The same under 24B and 24C; whether the pass has done harm shows when play is over."""
    return rule(PARTNER_PASSES_ONCE, CheckAtEnd("bridge:72C"))


@law("bridge:24A", otherwise=(ExposedCards.LOW, ExposedHow.DROPPED, ExposedHow.SHOWN))
def single_low_card(_: ExposedInAuction) -> Ruling | None:
    """A single low card was visible, and it was not led."""
    return rule(NO_FURTHER)


# Which penalty card does it become?


@law("bridge:50B", "bridge:24E", "bridge:50D", "bridge:51", "bridge:50E1")
def several_are_major(card: ExposedInAuction) -> Ruling | None:
    """A defender with two penalty cards or more has major ones only."""
    return penalty(card, PenaltyKind.MAJOR) if card.are_several else None


@law("bridge:50B", "bridge:24E", "bridge:50D", "bridge:50E1")
def honour_is_major(card: ExposedInAuction) -> Ruling | None:
    """A defender's honour becomes a major penalty card, however it became visible."""
    return penalty(card, PenaltyKind.MAJOR) if card.cards is ExposedCards.HONOUR else None


@law("bridge:50B", "bridge:24E", "bridge:50D", "bridge:50E1")
def led_is_major(card: ExposedInAuction) -> Ruling | None:
    """A defender's low card was led, so that it was played on purpose."""
    return penalty(card, PenaltyKind.MAJOR) if card.how is ExposedHow.LED else None


@law("bridge:50B", "bridge:24E", "bridge:50C", "bridge:50E1")
def dropped_is_minor(card: ExposedInAuction) -> Ruling | None:
    """A defender's only exposed card is low, and became visible by accident."""
    return penalty(card, PenaltyKind.MINOR) if card.how is ExposedHow.DROPPED else None


@law("bridge:50B", "bridge:24E", otherwise=(ExposedCards.LOW, ExposedHow.SHOWN))
def shown_is_in_doubt(card: ExposedInAuction) -> Ruling | None:
    """A defender's low card was shown on purpose, but not played: the Law names no kind for it."""
    return rule(*((PICK_UP_AHEAD,) if card.is_ahead else ()), ForDirector("bridge:50B"))


def penalty(card: ExposedInAuction, kind: PenaltyKind) -> Ruling:
    """At the end of the auction, or what will come then."""
    if card.is_ahead:
        return rule(PICK_UP_AHEAD, ExposedAhead(kind, card.are_several))
    duty = (MINOR_DUTY,) if kind is PenaltyKind.MINOR else (MAJOR_DUTY, MAJOR_LEAD)
    return rule(ExposedBecome(kind, card.are_several), *duty, OPEN_TO_ALL)


# After the final pass


@law("bridge:54E", "bridge:24D")
def declaring_side_leads(card: ExposedInAuction) -> Ruling | None:
    """Declarer or dummy tried to make the opening lead."""
    is_declaring = card.when is ExposedWhen.CLARIFICATION and card.became is RoleInEnd.DECLARING
    return rule(PICKED_UP) if is_declaring and card.how is ExposedHow.LED else None


@law("bridge:48A")
def declaring_side_exposes(card: ExposedInAuction) -> Ruling | None:
    """It is declarer's card or dummy's."""
    return rule(PICKED_UP, NO_RECTIFICATION) if card.became is RoleInEnd.DECLARING else None


@law("bridge:49")
def defender_in_play(card: ExposedInAuction) -> Ruling | None:
    """It is a defender's card, and the play has begun."""
    if card.when is not ExposedWhen.PLAY:
        return None
    return rule(go_to(onward.PENALTY_CARD, matter=PenaltyMatter.EXPOSED, whose=Whose.DEFENDER))


@law("bridge:54")
def defender_leads(card: ExposedInAuction) -> Ruling | None:
    """A defender has made an opening lead face up, out of turn."""
    return rule(go_to(onward.LEAD_OUT_OF_TURN, led=Led.OPENING)) if card.how is ExposedHow.LED else None


@law("bridge:49")
def seen_by_opponents_only(card: ExposedInAuction) -> Ruling | None:
    """The other defender could not have seen the face."""
    return rule(CARD_BACK, NO_RECTIFICATION) if not card.seen else None


@law(
    "bridge:49",
    "bridge:50",
    otherwise=(ExposedWhen.CLARIFICATION, RoleInEnd.DEFENDER, ExposedHow.DROPPED, ExposedHow.SHOWN),
)
def defender_exposes(_: ExposedInAuction) -> Ruling | None:
    """It is a defender's card, no lead has been faced, and the other defender could have seen it."""
    return rule(then=KIND)


WHEN = Issue(N_("When was it?"), (before_first_call, during_auction, after_final_pass))
BEFORE = Issue(N_("What follows before the first call?"), (seen_in_deal, seen_before_auction))
APPLIES = Issue(
    N_("What follows during the auction?"),
    (
        not_own_mistake,
        hidden_from_partner,
        auction_goes_on,
        offender_declares,
        nobody_declares,
        offender_defends,
    ),
)
DUTY = Issue(N_("Must partner pass?"), (several_cards, single_honour, led_too_soon, single_low_card))
AFTER = Issue(
    N_("What follows after the final pass?"),
    (
        declaring_side_leads,
        declaring_side_exposes,
        defender_in_play,
        defender_leads,
        seen_by_opponents_only,
        defender_exposes,
    ),
)
KIND = Issue(
    N_("Which penalty card does it become?"),
    (several_are_major, honour_is_major, led_is_major, dropped_is_minor, shown_is_in_doubt),
)
EXPOSED_IN_AUCTION = Topic(
    "bridge",
    "exposed-in-auction",
    N_("Card exposed in the auction"),
    N_("During the auction a card became visible to partner, or somebody led too soon."),
    ExposedInAuction,
    (WHEN, BEFORE, APPLIES, DUTY, AFTER, KIND),
)
