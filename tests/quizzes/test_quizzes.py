"""An address names its families, a paragraph leads to practice, and each kind of part is marked in its own way."""

from collections import Counter

import pytest

from engine.cards.pack import Suit
from engine.text import Text
from quizzes.question import Payments, SomeOf, parse_number
from quizzes.shelf import MIXED
from tests.games import FAMILIES, SHELVES


def test_an_address_names_a_subject_or_a_family_or_nothing() -> None:
    for shelf in SHELVES.values():
        assert {family.game for family in shelf.find(MIXED)} == {shelf.game}
        assert shelf.find("nothing") == ()
        for subject in shelf.subjects:
            assert shelf.find(subject.name) == subject.families
            assert set(subject.families) <= set(shelf.find(MIXED))
            assert all(shelf.find(family.name) == (family,) for family in subject.families)
        for mix in shelf.mixes:
            assert shelf.find(mix.name) == tuple(family for subject in mix.subjects for family in subject.families)
            assert len(mix.subjects) > 1
            assert set(mix.subjects) <= set(shelf.subjects)


def test_no_two_families_share_a_name() -> None:
    names = Counter((family.game, family.name) for family in FAMILIES)
    names.update((shelf.game, some.name) for shelf in SHELVES.values() for some in (*shelf.subjects, *shelf.mixes))
    names.update((shelf.game, MIXED) for shelf in SHELVES.values())
    assert [name for name, count in names.items() if count > 1] == []
    print(f"{len(FAMILIES)} families in {sum(len(shelf.subjects) for shelf in SHELVES.values())} subjects")


def test_a_paragraph_leads_to_the_families_that_train_it() -> None:
    for family in FAMILIES:
        assert all(family in SHELVES[family.game].training[reference] for reference in family.trains)
    assert "bridge:1" not in SHELVES["bridge"].training


def test_several_choices_earn_part_of_the_mark() -> None:
    part = SomeOf("x", Text(""), lambda _: None, 0, ())
    right = frozenset({"a", "b", "c"})
    assert part.credit(frozenset({"a", "b"}), right) == pytest.approx(2 / 3)
    assert part.credit(frozenset({"a", "x"}), right) == 0
    assert part.credit(frozenset(), frozenset()) == 1
    assert part.credit(frozenset({"a"}), frozenset()) == 0


def test_payments_count_player_by_player() -> None:
    part = Payments("x", Text(""), lambda _: None, 0, tuple(Suit)[:3])
    assert part.parse(["−4", "2", "2"]) == (-4, 2, 2)
    assert part.credit((-4, 2, 2), (-4, 4, 0)) == pytest.approx(1 / 3)
    assert part.parse(["−4", "2"]) is part.parse(["a", "b", "c"]) is None


@pytest.mark.parametrize("text", ["", "-", "1.5", "1e3", "½", "٣", "9" * 50, "--3", "0x10", " "])
def test_what_is_no_number_is_no_answer(text: str) -> None:
    assert parse_number(text, -100, 100) is None
