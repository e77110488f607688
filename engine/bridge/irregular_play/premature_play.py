"""A card led or played too soon: Law 57, with 58A and 60."""

from engine.bridge import onward
from engine.bridge.effect.exposed import MAJOR_DUTY, MAJOR_LEAD, OPEN_TO_ALL
from engine.bridge.effect.information import WITHDRAWN_INFORMATION, CheckAtEnd
from engine.bridge.effect.lead import (
    NOT_A_PENALTY,
    OLD_DUTIES,
    PLAYED_TO_BACK,
    RIGHT_LOST,
    RIGHTS_KEPT,
    TAKEN_BACK,
)
from engine.bridge.effect.outside import INFORMANT_OFFENDS
from engine.bridge.effect.play import PENALTY_CARD
from engine.bridge.effect.played import NOT_ESTABLISHED
from engine.bridge.effect.premature import (
    COUNTS_IN_TURN,
    DECLARER_CHOOSES,
    DECLARING_STANDS,
    HIGHEST_OPTION,
    IF_IMPOSSIBLE,
    LEAD_STANDS_57C,
    LOWEST_OPTION,
    NO_RECTIFICATION_57C,
    NOT_PLAYABLE_57D,
    NOT_SUIT_OPTION,
    OTHER_SUIT_OPTION,
    PARTNER_SAW,
    PARTNERS_CARD_TOO,
    PLAYED_IN_TURN_57D,
    OrderedPlay,
    PartnersPlay,
)
from engine.bridge.irregular_play.lead import DueHand, Led, LedHow, SinceDeclarer
from engine.bridge.irregular_play.premature import Before, PrematurePlay, SincePremature, TooSoon
from engine.bridge.play.named import DummyMatter
from engine.cards.pack import FRENCH, Hand, Suit, of_suit
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

PENALTY_DUTIES = (MAJOR_DUTY, MAJOR_LEAD, OPEN_TO_ALL, CheckAtEnd("bridge:50E4"))


def legal_plays(hand: Hand, led: Suit, choice: PartnersPlay, named: Suit | None = None) -> Hand:
    """The cards that the other defender may play; following suit goes first, and all if none would obey.

    >>> from engine.cards.pack import FrenchCards
    >>> hand = FrenchCards.parse("SA,S2,H9").held
    >>> [sorted(map(str, legal_plays(hand, led, PartnersPlay.HIGHEST))) for led in (Suit.SPADES, Suit.CLUBS)]
    [['SA'], ['H9', 'S2', 'SA']]
    """
    if same := of_suit(hand, led):
        by_rank = sorted(same, key=lambda card: FRENCH.index(card.rank))
        wanted = {PartnersPlay.HIGHEST: by_rank[-1:], PartnersPlay.LOWEST: by_rank[:1]}
        return frozenset(wanted.get(choice, by_rank))
    other = of_suit(hand, named) if named else frozenset()
    if choice is PartnersPlay.REQUIRE:
        return other or hand
    return hand - other or hand


# Which law is it?


@law("bridge:47E1", "bridge:16C", "bridge:47D", "bridge:63A1")
def told_by_opponent(play: PrematurePlay) -> Ruling | None:
    """An opponent had wrongly said that it was that player's turn."""
    back = (TAKEN_BACK, PLAYED_TO_BACK, NOT_A_PENALTY, NOT_ESTABLISHED)
    return rule(*back, WITHDRAWN_INFORMATION, INFORMANT_OFFENDS) if play.too_soon is TooSoon.TOLD else None


@law("bridge:45D1", "bridge:45F")
def by_dummy(play: PrematurePlay) -> Ruling | None:
    """Dummy put out a card that declarer had not named."""
    is_it = play.too_soon is TooSoon.DUMMY
    return rule(go_to(onward.DESIGNATION, dummy_matter=DummyMatter.WRONG_CARD)) if is_it else None


@law("bridge:55")
def declarer_led(play: PrematurePlay) -> Ruling | None:
    """It was a lead of declarer's."""
    is_it = play.too_soon is TooSoon.DECLARER_LED
    return rule(go_to(onward.LEAD_OUT_OF_TURN, led=Led.DECLARER)) if is_it else None


