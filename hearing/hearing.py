"""Hears what happened: which topics may be meant, how surely, because of which words, and what the sentence states."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.game import Game
from engine.law import AnyTopic
from hearing.call import Parse
from hearing.cue import Cues
from hearing.ear import Ear
from hearing.fact import ORDERED, HeardFact, hear_facts
from hearing.sentence import Sentence, Word, is_empty
from hearing.table import Fit, Table, terms_of
from hearing.theme import Heard, Theme
from hearing.words import Words
from rulebook.search.word import LANGUAGES

MOST = 3  # proposals
SURE = 1.3  # times the next one's score, and one is proposed as the answer
FEWEST = 2  # telling words that a topic must know of a sentence; else nothing is proposed
NOTHING = 1.1  # times the score of no incident at all, likewise
REASONS = 3  # groups of words that are given as the reason
OWN_LANGUAGE = 0.15  # what it adds that a sentence is said in the language of the page
CALLS = ("over", "under", "call", "bid", "contract")  # facts whose values are calls

CLEAR = 1.2  # times as good as the topic's next theme, and what all lines of a theme state is filled in
THEME, UNCLEAR = "theme", "unclear theme"  # how a fact is heard that all lines of a theme state

# Facts heard in these ways are right in at least 95 of 100 sentences and filled in; others are offered as guesses.
SURE_KINDS = frozenset({THEME, ORDERED, "trick", "tricks", "trick cards", "contract", "result", "Doubled", "Until"})


class Proposal(NamedTuple):
    """What may be meant, how well it fits, because of which words, and what they state, surely or perhaps."""

    theme: Theme
    score: float
    because: tuple[str, ...] = ()
    facts: tuple[HeardFact, ...] = ()
    guesses: tuple[HeardFact, ...] = ()


class Answer(NamedTuple):
    """What was heard in a sentence: its language, what may be meant, best first, and whether the first surely is."""

    language: str
    proposals: tuple[Proposal, ...] = ()
    is_sure: bool = False


@dataclass(frozen=True)
class Tongue:
    """Everything that is heard in one language; the words and the cues by game."""

    language: str
    table: Table
    words: Mapping[str, Words]
    cues: Mapping[str, Cues]

    @classmethod
    def of(cls, language: str, heard: Heard, games: Mapping[str, Game]) -> "Tongue":
        return cls(
            language,
            Table(heard.themes, language),
            {name: Words.of(heard.words[""], heard.words[name]) for name in games if name in heard.words},
            {name: Cues(heard.themes, game, language) for name, game in games.items() if name in heard.words},
        )


class Hearing:
    """Sentences of all languages about all games; one for all threads."""

    def __init__(self, tongues: Iterable[Tongue], games: Mapping[str, Game]) -> None:
        self.tongues = {tongue.language: tongue for tongue in tongues}
        self.games = games
        self.parse = {name: parse_of(game) for name, game in games.items()}
        self.hear = lru_cache(maxsize=2000)(self.hear_anew)

    def hear_anew(self, text: str, ui: str, game: str = "") -> Answer:
        """What a sentence may be about, in one game or in all."""
        sentence = self.in_its_language(text, ui)
        ranked = sorted(self.rank(sentence, game), key=lambda one: -one.score)
        if not self.is_told(sentence, ranked):
            return Answer(sentence.language)
        meant = [one for one in ranked if one.theme.name][:MOST]
        is_sure = len(ranked) < 2 or ranked[0].score >= SURE * ranked[1].score  # nothing at all is one of them
        return Answer(sentence.language, tuple(self.propose(sentence, one) for one in meant), is_sure)

    def is_told(self, sentence: Sentence, ranked: Sequence[Fit]) -> bool:
        """Does the sentence say enough of the topic that fits it best, and more of it than of nothing?"""
        if not ranked or not ranked[0].theme.name:
            return False
        best, nothing = ranked[0], next((one.score for one in ranked if not one.theme.name), 0.0)
        telling = [word for word in sentence.words if not is_empty(word.said)]
        known = self.tongues[sentence.language].table.knows_of(best.theme, telling)
        return best.score >= NOTHING * nothing and known >= FEWEST

    def in_its_language(self, text: str, ui: str) -> Sentence:
        """The sentence in the language that has most of its words, the page's own if others have no more."""
        said = [Sentence(text, language) for language in LANGUAGES]
        return max(
            said,
            key=lambda one: self.tongues[one.language].table.knows(one.words) + OWN_LANGUAGE * (one.language == ui),
        )

    def rank(self, sentence: Sentence, game: str) -> Iterator[Fit]:
        """Every topic, rule or nothing of the game, or of all, and how well it fits."""
        for fit in self.tongues[sentence.language].table.score(terms_of(sentence.words)):
            if fit.theme.game in ("", game) or not game:
                yield fit

    def propose(self, sentence: Sentence, fit: Fit) -> Proposal:
        score, theme, lead = fit
        because = reasons(sentence.words, self.tongues[sentence.language].table, theme)
        topic = self.games[theme.game].find(theme.topic) if theme.topic else None
        if topic is None:
            return Proposal(theme, score, because)
        kind = THEME if lead >= CLEAR else UNCLEAR
        known = [HeardFact(name, value, " … ".join(because), kind) for name, value in theme.facts]
        heard = [*known, *hear_facts(self.listen(sentence, topic), dict(theme.facts))]
        sure = tuple(one for one in heard if one.kind in SURE_KINDS)
        return Proposal(theme, score, because, sure, tuple(one for one in heard if one not in sure))

    def listen(self, sentence: Sentence, topic: AnyTopic) -> Ear:
        tongue = self.tongues[sentence.language]
        return Ear(sentence, tongue.words[topic.game], tongue.cues[topic.game], self.parse[topic.game], topic)


def parse_of(game: Game) -> Parse:
    """How the game reads a call, if one of its topics asks for calls."""
    facts = (fact for topic in game.topics for fact in topic.facts.outline().table.values())
    return next((fact.type.parse for fact in facts if fact.heard in CALLS), no_call)


def no_call(text: str) -> object:
    raise ValueError(text)


def reasons(words: Sequence[Word], table: Table, theme: Theme) -> tuple[str, ...]:
    """The words that speak most for a theme, as they were said, neighbours together."""
    telling = [place for place, word in enumerate(words) if len(word.bare) > 1 and not is_empty(word.said)]
    worth = {place: table.worth(words[place], theme) for place in telling}
    best = sorted(worth, key=lambda place: -worth[place])[: REASONS + 1]
    return tuple(together(sorted(place for place in best if worth[place]), words))[:REASONS]


def together(places: Sequence[int], words: Sequence[Word]) -> Iterator[str]:
    said: list[str] = []
    for number, place in enumerate(places):
        said.append(words[place].said)
        if number + 1 == len(places) or places[number + 1] != place + 1:
            yield " ".join(said)
            said = []
