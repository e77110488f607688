"""The terms of a book: what they mean in two languages, and where they stand in its texts in whatever form."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from operator import eq
from pathlib import Path
from typing import Any, NamedTuple

from rulebook.problem import ContentError, Problem, read_toml
from rulebook.word import split_words, whole_stem

REQUIRED = ("id", "word", "english", "defined", "definition")
OPTIONAL = ("forms", "english_forms", "see", "only_in", "not_in")


@dataclass(frozen=True)
class Term:
    """A technical word of one book."""

    id: str
    words: Mapping[str, tuple[str, ...]]  # by language: the headword first, then other names and irregular forms
    names: Mapping[str, tuple[str, ...]]  # by language: what a glossary lists it under
    definition: Mapping[str, str]
    defined: tuple[str, ...]
    see: tuple[str, ...]
    only_in: frozenset[str]
    not_in: frozenset[str]

    def is_meant_in(self, label: str) -> bool:
        """Whether the word means the term in a paragraph, as far as the glossary says."""
        return label not in self.not_in and (not self.only_in or label in self.only_in)


def load_terms(path: Path, languages: tuple[str, str], labels: Iterable[str]) -> tuple[Term, ...]:
    """Read a book's glossary, if it has one; everything it names must exist."""
    if not path.exists():
        return ()
    rows = read_toml(path).get("term", [])
    problems = [Problem(path, 0, *problem) for problem in find_problems(rows, languages, frozenset(labels))]
    if problems:
        raise ContentError(problems)
    return tuple(build_term(row, languages) for row in rows)


def build_term(row: Mapping[str, Any], languages: tuple[str, str]) -> Term:
    own, english = languages
    return Term(
        id=row["id"],
        words={
            own: (row["word"], *row.get("forms", ())),
            english: (*row["english"], *row.get("english_forms", ())),
        },
        names={own: (row["word"],), english: tuple(row["english"])},
        definition=row["definition"],
        defined=tuple(row["defined"]),
        see=tuple(row.get("see", ())),
        only_in=frozenset(row.get("only_in", ())),
        not_in=frozenset(row.get("not_in", ())),
    )


def find_problems(
    rows: Sequence[Mapping[str, Any]], languages: tuple[str, str], labels: frozenset[str]
) -> Iterator[tuple[str, str]]:
    ids = [row.get("id") for row in rows]
    words = [row.get("word") for row in rows]
    for row in rows:
        name = f"term “{row.get('id') or row.get('word')}”"
        missing = [key for key in REQUIRED if not row.get(key)]
        unknown = row.keys() - {*REQUIRED, *OPTIONAL}
        if missing or unknown:
            yield f"{name} lacks {missing} or has unknown {sorted(unknown)}", "See the other terms"
            continue
        if ids.count(row["id"]) > 1 or words.count(row["word"]) > 1:
            yield f"{name} stands twice", "Join the two"
        if absent := [language for language in languages if not row["definition"].get(language)]:
            yield f"{name} is not defined in {absent}", "Write the definition"
        named = {*row["defined"], *row.get("only_in", ()), *row.get("not_in", ())}
        if dead := named - labels:
            yield f"{name} names paragraphs that do not exist: {sorted(dead)}", "Correct the labels"
        if lost := set(row.get("see", ())) - set(ids):
            yield f"{name} sends to terms that do not exist: {sorted(lost)}", "Correct the ids"


class Name(NamedTuple):
    """One way to write a term: its words, and their stems."""

    words: tuple[str, ...]
    stems: tuple[str, ...]
    term: Term


class TermFinder:
    """Finds the terms of a glossary in the words of a text in one language, the longest first."""

    def __init__(self, terms: Iterable[Term], language: str) -> None:
        self.language = language
        self.by_first: dict[str, list[Name]] = defaultdict(list)
        for term in terms:
            for text in term.words[language]:
                words = tuple(split_words(text))
                stems = tuple(whole_stem(word, language) for word in words)
                if stems:
                    self.by_first[stems[0]].append(Name(words, stems, term))

    def at(self, words: Sequence[str], place: int, label: str) -> tuple[Term, int] | None:
        """The term that begins at a place among the words, and how many words it takes."""
        best = max(
            (
                name
                for name in self.by_first.get(whole_stem(words[place], self.language), ())
                if self.fits(name, words, place, label)
            ),
            key=lambda name: (len(name.words), closeness(name.words, words[place : place + len(name.words)])),
            default=None,
        )
        return (best.term, len(best.words)) if best else None

    def fits(self, name: Name, words: Sequence[str], place: int, label: str) -> bool:
        here = words[place : place + len(name.stems)]
        if len(here) < len(name.stems) or not name.term.is_meant_in(label):
            return False
        return all(whole_stem(word, self.language) == stem for word, stem in zip(here, name.stems, strict=True))

    def all_in(self, text: str, label: str) -> list[Term]:
        """The terms of a text, each once, in the order of their first use."""
        words, place = split_words(text), 0
        found: dict[str, Term] = {}
        while place < len(words):
            hit = self.at(words, place, label)
            if hit:
                found.setdefault(hit[0].id, hit[0])
            place += hit[1] if hit else 1
        return list(found.values())


def closeness(name: Sequence[str], words: Sequence[str]) -> float:
    """How much of a name stands in the words as written: tells a dealer from a deal where stems do not."""
    shared = sum(common_beginning(one, other.casefold()) for one, other in zip(name, words, strict=True))
    return shared / max(len("".join(name)), len("".join(words)))


def common_beginning(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(bool, map(eq, one, other)))
