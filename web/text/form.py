"""The forms that a sentence asks of its values, {card|acc} or {tricks|trick}; each language has its forms.toml."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from babel import Locale
from babel.lists import format_list

from rulebook.reading.problem import ContentError, Problem, read_toml
from web.text.catalogue import SOURCES
from web.text.language import LANGUAGES, LOCALES

THE, START = "the", "start"
STYLES = {"and": "standard", "or": "or"}
CLOSING = re.compile(r"(.*?)((?:</\w+>)*)", re.DOTALL)  # what is shown, and the tags that end it
VOWELS = frozenset("aáeéiíoóöőuúüű")

Table = dict[str, dict[str, dict[str, str]]]
Shown = TypeVar("Shown", bound=str)


class Places(dict[str, Any]):
    """The values of a sentence, each put into words as its place asks for it."""

    def __init__(self, inflect: Callable[[Any, Sequence[str]], str], values: Iterable[tuple[str, object]]) -> None:
        super().__init__(values)
        self.inflect = inflect

    def __getitem__(self, place: str) -> str:
        name, _, asked = place.partition("|")
        return self.inflect(super().__getitem__(name), asked.split())


@dataclass(frozen=True)
class Forms:
    """What a language makes of the values in its sentences."""

    language: str
    table: Table

    def find(self, kind: str, form: str, key: str) -> tuple[str, str] | None:
        """A key and its form; what is made of several words takes the form of its last one."""
        forms = self.table.get(kind, {}).get(form, {})
        return next(((one, forms[one]) for one in (key, key.rpartition(" ")[2]) if one in forms), None)

    def count(self, noun: str, number: int, written: str) -> str:
        """A number with its noun: 1 trick, 2 tricks; where there are words for none, without a number."""
        nouns = self.table.get("count", {}).get(noun, {})
        plural = Locale.parse(self.language).plural_form(number)
        chosen = (not number and nouns.get("none")) or nouns.get(plural) or nouns.get("other", "")
        return chosen.replace("#", written)

    def article(self, spoken: str) -> str:
        """The article of Hungarian, which depends on the first sound: az 1-es, a 2-es, az ász, a király."""
        articles = self.table.get("article", {}).get(THE, {})
        return articles.get("vowel" if begins_with_vowel(spoken) else "consonant", "")

    def join(self, several: Sequence[str], style: str) -> str:
        if not style:
            return ", ".join(several)
        return format_list(several, style, LOCALES.get(self.language, self.language))  # type: ignore[arg-type]


@cache
def load_forms(language: str) -> Forms:
    path = SOURCES / language / "forms.toml"
    table = read_toml(path)
    if problems := [Problem(path, 0, what, 'Write { word = "its form" }') for what in misshapen(table)]:
        raise ContentError(problems)
    return Forms(language, table)


def misshapen(table: dict[str, Any]) -> Iterator[str]:
    """What is no table of words, by its kind and its form."""
    for kind, forms in table.items():
        for form, words in forms.items() if isinstance(forms, dict) else [("", None)]:
            if not isinstance(words, dict) or not all(isinstance(word, str) for word in words.values()):
                yield f"[{kind}] {form} has no words"


def check_forms() -> None:
    """Read those of every language, so that a file which cannot be is told before anybody asks for a form."""
    for language in LANGUAGES:
        load_forms(language)


def find_style(asked: Iterable[str]) -> str:
    return next((STYLES[form] for form in asked if form in STYLES), "")


def begins_with_vowel(spoken: str) -> bool:
    """Whether it is said with a vowel first; numbers as egy, öt, ötven, ezer. The drawn suits all have a consonant."""
    if number := re.match(r"\d+", spoken):
        leading = number[0][: (len(number[0]) - 1) % 3 + 1]
        return leading == "1" or leading.startswith("5")
    return spoken[:1].lower() in VOWELS


def hang(shown: Shown, key: str, form: str) -> Shown:
    """What is shown, in a form: letters change, and on a drawing hangs what the form adds to the word.

    >>> hang("<b>♥alsó</b>", "alsó", "alsót"), hang("♥", "kőr", "kőrt")
    ('<b>♥alsót</b>', '♥-t')
    """
    text, closing = CLOSING.fullmatch(shown).groups()  # type: ignore[union-attr]
    if text.endswith(key):
        return type(shown)(text[: -len(key)] + form + closing)
    added = form.removeprefix(key)
    if added == form:
        return type(shown)(form)
    return type(shown)(shown + (added if added[:1] in ("", "-") else f"-{added}"))


def capitalise(shown: Shown) -> Shown:
    return type(shown)(shown[:1].upper() + shown[1:])
