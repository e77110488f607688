"""The points that the rules of mariáš leave open, each once, with the reading that we take."""

from dataclasses import dataclass

from engine.fact import OpenPoints, open_point
from engine.text import N_, Choice


class Scale(Choice):
    """How the price of sto grows with the points."""

    LINEAR = "linear", N_("by one rate for every ten points")
    DOUBLING = "doubling", N_("twice as much for every ten points")
    FLAT = "flat", N_("not at all")


class Counted(Choice):
    """Which hláška counts toward the hundred."""

    BEST = "best", N_("the best one")
    FIRST = "first", N_("the one that was shown first")


@dataclass(frozen=True, kw_only=True)
class Reading(OpenPoints):
    """How we read what the document leaves open."""

    scale: Scale = open_point(
        N_("How does the price of sto grow with the points? The document has one rate only."), Scale.LINEAR
    )
    counted: Counted = open_point(
        N_("Which hláška counts toward the hundred? The document does not say."), Counted.BEST
    )
    quiet_sto_grows: bool = open_point(
        N_("Does a quiet sto grow with every ten points? The document says: twice the value of hra."), False
    )
    limit_after_sharing: bool = open_point(
        N_("Does the limit hold only for what is paid after sharing? The document does not say what it limits."), False
    )
    flat_2_and_lost: bool = open_point(
        N_("Is the game lost as well where paušál 2 is due? The document has only the amount."), False
    )
    each_for_himself: bool = open_point(
        N_("Does flek on betl or durch count for the one defender alone who said it? The document does not say."), False
    )
    sedma_played_out: bool = open_point(
        N_("Is a sedma without any flek played out? The document does not say; we take it as approved."), False
    )
    same_player_raises: bool = open_point(
        N_("Must the player who said flek say tutti as well? The document does not say."), False
    )
    limit_on_all: bool = open_point(
        N_("Does the limit hold for all that a guilty player pays for the others? The document does not say."), False
    )
    beaten_early_pays: bool = open_point(
        N_("Is a quiet sedma paid that was beaten before the last trick? The document names the last trick only."),
        False,
    )
    partner_beats_pays: bool = open_point(
        N_("Is a quiet sedma lost that the player's own partner beats in the last trick? The document says: beaten."),
        True,
    )
    seven_shown: bool = open_point(
        N_("Must a defender show a seven in plain dvě sedmy as four helpers are shown? Two paragraphs differ."), True
    )
    count_before_play_technical: bool = open_point(
        N_("Is a wrong talon found before the play technical even after re? Two paragraphs differ."), False
    )
    showing_costs: bool = open_point(
        N_("Does showing unplayed cards again and again cost paušál 1? It is not in the list of technical faults."),
        True,
    )
    defender_bound: bool = open_point(
        N_("Is a defender who holds the announced seven bound to keep it? The document speaks of the one who has it."),
        False,
    )
    passed_out_again: bool = open_point(
        N_("Are the cards dealt again if nobody bids? The document does not say; we let forhont play at step 1."),
        False,
    )
    both_sevens_needed: bool = open_point(
        N_("Must both sevens be held for plain dvě sedmy? The document does not say."), False
    )
    out_of_turn_void: bool = open_point(
        N_("Is a comment out of turn void? The document has only the fee for it."), False
    )
    pausing_fleks: bool = open_point(N_("May the pausing player say flek? The document does not say."), False)
    akter_only: bool = open_point(
        N_("Does a defender who plays on with a laid-down game pay the aktér only? The text says: the opponents."),
        True,
    )
    forfeit_grows: bool = open_point(
        N_("Does a sto that the aktér forfeits cost more the more points are missing? The document does not say how."),
        True,
    )


TAKEN = Reading()
