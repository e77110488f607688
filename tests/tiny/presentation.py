"""The tiny game for readers: all that it adds is a picture."""

from tests.tiny.engine import GAME
from tests.tiny.quiz import SHELF
from web.presentation import Macro, Presentation

SCENE = "{% macro scene(table, words, is_over) %}<p>On the table: {{ words(table.card) }}</p>{% endmacro %}"
TEMPLATES = {"tiny/table.html": SCENE}
TINY = Presentation(lambda: GAME, lambda: SHELF, Macro("tiny/table.html", "scene"))
