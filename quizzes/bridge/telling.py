"""Sentences of a story, each filled in with the values that it names."""

from collections.abc import Mapping

from engine.text import Text


def tell(message: str, values: Mapping[str, object]) -> Text:
    """The sentence with those of the values that it names.

    >>> str(tell("{player} passes.", {"player": "North", "trick": 3}))
    'North passes.'
    """
    return Text(message, tuple((name, value) for name, value in values.items() if f"{{{name}" in message))
