"""What one may look at, lay open and say during a hand: 6.10 and 9 §."""

from typing import Any

from engine.effect import Governs, Order
from engine.law import AnyTopic, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_
from engine.ulti.conduct.incident import Act, Conduct
from engine.ulti.renonsz.deal_fault import DEAL_FAULT
from engine.ulti.renonsz.deal_incident import WrongInDeal
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.play_incident import LookedAt, WrongInPlay
from engine.ulti.renonsz.renonsz import RENONSZ, Complaint, Listed, Phase
from engine.ulti.table.bid import OPEN
from engine.ulti.table.player import Player

ALLOWED = Order("allowed", N_("This is allowed."))
FORBIDDEN = Order("forbidden", N_("This is not allowed."))
ALL_OPEN = Order("all-open", N_("All the players lay their cards open now, and the play goes on like this."))
NOT_YET = Order("not-yet", N_("The cards are laid open only after the first trick."))
MUST_SHOW = Order("must-show", N_("The player who took the trick must show it."))
CARD_STAYS = Order("card-stays", N_("The card cannot be taken back."))


def forbidden(topic: AnyTopic, conduct: Conduct, **stated: Any) -> Ruling:
    """Forbidden to this player; another topic says what follows."""
    return rule(FORBIDDEN, go_to(topic, **stated, **conduct.have(**{"raised.bid": "bid"}, offender="player")))


def listed(fault: WrongInPlay, conduct: Conduct, **stated: Any) -> Ruling:
    """Forbidden by the list of faults in the play; that it happened is not in doubt here."""
    return forbidden(PLAY_FAULT, conduct, fault=fault, established=True, **stated)


def looked(at: LookedAt, conduct: Conduct, **stated: Any) -> Ruling:
    return listed(WrongInPlay.LOOKED, conduct, looked_at=at, **stated)


def breach(conduct: Conduct, **stated: Any) -> Ruling:
    """Forbidden, but not on the list of faults: renonsz in general."""
    return forbidden(RENONSZ, conduct, complaint=Complaint.OTHER, breach=True, listed=Listed.RULE, **stated)


# Laying the cards open


@law("ulti:4.E.2.c", "ulti:4.F.2.a.c", "ulti:4.F.2.b.c", "ulti:6.10")
def open_bid_goes_on(conduct: Conduct) -> Ruling | None:
    """Cards were laid open in an open bid, and the first trick was over."""
    opened = conduct.act is Act.LAID_OPEN and conduct.bid.parts & OPEN
    return rule(ALL_OPEN) if opened and conduct.first_trick_over else None


@law("ulti:6.10")
def declarer_opens(conduct: Conduct) -> Ruling | None:
    """The declarer laid the cards open."""
    return rule(ALLOWED) if conduct.act is Act.LAID_OPEN and conduct.player is Player.DECLARER else None


@law("ulti:6.10")
def defender_follows(conduct: Conduct) -> Ruling | None:
    """A defender laid the cards open after the declarer had done so."""
    return rule(ALLOWED) if conduct.act is Act.LAID_OPEN and conduct.declarer_open else None


@law("ulti:4.E.2.c", "ulti:4.F.2.a.c", "ulti:4.F.2.b.c")
def defender_opens_early(conduct: Conduct) -> Ruling | None:
    """A defender laid the cards open in an open bid before the first trick was over."""
    return rule(NOT_YET) if conduct.act is Act.LAID_OPEN and conduct.bid.parts & OPEN else None


@law("ulti:6.10", "ulti:9.1")
def defender_opens(conduct: Conduct) -> Ruling | None:
    """A defender laid the cards open, though the bid is not open and the declarer had not done so."""
    return breach(conduct, phase=Phase.PLAY) if conduct.act is Act.LAID_OPEN else None


@law("ulti:9.1", "ulti:13.1.3")
def card_seen_at_the_deal(conduct: Conduct) -> Ruling | None:
    """A card became visible at the deal."""
    if conduct.act is Act.SHOWED and conduct.dealing:
        return rule(FORBIDDEN, go_to(DEAL_FAULT, fault=WrongInDeal.CARD_SEEN))
    return None


@law("ulti:9.1", "ulti:13.3.8")
def card_seen_later(conduct: Conduct) -> Ruling | None:
    """A card became visible otherwise than by being played or laid open."""
    return listed(WrongInPlay.DROPPED, conduct) if conduct.act is Act.SHOWED else None


# Looking


@law("ulti:9.3")
def last_trick_in_time(conduct: Conduct) -> Ruling | None:
    """Somebody wanted to see the last trick before a card was played to the next."""
    return rule(MUST_SHOW) if conduct.act is Act.LAST_TRICK and not conduct.next_led else None


