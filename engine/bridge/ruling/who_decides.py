"""Who decides what: the regulating authority, the tournament organiser and the director. Laws 80 and 81."""

from dataclasses import dataclass

from engine.bridge.effect.ruling import (
    CHOICE_LEFT,
    MAY_REFER,
    MAY_REMEDY,
    REGULATION_HOLDS,
    REGULATION_VOID,
    Answers,
    Body,
    Decides,
)
from engine.fact import Facts, ask
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Choice


class Concern(Choice):
    """What is to be decided."""

    REGULATION = "regulation", N_("whether a regulation of the tournament holds")
    NO_DIRECTOR = "no-director", N_("who directs, when nobody has been appointed")
    AT_TABLE = "at-table", N_("a dispute or an irregularity at a table")
    TASKS = "tasks", N_("how the tournament is run: times, entries, conditions, staff, appeals")
    OMITTED = "omitted", N_("something that the organiser has forgotten")
    PASSED_ON = "passed-on", N_("who answers for powers that were passed on")
    AUTHORITY = "authority", N_("which body is the regulating authority")


class EventKind(Choice):
    """Whose event it is."""

    WORLD = "world", N_("an event of the World Bridge Federation")
    ZONE = "zone", N_("an event held under a zonal body")
    OTHER = "other", N_("any other event, a club evening among them")


class Conflict(Choice):
    """How the regulation stands to the Laws."""

    ADDS = "adds", N_("it adds to the Laws")
    CHOSEN = "chosen", N_("it settles what a Law leaves to the regulations")
    AGAINST = "against", N_("it runs against a Law")


class Passing(Choice):
    """Who passed powers on, and how."""

    DELEGATED = "delegated", N_("the regulating authority delegated them")
    ASSIGNED = "assigned", N_("the regulating authority assigned them")
    ORGANISER = "organiser", N_("the tournament organiser delegated them")
    DIRECTOR = "director", N_("the director delegated them to a deputy")


@dataclass(frozen=True, kw_only=True)
class Deciding(Facts):
    """What is to be decided, and where."""

    concern: Concern = ask(N_("What is to be decided?"), short=N_("to be decided"))
    event: EventKind = ask(N_("What kind of event is it?"), short=N_("event"))
    conflict: Conflict = ask(N_("How does the regulation stand to the Laws?"), short=N_("regulation"))
    passing: Passing = ask(N_("Who passed them on, and how?"), short=N_("passed on"))


# Who decides?


@law("bridge:80A1")
def which_authority(one: Deciding) -> Ruling | None:
    """It is asked which body is the regulating authority."""
    return rule(then=AUTHORITY) if one.concern is Concern.AUTHORITY else None


@law("bridge:80A3", "bridge:80B1")
def passed_on(one: Deciding) -> Ruling | None:
    """Powers were passed on."""
    return rule(then=ANSWERING) if one.concern is Concern.PASSED_ON else None


@law("bridge:80B2f", "bridge:81B2")
def about_regulation(one: Deciding) -> Ruling | None:
    """It is asked whether a regulation holds."""
    return rule(then=REGULATION) if one.concern is Concern.REGULATION else None


@law("bridge:80B2a")
def nobody_appointed(one: Deciding) -> Ruling | None:
    """There is no director."""
    return rule(Decides(Body.PLAYERS)) if one.concern is Concern.NO_DIRECTOR else None


@law("bridge:81C", "bridge:81C6", "bridge:81C7")
def at_the_table(one: Deciding) -> Ruling | None:
    """It is a dispute or an irregularity at a table."""
    return rule(Decides(Body.DIRECTOR), MAY_REFER) if one.concern is Concern.AT_TABLE else None


@law("bridge:81B1", "bridge:81A")
def forgotten(one: Deciding) -> Ruling | None:
    """The organiser has left something undone."""
    return rule(MAY_REMEDY) if one.concern is Concern.OMITTED else None


@law("bridge:80B2", "bridge:80B1", otherwise=(Concern.TASKS,))
def running_of_tournament(_: Deciding) -> Ruling | None:
    """It is about how the tournament is run."""
    return rule(Decides(Body.ORGANISER))


# Which body is it?


@law("bridge:80A1a")
def world_event(one: Deciding) -> Ruling | None:
    """It is an event of the World Bridge Federation."""
    return rule(Decides(Body.WORLD)) if one.event is EventKind.WORLD else None


@law("bridge:80A1b")
def zonal_event(one: Deciding) -> Ruling | None:
    """It is held under a zonal body."""
    return rule(Decides(Body.ZONE)) if one.event is EventKind.ZONE else None


@law("bridge:80A1c", otherwise=(EventKind.OTHER,))
def other_event(_: Deciding) -> Ruling | None:
    """It is any other event."""
    return rule(Decides(Body.NATION))


# Does the regulation hold?


@law("bridge:80B2f", "bridge:81B2")
def against_law(one: Deciding) -> Ruling | None:
    """The regulation runs against a Law."""
    return rule(REGULATION_VOID) if one.conflict is Conflict.AGAINST else None


@law("bridge:80B2e", "bridge:80B2f")
def left_to_regulations(one: Deciding) -> Ruling | None:
    """The Law leaves the point to the regulations."""
    return rule(CHOICE_LEFT) if one.conflict is Conflict.CHOSEN else None


@law("bridge:80B2f", "bridge:81B2", otherwise=(Conflict.ADDS,))
def adds_to_laws(_: Deciding) -> Ruling | None:
    """The regulation adds to the Laws without running against them."""
    return rule(REGULATION_HOLDS)


# Who answers for it?


@law("bridge:80A3")
def assigned(one: Deciding) -> Ruling | None:
    """The regulating authority assigned its powers."""
    return rule(Answers(Body.AGENT)) if one.passing is Passing.ASSIGNED else None


@law("bridge:80A3")
def delegated(one: Deciding) -> Ruling | None:
    """The regulating authority delegated its powers."""
    return rule(Answers(Body.AUTHORITY)) if one.passing is Passing.DELEGATED else None


@law("bridge:80B1")
def organiser_delegated(one: Deciding) -> Ruling | None:
    """The tournament organiser delegated powers or duties."""
    return rule(Answers(Body.ORGANISER)) if one.passing is Passing.ORGANISER else None


@law("bridge:81D", otherwise=(Passing.DIRECTOR,))
def director_delegated(_: Deciding) -> Ruling | None:
    """The director handed a task to a deputy."""
    return rule(Answers(Body.DIRECTOR))


AUTHORITY = Issue(N_("Which body is the regulating authority?"), (world_event, zonal_event, other_event))
REGULATION = Issue(N_("Does the regulation hold?"), (against_law, left_to_regulations, adds_to_laws))
ANSWERING = Issue(N_("Who answers for it?"), (assigned, delegated, organiser_delegated, director_delegated))
WHO_DECIDES = Topic(
    "bridge",
    "who-decides",
    N_("Who decides?"),
    N_("Is it for the federation, the organiser, the director or the players, and does a regulation hold?"),
    Deciding,
    (
        Issue(
            N_("Who decides?"),
            (
                which_authority,
                passed_on,
                about_regulation,
                nobody_appointed,
                at_the_table,
                forgotten,
                running_of_tournament,
            ),
        ),
        AUTHORITY,
        REGULATION,
        ANSWERING,
    ),
)
