"""What a player may use, and information from elsewhere: Laws 16A, 16C and 16D, with 74C5 and 73D1."""

from engine.bridge import onward
from engine.bridge.effect.outside import (
    ARTIFICIAL,
    CHANGE_SEATS,
    DEAL_AGAIN,
    KEEP_SEATS,
    LET_PLAY,
    MAY_NOT_LOOK,
    MAY_USE,
    MAY_USE_AT_RISK,
    NEVER_PENALTY_CARD,
    PLAY_NORMALLY,
    SAME_DEAL,
    SHUFFLE_AGAIN,
    TELL_DIRECTOR,
    UNTAINTED,
)
from engine.bridge.effect.unauthorised import AT_END, AVOIDS
from engine.bridge.information.learnt import CardOf, Learnt, LearntWhen, OutsideInformation
from engine.bridge.information.partner_gave import Gave
from engine.bridge.information.withdrawn import WITHDRAWN
from engine.bridge.irregular_call.exposed import ExposedWhen
from engine.bridge.irregular_play.penalty import Whose
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# May it be used?


@law("bridge:16A1a")
def calls_and_plays(one: OutsideInformation) -> Ruling | None:
    """It comes from the legal calls and plays of the board."""
    return rule(MAY_USE, UNTAINTED) if one.learnt is Learnt.CALLS else None


@law("bridge:16A2", "bridge:16A1c", "bridge:16A1d")
def known_before(one: OutsideInformation) -> Ruling | None:
    """The player knew it before, or estimates it, or takes it from the regulations."""
    return rule(MAY_USE) if one.learnt is Learnt.KNOWN else None


@law("bridge:73D1")
def opponents_manner(one: OutsideInformation) -> Ruling | None:
    """It comes from the tempo or manner of an opponent."""
    return rule(MAY_USE_AT_RISK) if one.learnt is Learnt.OPPONENT else None


@law("bridge:16B1", "bridge:73C1")
def partners_manner(one: OutsideInformation) -> Ruling | None:
    """It comes from partner, otherwise than by a call or a play."""
    return rule(AVOIDS, AT_END) if one.learnt is Learnt.PARTNER else None


@law("bridge:16C", "bridge:16A1b")
def from_withdrawn(one: OutsideInformation) -> Ruling | None:
    """It comes from a call or a card that was withdrawn."""
    return rule(then=WITHDRAWN) if one.learnt is Learnt.WITHDRAWN else None


@law("bridge:16D1", "bridge:6D1")
def card_in_time(one: OutsideInformation) -> Ruling | None:
    """Before the first call, a card of another player at the table was seen."""
    return rule(then=AT_THE_DEAL) if one.learnt is Learnt.CARD and one.when is LearntWhen.BEFORE else None


@law("bridge:74C5")
def card_seen(one: OutsideInformation) -> Ruling | None:
    """After the first call, a card of another player at the table was seen."""
    return rule(then=WHOSE_CARD) if one.learnt is Learnt.CARD else None


@law("bridge:16D1", otherwise=(Learnt.ELSEWHERE,))
def by_accident(_: OutsideInformation) -> Ruling | None:
    """The player learnt by accident something about a board that is being played, or still to be played."""
    return rule(TELL_DIRECTOR, then=IN_THE_WAY)


# Was the card seen at the deal?


@law("bridge:6D1")
def while_dealing(one: OutsideInformation) -> Ruling | None:
    """The card was seen while the board was shuffled or dealt, and its auction has not begun anywhere."""
    return rule(TELL_DIRECTOR, SHUFFLE_AGAIN) if one.dealing else None


@law("bridge:16D1")
def seen_later(_: OutsideInformation) -> Ruling | None:
    """The card was seen later, or the board has been played at another table."""
    return rule(TELL_DIRECTOR, then=IN_THE_WAY)


# Whose card was it?


@law("bridge:74C5", "bridge:74fn1")
def seen_by_chance(one: OutsideInformation) -> Ruling | None:
    """It was an opponent's card, and the player did not mean to see it."""
    return rule(MAY_USE) if one.card_of is CardOf.BY_CHANCE else None


@law("bridge:74C5")
def watched_for(one: OutsideInformation) -> Ruling | None:
    """It was an opponent's card, and the player watched for it on purpose."""
    return rule(MAY_NOT_LOOK, ForDirector("bridge:12A1")) if one.card_of is CardOf.ON_PURPOSE else None


