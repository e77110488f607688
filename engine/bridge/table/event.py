"""Kinds of event, where a ruling depends on it."""

from engine.text import N_, Choice


class Event(Choice):
    """What kind of event it is."""

    PAIRS = "pairs", N_("pairs or individuals")
    TEAMS = "teams", N_("teams")
