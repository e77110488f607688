"""A defender's exposed card in the play, and what a penalty card brings about. Laws 48 to 52."""

from engine.bridge import onward
from engine.bridge.information.learnt import Learnt
from engine.bridge.irregular_play import exposed_card
from engine.bridge.irregular_play.exposed_card import EXPOSED, KIND
from engine.bridge.irregular_play.not_played import FAILURE, REPLY
from engine.bridge.irregular_play.partner_leads import EARLY, LEADING, ORDERS, WHAT_IS_OFFERED
from engine.bridge.irregular_play.penalty import PenaltyIncident, PenaltyMatter
from engine.bridge.play.turn import Asked, Bound
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# What is it about?


@law("bridge:49")
def card_exposed(card: PenaltyIncident) -> Ruling | None:
    """A card became visible, or was named."""
    return rule(then=EXPOSED) if card.matter is PenaltyMatter.EXPOSED else None


@law("bridge:50D1", "bridge:51A")
def owner_to_play(card: PenaltyIncident) -> Ruling | None:
    """The player whose penalty card it is has to play: what is legal depends on the hand."""
    if card.matter is not PenaltyMatter.OWN_TURN:
        return None
    return rule(go_to(onward.LEGAL_PLAY, asked=Asked.HAND, bound=frozenset({Bound.PENALTY})))


@law("bridge:50D2")
def partner_to_lead(card: PenaltyIncident) -> Ruling | None:
    """The partner of the player whose penalty card it is has to lead."""
    return rule(then=LEADING) if card.matter is PenaltyMatter.LEAD else None


@law("bridge:50D2", "bridge:49")
def partner_has_led(card: PenaltyIncident) -> Ruling | None:
    """The partner of the player whose penalty card it is has led without waiting for declarer."""
    return rule(then=EARLY) if card.matter is PenaltyMatter.EARLY else None


@law("bridge:52B")
def another_card_played(card: PenaltyIncident) -> Ruling | None:
    """Another card was played instead of a penalty card."""
    return rule(then=FAILURE) if card.matter is PenaltyMatter.FAILED else None


@law("bridge:50E1", "bridge:50E2", "bridge:50E3")
def asked_what_may_be_used(card: PenaltyIncident) -> Ruling | None:
    """It is asked who may use what a penalty card tells."""
    if card.matter is not PenaltyMatter.TOLD:
        return None
    return rule(go_to(onward.OUTSIDE_INFORMATION, learnt=Learnt.WITHDRAWN))


@law("bridge:50E4", otherwise=(PenaltyMatter.GAINED,))
def play_is_over(_: PenaltyIncident) -> Ruling | None:
    """Play is over, and the defenders may have done better with the exposed card than without it."""
    return rule(ForDirector("bridge:50E4"))


ABOUT = Issue(
    N_("What is it about?"),
    (
        card_exposed,
        owner_to_play,
        partner_to_lead,
        partner_has_led,
        another_card_played,
        asked_what_may_be_used,
        play_is_over,
    ),
)
PENALTY_CARD = Topic(
    "bridge",
    "penalty-card",
    N_("Exposed card or penalty card in the play"),
    N_("During the play a card became visible, or a penalty card lies on the table."),
    PenaltyIncident,
    (
        ABOUT,
        EXPOSED,
        exposed_card.DECLARERS,
        KIND,
        LEADING,
        EARLY,
        WHAT_IS_OFFERED,
        ORDERS,
        FAILURE,
        REPLY,
    ),
)
