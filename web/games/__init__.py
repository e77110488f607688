"""The games of the site: the one place where they are listed."""

from web.games.bridge import BRIDGE
from web.games.ulti import ULTI

GAMES = {shown.game.name: shown for shown in (ULTI, BRIDGE)}