@law("bridge:74fn1", "bridge:73D2")
def shown_on_purpose(one: OutsideInformation) -> Ruling | None:
    """It was an opponent's card, who showed it on purpose."""
    return rule(go_to(onward.UNAUTHORISED, gave=Gave.OPPONENT)) if one.card_of is CardOf.SHOWN else None


@law("bridge:24")
def partners_in_auction(one: OutsideInformation) -> Ruling | None:
    """It was partner's card, and the auction was going on."""
    is_it = one.when is LearntWhen.AUCTION
    return rule(go_to(onward.EXPOSED_IN_AUCTION, when=ExposedWhen.AUCTION, seen=True)) if is_it else None


@law("bridge:49")
def partners_in_play(one: OutsideInformation) -> Ruling | None:
    """It was a defender's card, seen by the other defender."""
    return rule(go_to(onward.PENALTY_CARD, whose=Whose.DEFENDER)) if one.defender else None


@law("bridge:48A", otherwise=(CardOf.PARTNER, LearntWhen.PLAY))
def declaring_sides_card(_: OutsideInformation) -> Ruling | None:
    """It was a card of declarer or dummy, seen by the other of the two."""
    return rule(NEVER_PENALTY_CARD)


# Which ways are open?


@law("bridge:16D3", "bridge:16D2c", "bridge:16D2d")
def after_first_call(one: OutsideInformation) -> Ruling | None:
    """Somebody had called already."""
    return rule(LET_PLAY, ARTIFICIAL) if one.when is not LearntWhen.BEFORE else None


@law("bridge:16D2")
def not_in_the_way(one: OutsideInformation) -> Ruling | None:
    """Nobody had called, and the information will not stand in the way of a normal outcome."""
    return rule(PLAY_NORMALLY) if not one.hinders else None


@law("bridge:16D2", "bridge:16D3", "bridge:16D2c", "bridge:16D2d")
def called_meanwhile(one: OutsideInformation) -> Ruling | None:
    """Nobody had called then, but somebody has called since: the first two ways are closed."""
    return rule(LET_PLAY, ARTIFICIAL) if one.called_since else None


@law("bridge:16D2", "bridge:16D2c", "bridge:16D2d", otherwise=(LearntWhen.BEFORE,))
def in_the_way(_: OutsideInformation) -> Ruling | None:
    """Nobody has called, and the information would probably stand in the way of a normal outcome."""
    return rule(LET_PLAY, ARTIFICIAL, then=(SEATS, NEW_DEAL))


@law("bridge:16D2a")
def seats_can_change(one: OutsideInformation) -> Ruling | None:
    """A change of seats is possible and would help."""
    return rule(CHANGE_SEATS) if one.seats else None


@law("bridge:16D2a")
def seats_stay(_: OutsideInformation) -> Ruling | None:
    """A change of seats is not possible, or would not help."""
    return rule(KEEP_SEATS)


@law("bridge:16D2b")
def can_be_dealt_again(one: OutsideInformation) -> Ruling | None:
    """The form of the event permits a new deal."""
    return rule(DEAL_AGAIN) if one.new_deal else None


@law("bridge:16D2b")
def not_dealt_again(_: OutsideInformation) -> Ruling | None:
    """The form of the event does not permit a new deal."""
    return rule(SAME_DEAL)


MAY_IT_BE_USED = Issue(
    N_("May it be used?"),
    (
        calls_and_plays,
        known_before,
        opponents_manner,
        partners_manner,
        from_withdrawn,
        card_in_time,
        card_seen,
        by_accident,
    ),
)
AT_THE_DEAL = Issue(N_("Was the card seen at the deal?"), (while_dealing, seen_later))
WHOSE_CARD = Issue(
    N_("Whose card was seen?"),
    (
        seen_by_chance,
        watched_for,
        shown_on_purpose,
        partners_in_auction,
        partners_in_play,
        declaring_sides_card,
    ),
)
IN_THE_WAY = Issue(
    N_("Which ways are open to the director?"), (after_first_call, not_in_the_way, called_meanwhile, in_the_way)
)
SEATS = Issue(N_("Can the players change seats?"), (seats_can_change, seats_stay))
NEW_DEAL = Issue(N_("Can the board be dealt again?"), (can_be_dealt_again, not_dealt_again))
OUTSIDE_INFORMATION = Topic(
    "bridge",
    "outside-information",
    N_("Information from elsewhere"),
    N_("A player has seen or heard something, or learnt it from what was withdrawn. May it be used, and what now?"),
    OutsideInformation,
    (MAY_IT_BE_USED, AT_THE_DEAL, WHOSE_CARD, IN_THE_WAY, SEATS, NEW_DEAL, WITHDRAWN),
)
