"""Proofreading: everything that can be wrong with the books, found before any of it is shown."""

import re
from collections.abc import Iterator
from pathlib import Path

from rulebook.reading.draft import Draft, references
from rulebook.reading.manuscript import Block, Manuscript
from rulebook.reading.problem import Problem
from rulebook.refs import LINK, is_below, parse_reference


def find_problems(draft: Draft) -> Iterator[Problem]:
    """Everything that can be said about one book without looking at the others."""
    for voice in draft.voices:
        for source in draft.sources(voice):
            yield from source.problems
            yield from broken_links(source.path, source.source)
        yield from label_problems(draft, voice)
    yield from translation_problems(draft)
    yield from consequence_problems(draft)


def label_problems(draft: Draft, voice: str) -> Iterator[Problem]:
    """Labels of the wrong form, in the wrong file, or used twice; a section without its title."""
    pattern = re.compile(draft.settings["label"])
    seen: dict[str, str] = {}
    for section, manuscript in zip(draft.settings["sections"], draft.manuscripts[voice], strict=True):
        first = manuscript.blocks[0] if manuscript.blocks else None
        if first is None or first.label != section or not first.heading:
            remedy = f"Start the file with # [{section}] Title"
            yield Problem(manuscript.path, 1, f"section {section} has no title of its own", remedy)
        for block in manuscript.blocks:
            path, label = manuscript.path, block.label
            if label in seen:
                yield Problem(
                    path, block.line, f"label {label} stands already in {seen[label]}", "Renumber one of them"
                )
            elif not pattern.fullmatch(label):
                yield Problem(path, block.line, f"{label} is no label of this book", "See “label” in book.toml")
            elif label != section and not is_below(label, section):
                yield Problem(path, block.line, f"label {label} does not belong to section {section}", "Move it")
            elif not block.heading and not block.text:
                yield Problem(path, block.line, f"paragraph {label} is empty", "Write its text")
            seen.setdefault(label, f"{path.name}:{block.line}")


def translation_problems(draft: Draft) -> Iterator[Problem]:
    """Every voice has the labels of the book's own in the same order, with the same parts and the same links."""
    own, *others = draft.manuscripts.values()
    for other in others:
        for ours, theirs in zip(own, other, strict=True):
            missing = [*untranslated(ours, theirs), *untranslated(theirs, ours)]
            yield from missing or differences(draft, ours, theirs)


def untranslated(one: Manuscript, other: Manuscript) -> Iterator[Problem]:
    translated = {block.label for block in other.blocks}
    for block in one.blocks:
        if block.label not in translated:
            remedy = f"Translate it from {one.path}:{block.line}"
            yield Problem(other.path, 0, f"missing translation of {block.label}", remedy)


def differences(draft: Draft, ours: Manuscript, theirs: Manuscript) -> Iterator[Problem]:
    for block, other in zip(ours.blocks, theirs.blocks, strict=False):
        if block.label != other.label:
            remedy = f"Use the order of {ours.path}"
            yield Problem(theirs.path, other.line, f"{other.label} stands where {block.label} should", remedy)
            return
        for what in block_differences(block, other, draft.id):
            yield Problem(theirs.path, other.line, what, f"Make it match {ours.path}:{block.line}")


def block_differences(block: Block, other: Block, book: str) -> Iterator[str]:
    """What a paragraph has in one voice and not in the other."""
    label = block.label
    if bool(block.heading) != bool(other.heading):
        yield f"missing translation: {label} has a heading in one language only"
    if bool(block.text) != bool(other.text):
        yield f"missing translation: {label} has a text in one language only"
    if len(block.notes) != len(other.notes):
        yield f"missing translation: {label} has {len(other.notes)} notes here and {len(block.notes)} there"
    if lopsided := set(references(block, book)) ^ set(references(other, book)):
        yield f"{label} links to {', '.join(sorted(map(str, lopsided)))} in one language only"


def consequence_problems(draft: Draft) -> Iterator[Problem]:
    """What a fact costs stands in other paragraphs of the same book."""
    labels = {block.label for block in draft.blocks()}
    path = draft.folder / "book.toml"
    for fact, costs in draft.settings.get("consequences", {}).items():
        if not costs or fact in costs:
            yield Problem(path, 0, f"consequences of {fact} that are none", "Name other paragraphs, or take it out")
        for label in sorted({fact, *costs} - labels):
            yield Problem(path, 0, f"consequences of {fact}: there is no {label}", "Correct the label")


def broken_links(path: Path, text: str) -> Iterator[Problem]:
    for number, line in enumerate(LINK.sub(blank, text).splitlines(), start=1):
        if "[[" in line or "]]" in line:
            yield Problem(path, number, "a link that is not closed", "Write it as [[7.2]] or [[7.2|words]]")


def blank(link: re.Match[str]) -> str:
    """Nothing but the line breaks of a link, so that line numbers stay right."""
    return "\n" * link.group().count("\n")


def dead_links(drafts: list[Draft], all_of_them: bool) -> Iterator[Problem]:
    """Links to paragraphs that do not exist; into books that are not loaded only when all should be."""
    labels = {draft.id: {block.label for block in draft.blocks()} for draft in drafts}
    for draft in drafts:
        for source in (source for voice in draft.voices for source in draft.sources(voice)):
            for link in LINK.finditer(source.source):
                book, label = parse_reference(link.group(1), draft.id)
                if label in labels.get(book, ()) or (book not in labels and not all_of_them):
                    continue
                line = source.source.count("\n", 0, link.start()) + 1
                what = f"dead link: there is no {book}:{label}"
                yield Problem(source.path, line, what, "Correct the label or remove the link")
