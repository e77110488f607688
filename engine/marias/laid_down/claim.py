"""What was done with a laid-down game: shown, doubted, played on, claimed wrongly; and what is known about it."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible, part
from engine.marias.reading import Reading
from engine.marias.table.player import AT_PLAY, DEFENDERS, Player
from engine.marias.table.step import Rung
from engine.text import N_, Choice, Text, say


class Done(Choice):
    """What somebody did."""

    CLAIMED = "claimed", N_("said that the game is laid down, or laid the cards down")
    PLAYED_ON = "played-on", N_("went on playing")
    DOUBTED = "doubted", N_("announced a doubt whether the game is laid down")
    IN_TRICK = "in-trick", N_("announced in the middle of a trick that the game is laid down")
    SHOWS = "shows", N_("has to show the cards of a laid-down game that nobody challenges")
    REORDERED = "reordered", N_("changed the order of the cards after showing them")
    OTHERS_SHOW = "others-show", N_("showed unplayed cards, but it was another player's laid-down game")


class Doubt(Choice):
    """Had a doubt been announced?"""

    NONE = "none", N_("no")
    NOW = "now", N_("yes, for this one trick")
    USED = "used", N_("yes, and the one trick had been played")


class Joined(Choice):
    """Which defenders took part in the fleks."""

    NONE = "none", N_("there was no flek")
    ONE = "one", N_("one defender")
    BOTH = "both", N_("both defenders")


FREE_FROM, LAST = 8, 10


@dataclass(frozen=True, kw_only=True)
class Claim(Facts):
    """What happened, and when."""

    done: Done = ask(N_("What did the player do?"))
    by: Player = ask(N_("Who did it?"), AT_PLAY)
    step: Rung = ask(N_("Which game is played?"), short=N_("game"))
    trick: int = ask(
        N_("Which trick was it?"),
        range(1, 11),
        had=N_("Right, had it been the {value|ordinal} trick."),
        short=N_("trick"),
        heard="trick",
    )
    laid: bool = ask(
        N_("Was the game in fact laid down at that time?"),
        judged=True,
        hint=N_("The desk can find it out from the aktér's cards: “Is the hand laid down?”"),
        had={True: N_("Right, had the game been laid down."), False: N_("Right, had the game not been laid down.")},
    )
    doubt: Doubt = ask(N_("Had a doubt been announced before?"))
    asked: bool = ask(N_("Does the other side ask that it be played out?"))
    accepted: bool = ask(N_("Do all the players find the announcement true?"))
    fleks: Joined = ask(N_("Which defenders took part in the fleks?"))
    ready: bool = ask(N_("Have the other players put their cards down, ready for the next deal?"))
    set_aside: bool = ask(N_("Had the aktér put a card down as the lead to betl or durch?"))
    refused: bool = ask(N_("Does the player refuse to show the cards again?"))
    again: bool = ask(N_("Had that player already done so in this competition round?"))
    demanded: bool = ask(N_("Do the others demand the penalty?"))
    reading: Reading = part()

    @property
    def by_defender(self) -> bool:
        return self.by in DEFENDERS

    @property
    def is_late(self) -> bool:
        """Tricks from the eighth on may be played out."""
        return self.trick >= FREE_FROM

    @impossible
    def pausing_player(self) -> Text | None:
        if self.by is Player.PAUSING:
            return say("The pausing player has no game to lay down.")
        return None

    @impossible
    def doubt_before_the_first_trick(self) -> Text | None:
        if self.doubt is Doubt.USED and self.trick == 1:
            return say("Before the first trick no trick can have been played on a doubt.")
        return None
