"""Renonsz in general to rule on, 10 §: is there one, who decides, what is void."""

from random import Random
from typing import Any

from engine.law import Verdict, go_to
from engine.text import N_, Text, say
from engine.ulti.effect.renonsz import GAME_ENDS, GAME_GOES_ON, JURY_FIXES, LATER_KONTRA_VOID, NO_RENONSZ
from engine.ulti.renonsz.renonsz import (
    INNOCENTS_BID,
    JURY_DECIDES,
    LISTS,
    NO_JURY,
    VOID_SINCE,
    Called,
    Complaint,
    Listed,
    Phase,
)
from engine.ulti.table.player import Player
from players.ulti.board import PLAIN_TRUMPS
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, SomeOf, has
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.event import (
    Event,
    Person,
    draw_caller,
    draw_event,
    draw_people,
    draw_trick,
    state,
    tell_finding,
)
from quizzes.ulti.renonsz.question import PLAIN_PARTI, VALID, Answer, outcome_part
from quizzes.ulti.story import Raised

NO_KONTRA = say("Nobody has said kontra.")
OFTEN = (Called.AT_ONCE,) * 9 + (Called.LATE, Called.OUTSIDER, Called.NOBODY)


@firmly
def draw_jury(rng: Random) -> Scenario:
    """Something irregular, a false accusation or a slip of the tongue, and what is made of it."""
    return rng.choice((irregular,) * 7 + (accused, accused, slip))(rng)


# Something irregular


def irregular(rng: Random) -> Scenario:
    """The listed cases are always material; the players can agree on what the rules name."""
    event = draw_event(rng)
    called = rng.choice(OFTEN if event.phase is not Phase.DEAL else OFTEN[:-2])  # the dealer may be at fault there
    named = event.listed is Listed.CASE or (event.listed is Listed.RULE and event.phase is Phase.PLAY)
    admitted = named and rng.random() < 0.6
    material = event.listed is Listed.CASE or rng.random() < 0.7
    finding = () if called is not Called.AT_ONCE else (tell_finding(admitted, material),)
    stated = {"called": called, "admitted": admitted, "material": material}
    story = (event.words, tell_caller(event, called), *finding)
    return ask_jury(story, event.phase, event.listed, event.offender, event.caller, **stated)


def tell_caller(event: Event, called: Called) -> Text:
    caller = event.caller
    if called is Called.AT_ONCE:
        return say("{player|start} calls renonsz at once.", player=caller)
    if called is Called.OUTSIDER:
        return say("Only the dealer, who sits out at this table of four, calls renonsz.")
    if called is Called.NOBODY:
        return say("Everybody has seen it, but nobody calls renonsz, and the hand is played out.")
    if event.phase is Phase.PLAY:
        return say("{player|start} notices it, plays on, and calls renonsz only two tricks later.", player=caller)
    return say("{player|start} notices it, goes on, and calls renonsz only in the third trick.", player=caller)


# A false accusation


def accused(rng: Random) -> Scenario:
    phase = rng.choice(tuple(Phase))
    one, other = draw_people(rng, phase)
    caller = draw_caller(rng, one, other)
    story = (
        tell_accusation(rng, phase, caller, one, other),
        say("This is denied, and the jury finds that it did not happen."),
        *((say("No trick already taken has been looked at."),) if phase is Phase.PLAY else ()),
    )
    return ask_jury(story, phase, Listed.CASE, one, caller, breach=False)


def tell_accusation(rng: Random, phase: Phase, caller: Person, one: Person, other: Person) -> Text:
    values = {"caller": caller, "player": one}
    if phase is Phase.DEAL:
        return say("Before the first bid {caller} calls renonsz: cutting, {player} has mixed the cards.", **values)
    if phase is Phase.PLAY:
        return tell_accusation_in_play(rng, values, other)
    suit = rng.choice(PLAIN_TRUMPS)
    given_away = say(
        "In the auction {caller} calls renonsz: {player} has given away that trumps will be {suit}.",
        suit=suit,
        **values,
    )
    looked = say(
        "In the auction {caller} calls renonsz: {player} has looked into the cards of {other}.", other=other, **values
    )
    return rng.choice((given_away, looked))


def tell_accusation_in_play(rng: Random, values: dict[str, Person], other: Person) -> Text:
    trick = draw_trick(rng)
    talon = say(
        "In the {trick|ordinal} trick {caller} calls renonsz: {player} has looked at the talon.", trick=trick, **values
    )
    looked = say(
        "In the {trick|ordinal} trick {caller} calls renonsz: {player} has looked into the cards of {other}.",
        trick=trick,
        other=other,
        **values,
    )
    two = say(
        "In the {trick|ordinal} trick {caller} calls renonsz: {player} has put out two cards at once.",
        trick=trick,
        **values,
    )
    return rng.choice((talon, looked, two))


