"""Loads the books of content/, checked and linked with each other."""

import hashlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

from rulebook.book import Background, Book, Edition, Group, Library, Money, Paragraph, Section, Voice
from rulebook.glossary.term import load_terms
from rulebook.reading.draft import Draft, read_draft, references
from rulebook.reading.manuscript import Essay, Manuscript
from rulebook.reading.problem import ContentError
from rulebook.reading.proof import dead_links, find_problems
from rulebook.refs import Reference, find_references, is_below

BackReferences = Mapping[Reference, tuple[Reference, ...]]


def load_library(content: Path) -> Library:
    """Read every book that the content folder has, in the order of the shelf."""
    books = load_books((path.parent for path in content.glob("*/book.toml")), all_of_them=True)
    return Library({book.id: book for book in books}, digest=hash_content(content))


def load_book(folder: Path) -> Book:
    """Read and check one book; its links into other books are checked by load_library."""
    return load_books([folder], all_of_them=False)[0]


def load_books(folders: Iterable[Path], all_of_them: bool) -> list[Book]:
    drafts = sorted(map(read_draft, folders), key=lambda draft: (draft.settings["shelf"], draft.id))
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
        for block in draft.blocks():
            here = Reference(draft.id, block.label)
            for target in references(block, draft.id):
                if target != here:
                    citing[target][here] = None
    return {target: tuple(sources) for target, sources in citing.items()}


def build_book(draft: Draft, cited_by: BackReferences) -> Book:
    settings = draft.settings
    voices = build_voices(draft)
    return Book(
        id=draft.id,
        voices=voices,
        cards=tuple((suit, art, rank) for suit, art, rank in settings["cards"]),
        title=settings["title"],
        titles=settings.get("titles", {}),
        brief=settings.get("brief", {}),
        about=settings["about"],
        reference_style=settings["reference"],
        money=build_money(settings.get("money")),
        sections=tuple(
            build_section(draft, dict(zip(voices, same, strict=True)), cited_by)
            for same in zip(*draft.manuscripts.values(), strict=True)
        ),
        background=tuple(
            build_background(draft, slug, dict(zip(voices, same, strict=True)))
            for slug, *same in zip(settings["background"], *draft.essays.values(), strict=True)
        ),
        groups=tuple(build_groups(settings)),
        quick=tuple(settings.get("quick", ())),
        costs={fact: tuple(labels) for fact, labels in settings.get("consequences", {}).items()},
    )


def build_voices(draft: Draft) -> tuple[Voice, ...]:
    edition = Edition(**draft.settings["edition"])
    names = (name.partition("-") for name in draft.voices)
    return tuple(Voice(language, kind or "restated", edition) for language, _, kind in names)


def build_groups(settings: Mapping[str, Any]) -> Iterator[Group]:
    """The groups of the contents; a book that names none has a single one without a title."""
    for group in settings.get("groups", [{"title": {}, "sections": settings["sections"]}]):
        yield Group(group["title"], tuple(group["sections"]))


def build_money(money: Mapping[str, str] | None) -> Money | None:
    return Money(money["currency"], Decimal(money["base"])) if money else None


def build_section(draft: Draft, manuscripts: Mapping[Voice, Manuscript], cited_by: BackReferences) -> Section:
    """Put the voices of every paragraph together, and find its place below the others."""
    book, ours = draft.id, re.compile(draft.settings.get("our_label", "(?!)"))
    paragraphs: dict[str, Paragraph] = {}
    for same in zip(*(manuscript.blocks for manuscript in manuscripts.values()), strict=True):
        voiced = dict(zip(manuscripts, same, strict=True))
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
            heading={voice: block.heading for voice, block in voiced.items()},
            text={voice: block.text for voice, block in voiced.items()},
            notes={voice: tuple(block.notes) for voice, block in voiced.items()},
            cites=references(same[0], book),
            cited_by=cited_by.get(Reference(book, label), ()),
            is_our_number=bool(ours.fullmatch(label)),
        )
    return Section(tuple(paragraphs.values()))


def build_background(draft: Draft, slug: str, essays: Mapping[Voice, Essay]) -> Background:
    own = next(iter(essays.values()))
    return Background(
        slug=slug,
        title={voice: essay.title for voice, essay in essays.items()},
        name=draft.settings.get("background_titles", {}).get(slug, {}),
        text={voice: essay.text for voice, essay in essays.items()},
        cites=find_references(own.text, draft.id),
    )
