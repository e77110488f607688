"""The terms of a book: what they mean, and what they are called in each of its languages."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebook.reading.problem import ContentError, Problem, read_toml

REQUIRED = ("id", "words", "defined", "definition")
OPTIONAL = ("forms", "see", "only_in", "not_in")


@dataclass(frozen=True)
class Term:
    """A technical word of one book."""

    id: str
    words: Mapping[str, tuple[str, ...]]  # by language: the headword first, then other names and irregular forms
    names: Mapping[str, tuple[str, ...]]  # by language: what a glossary lists it under
    definition: Mapping[str, str]
    defined: tuple[str, ...]  # none where only sources outside the document explain it
    see: tuple[str, ...]
    only_in: frozenset[str]
    not_in: frozenset[str]

    def is_meant_in(self, label: str) -> bool:
        """Whether the word means the term in a paragraph, as far as the glossary says."""
        return label not in self.not_in and (not self.only_in or label in self.only_in)


def load_terms(path: Path, languages: Sequence[str], labels: Iterable[str]) -> tuple[Term, ...]:
    """Read a book's glossary, if it has one; everything it names must exist."""
    if not path.exists():
        return ()
    rows = read_toml(path).get("term", [])
    problems = [Problem(path, 0, *problem) for problem in find_problems(rows, languages, frozenset(labels))]
    if problems:
        raise ContentError(problems)
    return tuple(build_term(row) for row in rows)


def build_term(row: Mapping[str, Any]) -> Term:
    forms = row.get("forms", {})
    return Term(
        id=row["id"],
        words={language: (*names, *forms.get(language, ())) for language, names in row["words"].items()},
        names={language: tuple(names) for language, names in row["words"].items()},
        definition=row["definition"],
        defined=tuple(row["defined"]),
        see=tuple(row.get("see", ())),
        only_in=frozenset(row.get("only_in", ())),
        not_in=frozenset(row.get("not_in", ())),
    )


def find_problems(
    rows: Sequence[Mapping[str, Any]], languages: Sequence[str], labels: frozenset[str]
) -> Iterator[tuple[str, str]]:
    ids = [row.get("id") for row in rows]
    headwords = [row.get("words", {}).get(languages[0]) for row in rows]
    for row in rows:
        name = f"term “{row.get('id') or row.get('words')}”"
        missing = [key for key in REQUIRED if key not in row or (not row[key] and key != "defined")]
        unknown = row.keys() - {*REQUIRED, *OPTIONAL}
        if missing or unknown:
            yield f"{name} lacks {missing} or has unknown {sorted(unknown)}", "See the other terms"
            continue
        if ids.count(row["id"]) > 1 or headwords.count(row["words"].get(languages[0])) > 1:
            yield f"{name} stands twice", "Join the two"
        for part in ("words", "definition"):
            if absent := [language for language in languages if not row[part].get(language)]:
                yield f"{name} has no {part} in {absent}", "Write it"
        named = {*row["defined"], *row.get("only_in", ()), *row.get("not_in", ())}
        if dead := named - labels:
            yield f"{name} names paragraphs that do not exist: {sorted(dead)}", "Correct the labels"
        if lost := set(row.get("see", ())) - set(ids):
            yield f"{name} sends to terms that do not exist: {sorted(lost)}", "Correct the ids"