# A slip of the tongue


def slip(rng: Random) -> Scenario:
    """Put right at once it is nothing; later on it is for the jury to weigh."""
    if rng.random() < 0.3:
        return late_slip(rng)
    words, complaint = rng.choice((wrong_suit, wrong_points))(rng)
    caller = rng.choice((Player.RIGHT, Player.LEFT))
    withdrawn = say("{player|start} calls renonsz, but withdraws it on hearing this.", player=caller)
    stated = {"complaint": complaint, "corrected": True}
    return ask_jury((words, withdrawn), Phase.PLAY, Listed.RULE, Player.DECLARER, caller, **stated)


def wrong_suit(rng: Random) -> tuple[Text, Complaint]:
    wrong, right = rng.sample(PLAIN_TRUMPS, 2)
    words = say(
        "Declarer names {wrong}, and in the same breath {suit}, before letting go of the first card.",
        wrong=wrong,
        suit=right,
    )
    return words, Complaint.SUIT


def wrong_points(rng: Random) -> tuple[Text, Complaint]:
    said, meant = rng.choice(((40, 20), (20, 40)))
    words = say("Declarer announces {said} and at once corrects it to {meant}.", said=said, meant=meant)
    return words, Complaint.WORDS


def late_slip(rng: Random) -> Scenario:
    said, meant = rng.choice(((40, 20), (20, 40)))
    offender = rng.choice(tuple(Player))
    caller = draw_caller(rng, offender)
    story = (
        say(
            "{player|start} announces {said} and corrects it to {meant} only in the {trick|ordinal} trick.",
            player=offender,
            said=said,
            meant=meant,
            trick=rng.randint(2, 5),
        ),
        say("{player|start} calls renonsz at once.", player=caller),
        tell_finding(False, False),
    )
    return ask_jury(story, Phase.PLAY, Listed.RULE, offender, caller, complaint=Complaint.WORDS, material=False)


# What is asked


def ask_jury(
    story: tuple[Text, ...], phase: Phase, listed: Listed, offender: Person, caller: Person, **stated: Any
) -> Scenario:
    """In the play there is a bid, which may have to be paid for; before it people are known by their seats only."""
    parts = (jury_part(), penalty_part(), void_part(phase))
    if phase is not Phase.PLAY:
        return Scenario(story, (state(PLAIN_PARTI.bid, Raised(), phase=phase, listed=listed, **stated),), parts)
    case = state(PLAIN_PARTI.bid, Raised(), offender=offender, caller=caller, listed=listed, **stated)
    return Scenario((NO_KONTRA, *story), (case,), parts, Table(bid=PLAIN_PARTI.bid))


def jury_part() -> Part:
    options = (
        Option("jury", say("the jury")),
        Option("players", say("the players themselves, without a jury")),
        Option("nobody", say("nobody: there is nothing to decide")),
    )
    return OneOf("jury", say("Who decides?"), read_jury, 0, options)


def read_jury(verdict: Verdict) -> str:
    if has(verdict, JURY_DECIDES):
        return "jury"
    return "players" if has(verdict, NO_JURY) else "nobody"


LISTED = tuple(go_to(topic) for topic in LISTS.values())


def penalty_part() -> Part:
    return outcome_part(
        Answer("none", say("It is not a renonsz: the game goes on."), (NO_RENONSZ,)),
        VALID,
        Answer("listed", say("It is among the listed cases, and has the penalty named there."), LISTED),
        Answer("jury-fixes", say("It is not among the listed cases, and the jury fixes the penalty."), (JURY_FIXES,)),
        Answer("whole-bid", say("It is not among the listed cases, and costs the whole bid."), (GAME_ENDS,)),
        Answer("light", say("It was a fault, but without weight: the game goes on."), (GAME_GOES_ON,)),
    )


def void_part(phase: Phase) -> Part:
    kontra = Option("kontra", say("Kontra and rekontra said after the fault do not count."))
    options = (
        Option("since", say("All that happened after the fault is void.")),
        *((kontra,) if phase is Phase.PLAY else ()),
        Option("auction", say("The innocent players may go on with the auction.")),
    )
    words = say("What else applies? Choose nothing if none of these does.")
    return SomeOf("void", words, read_void, 0, options)


def read_void(verdict: Verdict) -> frozenset[str]:
    found = {VOID_SINCE: "since", LATER_KONTRA_VOID: "kontra", INNOCENTS_BID: "auction"}
    return frozenset(value for effect, value in found.items() if has(verdict, effect))


FAMILIES = (
    Family(
        "ulti",
        "renonsz-jury",
        N_("Is it a renonsz, and who decides?"),
        2,
        "10.1 10.2 10.3 10.3.a 10.3.b 10.3.c 10.3.d 10.4 9.11",
        draw_jury,
    ),
)
