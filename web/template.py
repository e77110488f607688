"""What templates know: the texts of the interface in the page's language, and the names they may use."""

from gettext import NullTranslations

from flask import Flask, g

from rulebook.refs import anchor
from web.place import Place
from web.qr import draw_qr
from web.text.language import LANGUAGES, catalogue, format_edition_date, language_name

NAMES = {
    "LANGUAGES": LANGUAGES,
    "Place": Place,
    "anchor": anchor,
    "edition_date": format_edition_date,
    "qr": draw_qr,
}


def set_up_templates(app: Flask) -> None:
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True, "extensions": ["jinja2.ext.i18n"]}
    app.jinja_env.install_gettext_callables(  # type: ignore[attr-defined]
        lambda message: page_catalogue().gettext(message),
        lambda one, many, count: page_catalogue().ngettext(one, many, count),
        newstyle=True,
    )
    app.jinja_env.globals.update(NAMES, text_of=text_of)
    app.jinja_env.filters["language_name"] = language_name


def page_catalogue() -> NullTranslations:
    """The texts of the page: those of its game, if it is a game's, before those of the site."""
    return catalogue(g.ui, g.book.id) if "book" in g else catalogue(g.ui)


def text_of(game: str, message: str) -> str:
    """A text of one game on a page that shows several."""
    return catalogue(g.ui, game).gettext(message)
