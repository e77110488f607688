"""The games that the engine rules on: the one place where they are listed."""

from engine.bridge.game import GAME as BRIDGE
from engine.ulti.game import GAME as ULTI

GAMES = {game.name: game for game in (ULTI, BRIDGE)}
