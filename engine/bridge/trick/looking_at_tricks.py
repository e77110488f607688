"""How tricks lie and who may look at them: Laws 61C, 65 and 66."""

from engine.bridge.effect.right import PENALTY_POSSIBLE
from engine.bridge.effect.trick import (
    CALL_FOR_IT,
    CLAIM_IN_DANGER,
    FACE_DOWN,
    FOR_OTHER_SIDE,
    IN_A_ROW,
    MAY_BE_SEEN_AFTER,
    MAY_GATHER,
    MAY_NOT_SEE_OWN,
    MAY_NOT_SEE_TRICK,
    MAY_SAY_SO,
    MAY_SEE_OWN,
    MAY_SEE_TRICK,
    NOT_FOR_DUMMY,
    NOTHING_TO_SETTLE,
    ONLY_OWN_CARD,
    OPENED_BY_DIRECTOR,
    OWN_CARDS_ONLY,
    POINTS_TO_OPPONENTS,
    POINTS_TO_PARTNER,
    REVOKE_OPENS_NOTHING,
    RULED_ON_FACTS,
    SHOULD_KEEP_ORDER,
    STAYS_CLOSED,
    TOO_LATE_TO_SAY,
    UNAUTHORISED_16B,
)
from engine.bridge.trick.looking import Looking, MixedWhen, ToSettle, TrickSoFar, TrickWish, WhyLook
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_

# What is it about?


@law("bridge:66A")
def last_trick(look: Looking) -> Ruling | None:
    """Somebody wants to see the trick just played."""
    return rule(then=LAST_TRICK) if look.wish is TrickWish.SEE else None


@law("bridge:66B")
def own_last_card(look: Looking) -> Ruling | None:
    """Somebody wants to look at the own last card."""
    return rule(then=OWN_CARD) if look.wish is TrickWish.OWN else None


@law("bridge:66C")
def earlier_trick(look: Looking) -> Ruling | None:
    """Somebody wants to look at an earlier trick during the play."""
    return rule(then=QUITTED) if look.wish is TrickWish.QUITTED else None


@law("bridge:65B3")
def wrong_direction(look: Looking) -> Ruling | None:
    """Somebody sees a card of a trick that points the wrong way."""
    return rule(then=POINTING) if look.wish is TrickWish.POINT else None


@law("bridge:65A", "bridge:65B1", "bridge:65B2", "bridge:65C")
def how_tricks_lie(look: Looking) -> Ruling | None:
    """Somebody wants to know how the played cards are to lie."""
    if look.wish is not TrickWish.ARRANGE:
        return None
    return rule(FACE_DOWN, POINTS_TO_PARTNER, POINTS_TO_OPPONENTS, IN_A_ROW, SHOULD_KEEP_ORDER)


@law("bridge:66D")
def when_play_is_over(look: Looking) -> Ruling | None:
    """Play is over, and somebody wants to look at cards."""
    return rule(then=AFTER_PLAY) if look.wish is TrickWish.AFTER else None


@law("bridge:65D", "bridge:66D", otherwise=(TrickWish.MIXED,))
def cards_mixed(_: Looking) -> Ruling | None:
    """A player has gathered or mixed up the played cards."""
    return rule(then=MIXED)


# May the last trick be seen?


@law("bridge:66C")
def side_played_on(look: Looking) -> Ruling | None:
    """The player's side has led or played to the next trick: this one is closed."""
    return rule(MAY_NOT_SEE_TRICK, STAYS_CLOSED) if look.so_far is TrickSoFar.PLAYED else None


@law("bridge:66A")
def asked_by_dummy(look: Looking) -> Ruling | None:
    """It is dummy who wants to see it."""
    return rule(MAY_NOT_SEE_TRICK, NOT_FOR_DUMMY) if look.is_dummy else None


@law("bridge:66A", "bridge:66B")
def own_card_turned(look: Looking) -> Ruling | None:
    """The player has turned the own card face down."""
    return rule(MAY_NOT_SEE_TRICK, ONLY_OWN_CARD) if look.so_far is TrickSoFar.TURNED else None


@law("bridge:66A", otherwise=(TrickSoFar.OPEN,))
def own_card_open(_: Looking) -> Ruling | None:
    """Declarer's or a defender's own card still lies face up, and that side has not played on."""
    return rule(MAY_SEE_TRICK)


# May the own last card be seen?


@law("bridge:66C", "bridge:66B")
def own_card_closed(look: Looking) -> Ruling | None:
    """The player's side has led or played to the next trick."""
    return rule(MAY_NOT_SEE_OWN) if look.so_far is TrickSoFar.PLAYED else None


@law("bridge:66B")
def dummys_last_card(look: Looking) -> Ruling | None:
    """It is dummy."""
    return rule(MAY_NOT_SEE_TRICK, NOT_FOR_DUMMY) if look.is_dummy else None


