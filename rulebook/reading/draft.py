"""A book as its files have it: settings, section files and background pages, read but not yet checked."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebook.reading.manuscript import Block, Essay, Manuscript, read_essay, read_manuscript
from rulebook.reading.problem import ContentError, Problem, read_toml
from rulebook.refs import STYLES, Reference, find_references
from rulebook.search.word import LANGUAGES

SETTINGS = {
    "title": str, "shelf": int, "voices": list, "cards": list, "label": str, "sections": list, "background": list,
    "about": dict, "edition": dict, "reference": str,
}  # fmt: skip
OPTIONAL = {
    "our_label": str, "brief": dict, "money": dict, "groups": list, "quick": list, "titles": dict,
    "background_titles": dict, "consequences": dict,
}  # fmt: skip


@dataclass(frozen=True)
class Draft:
    """The files of one book by voice: section files and background pages in the order of book.toml."""

    folder: Path
    settings: dict[str, Any]
    manuscripts: dict[str, list[Manuscript]]
    essays: dict[str, list[Essay]]

    @property
    def id(self) -> str:
        return self.folder.name

    @property
    def voices(self) -> tuple[str, ...]:
        """The names of the voices, each that of a folder."""
        return tuple(self.manuscripts)

    def sources(self, voice: str) -> Iterator[Manuscript | Essay]:
        yield from self.manuscripts[voice]
        yield from self.essays[voice]

    def blocks(self) -> Iterator[Block]:
        """The paragraphs in the book's own voice."""
        for manuscript in self.manuscripts[self.voices[0]]:
            yield from manuscript.blocks


def read_draft(folder: Path) -> Draft:
    """Read all files of a book; without its settings or with a file missing there is nothing to go on with."""
    settings = read_settings(folder / "book.toml")
    problems = list(stray_files(folder, settings))
    if problems:
        raise ContentError(problems)

    def path(voice: str, name: str) -> Path:
        return folder / voice / f"{name}.md"

    return Draft(
        folder,
        settings,
        {voice: [read_manuscript(path(voice, name)) for name in settings["sections"]] for voice in settings["voices"]},
        {voice: [read_essay(path(voice, name)) for name in settings["background"]] for voice in settings["voices"]},
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
    wrong += voice_problems(path, settings)
    wrong += group_problems(path, settings)
    wrong += title_problems(path, settings)
    if settings.get("reference") not in STYLES:
        wrong.append(Problem(path, 0, "an unknown style of reference", f"Use one of: {', '.join(STYLES)}"))
    if wrong:
        raise ContentError(wrong)
    return settings


def voice_problems(path: Path, settings: dict[str, Any]) -> Iterator[Problem]:
    """A book speaks at least once, and only languages whose words can be found in whatever form."""
    voices = settings.get("voices")
    if voices == []:
        yield Problem(path, 0, "no voices", "Name the book's own language first, such as hu")
    for name in voices if isinstance(voices, list) else ():
        if name.partition("-")[0] not in LANGUAGES:
            yield Problem(path, 0, f"{name} is no voice", f"Begin it with one of: {', '.join(LANGUAGES)}")


def group_problems(path: Path, settings: dict[str, Any]) -> Iterator[Problem]:
    """Groups, where a book has them, hold every section once; quick picks are sections."""
    grouped = [name for group in settings.get("groups", []) for name in group["sections"]]
    if grouped and sorted(grouped) != sorted(settings["sections"]):
        odd = sorted(set(grouped) ^ set(settings["sections"])) or "one twice"
        yield Problem(path, 0, f"the groups and the sections do not agree: {odd}", "Put every section in one group")
    for name in set(settings.get("quick", [])) - set(settings["sections"]):
        yield Problem(path, 0, f"the quick pick {name} is no section", "Name sections only")


def title_problems(path: Path, settings: dict[str, Any]) -> Iterator[Problem]:
    """Titles in other languages are in languages of the site, and of pages that are there."""
    pages = settings.get("background_titles", {})
    for name in sorted(pages.keys() - set(settings.get("background") or [])):
        yield Problem(path, 0, f"titles for {name}, which is no background page", "Name one that “background” has")
    for names in (settings.get("titles", {}), *pages.values()):
        for language in sorted(names.keys() - set(LANGUAGES)):
            yield Problem(path, 0, f"a title in {language}, which no reader has", f"Use {', '.join(LANGUAGES)}")


def stray_files(folder: Path, settings: dict[str, Any]) -> Iterator[Problem]:
    """Files that book.toml names and that are not there, and files that it does not name."""
    names = {*settings["sections"], *settings["background"]}
    for voice in settings["voices"]:
        found = {path.stem for path in (folder / voice).glob("*.md")}
        for name in sorted(names - found):
            path = folder / voice / f"{name}.md"
            yield Problem(path, 0, "missing translation: no such file", f"Write it, or take “{name}” out of book.toml")
        for name in sorted(found - names):
            path = folder / voice / f"{name}.md"
            yield Problem(path, 0, "a file that book.toml does not name", "Add it to sections or background there")


def references(block: Block, book: str) -> tuple[Reference, ...]:
    """Everything that a block links to, notes included."""
    return find_references("\n".join([block.heading, block.text, *block.notes]), book)
