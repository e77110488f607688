"""The desk as data: topics and their questions, refusals, rulings with what they leave and where they go on."""

from typing import Any

from engine.inquiry import DutyLeft, Inquiry
from engine.law import AnyTopic
from engine.question import Fact
from web.desk.incident import topic_address
from web.desk.query import written
from web.desk.ruling import ruling_data
from web.text.words import Words


def incident_data(words: Words, inquiry: Inquiry) -> dict[str, Any]:
    """A verdict as data, with what it leaves and where it goes on."""
    chosen = written(inquiry.readings)
    return {
        **(ruling_data(words, inquiry.verdict) if inquiry.verdict else {}),
        **(onward_data(words, inquiry.onward) if inquiry.onward else {}),
        "duties": [duty_data(words, duty, chosen) for duty in inquiry.duties],
        "readings": chosen,
    }


def onward_data(words: Words, onward: Inquiry) -> dict[str, Any]:
    return {
        "goes_on": {
            "topic": onward.topic.name,
            "facts": onward.written,
            "url": address(words, onward.topic, onward.written),
        }
    }


def duty_data(words: Words, duty: DutyLeft, chosen: dict[str, str]) -> dict[str, Any]:
    facts = written(duty.facts)
    topics = [{"topic": topic.name, "url": address(words, topic, facts | chosen)} for topic in duty.topics]
    return {"words": words(duty.effect.words()), "facts": facts, "topics": topics}


def address(words: Words, topic: AnyTopic, facts: dict[str, str]) -> str:
    return words.site.addresses.absolute(topic_address(words.site, words.ui, topic, facts))


def refusal_data(inquiry: Inquiry, words: Words, unknown: list[str]) -> dict[str, Any]:
    return {
        "missing": [fact_data(inquiry.missing, words)] if inquiry.missing and not inquiry.wrong else [],
        "wrong": [fact_data(inquiry.table[fact], words) for fact in inquiry.wrong],
        "unknown": unknown,
        "impossible": [words(problem) for problem in inquiry.problems],
        "readings": written(inquiry.readings),
    }


def game_data(words: Words) -> list[dict[str, Any]]:
    """The topics of a game, each with what it asks."""
    return [topic_data(topic, words) | {"facts": facts_data(topic, words)} for topic in words.presentation.game.topics]


def facts_data(topic: AnyTopic, words: Words) -> list[dict[str, Any]]:
    return [fact_data(fact, words) for fact in topic.facts.outline().table.values()]


def topic_data(topic: AnyTopic, words: Words) -> dict[str, Any]:
    return {
        "game": topic.game,
        "name": topic.name,
        "title": words.gettext(topic.title),
        "happened": words.gettext(topic.happened),
        "url": address(words, topic, {}),
    }


def fact_data(fact: Fact, words: Words) -> dict[str, Any]:
    """A question as data: its name, its words, and what may be answered."""
    listed = fact.values() if fact.type is not int else ()
    data: dict[str, Any] = {"name": fact.name, "question": words.gettext(fact.words), "type": kind_of(fact, words)}
    if listed:
        data["values"] = [{"value": fact.format(value), "words": words(value)} for value in listed]
    if isinstance(fact.among, range):
        data |= {"least": fact.among[0], "most": fact.among[-1], "step": fact.among.step}
    if fact.hint:
        data["hint"] = words.gettext(fact.hint)
    if fact.is_open_point:
        data["open_point"] = fact.format(fact.taken)
    return data | ({"judged": True} if fact.judged else {})


def kind_of(fact: Fact, words: Words) -> str:
    shown = words.presentation.shown(fact.type) if fact.kind == "value" else None
    return shown.kind if shown else fact.kind
