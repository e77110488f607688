"""Explores an issue: every answer to every question that is possible, and where each leads."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from engine.fact import Missing, failed_checks
from engine.law import AnyTopic, Issue, ask_laws
from engine.node import SEVERAL, Decision, Node, Question, Unlisted, outcome_of
from engine.question import Fact

Known = Mapping[str, Any]
Context = frozenset[tuple[str, Any]]  # answers with which an issue is opened
MOST_ANSWERS = 60  # to a question that is followed
MOST_MEMBERS = 3  # of a set all of whose subsets are followed; of larger ones, those of one member
MOST_WAYS = 12  # out of one question
BUDGET = 5000  # times that the laws of one issue are asked
SAMPLES = 7  # of many answers
FEW, FEW_NUMBERS = 14, 6  # answers that are each followed to the end


class Explorer:
    """One walk through an issue, by answers that come to it; alike nodes are one object."""

    def __init__(self, topic: AnyTopic, issue: Issue[Any], coming: list[dict[str, Any]]) -> None:
        self.topic = topic
        self.issue = issue
        self.fit: dict[Context, list[dict[str, Any]]] = {frozenset(): coming}
        self.table: dict[str, Fact] = topic.facts.outline().table
        self.asked = 0
        self.reactions: dict[Context, Decision | Fact | None] = {}
        self.possibilities: dict[Context, bool] = {}
        self.leaving: dict[Issue[Any], dict[Context, None]] = {}
        self.alike: dict[object, Node] = {}
        self.questions: dict[str, list[Question]] = {}

    def react(self, known: Known) -> Decision | Fact | None:
        """What the laws of the issue do: speak, ask the next question, or refuse what cannot be."""
        key = frozenset(known.items())
        if key not in self.reactions:
            self.reactions[key] = self.ask_laws(known) if self.is_possible(known) else None
        return self.reactions[key]

    def ask_laws(self, known: Known) -> Decision | Fact:
        self.asked += 1
        try:
            *_, step = ask_laws(self.issue, self.topic.facts.state(known), ())
        except Missing as missing:
            return self.table[missing.name]
        outcome = outcome_of(step)
        self.note(known, outcome.then)
        return outcome

    def note(self, known: Known, then: tuple[Issue[Any], ...]) -> None:
        """Which answers come to the issues that are opened; of questions with many answers, any."""
        few = {name: value for name, value in known.items() if not has_many(self.table[name])}
        for issue in then:
            reached = self.leaving.setdefault(issue, {})
            reached.update(dict.fromkeys(frozenset((before | few).items()) for before in self.fitting(known)))

    def fitting(self, known: Known) -> list[dict[str, Any]]:
        """Those of the answers that come to the issue with which these go together."""
        key = frozenset(known.items())
        if key not in self.fit:
            *before, (name, value) = known.items()
            self.fit[key] = [one for one in self.fitting(dict(before)) if one.get(name, value) == value]
        return self.fit[key]

    def visit(self, known: Known) -> Node | None:
        """Where facts lead; None if they cannot be."""
        said = self.react(known)
        if isinstance(said, Fact):
            return self.ask(said, known)
        return said and self.alike.setdefault(said.key, said)

    def ask(self, fact: Fact, known: Known) -> Node | None:
        """The question, perhaps one that is drawn already; None if no answer is possible."""
        if has_many(fact) and fact.kind != "number" and (alike := self.find_question(fact, known)):
            return alike
        listed = self.listed(fact, known)
        ways = self.ways(fact, known, listed)
        if not listed or len({*ways.values()}) > MOST_WAYS or self.is_spent:
            return self.unlisted(fact)
        if ways and fact.kind == "some" and len(listed) > 2 and all(len(value) < 2 for value in listed):
            ways[SEVERAL] = self.unlisted(fact)
        return self.one(Question(fact, ways)) if ways else None

    def ways(self, fact: Fact, known: Known, listed: list[Any]) -> dict[Any, Node]:
        """Where each possible answer leads, as far as the ways are not too many."""
        ways = dict[Any, Node]()
        for value in self.possible(fact, known, listed):
            before = list(dict.fromkeys(ways.values()))
            if len(before) > MOST_WAYS or self.is_spent:
                break
            if node := self.follow({**known, fact.name: value}, before if has_many(fact) else []):
                ways[value] = node
        return ways

    @property
    def is_spent(self) -> bool:
        return self.asked > BUDGET

    def listed(self, fact: Fact, known: Known) -> list[Any]:
        """The answers to follow; none if they are too many."""
        values = [*fact.values()]
        if fact.kind == "some":
            values = [one for one in values if self.is_possible({**known, fact.name: frozenset({one})})]
            values = [*subsets(values, len(values) if len(values) <= MOST_MEMBERS else 1)]
        return values if len(values) <= MOST_ANSWERS else []

    def unlisted(self, fact: Fact) -> Node:
        return self.alike.setdefault(fact.name, Unlisted(fact))

    def possible(self, fact: Fact, known: Known, listed: list[Any]) -> list[Any]:
        """Those of the answers that are possible and come to the issue."""
        return [value for value in listed if self.is_possible({**known, fact.name: value})]

    def is_possible(self, known: Known) -> bool:
        key = frozenset(known.items())
        if key not in self.possibilities:
            refused = any(failed_checks(self.topic.facts.state(known)))
            self.possibilities[key] = not refused and bool(self.fitting(known))
        return self.possibilities[key]

    def follow(self, known: Known, before: list[Node]) -> Node | None:
        """Where an answer leads: perhaps where one before it led."""
        alike = next((node for node in before if self.agrees(known, node)), None)
        return alike or self.visit(known)

    def agrees(self, known: Known, node: Node) -> bool:
        """Do facts lead on like this, as far as some answers to each question show?"""
        said = self.react(known)
        if isinstance(said, Decision) or isinstance(node, Decision):
            return isinstance(said, Decision) and isinstance(node, Decision) and said.key == node.key
        if said is None or said.name != node.fact.name:
            return False
        return isinstance(node, Unlisted) or self.agrees_further(known, said, node)

    def agrees_further(self, known: Known, fact: Fact, node: Question) -> bool:
        """Do some answers of each way go this way here too? Answers that are new may go any way."""
        ways, new = dict[Node, list[Any]](), dict[Any, Node]()
        for value in self.possible(fact, known, self.listed(fact, known)):
            if way := node.follow(value):
                ways.setdefault(way, []).append(value)
            elif found := self.find({**known, fact.name: value}, node):
                new[value] = found
            else:
                return False
        some = [(way, value) for way, values in ways.items() for value in sample(values)]
        if not all(self.agrees({**known, fact.name: value}, way) for way, value in some):
            return False
        node.answers.update(new)
        return bool(ways)

    def find_question(self, fact: Fact, known: Known) -> Question | None:
        drawn = self.questions.get(fact.name, [])
        return next((one for one in drawn if self.agrees_further(known, fact, one)), None)

    def find(self, known: Known, node: Question) -> Node | None:
        """The way out of a question that facts go."""
        return next((way for way in dict.fromkeys(node.answers.values()) if self.agrees(known, way)), None)

    def one(self, node: Question) -> Node:
        """The one question of all that are alike."""
        same = self.questions.setdefault(node.fact.name, [])
        if found := next((one for one in same if one.takes_in(node)), None):
            return found
        same.append(node)
        return node


def skip(node: Node) -> Node:
    """Leave out questions that change nothing: what comes to a later issue has been asked before."""
    if not isinstance(node, Question):
        return node
    node.answers.update({value: skip(after) for value, after in node.answers.items()})
    ways = {*node.answers.values()}
    return ways.pop() if len(ways) == 1 else node


def has_many(fact: Fact) -> bool:
    """Has it so many answers that one that seems to lead on alike is only sampled?"""
    return len(fact.values()) > (FEW_NUMBERS if fact.kind == "number" else FEW)


def sample(values: list[Any]) -> list[Any]:
    """A first and a last answer; of many, some between them.

    >>> sample([1, 2, 3]), sample([*range(54)])
    ([1, 3], [0, 7, 14, 21, 28, 35, 42, 49, 53])
    """
    step = len(values) // SAMPLES if len(values) > FEW else len(values)
    return list(dict.fromkeys((*values[::step], values[-1])))


def subsets(members: list[Any], most: int) -> Iterator[frozenset[Any]]:
    """The sets of at most so many members.

    >>> [sorted(one) for one in subsets(["left", "right"], 2)]
    [[], ['left'], ['right'], ['left', 'right']]
    """
    for size in range(most + 1):
        yield from map(frozenset, combinations(members, size))
