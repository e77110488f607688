"""Texts that are paragraphs with no markup but our own: most are, and cost far less without the Markdown library.

What comes out is what the library would make of them: a test compares the two for every text of every book.
"""

import re
from collections.abc import Sequence
from html import escape

from markdown.serializers import to_html_string

from rulebook.markup.inline import Inline
from rulebook.markup.tree import CaseParts, TermMarker

# All that the library could take for markup or tidy away: anywhere, where a line begins or ends, where a block begins.
MARKUP = re.compile(
    r"[*_`\\<>&\[\]|\x00-\x09\x0b-\x1e]|^[^\S\n]|^[#+=-]|  $|\n\n\n|(?:\A|\n\n)\d+\.|\A\n|\s\Z|\A\Z", re.MULTILINE
)


class PlainText:
    """Converts such texts with the patterns of a dialect; whoever calls it asks first whether a text is plain."""

    def __init__(self, patterns: Sequence[Inline], cases: CaseParts, terms: TermMarker) -> None:
        self.patterns = patterns
        self.pattern = re.compile("|".join(pattern.pattern_text for pattern in patterns), re.DOTALL)
        self.cases = cases
        self.terms = terms
        self.made: dict[str, tuple[str, bool]] = {}

    def is_plain(self, text: str) -> bool:
        """Whether a text, with the links in it down to their words, has nothing for the library to do."""
        bare = self.pattern.sub(r"\2", text)
        return not (MARKUP.search(bare) or self.pattern.search(bare))

    def convert(self, text: str) -> str:
        return "\n".join(map(self.block, text.split("\n\n")))

    def block(self, text: str) -> str:
        opening, rest = self.cases.open(text)
        return f"{opening}{self.inline(rest)}</p>"

    def inline(self, text: str) -> str:
        pieces, end = list[str](), 0
        for match in self.pattern.finditer(text):
            drawn, has_stop = self.element(match.group())
            pieces += (self.words(text[end : match.start()]), drawn)
            end = match.end() + (has_stop and text.startswith(".", match.end()))
        return "".join(pieces) + self.words(text[end:])

    def element(self, written: str) -> tuple[str, bool]:
        """What one of the patterns makes of a piece of text, and whether it brings a full stop along; made once."""
        if written not in self.made:
            found = ((pattern, pattern.compiled_re.fullmatch(written)) for pattern in self.patterns)
            element = next(pattern.element(match) for pattern, match in found if match)
            self.made[written] = to_html_string(element), (element.text or "").endswith(".")
        return self.made[written]

    def words(self, text: str) -> str:
        """A stretch between two elements, with its terms as links."""
        lead, links = self.terms.split(text)
        return escape(lead, quote=False) + "".join(map(to_html_string, links))
