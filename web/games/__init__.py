"""The games of the site: the one place where they are listed."""

from importlib import import_module

from web.presentation import ListedGames, Presentation


def import_game(name: str) -> Presentation:
    """The module of a game has it under its name in capitals."""
    presentation: Presentation = getattr(import_module(f"{__name__}.{name}"), name.upper())
    return presentation


GAMES = ListedGames(("ulti", "bridge", "marias"), import_game)
