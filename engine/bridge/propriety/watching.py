"""Spectators, at the table and on screens: Law 76."""

from dataclasses import dataclass

from engine.bridge import onward
from engine.bridge.effect.conduct import (
    IS_SPECTATOR,
    NO_CONTESTANTS_OFFENCE,
    NO_SPECTATOR,
    PLAY_GOES_ON,
    RULED_ON_ALL_THE_SAME,
    SPECTATOR_MAY,
    SPECTATOR_MAY_NOT,
    UNDER_SUPERVISION,
)
from engine.bridge.information.learnt import Learnt
from engine.bridge.reading import Reading
from engine.fact import Facts, ask, part
from engine.law import Issue, Ruling, go_to, law, rule
from engine.text import N_, Choice


class Watcher(Choice):
    """What a spectator did."""

    POINTED = "pointed", N_("drew attention to something: an irregularity, the score, whose turn it is")
    REACTED = "reacted", N_("reacted to a call or a play")
    REMARKED = "remarked", N_("made a remark, a face or a gesture")
    TALKED = "talked", N_("talked with a player")
    SPOKE = "spoke", N_("said something on what happened or on the Laws when the director was at the table")
    LOOKED = "looked", N_("looked at more than one player's cards")
    DISTURBED = "disturbed", N_("disturbed the players in another way")
    ONLINE = "online", N_("follows a transmission, and got in touch with a player")
    STATUS = "status", N_("nothing yet: does this person count as a spectator at all?")


class WatchedWhen(Choice):
    """When it was."""

    DEAL = "deal", N_("while a board was being played at that table")
    ROUND = "round", N_("after the board, but before the round was over")
    AFTER = "after", N_("after the round, but before the session was over")
    SESSION_OVER = "session-over", N_("when the player's session was over")


class CameOf(Choice):
    """What came of it."""

    INFORMATION = (
        "information",
        N_("a player learnt something about a board in play or still to be played"),
    )
    IRREGULARITY = "irregularity", N_("an irregularity came to light")


class WhoWatches(Choice):
    """Who the person is."""

    PLAYER = "player", N_("a player of the tournament, or an official")
    OUTSIDE = "outside", N_("somebody outside the places where players may be during their session")
    EXEMPT = "exempt", N_("somebody of whom the director has decided otherwise")
    OTHER = "other", N_("anybody else: a friend, a coach, a captain who does not play")


@dataclass(frozen=True, kw_only=True)
class Watching(Facts):
    """What a spectator did, when, and what came of it."""

    did: Watcher = ask(
        N_("What did the spectator do?"),
        had={
            Watcher.REACTED: N_("Right, had the spectator reacted to a call or a play."),
            Watcher.LOOKED: N_("Right, had the spectator looked at several hands."),
        },
        short=N_("spectator"),
    )
    when: WatchedWhen = ask(
        N_("When was it?"),
        had={
            WatchedWhen.DEAL: N_("Right, had the board still been in play."),
            WatchedWhen.ROUND: N_("Right, had the round not been over."),
            WatchedWhen.AFTER: N_("Right, had the round been over."),
            WatchedWhen.SESSION_OVER: N_("Right, had the session been over."),
        },
        short=N_("when"),
    )
    asked: bool = ask(
        N_("Had the director asked the spectator to say it?"),
        had={
            True: N_("Right, had the director asked for it."),
            False: N_("Right, had the director not asked for it."),
        },
        short=N_("asked by the director"),
    )
    allowed: bool = ask(
        N_("Do the regulations of the tournament allow more than one hand to be looked at?"),
        had={
            True: N_("Right, had the regulations allowed it."),
            False: N_("Right, had the regulations not allowed it."),
        },
        short=N_("allowed by the regulations"),
    )
    came_of_it: frozenset[CameOf] = ask(
        N_("What came of it?"),
        hint=N_("Nothing is a possible answer, and both may be true."),
        short=N_("came of it"),
    )
    standing: WhoWatches = ask(
        N_("Who is it?"),
        had={
            WhoWatches.PLAYER: N_("Right, had it been a player or an official."),
            WhoWatches.OTHER: N_("Right, had it been neither a player nor an official."),
        },
        short=N_("person"),
    )
    reading: Reading = part()


def forbidden() -> Ruling:
    return rule(SPECTATOR_MAY_NOT, UNDER_SUPERVISION, NO_CONTESTANTS_OFFENCE, then=WHAT_NOW)


# May a spectator do that?


@law("bridge:76D")
def who_is_it(one: Watching) -> Ruling | None:
    """It is not clear whether this person counts as a spectator."""
    return rule(then=WHO_COUNTS) if one.did is Watcher.STATUS else None


@law("bridge:76B1")
def looks_at_hands(one: Watching) -> Ruling | None:
    """The spectator looked at more than one player's cards, and the regulations do not allow it."""
    return forbidden() if one.did is Watcher.LOOKED and not one.allowed else None


