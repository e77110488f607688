"""Every family of every game, and the way from an address to a scenario."""

from dataclasses import dataclass
from random import Random

from engine.text import N_
from quizzes.bridge.irregular_call.insufficient_bid.family import FAMILIES as INSUFFICIENT_BID
from quizzes.bridge.revoke.revoke import FAMILIES as REVOKE
from quizzes.bridge.score.score import FAMILIES as SCORE
from quizzes.family import Family, Scenario
from quizzes.ulti.auction.families import FAMILIES as ULTI_BIDDING
from quizzes.ulti.play.families import FAMILIES as ULTI_PLAY
from quizzes.ulti.renonsz.families import FAMILIES as ULTI_RENONSZ
from quizzes.ulti.settlement.settlement import FAMILIES as ULTI_SETTLEMENT


@dataclass(frozen=True)
class Subject:
    """A topic to practise: its families drawn in turn."""

    game: str
    name: str
    title: str
    families: tuple[Family, ...]


SUBJECTS = (
    Subject("ulti", "bidding", N_("Bidding"), ULTI_BIDDING),
    Subject("ulti", "play", N_("Play"), ULTI_PLAY),
    Subject("ulti", "settlement", N_("Settlement"), ULTI_SETTLEMENT),
    Subject("ulti", "renonsz", N_("Renonsz: the jury"), ULTI_RENONSZ),
    Subject("bridge", "insufficient-bid", N_("Insufficient bid"), INSUFFICIENT_BID),
    Subject("bridge", "revoke", N_("Revoke"), REVOKE),
    Subject("bridge", "score", N_("Scoring"), SCORE),
)


MIXED = "mixed"  # in an address: every family of the game


def find_families(game: str, name: str) -> tuple[Family, ...]:
    """The families that an address names: all of a game, all of a subject, or one."""
    subjects = [subject for subject in SUBJECTS if subject.game == game]
    of_game = tuple(family for subject in subjects for family in subject.families)
    of_subject = next((subject.families for subject in subjects if subject.name == name), ())
    if name == MIXED:
        return of_game
    return of_subject or tuple(family for family in of_game if family.name == name)


def draw(game: str, name: str, seed: int) -> tuple[Family, Scenario]:
    """The scenario at an address: the same address always draws the same."""
    rng = Random(f"{game}/{name}/{seed}")  # noqa: S311 (nothing here is secret)
    family = rng.choice(find_families(game, name))
    return family, family.draw(rng)


TRAINING: dict[str, tuple[Family, ...]] = {}
for _family in (family for subject in SUBJECTS for family in subject.families):
    TRAINING |= {reference: (*TRAINING.get(reference, ()), _family) for reference in _family.trains}


def families_training(reference: str) -> tuple[Family, ...]:
    """The families whose scenarios turn on a paragraph."""
    return TRAINING.get(reference, ())
