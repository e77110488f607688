"""Revokes: Laws 61 to 64. Was it one, is it established, what is corrected, how many tricks pass over."""

from engine.bridge.effect import (
    CORRECT_BOTH,
    CORRECT_IT,
    ESTABLISHED,
    ITS_CARD_PENALTY,
    LEAD_GOES_BACK,
    NO_PENALTY_CARD,
    NO_REVOKE,
    OPPONENTS_TAKE_BACK,
    PARTNER_TAKES_BACK,
    PENALTY_CARD,
    WITHDRAWN_INFORMATION,
    CheckAtEnd,
    Transfer,
)
from engine.bridge.revoke.incident import Duty, Noticed, Other, Revoke, Role, Since, Winner
from engine.law import Effect, Governs, Issue, Ruling, Topic, law, rule
from engine.text import N_

# Was it a revoke?


@law("bridge:59", "bridge:61A")
def unable(revoke: Revoke) -> Ruling | None:
    """The player could not follow suit, or could not do what was required."""
    return rule(NO_REVOKE) if not revoke.able else None


@law("bridge:61A")
def able(_: Revoke) -> Ruling | None:
    """The player could have followed suit, or done what was required: it is a revoke."""
    return rule(then=CORRECTION)


# Is it corrected?


@law("bridge:62D1", "bridge:62B", "bridge:64B6")
def twelfth_by_both(revoke: Revoke) -> Ruling | None:
    """Both sides revoked on the twelfth trick, and it was noticed before all four hands were back in the board."""
    return correct_both(revoke) if is_twelfth_in_time(revoke) and revoke.both_sides else None


def is_twelfth_in_time(revoke: Revoke) -> bool:
    return revoke.trick == 12 and revoke.noticed in (Noticed.IN_PLAY, Noticed.BEFORE_RETURN)


def correct_both(revoke: Revoke, *more: Effect) -> Ruling:
    """Both cards go back; the defender's becomes a penalty card unless it lay faced already."""
    card = NO_PENALTY_CARD if revoke.faced else PENALTY_CARD
    return rule(CORRECT_BOTH, *more, card, Transfer(0), WITHDRAWN_INFORMATION)


@law("bridge:62D1", "bridge:64B6")
def twelfth_in_time(revoke: Revoke) -> Ruling | None:
    """The revoke was on the twelfth trick and was noticed before all four hands were back in the board."""
    if is_twelfth_in_time(revoke):
        return rule(CORRECT_IT, Transfer(0), then=(CARD, TWELFTH, TAKING_BACK))
    return None


@law("bridge:62A", "bridge:62B", "bridge:62B1", "bridge:62B2")
def neither_played_on(revoke: Revoke) -> Ruling | None:
    """Both sides revoked on this trick, and neither of them has gone on."""
    if revoke.both_sides and revoke.since in (Since.NOTHING, Since.MISLED) and not revoke.others_played:
        return correct_both(revoke, *((LEAD_GOES_BACK,) if revoke.since is Since.MISLED else ()))
    return None


@law("bridge:62C3", "bridge:64B8")
def both_on_one_trick(revoke: Revoke) -> Ruling | None:
    """Both sides revoked on this trick, play is going on, and only one of them has played to the next."""
    one_played = revoke.both_sides and (revoke.since is Since.PLAYED) != revoke.others_played
    if one_played and revoke.noticed is Noticed.IN_PLAY:
        return rule(CORRECT_BOTH, PENALTY_CARD, Transfer(0), WITHDRAWN_INFORMATION)
    return None


@law("bridge:47E1", "bridge:63A1")
def misled_by_opponent(revoke: Revoke) -> Ruling | None:
    """The side played to the next trick, but only because an opponent had wrongly said that it was its turn."""
    if revoke.since is Since.MISLED:
        return rule(CORRECT_IT, LEAD_GOES_BACK, then=(CARD, TAKING_BACK))
    return None


@law("bridge:63A1", "bridge:63B")
def side_played_on(revoke: Revoke) -> Ruling | None:
    """The offender or the partner has led or played to the next trick, legally or not."""
    return rule(ESTABLISHED, then=TRICKS) if revoke.since is Since.PLAYED else None


@law("bridge:63A2", "bridge:63B")
def side_named_a_card(revoke: Revoke) -> Ruling | None:
    """The offender or the partner has named or designated a card for the next trick."""
    return rule(ESTABLISHED, then=TRICKS) if revoke.since is Since.NAMED else None