@law("bridge:76C1")
def speaks_unasked(one: Watching) -> Ruling | None:
    """The spectator spoke on a question of fact or of the Laws, and the director had not asked for it."""
    return forbidden() if one.did is Watcher.SPOKE and not one.asked else None


@law("bridge:76C1", "bridge:76B1")
def permitted(one: Watching) -> Ruling | None:
    """The director had asked the spectator to speak, or the regulations allow several hands to be looked at."""
    return rule(SPECTATOR_MAY) if one.did in (Watcher.SPOKE, Watcher.LOOKED) else None


@law("bridge:76B5")
def points_out(one: Watching) -> Ruling | None:
    """The spectator drew attention to something at the table."""
    return forbidden() if one.did is Watcher.POINTED else None


@law("bridge:76B4")
def disturbs(one: Watching) -> Ruling | None:
    """The spectator disturbed the players."""
    return forbidden() if one.did is Watcher.DISTURBED else None


@law("bridge:76A2")
def in_touch_from_outside(one: Watching) -> Ruling | None:
    """Somebody who follows a transmission got in touch with a player whose session was not over."""
    return forbidden() if one.did is Watcher.ONLINE and one.when is not WatchedWhen.SESSION_OVER else None


@law("bridge:76B2")
def reacts(one: Watching) -> Ruling | None:
    """The spectator reacted to a call or a play while the board was being played."""
    return forbidden() if one.did is Watcher.REACTED and one.when is WatchedWhen.DEAL else None


@law("bridge:76B3")
def during_round(one: Watching) -> Ruling | None:
    """The spectator talked with a player, or made a remark or a gesture, before the round was over."""
    return forbidden() if one.when in (WatchedWhen.DEAL, WatchedWhen.ROUND) else None


@law("bridge:76A2", "bridge:76B3")
def talks_between_rounds(one: Watching) -> Ruling | None:
    """The spectator talked with a player between two rounds, and the ban is read as one for the whole session."""
    if one.did is not Watcher.TALKED or one.when is not WatchedWhen.AFTER:
        return None
    return forbidden() if one.reading.whole_session else None


@law(
    "bridge:76B3",
    "bridge:76A2",
    otherwise=(
        Watcher.REACTED,
        Watcher.REMARKED,
        Watcher.TALKED,
        Watcher.ONLINE,
        WatchedWhen.AFTER,
        WatchedWhen.SESSION_OVER,
    ),
)
def at_another_time(_: Watching) -> Ruling | None:
    """The time for which the Law forbids it was over."""
    return rule(SPECTATOR_MAY)


# Who counts as a spectator?


@law("bridge:76D")
def player_or_official(one: Watching) -> Ruling | None:
    """It is a player or an official of the tournament."""
    return rule(NO_SPECTATOR) if one.standing is WhoWatches.PLAYER else None


@law("bridge:76fn1", "bridge:76D")
def outside_area(one: Watching) -> Ruling | None:
    """The person is outside the playing area."""
    return rule(NO_SPECTATOR) if one.standing is WhoWatches.OUTSIDE else None


@law("bridge:76D")
def decided_otherwise(one: Watching) -> Ruling | None:
    """The director has decided otherwise."""
    return rule(NO_SPECTATOR) if one.standing is WhoWatches.EXEMPT else None


@law("bridge:76D", "bridge:76A1", otherwise=(WhoWatches.OTHER,))
def anybody_else(_: Watching) -> Ruling | None:
    """It is neither a player nor an official, and the person is in the playing area."""
    return rule(IS_SPECTATOR, UNDER_SUPERVISION)


# What now?


@law("bridge:16D1", "bridge:76A1")
def player_learnt(one: Watching) -> Ruling | None:
    """A player learnt something about a board from it."""
    if CameOf.INFORMATION not in one.came_of_it:
        return None
    also = (RULED_ON_ALL_THE_SAME,) if CameOf.IRREGULARITY in one.came_of_it else ()
    return rule(*also, go_to(onward.OUTSIDE_INFORMATION, learnt=Learnt.ELSEWHERE))


@law("bridge:81C3", "bridge:76C2")
def came_to_light(one: Watching) -> Ruling | None:
    """An irregularity came to light by it."""
    return rule(RULED_ON_ALL_THE_SAME) if CameOf.IRREGULARITY in one.came_of_it else None


@law("bridge:76A1", "bridge:76C2")
def nothing_came_of_it(_: Watching) -> Ruling | None:
    """Nothing came of it."""
    return rule(PLAY_GOES_ON)


MAY_THEY = Issue(
    N_("May a spectator do that?"),
    (
        who_is_it,
        looks_at_hands,
        speaks_unasked,
        permitted,
        points_out,
        disturbs,
        in_touch_from_outside,
        reacts,
        during_round,
        talks_between_rounds,
        at_another_time,
    ),
)
WHO_COUNTS = Issue(
    N_("Does this person count as a spectator?"), (player_or_official, outside_area, decided_otherwise, anybody_else)
)
WHAT_NOW = Issue(N_("What becomes of the board?"), (player_learnt, came_to_light, nothing_came_of_it))
