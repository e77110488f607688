"""What an attacker knows of the site: its routes, its numbers, and addresses that are in order."""

from dataclasses import dataclass

from flask import Flask

from tests.games import FAMILIES, draw
from tests.ruling_cases import load_cases
from web.site import Site


@dataclass(frozen=True)
class Ground:
    """Routes with the names of their places, labels by book, facts by topic, the parts that each family asks for."""

    routes: tuple[str, ...]
    labels: dict[str, tuple[str, ...]]
    incidents: tuple[tuple[str, dict[str, str]], ...]
    families: tuple[tuple[str, tuple[str, ...]], ...]


def survey(app: Flask, site: Site) -> Ground:
    return Ground(
        tuple(sorted({rule.rule for rule in app.url_map.iter_rules()})),
        {book.id: tuple(book.paragraphs) for book in site.library},
        tuple((f"desk/{case.topic.game}/{case.topic.name}", case.written()) for case in load_cases()),
        tuple((f"quiz/{game}/{name}", parts_of(game, name)) for game, name in ((f.game, f.name) for f in FAMILIES)),
    )


def parts_of(game: str, name: str) -> tuple[str, ...]:
    return tuple(part.name for part in draw(game, name, 0)[1].every_part)