@law("bridge:63A3", "bridge:63B")
def side_claimed(revoke: Revoke) -> Ruling | None:
    """Someone of the offending side has claimed or conceded tricks."""
    return rule(ESTABLISHED, then=TRICKS) if revoke.since is Since.CLAIMED else None


@law("bridge:63A4", "bridge:63B")
def side_agreed(revoke: Revoke) -> Ruling | None:
    """The offending side has agreed to a claim or concession of the opponents, and it is too late to object."""
    return rule(ESTABLISHED, then=TRICKS) if revoke.since is Since.AGREED else None


@law("bridge:52B", "bridge:61A")
def penalty_card_not_played(revoke: Revoke) -> Ruling | None:
    """A penalty card was not played, and it is not too late: declarer may accept the other card."""
    return rule(Governs("bridge:52B")) if revoke.duty is Duty.PENALTY_CARD else None


@law("bridge:62A", "bridge:62B")
def not_established(_: Revoke) -> Ruling | None:
    """The revoke is not established: it is corrected."""
    return rule(CORRECT_IT, then=(CARD, TAKING_BACK))


# What becomes of the card?


@law("bridge:43B2b")
def dummy_without_right_asked(revoke: Revoke) -> Ruling | None:
    """Declarer revoked, and dummy, who had lost the right to, was the first to ask about it."""
    if revoke.revoker is Role.DECLARER and revoke.dummy_asked:
        return rule(NO_PENALTY_CARD, then=TRICKS)
    return None


@law("bridge:62B1", "bridge:50")
def defender_s_unfaced_card(revoke: Revoke) -> Ruling | None:
    """The card came from a defender's unfaced hand."""
    return rule(PENALTY_CARD) if revoke.by_defender and not revoke.faced else None


@law("bridge:62B2")
def declarer_dummy_or_faced(_: Revoke) -> Ruling | None:
    """The card was declarer's or dummy's, or one of a defender's faced cards."""
    return rule(NO_PENALTY_CARD)


@law("bridge:62D2", "bridge:16C")
def before_partner_s_turn(revoke: Revoke) -> Ruling | None:
    """A defender revoked on the twelfth trick before it was the partner's turn."""
    return rule(WITHDRAWN_INFORMATION) if revoke.by_defender and revoke.partner_to_play else None


@law("bridge:62D1")
def nothing_seen_early(_: Revoke) -> Ruling | None:
    """It was no defender's card, or the partner's turn had come: nothing is added."""
    return rule()


# Who may take back a card?


@law("bridge:62C1")
def nobody_played_since(revoke: Revoke) -> Ruling | None:
    """No opponent has played between the revoke and its being noticed."""
    return rule() if not revoke.opponents_played else None


@law("bridge:62C2", "bridge:62C1", "bridge:16C")
def side_may_follow(revoke: Revoke) -> Ruling | None:
    """An opponent has taken a card back, and the next player of the offending side had played after it."""
    if revoke.opponent_took_back and revoke.side_played:
        cards = (ITS_CARD_PENALTY,) if revoke.by_defender else ()
        return rule(OPPONENTS_TAKE_BACK, PARTNER_TAKES_BACK, *cards, WITHDRAWN_INFORMATION)
    return None


@law("bridge:62C1", "bridge:16C")
def opponents_may_take_back(_: Revoke) -> Ruling | None:
    """An opponent has played between the revoke and its being noticed."""
    return rule(OPPONENTS_TAKE_BACK, WITHDRAWN_INFORMATION)


# How many tricks pass over?


@law("bridge:64B6")
def twelfth_trick(revoke: Revoke) -> Ruling | None:
    """The revoke was on the twelfth trick."""
    return rule(Transfer(0), then=DAMAGE) if revoke.trick == 12 else None


@law("bridge:64B3")
def faced_card(revoke: Revoke) -> Ruling | None:
    """The card not played was a penalty card or a card of dummy's."""
    if revoke.duty is Duty.PENALTY_CARD or revoke.revoker is Role.DUMMY:
        return rule(Transfer(0), then=DAMAGE)
    return None


@law("bridge:64B7")
def both_sides_revoked(revoke: Revoke) -> Ruling | None:
    """Both sides have an established revoke on this board."""
    return rule(Transfer(0), then=DAMAGE) if both_established(revoke) else None


