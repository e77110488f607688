"""Loads the books of content/, checked and linked with each other."""

import hashlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

from rulebook.book import Background, Book, Edition, Group, Library, Money, Paragraph, Section
from rulebook.glossary.term import load_terms
from rulebook.reading.draft import Draft, read_draft, references
from rulebook.reading.manuscript import Block
from rulebook.reading.problem import ContentError
from rulebook.reading.proof import dead_links, find_problems
from rulebook.refs import Reference, find_references, is_below

SHELF = ("ulti", "marias", "vira", "bridge")

BackReferences = Mapping[Reference, tuple[Reference, ...]]


def load_library(content: Path) -> Library:
    """Read every book that the content folder has, in the order of the shelf."""
    folders = [content / name for name in SHELF if (content / name / "book.toml").is_file()]
    books = load_books(folders, all_of_them=True)
    return Library({book.id: book for book in books}, digest=hash_content(content))


def load_book(folder: Path) -> Book:
    """Read and check one book; its links into other books are checked by load_library."""
    return load_books([folder], all_of_them=False)[0]


def load_books(folders: Iterable[Path], all_of_them: bool) -> list[Book]:
    drafts = [read_draft(folder) for folder in folders]
    problems = [problem for draft in drafts for problem in find_problems(draft)]
    problems = problems or list(dead_links(drafts, all_of_them))
    if problems:
        raise ContentError(problems)
    cited_by = back_references(drafts)
    return [with_terms(build_book(draft, cited_by), draft.folder / "glossary.toml") for draft in drafts]


def with_terms(book: Book, path: Path) -> Book:
    return replace(book, terms=load_terms(path, book.languages, book.paragraphs))


def hash_content(content: Path) -> str:
    """One name for the content as it stands, for whatever must not outlive it."""
    digest = hashlib.sha256()
    for path in sorted(path for path in content.rglob("*") if path.suffix in {".md", ".toml"}):
        digest.update(str(path.relative_to(content)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def back_references(drafts: Iterable[Draft]) -> BackReferences:
    """For every paragraph, the paragraphs that link to it, in the order of the shelf."""
    citing: dict[Reference, dict[Reference, None]] = defaultdict(dict)
    for draft in drafts:
        for block in draft.blocks(draft.languages[0]):
            here = Reference(draft.id, block.label)
            for target in references(block, draft.id):
                if target != here:
                    citing[target][here] = None
    return {target: tuple(sources) for target, sources in citing.items()}


def build_book(draft: Draft, cited_by: BackReferences) -> Book:
    settings = draft.settings
    own, english = draft.languages
    sections = tuple(
        build_section(draft, {own: ours.blocks, english: theirs.blocks}, cited_by)
        for ours, theirs in zip(draft.manuscripts[own], draft.manuscripts[english], strict=True)
    )
    return Book(
        id=draft.id,
        language=own,
        sign=settings["sign"],
        title=settings["title"],
        about=settings["about"],
        edition=Edition(**settings["edition"]),
        reference_style=settings["reference"],
        money=build_money(settings.get("money")),
        sections=sections,
        background=tuple(build_background(draft, number) for number in range(len(settings["background"]))),
        groups=tuple(build_groups(settings)),
        quick=tuple(settings.get("quick", ())),
    )


def build_groups(settings: Mapping[str, Any]) -> Iterator[Group]:
    """The groups of the contents; a book that names none has a single one without a title."""
    for group in settings.get("groups", [{"title": {}, "sections": settings["sections"]}]):
        yield Group(group["title"], tuple(group["sections"]))


def build_money(money: Mapping[str, str] | None) -> Money | None:
    return Money(money["currency"], Decimal(money["base"])) if money else None


def build_section(draft: Draft, blocks: Mapping[str, Sequence[Block]], cited_by: BackReferences) -> Section:
    """Put the two languages of every paragraph together, and find its place below the others."""
    book, ours = draft.id, re.compile(draft.settings.get("our_label", "(?!)"))
    paragraphs: dict[str, Paragraph] = {}
    for same in zip(*blocks.values(), strict=True):
        translations = dict(zip(blocks, same, strict=True))
        label = same[0].label
        parent = next(
            (
                label[:end]
                for end in range(len(label) - 1, 0, -1)
                if label[:end] in paragraphs and is_below(label, label[:end])
            ),
            None,
        )
        paragraphs[label] = Paragraph(
            reference=Reference(book, label),
            level=paragraphs[parent].level + 1 if parent else 1,
            parent=parent,
            heading={language: block.heading for language, block in translations.items()},
            text={language: block.text for language, block in translations.items()},
            notes={language: tuple(block.notes) for language, block in translations.items()},
            cites=references(same[0], book),
            cited_by=cited_by.get(Reference(book, label), ()),
            is_our_number=bool(ours.fullmatch(label)),
        )
    return Section(tuple(paragraphs.values()))


def build_background(draft: Draft, number: int) -> Background:
    essays = {language: draft.essays[language][number] for language in draft.languages}
    return Background(
        slug=draft.settings["background"][number],
        title={language: essay.title for language, essay in essays.items()},
        text={language: essay.text for language, essay in essays.items()},
        cites=find_references(essays[draft.languages[0]].text, draft.id),
    )
