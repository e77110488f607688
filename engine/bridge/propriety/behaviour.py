"""What somebody did that others object to, and what it brought about."""

from dataclasses import dataclass

from engine.bridge.propriety.watching import Watching
from engine.fact import Facts, ask, part
from engine.text import N_, Choice


class About(Choice):
    """What the conduct is about, as a table would begin to tell it."""

    SIGN = "sign", N_("a sign, a look or a word that showed something about a call, a trick or the cards")
    MANNER = "manner", N_("how somebody speaks to others or treats them")
    PACE = "pace", N_("attention and pace: bored, dawdling, away from the table")
    CARDS = "cards", N_("how calls are named, or how cards are handled")
    SPECTATOR = "spectator", N_("a spectator, at the table or on a screen")
    FORESEEN = "foreseen", N_("an irregularity that may have paid the side which committed it")
    LAWS = "laws", N_("a rule broken on purpose, or an irregularity hidden or kept quiet")


class Showing(Choice):
    """What was shown."""

    LIKING = "liking", N_("that somebody likes or dislikes a call or a play")
    TRICK = "trick", N_("that somebody expects to win or lose a trick which is not complete yet")
    EVENT = "event", N_("something important that has happened, or how many tricks are still needed")
    COMMENT = "comment", N_("nothing of the kind: an uncalled-for comment")
    WATCHED = "watched", N_("somebody stared at a player, or tried to see a player's cards")
    GLIMPSE = "glimpse", N_("somebody saw an opponent's card without meaning to")
    ARRANGED = "arranged", N_("signs that the partners seem to have agreed on beforehand")


class Manner(Choice):
    """How somebody treated others."""

    RUDE = "rude", N_("was discourteous to an opponent or to partner")
    ANNOYING = "annoying", N_("annoyed or embarrassed somebody by a remark or an act")
    TO_DIRECTOR = "to-director", N_("called or addressed the director discourteously")
    LOUD = "loud", N_("talked about a board so loudly that others could hear it")


class Pace(Choice):
    """What was wrong with attention or pace."""

    INATTENTIVE = "inattentive", N_("paid too little attention to the game")
    BORED = "bored", N_("showed no interest in the deal any more, folded up the cards for example")
    DRAWN_OUT = "drawn-out", N_("played on although all the remaining tricks were surely that side's")
    VARIED = "varied", N_("called or played at an unusual pace")
    AWAY = "away", N_("left the table before the round was over")
    SLOW = "slow", N_("is slow, or holds up the game")


class Handling(Choice):
    """What was done with calls or cards."""

    NAMES = "names", N_("used different names for the same call")
    DETACHED = "detached", N_("took a card out of the hand before the turn to play had come")
    STYLE = "style", N_("called or played in another way than is usual and correct")
    TOUCHED = "touched", N_("touched another player's cards")
    MIXED = "mixed", N_("mixed the cards on purpose, so that something could no longer be checked")


class AgainstLaw(Choice):
    """How somebody stood to the Laws."""

    ON_PURPOSE = "on-purpose", N_("broke a rule on purpose")
    HIDDEN = "hidden", N_("tried to hide an irregularity, by a second revoke for example")
    SILENT = "silent", N_("said nothing about an irregularity of the own side")
    NOT_TRYING = "not-trying", N_("did not try to do as well as possible")


class Brought(Choice):
    """What else came of it."""

    PARTNER = "partner", N_("partner could learn something from it")
    MISLED = "misled", N_("it misled an opponent")
    COST = "cost", N_("it cost the opponents something in another way, by breaking their concentration for example")


@dataclass(frozen=True, kw_only=True)
class Behaviour(Facts):
    """What somebody did, and what the director finds about it."""

    about: About = ask(N_("What is it about?"), short=N_("about"))
    sign: Showing = ask(
        N_("What was shown?"),
        had={
            Showing.LIKING: N_("Right, had it shown that the player liked or disliked a call or a play."),
            Showing.COMMENT: N_("Right, had it been nothing but an uncalled-for comment."),
            Showing.GLIMPSE: N_("Right, had the card been seen without meaning to."),
            Showing.ARRANGED: N_("Right, had the partners agreed on it beforehand."),
        },
        short=N_("shown"),
    )
    manner: Manner = ask(N_("What did somebody do?"), short=N_("manner"))
    pace: Pace = ask(
        N_("What did the player do?"),
        had={Pace.BORED: N_("Right, had the player shown no interest any more.")},
        short=N_("pace"),
    )
    handling: Handling = ask(
        N_("What was done with calls or cards?"),
        had={
            Handling.DETACHED: N_("Right, had the card only been taken out too early."),
            Handling.NAMES: N_("Right, had it been different names for one call."),
        },
        short=N_("handling"),
    )
    fault: AgainstLaw = ask(
        N_("What did the player do?"),
        had={
            AgainstLaw.ON_PURPOSE: N_("Right, had the rule been broken on purpose."),
            AgainstLaw.SILENT: N_("Right, had the player only kept silent."),
        },
        short=N_("towards the rules"),
    )
    to_disturb: bool = ask(
        N_("In your view, was it done to disturb an opponent?"),
        judged=True,
        hint=N_("A player who needs time to think, or plays on out of habit, does not mean to disturb."),
        had={
            True: N_("Right, had it been done to disturb an opponent."),
            False: N_("Right, had it not been done to disturb an opponent."),
        },
        short=N_("to disturb"),
    )
    needed: bool = ask(
        N_("In your view, was there a need to leave the table?"),
        judged=True,
        had={
            True: N_("Right, had there been a need to leave the table."),
            False: N_("Right, had there been no need to leave the table."),
        },
        short=N_("need"),
    )
    saw: bool = ask(
        N_("Has the player seen an opponent's card in that way?"),
        had={
            True: N_("Right, had the player seen a card in that way."),
            False: N_("Right, had the player seen no card in that way."),
        },
        short=N_("card seen"),
    )
    brought: frozenset[Brought] = ask(
        N_("In your view, did anything more come of it?"),
        judged=True,
        hint=N_("Nothing is the usual answer. Several things may be true."),
        short=N_("came of it"),
    )
    over: bool = ask(
        N_("Is play over?"),
        had={True: N_("Right, had play been over."), False: N_("Right, had play not been over.")},
        short=N_("play over"),
    )
    could_know: bool = ask(
        N_("In your view, could the offender have known at that moment that it could well damage the other side?"),
        judged=True,
        hint=N_(
            "Not what the player intended counts, but what a player in that seat could have thought of: with these "
            "cards, at this point, was it easy to see that it might pay?"
        ),
        had={
            True: N_("Right, had the offender been able to know that it could well do damage."),
            False: N_("Right, had the offender not been able to know that it could well do damage."),
        },
        short=N_("could have known"),
    )
    gained: bool = ask(
        N_("In your view, has the irregularity brought the offending side an advantage?"),
        judged=True,
        hint=N_("Compare with what would have been likely without the irregularity, the rectification taken in."),
        had={
            True: N_("Right, had it brought the offending side an advantage."),
            False: N_("Right, had it brought the offending side no advantage."),
        },
        short=N_("advantage"),
    )
    watching: Watching = part()
