"""Exceptions to the transfer of tricks, each beside something that only looks like one."""

from random import Random

from engine.bridge.revoke.circumstance import Noticed, OtherRevoke, Role
from engine.bridge.revoke.incident import Revoke
from engine.bridge.revoke.revoke import REVOKE
from engine.cards.pack import Card, Rank
from engine.text import N_, Text, say
from quizzes.bridge.revoke.aim import A_LATER_ONE, COSTLY, NOTHING, PARTNER_S, Kind, Played, Tricks, draw_played
from quizzes.bridge.revoke.misplay import Misplay, draw_misplay, finish, revokes_after
from quizzes.bridge.revoke.question import check_part, transfer_part, transfer_together_part
from quizzes.bridge.revoke.story import WHEN, established, picture, tell
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, Part

PLAYED_OUT = WHEN[Noticed.BEFORE_RETURN]


@firmly
def draw_exception(rng: Random) -> Scenario | None:
    return rng.choice(EXCEPTIONS)(rng)


def ask(played: Played, facts: Revoke, *story: Text) -> Scenario:
    misplay = played.misplay
    table = picture(misplay.board, played.tricks, misplay)
    return Scenario(story, (Case(REVOKE, facts),), (transfer_part(),), table)


def noticed_late(rng: Random) -> Scenario:
    """Before or after a player of the other side has called on the next board."""
    played, when = draw_played(rng, rng.choice(COSTLY), 3), rng.choice(tuple(WHEN))
    return ask(played, established(*played, noticed=when), tell(played.misplay), WHEN[when])


def near_the_end(rng: Random) -> Scenario:
    """On the twelfth trick, too late to be corrected, or just before it."""
    if rng.random() < 0.5:
        played = draw_played(rng, rng.choice((PARTNER_S, A_LATER_ONE)), 12, 12)
    else:
        played = draw_played(rng, rng.choice(COSTLY), 10, 11)
    facts = established(*played, noticed=Noticed.AFTER_RETURN)
    return ask(played, facts, tell(played.misplay), WHEN[Noticed.AFTER_RETURN])


def on_declarer_s_side(rng: Random) -> Scenario:
    """Dummy's card, or declarer's own."""
    role = rng.choice((Role.DUMMY, Role.DECLARER))
    played = draw_played(rng, rng.choice(COSTLY), 3, suits=lambda misplay: misplay.role is role)
    return ask(played, established(*played), tell(played.misplay), PLAYED_OUT)


def little_won(rng: Random) -> Scenario:
    """An opponent wins the trick; the side wins one later, or none."""
    played = draw_played(rng, rng.choice((NOTHING, A_LATER_ONE)), 7)
    return ask(played, established(*played), tell(played.misplay), PLAYED_OUT)


# Penalty cards


def beside_a_penalty_card(rng: Random) -> Scenario | None:
    """A penalty card had to be played, or the penalty card was what the player wrongly played."""
    if rng.random() < 0.5:
        return penalty_card(rng, COSTLY, True)
    return penalty_card(rng, (PARTNER_S, A_LATER_ONE), False)


def penalty_card(rng: Random, kinds: tuple[Kind, ...], is_withheld: bool) -> Scenario | None:
    def exposed(misplay: Misplay) -> Card:
        return misplay.held[0] if is_withheld else misplay.card

    def suits(misplay: Misplay) -> bool:
        partner_leads = misplay.before.trick.plays[0].player is misplay.revoker.partner  # then declarer has a choice
        return misplay.role is Role.DEFENDER and not partner_leads and is_honour(exposed(misplay))

    played = draw_played(rng, rng.choice(kinds), 3, suits=suits)
    misplay, card = played.misplay, exposed(played.misplay)
    if not is_played_in_time(played, card):
        return None
    story = say(
        "In an earlier trick {player} dropped the {card}, and it lies face up as a major penalty card.",
        player=misplay.revoker,
        card=card,
    )
    return ask(played, established(*played, penalty_card=is_withheld), story, tell(misplay), PLAYED_OUT)


def is_played_in_time(played: Played, penalty: Card) -> bool:
    """After the revoke, is the penalty card played at the first turn at which that is legal?"""
    for trick in played.tricks[played.misplay.trick - 1 :]:
        led = trick.plays[0]
        card = next(play.card for play in trick.plays if play.player is played.misplay.revoker)
        if card == penalty:
            return True
        follows = card.suit is led.card.suit and led.player is not played.misplay.revoker
        if card != played.misplay.card and (not follows or card.suit is penalty.suit):
            return False
    return False


def is_honour(card: Card) -> bool:
    return card.rank.order >= Rank.TEN.order


# A second revoke of the same side


def once_more(rng: Random) -> Scenario | None:
    """The same player in the same suit, or another revoke of the side."""
    first = draw_misplay(rng, 2, 6)
    wants_same = rng.random() < 0.5
    for second in revokes_after(rng, first, first.revoker, first.revoker.partner):
        if second.role is not Role.DUMMY and first.role is not Role.DUMMY and is_again(first, second) is wants_same:
            return ask_two(first, second, finish(second.after))
    return None


def is_again(first: Misplay, second: Misplay) -> bool:
    return first.revoker is second.revoker and first.before.trick.suit is second.before.trick.suit


def ask_two(first: Misplay, second: Misplay, tricks: Tricks) -> Scenario | None:
    facts = again(first, tricks) if is_again(first, second) else twice(first, second, tricks)
    parts: tuple[Part, ...] = (transfer_together_part(), check_part("bridge:64C1", "bridge:64C2a"))
    story = (tell(first), tell(second), say("Both revokes come out after the last trick."))
    table = picture(first.board, tricks, first, second)
    scenario = Scenario(story, (Case(REVOKE, facts),), parts, table)
    return scenario if parts[0].parse([parts[0].read(scenario.verdicts[0])]) else None  # three or more are not offered


def again(first: Misplay, tricks: Tricks) -> Revoke:
    return established(first, tricks, other=OtherRevoke.AGAIN)


def twice(first: Misplay, second: Misplay, tricks: Tricks) -> Revoke:
    won = {
        "two.earlier": first.winner(tricks),
        "two.between": first.won(tricks[first.trick : second.trick - 1]),
        "two.later": second.winner(tricks),
        "two.after": second.won(tricks[second.trick :]),
    }
    return established(second, tricks, other=OtherRevoke.SAME_SIDE, **won)


EXCEPTIONS = (noticed_late, near_the_end, on_declarer_s_side, little_won, beside_a_penalty_card, once_more, once_more)

FAMILIES = (
    Family(
        "bridge",
        "revoke-exceptions",
        N_("Rule or exception?"),
        5,
        "64A1 64A2 64B1 64B2 64B3 64B4 64B5 64B6 64C2a",
        draw_exception,
    ),
)
