"""The points that the rules of Ulti leave open, each once, with the reading that we take."""

from dataclasses import dataclass

from engine.fact import OpenPoints, open_point
from engine.text import N_


@dataclass(frozen=True, kw_only=True)
class Reading(OpenPoints):
    """How we read what the document leaves open."""

    printed_ranks: bool = open_point(
        N_("Do the ranks hold that are printed for Nos. 1 to 27, each different? They do not fit the later ones."),
        False,
    )
    printed_rank_38: bool = open_point(
        N_("Does red ulti + durchmars rank above the others of 20 in two parts, as printed? It may be a misprint."),
        False,
    )
    printed_rank_34: bool = open_point(
        N_("Does red ulti + 4 aces rank above 20/100 + ulti + durchmars, as printed? Both are 18 in three parts."),
        True,
    )
    serial_decides: bool = open_point(
        N_("At equal rank, does the later one in the table outbid the other? The document does not say."), False
    )
    robbing_needs_points: bool = open_point(
        N_("Must önrablás be worth more points, as the text literally says, or is the normal order enough?"), False
    )
    durchmars_completed: bool = open_point(
        N_("Does a durchmars that is too low as it was said stand for the next grade? The grade has to be named."),
        False,
    )
    one_by_one: bool = open_point(
        N_("May the declarer rekontra only one of two defenders? The document does not say."), True
    )
    seven_binds_all: bool = open_point(
        N_("Is everybody bound to keep the trump seven for the last trump? The document does not say whom it binds."),
        False,
    )
    partner_s_trick: bool = open_point(
        N_("Does a defender's announcement count if only the partner, who announced nothing, took a trick?"), False
    )
    needed_beside_20: int = open_point(
        N_("How many points in tricks does 20/100 take? The document has no paragraph on it."), 80, range(0, 91, 10)
    )
    hundred_with_aces: bool = open_point(
        N_("Does a silent 100 count in a bid with 4 aces? The document names it for parti and ulti only."), True
    )
    ulti_in_durchmars: bool = open_point(
        N_("Does a silent ulti count in a durchmars with trumps? The document does not say."), False
    )
    caught_loses_value: bool = open_point(
        N_("Does a caught silent ulti lose its value too, besides the penalty? The document can be read both ways."),
        True,
    )
    aces_lose_parti: bool = open_point(
        N_("Is a lost parti deducted in a bid with 4 aces? The document speaks only of a parti won."), True
    )
    penalty_unplayed: bool = open_point(
        N_("Is the penalty for a lost ulti paid also where the bid is paid without play? The document does not say."),
        False,
    )
    in_full: bool = open_point(
        N_("Does the declarer settle the full value with each defender? The document does not spell it out."), True
    )
    shares_with_kontra: bool = open_point(
        N_("Are the shares of 2 and 1 taken of the value with kontra? The document does not say."), True
    )
    unlisted_costs_bid: bool = open_point(
        N_("Does an event in the play that the rules do not know cost the whole bid? One line leaves it to the jury."),
        False,
    )
    short_alone: bool = open_point(
        N_("Is a defender short of cards charged alone if the other has too many? The row names one who has too few."),
        False,
    )
    guilty_pays: bool = open_point(
        N_("Does the guilty player pay after taking the talon too early? One copy says the innocent one."), True
    )
    first_bid_decides: bool = open_point(
        N_("Does the deal stand from the first bid on, and not only from the answer to it? The paragraph names both."),
        False,
    )
    nobody_showed_it: bool = open_point(
        N_(
            "Is there a new deal if a card is seen while picking up and nobody is to blame? "
            "The row speaks of an offender."
        ),
        True,
    )


TAKEN = Reading()
