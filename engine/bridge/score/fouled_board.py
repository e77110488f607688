"""Fouled boards: when a board is one, and how its results are scored, Law 87."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bridge import onward
from engine.bridge.director.adjusted_board import Basis
from engine.bridge.effect.board import (
    ALONE_IN_GROUP,
    AS_ALWAYS,
    CHOOSE_METHOD,
    FIND_FORMS,
    FOULED,
    GROUPS_BY_REGULATIONS,
    NOT_FOULED,
)
from engine.bridge.effect.result import Form, GroupGets
from engine.bridge.score.matchpoints import pairs_of
from engine.bridge.score.results import Results, scores_of
from engine.bridge.table.event import Event
from engine.bridge.table.seat import Vulnerable
from engine.effect import Effect
from engine.fact import Facts, ask, impossible
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice, Text, say


class Differs(Choice):
    """What was not the same in all copies of the board, or at all tables."""

    CARDS = "cards", N_("cards: some lay in the wrong hand")
    DEALER = "dealer", N_("the dealer")
    VULNERABLE = "vulnerable", N_("the vulnerability")
    NOTHING = "nothing", N_("none of these")


class GroupScoring(Choice):
    """What the regulations say about the results of different forms."""

    ALONE = "alone", N_("each form is matchpointed by itself, as a board of its own")
    OTHER = "other", N_("another method")
    NONE = "none", N_("they say nothing")


@dataclass(frozen=True, kw_only=True)
class FouledBoard(Facts):
    """What differed, who played which form, and what they made."""

    differs: Differs = ask(
        N_("What was not the same at all tables?"),
        had={
            Differs.CARDS: N_("Right, had cards lain in a wrong hand."),
            Differs.DEALER: N_("Right, had the copies had different dealers."),
            Differs.VULNERABLE: N_("Right, had the copies had different vulnerabilities."),
            Differs.NOTHING: N_("Right, had cards, dealer and vulnerability been the same everywhere."),
        },
        short=N_("not the same"),
    )
    alike: bool = ask(
        N_("Did all whose results are compared with each other play it in the same form?"),
        hint=N_("In a team match only the two tables of that match are compared."),
        had={
            True: N_("Right, had all whose results are compared played the same form."),
            False: N_("Right, had those whose results are compared played different forms."),
        },
        short=N_("same form for all compared"),
    )
    event: Event = ask(
        N_("What kind of event is it?"),
        had={
            Event.PAIRS: N_("Right, had it been a pairs event."),
            Event.TEAMS: N_("Right, had it been a team event."),
        },
        short=N_("event"),
    )
    method: GroupScoring = ask(
        N_("How do the regulations of the event score the results of different forms?"), short=N_("regulations")
    )
    original: Results = ask(
        N_("What was made with the original form? Such as 4S= N, 3NT-1 E, or North–South's scores."),
        short=N_("original form"),
    )
    changed: Results = ask(
        N_("What was made with the changed form?"),
        hint=N_("If there are several changed forms, take them one after the other."),
        short=N_("changed form"),
    )
    vulnerable: Vulnerable = ask(
        N_("Which side is vulnerable on the original form?"), short=N_("vulnerable, original form")
    )
    vulnerable_then: Vulnerable = ask(
        N_("Which side is vulnerable on the changed form?"), short=N_("vulnerable, changed form")
    )

    @impossible
    def original_can_be_read(self) -> Text | None:
        return self.original.problem()

    @impossible
    def changed_can_be_read(self) -> Text | None:
        return self.changed.problem()

    @impossible
    def same_vulnerability(self) -> Text | None:
        if self.differs is Differs.VULNERABLE and self.vulnerable is self.vulnerable_then:
            return say("Then the vulnerability did not differ.")
        return None

    def vulnerable_in(self, form: Form) -> Vulnerable:
        is_other = form is Form.CHANGED and self.differs is Differs.VULNERABLE
        return self.vulnerable_then if is_other else self.vulnerable

    def group(self, form: Form) -> Iterator[Effect]:
        """What every pair gets among those that played this form."""
        results = self.original if form is Form.ORIGINAL else self.changed
        sides = self.vulnerable_in(form) if results.has_contracts else Vulnerable.NONE
        scores = scores_of(results.each, sides)
        rows = zip(results.each, scores, pairs_of(scores), strict=True)
        for number, (result, score, pair) in enumerate(rows, 1):
            yield GroupGets(form, number, result, score, *pair)


# Is the board fouled?


@law("bridge:87A")
def nothing_differs(board: FouledBoard) -> Ruling | None:
    """Cards, dealer and vulnerability were the same at all tables."""
    return rule(NOT_FOULED, AS_ALWAYS) if board.differs is Differs.NOTHING else None


@law("bridge:87A")
def compared_alike(board: FouledBoard) -> Ruling | None:
    """All whose results are compared with each other played it in the same form."""
    return rule(NOT_FOULED, AS_ALWAYS) if board.alike else None


@law("bridge:87C", "bridge:87A")
def in_a_match(board: FouledBoard) -> Ruling | None:
    """The two tables of a team match played different forms."""
    if board.event is not Event.TEAMS:
        return None
    return rule(FOULED, go_to(onward.ADJUSTED_SCORE, basis=Basis.SEVERAL))


@law("bridge:87B", "bridge:87A", otherwise=(Event.PAIRS, Differs.CARDS, Differs.DEALER, Differs.VULNERABLE))
def among_pairs(_: FouledBoard) -> Ruling | None:
    """Pairs or individuals whose results are compared played different forms."""
    return rule(FOULED, FIND_FORMS, then=GROUPS)


# How are the groups scored?


@law("bridge:87B")
def nothing_regulated(board: FouledBoard) -> Ruling | None:
    """The regulations say nothing about it: the director chooses a method and announces it."""
    return rule(CHOOSE_METHOD) if board.method is GroupScoring.NONE else None


@law("bridge:87B")
def regulated_otherwise(board: FouledBoard) -> Ruling | None:
    """The regulations have a method of their own."""
    return rule(GROUPS_BY_REGULATIONS) if board.method is GroupScoring.OTHER else None


@law("bridge:87B", "bridge:78A", otherwise=(GroupScoring.ALONE,))
def each_form_alone(board: FouledBoard) -> Ruling | None:
    """By the regulations the results of each form are matchpointed among themselves."""
    alone = (ALONE_IN_GROUP,) if 1 in (len(board.original), len(board.changed)) else ()
    return rule(*board.group(Form.ORIGINAL), *board.group(Form.CHANGED), *alone)


GROUPS = Issue(N_("How are the groups scored?"), (nothing_regulated, regulated_otherwise, each_form_alone))
FOULED_BOARD = Topic(
    "bridge",
    "fouled-board",
    N_("Fouled boards"),
    N_("A board was not the same at all tables: which results are compared?"),
    FouledBoard,
    (
        Issue(N_("Is the board fouled?"), (nothing_differs, compared_alike, in_a_match, among_pairs)),
        GROUPS,
    ),
)
