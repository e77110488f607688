"""Answers to try on a part of a ruling."""

from quizzes.question import NONE, OneOf, Part, SomeOf


def wrong_answers(part: Part) -> list[list[str]]:
    if isinstance(part, OneOf):
        return [[option.value] for option in part.options]
    return [[option.value, NONE] for option in part.options] if isinstance(part, SomeOf) else [["1"] * 3, ["0"], ["50"]]
