"""Renonsz in general to rule on, 10 §: is there one, who decides, what is void."""

from random import Random
from typing import Any, NamedTuple

from engine.law import Verdict, go_to
from engine.text import N_, Text, say
from engine.ulti.effect.renonsz import GAME_ENDS, GAME_GOES_ON, JURY_FIXES, LATER_KONTRA_VOID, NO_RENONSZ
from engine.ulti.renonsz.renonsz import (
    INNOCENTS_BID,
    JURY_DECIDES,
    LISTS,
    NO_JURY,
    RENONSZ,
    VOID_SINCE,
    Called,
    Complaint,
    Listed,
    Phase,
    Renonsz,
)
from engine.ulti.table.player import Player
from players.ulti.board import Board, draw_board
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, SomeOf, has
from quizzes.ulti.renonsz.play_fault.story import PLAYED
from quizzes.ulti.renonsz.question import VALID, Answer, outcome_part
from quizzes.ulti.story import Raised


class Event(NamedTuple):
    """Something that is complained of, and what the rules say of it."""

    words: Text
    phase: Phase
    listed: Listed


EVENTS = (
    Event(say("The dealer dealt a packet of four."), Phase.DEAL, Listed.CASE),
    Event(say("The player who cut mixed the cards too."), Phase.DEAL, Listed.RULE),
    Event(say("A gust of wind turned over some cards that had not been dealt yet."), Phase.DEAL, Listed.NOWHERE),
    Event(say("The bidder gave away that the trumps are bells."), Phase.AUCTION, Listed.CASE),
    Event(say("A player passed before the player in turn."), Phase.AUCTION, Listed.CASE),
    Event(say("The bidder showed a neighbour the two cards of the talon."), Phase.AUCTION, Listed.RULE),
    Event(say("A player left a photograph of a hand in sight."), Phase.AUCTION, Listed.NOWHERE),
    Event(say("In the third trick a defender did not follow suit."), Phase.PLAY, Listed.CASE),
    Event(say("In the third trick a defender looked into the declarer's cards."), Phase.PLAY, Listed.RULE),
    Event(say("A defender put a card into the trick before it was time."), Phase.PLAY, Listed.RULE),
    Event(say("A defender made use of a torn corner by which a card can be known."), Phase.PLAY, Listed.NOWHERE),
)
SLIPS = (
    (say("Announcing, a player said 40 instead of 20, and put it right in the same breath."), Complaint.WORDS, True),
    (say("Declarer named a wrong suit, and the right one before letting go of the card."), Complaint.SUIT, True),
    (say("Declarer named a wrong suit, and the right one only after letting go of the card."), Complaint.SUIT, False),
    (
        say("Announcing, a player said 40 instead of 20, and put it right only two tricks later."),
        Complaint.WORDS,
        False,
    ),
)
WHO = {
    Called.AT_ONCE: say("A player of this game called renonsz at once on noticing it."),
    Called.LATE: say("A player noticed it, let the game go on, and called renonsz two tricks later."),
    Called.OUTSIDER: say("Only the dealer, who sits out at this table of four, called renonsz."),
    Called.NOBODY: say("Nobody called renonsz."),
}
OFTEN = (Called.AT_ONCE,) * 7 + tuple(Called)


def state(board: Board, said: Raised, **stated: Any) -> Case:
    usual = {"complaint": Complaint.OTHER, "corrected": False, "called": Called.AT_ONCE, "admitted": False}
    found = {"breach": True, "inspected": False, "material": True, "phase": Phase.PLAY, "listed": Listed.RULE}
    people = {"offender": Player.RIGHT, "caller": Player.DECLARER, "raised": said.on(board.bid)}
    return Case(RENONSZ, Renonsz.suppose(**(usual | found | people | stated)))


@firmly
def draw_jury(rng: Random) -> Scenario:
    """Something irregular, or a slip of the tongue, and what the players and the jury make of it."""
    return (slip if rng.random() < 0.25 else irregular)(rng)


def slip(rng: Random) -> Scenario:
    words, complaint, corrected = rng.choice(SLIPS)
    called = Called.AT_ONCE if corrected else rng.choice(OFTEN)
    material = rng.random() < 0.5
    finding = () if corrected else (tell_finding(False, True, material),)
    stated = {"complaint": complaint, "corrected": corrected, "material": material}
    return ask_jury(rng, Event(words, Phase.PLAY, Listed.RULE), called, finding, stated)


def irregular(rng: Random) -> Scenario:
    """The listed cases are always material; the players can agree on what the rules name."""
    event, called = rng.choice(EVENTS), rng.choice(OFTEN)
    named = event.listed is Listed.CASE or (event.listed is Listed.RULE and event.phase is Phase.PLAY)
    admitted = named and rng.random() < 0.4
    breach = admitted or rng.random() < 0.85
    material = event.listed is Listed.CASE or rng.random() < 0.65
    finding = (tell_finding(admitted, breach, material),)
    return ask_jury(rng, event, called, finding, {"admitted": admitted, "breach": breach, "material": material})


def ask_jury(rng: Random, event: Event, called: Called, finding: tuple[Text, ...], stated: dict[str, Any]) -> Scenario:
    """What the jury finds is told only where it comes to that."""
    case = state(draw_board(rng, PLAYED), Raised(), called=called, phase=event.phase, listed=event.listed, **stated)
    story = (event.words, WHO[called], *(finding if called is Called.AT_ONCE else ()))
    return Scenario(story, (case,), (jury_part(), penalty_part(), void_part()))


def tell_finding(admitted: bool, breach: bool, material: bool) -> Text:
    if admitted:
        return say("The offender admits it, and the parties agree on the penalty.")
    if not breach:
        return say("It is disputed, and the jury finds that it did not happen. No trick was looked at.")
    if not material:
        return say("It is disputed. The jury finds that it did not materially affect the rest of the game.")
    return say("It is disputed. The jury finds that it materially affected the rest of the game.")


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
        Answer("listed", say("It has the penalty that the list of cases names for it."), LISTED),
        Answer("jury-fixes", say("The rules name no penalty: the jury fixes it."), (JURY_FIXES,)),
        Answer("whole-bid", say("The game ends, and the whole bid is paid."), (GAME_ENDS,)),
        Answer("light", say("It was a fault, but the game goes on."), (GAME_GOES_ON,)),
    )


def void_part() -> Part:
    options = (
        Option("since", say("All that happened after the fault is void.")),
        Option("kontra", say("Kontra and rekontra said after the fault do not count.")),
        Option("auction", say("The innocent players may go on with the auction.")),
    )
    words = say("What holds besides? Tap nothing if none of these applies.")
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