@law("bridge:66B", otherwise=(TrickSoFar.OPEN, TrickSoFar.TURNED))
def own_card_seen(_: Looking) -> Ruling | None:
    """Declarer's or a defender's side has not played to the next trick."""
    return rule(MAY_SEE_OWN)


# May an earlier trick be seen?


@law("bridge:66C")
def ordered_by_director(look: Looking) -> Ruling | None:
    """The director has expressly said so."""
    return rule(OPENED_BY_DIRECTOR) if look.why is WhyLook.DIRECTOR else None


@law("bridge:61C", "bridge:66C")
def revoke_suspected(look: Looking) -> Ruling | None:
    """Somebody believes that there was a revoke."""
    return rule(STAYS_CLOSED, REVOKE_OPENS_NOTHING, CALL_FOR_IT) if look.why is WhyLook.REVOKE else None


@law("bridge:66C", otherwise=(WhyLook.OTHER,))
def merely_forgotten(_: Looking) -> Ruling | None:
    """Somebody wants to know what was played, or who won it."""
    return rule(STAYS_CLOSED)


# May it be said?


@law("bridge:65B3")
def pointed_out_in_time(look: Looking) -> Ruling | None:
    """The player's side has not played to the next trick; dummy may say so as well."""
    return rule(MAY_SAY_SO) if look.so_far is not TrickSoFar.PLAYED else None


@law("bridge:65B3", "bridge:43A1c", "bridge:43B1", "bridge:16B")
def dummy_too_late(look: Looking) -> Ruling | None:
    """The side has played to the next trick, and it is dummy."""
    return rule(TOO_LATE_TO_SAY, UNAUTHORISED_16B, PENALTY_POSSIBLE) if look.is_dummy else None


@law("bridge:65B3", "bridge:16B", otherwise=(TrickSoFar.PLAYED,))
def player_too_late(_: Looking) -> Ruling | None:
    """The side has played to the next trick."""
    return rule(TOO_LATE_TO_SAY, UNAUTHORISED_16B)


# May cards be seen after play?


@law("bridge:66D")
def nothing_to_settle(look: Looking) -> Ruling | None:
    """There is neither a revoke nor a number of tricks to settle."""
    return rule(NOTHING_TO_SETTLE) if look.matter is ToSettle.NOTHING else None


@law("bridge:66D", otherwise=(ToSettle.REVOKE, ToSettle.TRICKS))
def something_to_settle(_: Looking) -> Ruling | None:
    """A revoke or the number of tricks is to be settled."""
    return rule(MAY_BE_SEEN_AFTER, OWN_CARDS_ONLY)


# What becomes of it?


@law("bridge:65D")
def result_agreed(look: Looking) -> Ruling | None:
    """The number of tricks had been agreed, and nobody had raised anything."""
    return rule(MAY_GATHER) if look.mixed is MixedWhen.AGREED else None


@law("bridge:65D")
def nobody_had_spoken(look: Looking) -> Ruling | None:
    """The number of tricks had not been agreed, and nobody had raised anything yet."""
    if look.mixed is not MixedWhen.BEFORE:
        return None
    return rule(CLAIM_IN_DANGER, SHOULD_KEEP_ORDER, ForDirector("bridge:65D"))


@law("bridge:66D")
def facts_found(look: Looking) -> Ruling | None:
    """The matter had been raised, and the director can still find out the facts."""
    return rule(RULED_ON_FACTS, OWN_CARDS_ONLY) if look.traceable else None


@law("bridge:66D", "bridge:65D", otherwise=(MixedWhen.RAISED,))
def facts_lost(_: Looking) -> Ruling | None:
    """The matter had been raised, and the director can no longer find out the facts."""
    return rule(FOR_OTHER_SIDE)


ABOUT = Issue(
    N_("What is it about?"),
    (
        last_trick,
        own_last_card,
        earlier_trick,
        wrong_direction,
        how_tricks_lie,
        when_play_is_over,
        cards_mixed,
    ),
)
LAST_TRICK = Issue(N_("May the trick be seen?"), (side_played_on, asked_by_dummy, own_card_turned, own_card_open))
OWN_CARD = Issue(N_("May the card be seen?"), (own_card_closed, dummys_last_card, own_card_seen))
QUITTED = Issue(N_("May an earlier trick be seen?"), (ordered_by_director, revoke_suspected, merely_forgotten))
POINTING = Issue(N_("May it be said?"), (pointed_out_in_time, dummy_too_late, player_too_late))
AFTER_PLAY = Issue(N_("May the cards be seen?"), (nothing_to_settle, something_to_settle))
MIXED = Issue(N_("What becomes of it?"), (result_agreed, nobody_had_spoken, facts_found, facts_lost))
LOOKING_AT_TRICKS = Topic(
    "bridge",
    "looking-at-tricks",
    N_("Looking at tricks"),
    N_("Somebody wants to see a trick, or tricks do not lie as they should."),
    Looking,
    (ABOUT, LAST_TRICK, OWN_CARD, QUITTED, POINTING, AFTER_PLAY, MIXED),
)
