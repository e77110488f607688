"""Answers to try on a part of a ruling."""

from quizzes.question import NONE, OneOf, Part, Payments, SomeOf


def wrong_answers(part: Part) -> list[list[str]]:
    if isinstance(part, OneOf):
        return [[option.value] for option in part.options]
    if isinstance(part, Payments):
        return [["1"] * len(part.players), ["2"] * len(part.players)]
    return [[option.value, NONE] for option in part.options] if isinstance(part, SomeOf) else [["0"], ["50"]]