@law("bridge:60B")
def ahead_of_correct_lead(play: PrematurePlay) -> Ruling | None:
    """Declarer had been told to take a lead back, and a defender played before the correct lead."""
    if play.too_soon is not TooSoon.PUT_BACK:
        return None
    facts = {"how": LedHow.MISTAKE, "due_hand": DueHand.OTHER_HAND, "since_declarer": SinceDeclarer.AHEAD}
    return rule(go_to(onward.LEAD_OUT_OF_TURN, led=Led.DECLARER, **facts))


@law("bridge:57C3")
def by_declarer(play: PrematurePlay) -> Ruling | None:
    """Declarer played too soon, from the hand or from dummy."""
    return rule(then=DECLARING) if play.too_soon is TooSoon.DECLARING else None


@law("bridge:60A1", "bridge:60A2", "bridge:60A3")
def played_after_it(play: PrematurePlay) -> Ruling | None:
    """The hand to the left of the defender has played after it, before anything was ruled."""
    is_it = play.since_premature is SincePremature.LHO
    return rule(COUNTS_IN_TURN, RIGHT_LOST, OLD_DUTIES) if is_it else None


@law("bridge:57D")
def at_right_hand_turn(play: PrematurePlay) -> Ruling | None:
    """A defender played when it was the right-hand opponent's turn."""
    return rule(then=AT_RHO) if play.too_soon is TooSoon.RHO else None


@law("bridge:57C1", "bridge:57fn1")
def lead_after_both(play: PrematurePlay) -> Ruling | None:
    """It was a lead, and declarer had already played from both hands."""
    if play.too_soon is not TooSoon.NEXT_TRICK or play.before is not Before.BOTH or not play.reading.led_ahead:
        return None
    return rule(NO_RECTIFICATION_57C, LEAD_STANDS_57C)


@law("bridge:57C2")
def lead_after_dummy(play: PrematurePlay) -> Ruling | None:
    """It was a lead, and dummy, unasked, had played or suggested a card before the hand to dummy's right."""
    if play.too_soon is not TooSoon.NEXT_TRICK or play.before is not Before.DUMMY or not play.reading.led_ahead:
        return None
    return rule(NO_RECTIFICATION_57C, LEAD_STANDS_57C, CheckAtEnd("bridge:45F"))


@law("bridge:57C1", "bridge:57fn1")
def declarer_played_both(play: PrematurePlay) -> Ruling | None:
    """Declarer had already played from both hands, or had called for dummy's card."""
    is_it = play.too_soon is TooSoon.AHEAD and play.before is Before.BOTH
    return rule(NO_RECTIFICATION_57C) if is_it else None


@law("bridge:57C2")
def dummy_went_first(play: PrematurePlay) -> Ruling | None:
    """Dummy, unasked, had played or suggested a card before the hand to dummy's right."""
    is_it = play.too_soon is TooSoon.AHEAD and play.before is Before.DUMMY
    return rule(NO_RECTIFICATION_57C, CheckAtEnd("bridge:45F")) if is_it else None


@law("bridge:57A", "bridge:50B", otherwise=(TooSoon.NEXT_TRICK, TooSoon.AHEAD))
def ahead_of_partner(play: PrematurePlay) -> Ruling | None:
    """A defender led or played before partner, whose turn it was."""
    return rule(then=(PARTNERS_PLAY, SINCE) if play.since_premature is SincePremature.PARTNER else PARTNERS_PLAY)


# What must the other defender play?


@law("bridge:57A", "bridge:57A1", "bridge:57A2", "bridge:57A3", "bridge:57A4", "bridge:10C1")
def not_chosen_yet(play: PrematurePlay) -> Ruling | None:
    """Declarer has not chosen yet: there are four ways."""
    if play.partners_play is not PartnersPlay.NOT_YET:
        return None
    options = (HIGHEST_OPTION, LOWEST_OPTION, OTHER_SUIT_OPTION, NOT_SUIT_OPTION)
    return rule(DECLARER_CHOOSES, *options, IF_IMPOSSIBLE, PENALTY_CARD, *PENALTY_DUTIES)


