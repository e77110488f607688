"""Brings the catalogues up to date with the code and loses no translation; used by `python app.py messages`."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import write_po

from web.text.catalogue import SITE, read_catalogue, source, sources
from web.text.language import TRANSLATED
from web.text.messages import extract_messages

ALIKE = 0.6  # so much of a changed sentence must still stand that its translation is worth keeping

Texts = dict[Any, Message]


def update_catalogues(home: Path, forget: bool = False) -> Iterator[str]:
    """Merge the extracted texts into every catalogue; say for each how much is left to translate."""
    wanted = {name: texts(template) for name, template in extract_messages(home).items()}
    for language in TRANSLATED:
        names = sorted({SITE, *wanted, *(path.stem for path in sources(language))})
        known = {name: read_catalogue(source(language, name)) for name in names}
        for name, catalogue in renew(known, wanted).items():
            if forget:
                catalogue.obsolete.clear()
            save_catalogue(source(language, name), catalogue)
            yield f"{language}/{name}: {len(catalogue)} texts, {len(unsettled(catalogue))} to translate or confirm"


def texts(catalogue: Catalog) -> Texts:
    return {message.id: message for message in catalogue if message.id}


def translated(catalogue: Catalog) -> Texts:
    """All that is translated, also what no page asks for any more."""
    messages = [*catalogue.obsolete.values(), *texts(catalogue).values()]
    return {message.id: message for message in messages if is_whole(message)}


def renew(known: Mapping[str, Catalog], wanted: Mapping[str, Texts]) -> dict[str, Catalog]:
    """The catalogues of a language with the texts that there are now."""
    stock = {name: translated(catalogue) for name, catalogue in known.items()}
    gone = {name: without(stock[name], wanted.get(name, {})) for name in stock}
    used, moved, everywhere = all_of(stock), all_of(gone), all_of(wanted)
    renewed = {}
    for name, catalogue in known.items():
        new = renewed[name] = Catalog(locale=catalogue.locale, charset="utf-8")
        for id_, message in wanted.get(name, {}).items():
            settled = stock[name].get(id_) or moved.get(id_)
            new[id_] = translate(message, settled) if settled else guess(message, gone[name], used)
        new.obsolete = without(gone[name], everywhere)
    return renewed


def without(some: Texts, others: Texts) -> Texts:
    return {id_: message for id_, message in some.items() if id_ not in others}


def all_of(some: Mapping[str, Texts]) -> Texts:
    return {id_: message for texts_ in some.values() for id_, message in texts_.items()}


def translate(message: Message, known: Message) -> Message:
    """A text of the code with the translation that is known for it."""
    new = message.clone()
    new.string, new.user_comments = known.string, known.user_comments
    new.flags |= known.flags & {"fuzzy"}
    return new


def guess(message: Message, gone: Texts, used: Texts) -> Message:
    """A new text with the translation of the sentence that it was, else of the same one in another catalogue."""
    sentences = [id_ for id_ in gone if isinstance(id_, str)]
    likely = get_close_matches(message.id, sentences, 1, ALIKE) if isinstance(message.id, str) else ()
    known = gone[likely[0]] if likely else used.get(message.id)
    if known is None:
        return message
    new = translate(message, known)
    new.flags.add("fuzzy")
    return new


def save_catalogue(path: Path, catalogue: Catalog) -> None:
    """Write a catalogue with a heading that does not change from day to day."""
    path.parent.mkdir(exist_ok=True)
    with path.open("wb") as file:
        plural_forms = f"Plural-Forms: {catalogue.plural_forms}"
        for line in ('msgid ""', 'msgstr ""', f'"Language: {catalogue.locale}\\n"', f'"{plural_forms}\\n"'):
            file.write(f"{line}\n".encode())
        file.write(b'"Content-Type: text/plain; charset=utf-8\\n"\n\n')
        write_po(file, catalogue, width=110, include_lineno=False, omit_header=True)


def unsettled(catalogue: Catalog) -> list[Message]:
    """The texts without a translation, and those whose translation is only a guess."""
    return [message for message in texts(catalogue).values() if message.fuzzy or not is_whole(message)]


def is_whole(message: Message) -> bool:
    return all(message.string) if isinstance(message.string, list | tuple) else bool(message.string)
