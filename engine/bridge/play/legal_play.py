"""Which cards may be played, and was one of them legal? Laws 44, 50, 51 and 59."""

from collections.abc import Iterator

from engine.allowed import LEGAL, MayNotPlay, MayPlay, MustPlay
from engine.bridge import onward
from engine.bridge.effect.exposed import MINOR_DUTY
from engine.bridge.effect.playing import (
    CANNOT_OBEY,
    DECLARER_NAMES,
    ORDER_FIRST,
    PENALTY_CARD_WAITS,
    PLAY_PENALTY_CARD,
)
from engine.bridge.irregular_play.penalty import Could, PenaltyMatter
from engine.bridge.play.trick import WINNER
from engine.bridge.play.turn import Asked, PlayTurn
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# What is asked?


@law("bridge:44G")
def trick_is_complete(turn: PlayTurn) -> Ruling | None:
    """It is asked who has won a complete trick."""
    return rule(then=WINNER) if turn.asked is Asked.TRICK else None


@law("bridge:44C")
def one_card(turn: PlayTurn) -> Ruling | None:
    """It is asked about one card."""
    return rule(then=CARD) if turn.asked is Asked.CARD else None


@law("bridge:44C", otherwise=(Asked.HAND,))
def whole_hand(_: PlayTurn) -> Ruling | None:
    """It is asked which cards of a hand may be played."""
    return rule(then=HAND)


# Which cards of the hand?


def barred(turn: PlayTurn) -> Iterator[MayNotPlay]:
    """The cards that may not be played, each under the first duty that it would break."""
    if unsuited := turn.hand.held - turn.follows:
        yield MayNotPlay(unsuited, "bridge:44C")
    if disobeying := turn.follows - turn.obeys:
        yield MayNotPlay(disobeying, turn.order_paragraph)
    if too_soon := turn.obeys - turn.allowed:
        yield MayNotPlay(too_soon, "bridge:50C" if turn.is_minor else "bridge:50D1a")


def the_set(turn: PlayTurn) -> Ruling:
    """What may be played and what may not, then what has limited it."""
    ordered = (ORDER,) if turn.is_ordered else ()
    own = (OWN_CARD,) if turn.has_penalty_card else ()
    return rule(MayPlay(turn.allowed), *barred(turn), then=(*ordered, *own))


@law("bridge:44A")
def to_lead(turn: PlayTurn) -> Ruling | None:
    """The player is to lead: any card, if nothing limits the choice."""
    return the_set(turn) if not turn.led else None


@law("bridge:44D")
def void(turn: PlayTurn) -> Ruling | None:
    """The player has no card of the suit led: any card, if nothing limits the choice."""
    return the_set(turn) if turn.is_void else None


@law("bridge:44C")
def to_follow(turn: PlayTurn) -> Ruling | None:
    """The player has a card of the suit led, and must follow suit whatever else is asked."""
    return the_set(turn)


@law("bridge:59", "bridge:50fn1", "bridge:51fn1", "bridge:57B")
def order_impossible(turn: PlayTurn) -> Ruling | None:
    """No card that may be played carries out declarer's order."""
    return rule(CANNOT_OBEY) if not turn.can_obey else None


@law("bridge:50D1b", "bridge:50D2a", "bridge:51B", "bridge:26B", "bridge:57A")
def order_possible(_: PlayTurn) -> Ruling | None:
    """The player is able to carry out declarer's order."""
    return rule(ORDER_FIRST)


@law("bridge:50C")
def minor_card(turn: PlayTurn) -> Ruling | None:
    """The player has a minor penalty card."""
    return rule(MINOR_DUTY) if turn.is_minor else None


@law("bridge:50D1b", "bridge:44C")
def cannot_be_played(turn: PlayTurn) -> Ruling | None:
    """Following suit or declarer's order comes first, and no penalty card fits that."""
    return rule(PENALTY_CARD_WAITS) if not turn.playable else None


@law("bridge:51A", "bridge:50D1a")
def several_playable(turn: PlayTurn) -> Ruling | None:
    """Two or more penalty cards could be played."""
    return rule(DECLARER_NAMES) if len(turn.playable) > 1 else None


@law("bridge:50D1a")
def one_playable(_: PlayTurn) -> Ruling | None:
    """One major penalty card can be played."""
    return rule(PLAY_PENALTY_CARD)


# Is the card legal?


@law("bridge:44C", "bridge:61A")
def suit_not_followed(turn: PlayTurn) -> Ruling | None:
    """The player had a card of the suit led, and it is a card of another suit."""
    return rule(MustPlay(turn.allowed), go_to(onward.REVOKE, able=True)) if turn.card not in turn.follows else None


@law("bridge:61A", "bridge:50D2a", "bridge:51B", "bridge:26B", "bridge:57A")
def order_not_obeyed(turn: PlayTurn) -> Ruling | None:
    """The player could have carried out declarer's order, and this card does not."""
    return rule(MustPlay(turn.allowed), go_to(onward.REVOKE, able=True)) if turn.card not in turn.obeys else None


@law("bridge:50C", "bridge:52B")
def minor_card_not_played(turn: PlayTurn) -> Ruling | None:
    """It is another card below the ten of the suit in which the player has a minor penalty card."""
    is_it = turn.has_penalty_card and turn.is_minor and turn.card not in turn.allowed
    return not_played(turn) if is_it else None


@law("bridge:50D1a", "bridge:52B")
def major_card_not_played(turn: PlayTurn) -> Ruling | None:
    """A major penalty card could have been played instead."""
    return not_played(turn) if turn.card not in turn.allowed else None


def not_played(turn: PlayTurn) -> Ruling:
    failed = go_to(onward.PENALTY_CARD, matter=PenaltyMatter.FAILED, could=Could.YES, **turn.have("duties"))
    return rule(MustPlay(turn.allowed), failed)


@law("bridge:59")
def order_not_binding(turn: PlayTurn) -> Ruling | None:
    """No card that could be played carries out declarer's order."""
    return rule(LEGAL, CANNOT_OBEY) if turn.is_ordered and not turn.can_obey else None


@law("bridge:44A")
def led(turn: PlayTurn) -> Ruling | None:
    """The card is led, and nothing forbids it."""
    return rule(LEGAL) if not turn.led else None


@law("bridge:44D")
def discarded(turn: PlayTurn) -> Ruling | None:
    """The player has no card of the suit led."""
    return rule(LEGAL) if turn.is_void else None


@law("bridge:44C")
def followed(_: PlayTurn) -> Ruling | None:
    """The card follows suit, and nothing else forbids it."""
    return rule(LEGAL)


QUESTION = Issue(N_("What is asked?"), (trick_is_complete, one_card, whole_hand))
HAND = Issue(N_("Which cards may be played?"), (to_lead, void, to_follow))
ORDER = Issue(N_("Does declarer's order bind the player?"), (order_impossible, order_possible))
OWN_CARD = Issue(N_("Must the penalty card be played?"), (minor_card, cannot_be_played, several_playable, one_playable))
CARD = Issue(
    N_("May the card be played?"),
    (
        suit_not_followed,
        order_not_obeyed,
        minor_card_not_played,
        major_card_not_played,
        order_not_binding,
        led,
        discarded,
        followed,
    ),
)
LEGAL_PLAY = Topic(
    "bridge",
    "legal-play",
    N_("Which cards may be played?"),
    N_("Somebody is to play, or has played, and it is asked which cards are allowed; or who has won a trick."),
    PlayTurn,
    (QUESTION, WINNER, HAND, ORDER, OWN_CARD, CARD),
)
