"""What templates know: the texts of the interface in the page's language, the site, and the names they may use."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

from flask import Flask, g
from jinja2.runtime import Context, Macro
from markupsafe import Markup

from rulebook.refs import anchor
from web.answer.safety import HEADERS
from web.compiled import keep_compiled
from web.place import Place
from web.qr import draw_qr
from web.site import Site, current_site
from web.text.catalogue import SITE
from web.text.language import LANGUAGES, catalogue, format_edition_date, language_name

# What a page can say of itself where no server says it; who may frame it only a server can.
POLICY = "; ".join(part for part in HEADERS["Content-Security-Policy"].split("; ") if "frame-ancestors" not in part)
NAMES = {
    "LANGUAGES": LANGUAGES,
    "POLICY": POLICY,
    "Place": Place,
    "anchor": anchor,
    "edition_date": format_edition_date,
    "qr": draw_qr,
}
Answer = TypeVar("Answer")


class PlainContext(Context):
    """Calls what a template calls as it stands: nothing that our templates call asks for the context."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.globals_keys = set()  # no template has globals of its own, so an import need not look for them

    def call(
        self,
        called: Callable[..., Answer],
        *args: Any,
        _loop_vars: object = None,
        _block_vars: object = None,
        **named: Any,
    ) -> Answer:
        return called(*args, **named)


class Texts(dict[str, Markup]):
    """The texts of a game, and behind them those of the site, in a language; each is looked up once."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__()
        self.catalogue = catalogue(language, game)

    def __missing__(self, message: str) -> Markup:
        self[message] = found = Markup(self.catalogue.gettext(message))  # noqa: S704 (our own texts)
        return found


class TextsByPage(dict[tuple[str, str], Texts]):
    """The texts of every language and game, made when first needed."""

    def __missing__(self, page: tuple[str, str]) -> Texts:
        self[page] = texts = Texts(*page)
        return texts


TEXTS = TextsByPage()


def set_up_templates(app: Flask, site: Site) -> None:
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True}
    env = app.jinja_env
    env.context_class = PlainContext
    env.auto_reload = False
    keep_compiled(app)
    env.globals.update(NAMES, site=site, kept=kept, text_of=text_of, _=gettext, gettext=gettext, ngettext=ngettext)
    env.filters["language_name"] = language_name


def load_templates(app: Flask, games: Iterable[str]) -> None:
    """All templates and texts, before the first reader asks for them."""
    for name in app.jinja_env.list_templates():
        app.jinja_env.get_template(name)
    for language in LANGUAGES:
        for game in (SITE, *games):
            TEXTS[language, game]


def page_texts() -> Texts:
    """The texts of the page: those of its game, if it is a game's, before those of the site."""
    page = g._get_current_object()
    return TEXTS[page.ui, page.book.id if "book" in page else SITE]


def gettext(message: str, **values: Any) -> Markup:
    text = page_texts()[message]
    return text % values if values else text


def ngettext(one: str, many: str, num: int) -> Markup:
    text = page_texts().catalogue.ngettext(one, many, num)
    return Markup(text) % {"num": num}  # noqa: S704 (our own texts)


def kept(macro: Macro, *args: Any) -> Markup:
    """What a macro makes of its arguments on pages in one language and with one game's texts, made once.

    Only for what comes in a few forms: cards, and what is around every page.
    """
    page = g._get_current_object()
    key = macro, page.ui, page.book.id if "book" in page else SITE, *args
    pieces = current_site().kept
    if key not in pieces:
        pieces[key] = macro(*args)
    return cast("Markup", pieces[key])


def text_of(game: str, message: str) -> str:
    """A text of one game on a page that shows several."""
    return catalogue(g.ui, game).gettext(message)
