"""The tiny game for readers: all that it adds is a picture."""

from tests.tiny.engine import GAME
from tests.tiny.quiz import SHELF
from web.presentation import Macro, Presentation

TEMPLATES = {"tiny/table.html": "{% macro scene(card, words) %}<p>On the table: {{ words(card) }}</p>{% endmacro %}"}
TINY = Presentation(GAME, SHELF, Macro("tiny/table.html", "scene"))
