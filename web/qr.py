"""QR codes for paper, drawn as one path of an inline picture."""

from functools import lru_cache

from markupsafe import Markup

KEPT = 4096  # a short link is the same in every language and view


@lru_cache(KEPT)
def draw_qr(link: str) -> Markup:
    """The modules of a link's code, with the quiet zone that readers of codes need."""
    import segno  # noqa: PLC0415 (no page that is read on a screen waits for it)

    code = segno.make_qr(link, error="m")
    drawing = code.svg_inline(border=4, omitsize=True, svgclass="qr", lineclass=None)
    return Markup(drawing.replace("<svg", '<svg aria-hidden="true"', 1))  # noqa: S704 (made of modules alone)
