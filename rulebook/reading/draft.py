"""A book as its files have it: settings, section files and background pages, read but not yet checked."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebook.reading.manuscript import Block, Essay, Manuscript, read_essay, read_manuscript
from rulebook.reading.problem import ContentError, Problem, read_toml
from rulebook.refs import STYLES, Reference, find_references

SETTINGS = {
    "title": str, "language": str, "sign": str, "label": str, "sections": list, "background": list,
    "about": dict, "edition": dict, "reference": str,
}  # fmt: skip
OPTIONAL = {"our_label": str, "money": dict, "groups": list, "quick": list}


@dataclass(frozen=True)
class Draft:
    """The files of one book by language: section files and background pages in the order of book.toml."""

    folder: Path
    settings: dict[str, Any]
    manuscripts: dict[str, list[Manuscript]]
    essays: dict[str, list[Essay]]

    @property
    def id(self) -> str:
        return self.folder.name

    @property
    def languages(self) -> tuple[str, str]:
        return self.settings["language"], "en"

    def sources(self, language: str) -> Iterator[Manuscript | Essay]:
        yield from self.manuscripts[language]
        yield from self.essays[language]

    def blocks(self, language: str) -> Iterator[Block]:
        for manuscript in self.manuscripts[language]:
            yield from manuscript.blocks


def read_draft(folder: Path) -> Draft:
    """Read all files of a book; without its settings or with a file missing there is nothing to go on with."""
    settings = read_settings(folder / "book.toml")
    languages = (settings["language"], "en")
    problems = list(stray_files(folder, settings, languages))
    if problems:
        raise ContentError(problems)

    def path(language: str, name: str) -> Path:
        return folder / language / f"{name}.md"

    return Draft(
        folder,
        settings,
        {lang: [read_manuscript(path(lang, name)) for name in settings["sections"]] for lang in languages},
        {lang: [read_essay(path(lang, name)) for name in settings["background"]] for lang in languages},
    )


def read_settings(path: Path) -> dict[str, Any]:
    settings = read_toml(path)
    wrong = [
        Problem(path, 0, f"“{name}” is missing or not a {kind.__name__}", f"Set {name}, as the other books do")
        for name, kind in SETTINGS.items()
        if not isinstance(settings.get(name), kind)
    ]
    wrong += [
        Problem(path, 0, f"“{name}” is not a {kind.__name__}", "Mend it or take it out")
        for name, kind in OPTIONAL.items()
        if not isinstance(settings.get(name, kind()), kind)
    ]
    wrong += [
        Problem(path, 0, f"unknown setting “{name}”", f"Use one of: {', '.join(SETTINGS | OPTIONAL)}")
        for name in settings.keys() - SETTINGS.keys() - OPTIONAL.keys()
    ]
    wrong += group_problems(path, settings)
    if settings.get("reference") not in STYLES:
        wrong.append(Problem(path, 0, "an unknown style of reference", f"Use one of: {', '.join(STYLES)}"))
    if wrong:
        raise ContentError(wrong)
    return settings


def group_problems(path: Path, settings: dict[str, Any]) -> Iterator[Problem]:
    """Groups, where a book has them, hold every section once; quick picks are sections."""
    grouped = [name for group in settings.get("groups", []) for name in group["sections"]]
    if grouped and sorted(grouped) != sorted(settings["sections"]):
        odd = sorted(set(grouped) ^ set(settings["sections"])) or "one twice"
        yield Problem(path, 0, f"the groups and the sections do not agree: {odd}", "Put every section in one group")
    for name in set(settings.get("quick", [])) - set(settings["sections"]):
        yield Problem(path, 0, f"the quick pick {name} is no section", "Name sections only")


def stray_files(folder: Path, settings: dict[str, Any], languages: tuple[str, str]) -> Iterator[Problem]:
    """Files that book.toml names and that are not there, and files that it does not name."""
    names = {*settings["sections"], *settings["background"]}
    for language in languages:
        found = {path.stem for path in (folder / language).glob("*.md")}
        for name in sorted(names - found):
            path = folder / language / f"{name}.md"
            yield Problem(path, 0, "missing translation: no such file", f"Write it, or take “{name}” out of book.toml")
        for name in sorted(found - names):
            path = folder / language / f"{name}.md"
            yield Problem(path, 0, "a file that book.toml does not name", "Add it to sections or background there")


def references(block: Block, book: str) -> tuple[Reference, ...]:
    """Everything that a block links to, notes included."""
    return find_references("\n".join([block.heading, block.text, *block.notes]), book)
