"""Facts are composed, known in part, watched, and share the open points of their game."""

from dataclasses import dataclass

import pytest

from engine.effect import Order
from engine.fact import Facts, Impossible, Missing, OpenPoints, ask, impossible, open_point, part
from engine.law import Issue, NoLawSpeaksError, Ruling, decide, law, rule
from engine.question import Fact
from engine.text import Choice, Text, say


class Colour(Choice):
    RED = "red", "red"
    BLACK = "black", "black"


@dataclass(frozen=True, kw_only=True)
class Reading(OpenPoints):
    strict: bool = open_point("Is the strict reading taken?", True)


@dataclass(frozen=True, kw_only=True)
class Inner(Facts):
    colour: Colour = ask("Which colour?")
    number: int = ask("Which number?", range(5))
    reading: Reading = part()

    @impossible
    def black_four(self) -> Text | None:
        return say("There is no black four.") if self.colour is Colour.BLACK and self.number == 4 else None


@dataclass(frozen=True, kw_only=True)
class Outer(Facts):
    first: bool = ask("First?")
    inner: Inner = part()
    other: Inner = part()
    reading: Reading = part()


DONE = Order("done", "Done.")


def test_facts_of_a_part_are_called_by_both_names() -> None:
    outer = Outer.suppose(**{"first": True, "inner.colour": Colour.RED, "other.number": 3})
    assert outer.inner.colour is Colour.RED
    assert outer.other.number == 3
    assert outer.known == {
        "first": True,
        "inner.colour": Colour.RED,
        "other.number": 3,
        "reading.strict": True,
    }
    assert list(Outer.outline().table) == [
        "first",
        "inner.colour",
        "inner.number",
        "reading.strict",
        "other.colour",
        "other.number",
    ]


def test_a_part_may_be_given_whole() -> None:
    whole = Outer.suppose(inner=Inner.suppose(colour=Colour.RED))
    assert whole.known == Outer.suppose(**{"inner.colour": Colour.RED}).known


def test_an_open_point_has_one_reading_for_the_whole() -> None:
    for known in ({"reading.strict": False}, {"reading": Reading(strict=False)}):
        outer = Outer.suppose(**known)
        assert [outer.reading.strict, outer.inner.reading.strict, outer.other.reading.strict] == [False] * 3
    assert Outer.suppose().inner.reading.strict is True
    given_whole = Outer.suppose(**{"reading.strict": False}, inner=Inner.suppose(number=1))
    assert given_whole.inner.reading.strict is False


def test_a_part_refuses_what_cannot_be_in_it() -> None:
    with pytest.raises(Impossible, match="no black four"):
        Outer.suppose(**{"other.colour": Colour.BLACK, "other.number": 4})
    with pytest.raises(Impossible, match="cannot be 9"):
        Outer.suppose(**{"inner.number": 9})
    Outer.suppose(**{"inner.colour": Colour.BLACK, "other.number": 4})


def test_what_nobody_stated_is_asked_by_its_full_name_and_what_is_read_is_noted_by_it() -> None:
    watched, read = Outer.suppose(**{"inner.colour": Colour.RED}).watched()
    assert watched.inner.colour is Colour.RED
    assert watched.other.reading.strict
    with pytest.raises(Missing) as question:
        _ = watched.other.number
    assert question.value.name == "other.number"
    assert read == {"inner.colour": Colour.RED, "reading.strict": True}


@law("game:1")
def is_red(inner: Inner) -> Ruling | None:
    """It is red."""
    return rule(DONE, then=COUNT) if inner.colour is Colour.RED else None


@law("game:2")
def is_three(inner: Inner) -> Ruling | None:
    """It is a three."""
    return rule(DONE) if inner.number == 3 else None


SHADE = Issue[Inner]("Is it red?", (is_red,))
COUNT = Issue[Inner]("How many?", (is_three,))


def on_the_other(outer: Outer) -> Inner:
    return outer.other


def test_an_issue_on_a_part_asks_and_notes_there_and_so_do_the_issues_that_it_opens() -> None:
    verdict = decide(SHADE.on(on_the_other), Outer.suppose(**{"other.colour": Colour.RED, "other.number": 3}))
    assert [step.read for step in verdict.steps] == [{"other.colour": Colour.RED}, {"other.number": 3}]
    with pytest.raises(Missing) as question:
        decide(SHADE.on(on_the_other), Outer.suppose(**{"other.colour": Colour.RED}))
    assert question.value.name == "other.number"


def test_what_the_incident_settles_is_neither_asked_nor_noted() -> None:
    settled = SHADE.on(lambda outer: outer.other.having(colour=Colour.RED, number=3))
    verdict = decide(settled, Outer.suppose())
    assert [step.read for step in verdict.steps] == [{}, {}]


def test_what_the_incident_settles_is_at_hand_as_much_as_what_was_stated() -> None:
    watched, read = Inner.suppose(number=2).watched()
    settled = watched.having(number=3, colour=Colour.RED)
    assert settled.have("number", "colour") == {"number": 3, "colour": Colour.RED}
    assert settled.known == {"number": 3, "colour": Colour.RED, "reading.strict": True}
    assert read == {}


def test_a_part_that_the_incident_settles_asks_for_the_rest_by_its_full_name() -> None:
    watched, _ = Outer.suppose().watched()
    with pytest.raises(Missing) as question:
        _ = watched.having(inner=Inner.suppose(number=3)).inner.colour
    assert question.value.name == "inner.colour"


def test_facts_at_hand_are_handed_on_without_a_question() -> None:
    watched, read = Inner.suppose(number=2).watched()
    assert watched.have("colour", "number", second="number") == {"number": 2, "second": 2}
    assert read == {}


def test_a_hole_in_the_laws_names_the_issue_and_what_is_known_even_of_facts_known_in_part() -> None:
    with pytest.raises(NoLawSpeaksError, match=r"“Is it red\?” speaks for Inner\(colour=black, reading.strict=True\)"):
        decide(SHADE, Inner.suppose(colour=Colour.BLACK))


@pytest.mark.parametrize(
    ("text", "numbers"), [("100", (100,)), ("-50, +100", (-50, 100)), ("\N{MINUS SIGN}50,0", (-50, 0)), ("", ())]
)
def test_numbers_are_read_with_their_signs(text: str, numbers: tuple[int, ...]) -> None:
    assert Fact("scores", "", tuple[int, ...], range(-200, 201), False, None, "").parse(text) == numbers


@pytest.mark.parametrize("text", ["1_00", "١٠٠", "1e2", "--1", "1 0", "-", "0" * 99])
def test_what_is_no_number_of_plain_digits_is_refused(text: str) -> None:
    for kind in (int, tuple[int, ...]):
        with pytest.raises(ValueError, match=text):
            Fact("score", "", kind, range(-200, 201), False, None, "").parse(text)
