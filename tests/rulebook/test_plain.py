"""What is converted without the Markdown library comes out as the library would have made it."""

from collections.abc import Iterator

import pytest

from rulebook import Book
from rulebook.render import Press
from web.site import Site


def written(book: Book) -> Iterator[tuple[str, str, str]]:
    """Every text of a book with its language, and the label of the paragraph whose terms are marked in it."""
    for voice in book.voices:
        for page in book.background:
            yield voice.language, page.text[voice], ""
        for paragraph in book.paragraphs.values():
            yield voice.language, paragraph.text[voice], paragraph.label
            for text in (paragraph.heading[voice], *paragraph.notes[voice]):
                yield voice.language, text, ""


def test_every_text_is_what_the_library_makes_of_it(site: Site) -> None:
    press, plain = Press(site.library), 0
    for book in site.library:
        for language, text, label in written(book):
            dialect = press.dialect(book.id, language)
            assert dialect.convert(text, label) == dialect.convert_markdown(text, label)
            plain += dialect.is_plain(text)
    assert plain > 2000  # most of them, so that the two are compared at all


@pytest.mark.parametrize(
    "text",
    [
        "a *word* and _one_ more",
        "two spaces  \nend a line",
        "1. a list",
        "before\n\n2. a list",
        "- a list",
        "before\n\n+ a list",
        "    code",
        "a `code`",
        "# A heading",
        "A heading\n---",
        "A heading\n===",
        "one\n\n---\n\ntwo",
        "a|b\n-|-\n1|2",
        "> quoted",
        "<b> & &amp; \\* a",
        "[a](b) and ![c](d)",
        "[[64]] [[64A1|in :hearts: and *so*]]. [[64|a {{1.00}}]]",
        "a\tb",
        "a\r\nb",
        "\na\n\n\n\nb\n",
        " a ",
        "\N{NO-BREAK SPACE}a\n\n\N{NO-BREAK SPACE}b",
        "follows: *a*",
        "why: a\n\nfollows: [[64]]",
        "13 a\n12. b",
        "[[64]]: a",
        "",
        "\x02a\x03",
        "https://a.example and a@b.example",
        'a "quote" – and ’this’',
        ":hearts::hearts=A: :nothing: {{1.00}}{{x}}",
    ],
)
def test_a_text_that_no_book_has_is_too(site: Site, text: str) -> None:
    dialect = Press(site.library).dialect("bridge", "en")
    assert dialect.convert(text, "64A1") == dialect.convert_markdown(text, "64A1")