def both_established(revoke: Revoke) -> bool:
    """The other side's revoke stands too: it has played on, or play has ended for good."""
    over = revoke.both_sides and (revoke.noticed is not Noticed.IN_PLAY or revoke.others_played)
    return over or revoke.other is Other.OPPONENTS


@law("bridge:64B2")
def repeated(revoke: Revoke) -> Ruling | None:
    """The same player had an earlier established revoke in the same suit."""
    return rule(Transfer(0), then=DAMAGE) if revoke.other is Other.SAME_SUIT else None


@law("bridge:64B4")
def next_board_called(revoke: Revoke) -> Ruling | None:
    """It was first noticed after a player of the non-offending side had called on the next board."""
    return rule(Transfer(0), then=DAMAGE) if revoke.noticed is Noticed.NEXT_BOARD else None


@law("bridge:64B5")
def round_over(revoke: Revoke) -> Ruling | None:
    """It was first noticed after the round was over."""
    return rule(Transfer(0), then=DAMAGE) if revoke.noticed is Noticed.ROUND_OVER else None


@law("bridge:64B1")
def nothing_won(revoke: Revoke) -> Ruling | None:
    """The offending side won neither the trick of the revoke nor a later one that could still pass over."""
    if not revoke.side_won and not revoke.left:
        return rule(Transfer(0), then=DAMAGE)
    return None


@law("bridge:64A1", "bridge:64fn1")
def offender_won(revoke: Revoke) -> Ruling | None:
    """The hand that revoked won the trick itself: that trick, and one later trick if the side won any."""
    if revoke.winner is Winner.REVOKER:
        return rule(Transfer(revoke.side_won + min(1, revoke.left)), then=DAMAGE)
    return None


@law("bridge:64A2", "bridge:64fn1")
def offender_did_not_win(_: Revoke) -> Ruling | None:
    """The hand that revoked did not win the trick, but its side won it or a later one: one trick."""
    return rule(Transfer(1), then=DAMAGE)


# What is checked when play is over?


@law("bridge:64C2b")
def both_sides_damage(revoke: Revoke) -> Ruling | None:
    """Both sides revoked: the director asks what would probably have come about with no revokes."""
    return rule(CheckAtEnd("bridge:64C2b")) if both_established(revoke) else None


@law("bridge:64C2a")
def repeated_damage(revoke: Revoke) -> Ruling | None:
    """One player revoked repeatedly in a suit: the director asks what a later one cost the other side."""
    return rule(CheckAtEnd("bridge:64C2a")) if revoke.other is Other.SAME_SUIT else None


@law("bridge:64C1")
def any_damage(_: Revoke) -> Ruling | None:
    """After any other established revoke the director asks whether the other side has had redress for its loss."""
    return rule(CheckAtEnd("bridge:64C1"))


EXISTENCE = Issue(N_("Was it a revoke?"), (unable, able))
CORRECTION = Issue(
    N_("Is the revoke corrected, or is it established?"),
    (
        twelfth_by_both,
        twelfth_in_time,
        neither_played_on,
        both_on_one_trick,
        misled_by_opponent,
        side_played_on,
        side_named_a_card,
        side_claimed,
        side_agreed,
        penalty_card_not_played,
        not_established,
    ),
)
CARD = Issue(
    N_("What becomes of the card taken back?"),
    (dummy_without_right_asked, defender_s_unfaced_card, declarer_dummy_or_faced),
)
TWELFTH = Issue(N_("What does the twelfth trick change?"), (before_partner_s_turn, nothing_seen_early))
TAKING_BACK = Issue(
    N_("Who else may take back a card?"), (nobody_played_since, side_may_follow, opponents_may_take_back)
)
TRICKS = Issue(
    N_("How many tricks pass over?"),
    (
        twelfth_trick,
        faced_card,
        both_sides_revoked,
        repeated,
        next_board_called,
        round_over,
        nothing_won,
        offender_won,
        offender_did_not_win,
    ),
)
DAMAGE = Issue(N_("What is checked when play is over?"), (both_sides_damage, repeated_damage, any_damage))

REVOKE = Topic(
    "bridge",
    "revoke",
    N_("Revoke"),
    N_("A player did not follow suit, or did not play the card that was required."),
    Revoke,
    (EXISTENCE, CORRECTION, CARD, TWELFTH, TAKING_BACK, TRICKS, DAMAGE),
)