@law("bridge:57A1", "bridge:57B", "bridge:59", "bridge:50")
def highest_of_suit(play: PrematurePlay) -> Ruling | None:
    """Declarer requires the highest card of the suit led."""
    return ordered(play) if play.partners_play is PartnersPlay.HIGHEST else None


@law("bridge:57A2", "bridge:57B", "bridge:59", "bridge:50")
def lowest_of_suit(play: PrematurePlay) -> Ruling | None:
    """Declarer requires the lowest card of the suit led."""
    return ordered(play) if play.partners_play is PartnersPlay.LOWEST else None


@law("bridge:57A3", "bridge:57B", "bridge:59", "bridge:50")
def other_suit_required(play: PrematurePlay) -> Ruling | None:
    """Declarer requires a card of another suit."""
    return ordered(play) if play.partners_play is PartnersPlay.REQUIRE else None


@law("bridge:57A4", "bridge:57B", "bridge:59", "bridge:50", otherwise=(PartnersPlay.FORBID,))
def other_suit_forbidden(play: PrematurePlay) -> Ruling | None:
    """Declarer forbids another suit."""
    return ordered(play)


def ordered(play: PrematurePlay) -> Ruling:
    """The order, and the card that came too soon."""
    return rule(OrderedPlay(play.partners_play), IF_IMPOSSIBLE, PENALTY_CARD, *PENALTY_DUTIES)


@law("bridge:60C")
def other_defender_played(_: PrematurePlay) -> Ruling | None:
    """The other defender has played after it, and that takes nothing from declarer."""
    return rule(RIGHTS_KEPT, PARTNERS_CARD_TOO)


# At the right-hand opponent's turn


@law("bridge:57D", "bridge:16B")
def legal_in_its_turn(play: PrematurePlay) -> Ruling | None:
    """The card can be played legally to this trick."""
    return rule(PLAYED_IN_TURN_57D, PARTNER_SAW, CheckAtEnd("bridge:16B3")) if play.legal else None


@law("bridge:57D", "bridge:50B", "bridge:50D", "bridge:50E1")
def not_legal_in_its_turn(_: PrematurePlay) -> Ruling | None:
    """The card cannot be played legally to this trick."""
    return rule(NOT_PLAYABLE_57D, PENALTY_CARD, *PENALTY_DUTIES)


# Declarer's card


@law("bridge:57C3")
def declarers_card_stands(play: PrematurePlay) -> Ruling | None:
    """The card is a legal one."""
    return rule(DECLARING_STANDS) if play.legal else None


@law("bridge:57C3", "bridge:47B")
def declarers_card_is_illegal(_: PrematurePlay) -> Ruling | None:
    """The card is not a legal one: it does not follow suit although that hand can."""
    return rule(go_to(onward.REVOKE, able=True))


ROUTE = Issue(
    N_("What becomes of a card that came too soon?"),
    (
        told_by_opponent,
        by_dummy,
        declarer_led,
        ahead_of_correct_lead,
        by_declarer,
        played_after_it,
        at_right_hand_turn,
        lead_after_both,
        lead_after_dummy,
        declarer_played_both,
        dummy_went_first,
        ahead_of_partner,
    ),
)
PARTNERS_PLAY = Issue(
    N_("What must the other defender play?"),
    (not_chosen_yet, highest_of_suit, lowest_of_suit, other_suit_required, other_suit_forbidden),
)
SINCE = Issue(N_("Does the other defender's card change that?"), (other_defender_played,))
AT_RHO = Issue(N_("Can the card be played in its turn?"), (legal_in_its_turn, not_legal_in_its_turn))
DECLARING = Issue(N_("Does declarer's card stand?"), (declarers_card_stands, declarers_card_is_illegal))
PREMATURE_PLAY = Topic(
    "bridge",
    "premature-play",
    N_("Card played too soon"),
    N_("Somebody led or played before it was that hand's turn to."),
    PrematurePlay,
    (ROUTE, PARTNERS_PLAY, SINCE, AT_RHO, DECLARING),
)
