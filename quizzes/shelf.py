"""What a game offers to practise, and the way from an address to a scenario."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random

from quizzes.family import Family, Scenario

MIXED = "mixed"  # in an address: every family of the game
KEPT = 256  # scenarios of a game that were asked for last


@dataclass(frozen=True)
class Subject:
    """A topic to practise: its families drawn in turn."""

    name: str
    title: str
    families: tuple[Family, ...]


@dataclass(frozen=True)
class Mix:
    """Several subjects drawn from together: a chapter of the book, or a longer stretch of the game."""

    name: str
    title: str
    subjects: tuple[Subject, ...]

    @property
    def families(self) -> tuple[Family, ...]:
        return tuple(family for subject in self.subjects for family in subject.families)


@dataclass(frozen=True)
class Shelf:
    """The subjects of one game, and those that are practised together."""

    game: str
    subjects: tuple[Subject, ...]
    mixes: tuple[Mix, ...] = ()

    @property
    def families(self) -> tuple[Family, ...]:
        return tuple(family for subject in self.subjects for family in subject.families)

    @property
    def exercises(self) -> tuple[Subject | Mix, ...]:
        """What is practised as a whole, families apart."""
        return (*self.subjects, *self.mixes)

    def find(self, name: str) -> tuple[Family, ...]:
        """The families that an address names: all of the game, all of a subject or a mix, or one."""
        if name == MIXED:
            return self.families
        of_several = next((some.families for some in self.exercises if some.name == name), ())
        return of_several or tuple(family for family in self.families if family.name == name)

    def subject_of(self, family: Family) -> Subject:
        return next(subject for subject in self.subjects if family in subject.families)

    def find_renamed(self, formerly: str) -> Family | None:
        """The family that had another name once."""
        return next((family for family in self.families if formerly and family.formerly == formerly), None)

    def draw(self, name: str, seed: int) -> tuple[Family, Scenario]:
        """The scenario at an address: the same address always draws the same."""
        rng = Random(f"{self.game}/{name}/{seed}")  # noqa: S311 (nothing here is secret)
        family = rng.choice(self.find(name))
        return family, family.draw(rng)

    @cached_property
    def recall(self) -> Callable[[str, int], tuple[Family, Scenario]]:
        """Draw, or find among the last: a learner asks for the same scenario at every step, and for its marks."""
        return lru_cache(KEPT)(self.draw)

    @cached_property
    def training(self) -> dict[str, tuple[Family, ...]]:
        """The families whose scenarios turn on a paragraph, by its reference."""
        found = defaultdict[str, tuple[Family, ...]](tuple)
        for family in self.families:
            for reference in family.trains:
                found[reference] += (family,)
        return dict(found)