@law("ulti:9.3", "ulti:13.3.7")
def last_trick_too_late(conduct: Conduct) -> Ruling | None:
    """Somebody wanted to see another player's last trick after a card had been played to the next."""
    return looked(LookedAt.OTHERS, conduct) if conduct.act is Act.LAST_TRICK and conduct.next_led else None


@law("ulti:9.3")
def own_tricks_barred(conduct: Conduct) -> Ruling | None:
    """A player looked at their own tricks, and a local tournament had announced that this is barred."""
    if conduct.act is Act.OWN_TRICKS and conduct.local_ban:
        return looked(LookedAt.OWN, conduct, own_forbidden=True)
    return None


@law("ulti:9.3")
def own_tricks(conduct: Conduct) -> Ruling | None:
    """A player looked at their own tricks."""
    return rule(ALLOWED) if conduct.act is Act.OWN_TRICKS else None


@law("ulti:13.3.7", "ulti:9.3")
def turned_tricks(conduct: Conduct) -> Ruling | None:
    """A player looked at earlier tricks that another player had turned down."""
    return looked(LookedAt.OTHERS, conduct) if conduct.act is Act.TURNED_TRICKS else None


@law("ulti:9.2", "ulti:13.3.7")
def looked_at_talon(conduct: Conduct) -> Ruling | None:
    """A player looked at the talon during the play."""
    return looked(LookedAt.TALON, conduct) if conduct.act is Act.TALON else None


@law("ulti:9.6", "ulti:10.3")
def looked_into_a_hand(conduct: Conduct) -> Ruling | None:
    """A player looked into another player's cards."""
    return breach(conduct) if conduct.act is Act.PEEKED else None


# Cards and words


@law("ulti:9.4", "ulti:10.3")
def played_on_a_heap(conduct: Conduct) -> Ruling | None:
    """Cards were thrown on top of each other when tricks were played."""
    return breach(conduct, phase=Phase.PLAY) if conduct.act is Act.HEAP else None


@law("ulti:9.5", "ulti:10.3")
def card_before_its_time(conduct: Conduct) -> Ruling | None:
    """A card was put into the trick before its time."""
    return breach(conduct, phase=Phase.PLAY) if conduct.act is Act.EARLY_CARD else None


@law("ulti:9.8")
def card_put_out(conduct: Conduct) -> Ruling | None:
    """The player wanted to take back a card that they had let go of."""
    return rule(CARD_STAYS) if conduct.act is Act.TOOK_BACK and conduct.released else None


@law("ulti:9.8")
def card_still_held(conduct: Conduct) -> Ruling | None:
    """The player wanted to take back a card that they had not let go of."""
    return rule(ALLOWED) if conduct.act is Act.TOOK_BACK else None


@law("ulti:9.7", "ulti:10.3")
def influencing_signal(conduct: Conduct) -> Ruling | None:
    """There was a remark or a signal such as to influence the course of play."""
    return breach(conduct) if conduct.act is Act.SIGNAL and conduct.influenced else None


@law("ulti:9.7")
def harmless_remark(conduct: Conduct) -> Ruling | None:
    """There was a remark or a signal that does not influence the course of play."""
    return rule(ALLOWED) if conduct.act is Act.SIGNAL else None


# The fourth player


@law("ulti:9.11")
def record_put_right(conduct: Conduct) -> Ruling | None:
    """The dealer at a table of four put right a result that was recorded wrongly."""
    return rule(ALLOWED) if conduct.wrong_record else None


@law("ulti:9.11", "ulti:10.3", otherwise=(Act.FOURTH,))
def dealer_interfered(_: Conduct) -> Ruling | None:
    """The dealer at a table of four interfered otherwise."""
    # The desk charges a renonsz to one of the three who play; the dealer is none of them.
    return rule(FORBIDDEN, Governs("ulti:10.3"))


CONDUCT = Topic(
    "ulti",
    "conduct",
    N_("Looking, laying open, speaking"),
    N_("Somebody did something beside playing a card, and it is asked whether it is allowed."),
    Conduct,
    (
        Issue(
            N_("Is it allowed?"),
            (
                open_bid_goes_on,
                declarer_opens,
                defender_follows,
                defender_opens_early,
                defender_opens,
                card_seen_at_the_deal,
                card_seen_later,
                last_trick_in_time,
                last_trick_too_late,
                own_tricks_barred,
                own_tricks,
                turned_tricks,
                looked_at_talon,
                looked_into_a_hand,
                played_on_a_heap,
                card_before_its_time,
                card_put_out,
                card_still_held,
                influencing_signal,
                harmless_remark,
                record_put_right,
                dealer_interfered,
            ),
        ),
    ),
)
