"""Every kind of page that the site has, by name, with an address that shows it in any language."""

from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import quote_plus, urlencode

from engine.inquiry import inquire
from engine.law import AnyTopic
from quizzes.marking import mark
from quizzes.question import NONE, Part
from tests.games import GAMES, TOPICS, draw
from web.desk.control import Control, ask
from web.games import GAMES as PRESENTATIONS
from web.text.language import LANGUAGES

WIDTHS = (320, 1280)
SCHEMES = ("light", "dark")


class Look(NamedTuple):
    """How a page is looked at."""

    ui: str
    scheme: str
    width: int


class Kind(NamedTuple):
    """A kind of page and one of its addresses, without the language."""

    name: str
    path: str

    def address(self, ui: str) -> str:
        return f"/{ui}/{self.path}"


LOOKS = [Look(ui, scheme, width) for ui in LANGUAGES for scheme in SCHEMES for width in WIDTHS]
READING = {
    "home": "",
    "contents of ulti": "ulti/",
    "contents of marias": "marias/",
    "contents of vira": "vira/",
    "contents of bridge": "bridge/",
    "contents side by side": "vira/?text=both",
    "section with a table to sort and filter": "ulti/3",
    "section with a table": "bridge/77",
    "section with amounts": "marias/A",
    "section side by side": "vira/2?text=both",
    "section of cases": "ulti/13",
    "section of many parts": "ulti/4",
    "section of definitions": "bridge/def",
    "paragraph": "bridge/64A1",
    "paragraph side by side": "marias/E.6.b?text=both",
    "notice": "vira/7.2/notice",
    "notice of a section": "marias/E/notice?text=both",
    "background": "vira/game",
    "glossary": "glossary/ulti/",
    "glossary turned round": "glossary/vira/?text=en",
    "term": "glossary/marias/talon",
    "glossary of the longest book": "glossary/bridge/",
    "ideas": "concepts/",
    "idea": "concepts/revoke",
    "search before a word": "search",
    "search with hits": "search?q=talon",
    "search in a book": "search?q=kontra&at=ulti",
    "search without hits": "search?q=xqzzw",
    "search that hears": "search?q=" + quote_plus("declarer revoked on trick five and dummy won it"),
    "search that hears in a game": "search?at=ulti&q=" + quote_plus("betlire ultit mondott, kevesebb mint az előző"),
    "search that hears a rule": "search?at=marias&q=" + quote_plus("hráč nepřiznal barvu a měl ji v ruce"),
    "no such paragraph": "vira/7.9",
    "no such text": "vira/7?text=x",
}
INSUFFICIENT = "desk/bridge/insufficient-bid?last=2S&bid=2H&accepted=no"
DESK = {
    "desk": "desk/",
    "desk of ulti": "desk/ulti/",
    "desk of bridge": "desk/bridge/",
    "refusal of an answer": "desk/ulti/auction?auction=nonsense",
    "refusal of what cannot be": "desk/ulti/trick?trump=red&cards=R7,R7,R7",
    "question with a guess": "desk/bridge/revoke?able=yes&revoker-guess=declarer",
    "question of a bid with a guess": "desk/bridge/insufficient-bid?last-guess=2S&bid-guess=2H",
    "question after answers": "desk/bridge/revoke?able=yes&revoker=defender&since=played",
    "ruling": "desk/bridge/revoke?able=yes&revoker=defender&since=played&also=&tricks=partner",
    "ruling that leaves a duty": f"{INSUFFICIENT}&replacement=pass&comparable=no",
    "ruling with an open point": "desk/ulti/higher-bid?valid=red-ulti&bid=40&own=no&in_play=no",
    "question of a meaning": f"{INSUFFICIENT}&replacement=3D&comparable=help",
    "cards tapped in part": "desk/ulti/trick?trump=red&cards-tapped=R7",
    "auction tapped in part": "desk/ulti/auction?auction-tapped=pass,40",
    "bridge auction tapped in part": "desk/bridge/auction?dealer=E&calls-tapped=1H,pass,1S,X",
    "ruling that goes on after another": "desk/bridge/insufficient-bid?last=2S&bid=2H&accepted=yes",
    "chart": "desk/bridge/revoke/chart",
    "sheet not filled in": "desk/ulti/settlement",
    "sheet filled in": (
        "desk/ulti/settlement?ended=played&raised.bid=ulti&raised.kontra=ulti&raised.rekontra="
        "&made=ulti,parti&silent=&claimed="
    ),
    "sheet of a board": "desk/bridge/score",
    "sheet of numbers not filled in": "desk/bridge/imps",
    "sheet of numbers filled in": "desk/bridge/imps?ours=620&team_mates=-170",
    "coverage of ulti": "desk/ulti/coverage",
    "coverage of bridge": "desk/bridge/coverage",
    "sheet with a guess": "desk/bridge/score?contract=3NT&tricks=7&vulnerable-guess=no",
    "readings": "desk/ulti/readings",
    "data": "api",
    "readings other than ours": "desk/ulti/readings?reading.needed_beside_20=60",
}
QUIZ = {
    "quiz": "quiz/",
    "quiz of ulti": "quiz/ulti/",
    "quiz of bridge, chosen by law and level": "quiz/bridge/?law=64&level=4",
    "quiz of which nothing is left": "quiz/bridge/?law=64&level=1",
    "ruling without an answer": "quiz/ulti/legal-cards/7?ruled=yes&cards=none",
}
SCENARIOS = {  # by game and kind of part: a family that asks for it, and a seed
    ("ulti", "oneof"): ("bid-higher", 1),
    ("ulti", "number"): ("bid-name", 1),
    ("ulti", "someof"): ("renonsz-jury", 1),
    ("ulti", "cards"): ("legal-cards", 1),
    ("ulti", "payments"): ("settle-kontra", 1),
    ("bridge", "oneof"): ("revoke-tricks", 17),
    ("bridge", "suits"): ("insufficient-ruling", 1),
    ("bridge", "someof"): ("revoke-established", 1),
    ("bridge", "number"): ("revoke-score", 1),
    ("bridge", "cards"): ("lead-refused", 1),
    ("marias", "oneof"): ("auction", 1),
    ("marias", "number"): ("ladder", 1),
    ("marias", "someof"): ("ladder", 1),
    ("marias", "cards"): ("legal-cards", 1),
    ("marias", "payments"): ("pay-plain", 1),
}
IN_STEPS = {"ulti": ("kontra-trumps", 1), "bridge": ("insufficient-ruling", 2)}


def every_kind() -> Iterator[Kind]:
    for pages in (READING, DESK):
        yield from (Kind(name, path) for name, path in pages.items())
    yield from asked_at_the_desk()
    yield from (Kind(name, path) for name, path in QUIZ.items())
    yield from scenarios()


def asked_at_the_desk() -> Iterator[Kind]:
    """The first question that is put in each way there is, whichever topic puts it."""
    found: dict[str, str] = {}
    for topic in TOPICS:
        for control, path in questions(topic):
            found.setdefault(f"{control.macro.name} of {control.macro.template}", path)
    return (Kind(f"question {name}", path) for name, path in found.items())


def questions(topic: AnyTopic) -> Iterator[tuple[Control, str]]:
    """What a topic asks of someone who always takes the first answer."""
    facts: dict[str, str] = {}
    while control := ask(inquire(GAMES[topic.game], topic, facts), PRESENTATIONS[topic.game], {}, {}, ""):
        yield control, f"desk/{topic.game}/{topic.name}" + (f"?{urlencode(facts)}" if facts else "")
        if not control.answers or control.fact.name in facts:  # to be written; or asked again, because answers clash
            return
        facts[control.fact.name] = "" if control.fact.kind == "some" else control.fact.format(control.answers[0])


def scenarios() -> Iterator[Kind]:
    """Each kind of part before it is answered, answered right and answered wrong, and what goes on in steps."""
    for (game, part), (family, seed) in SCENARIOS.items():
        yield Kind(f"{part} of {game}", f"quiz/{game}/{family}/{seed}")
        for name, is_right in (("right", True), ("wrong", False)):
            yield Kind(
                f"{part} of {game}, {name}", f"quiz/{game}/{family}/{seed}?{ruled(game, family, seed, is_right)}"
            )
    for game, (family, seed) in IN_STEPS.items():
        yield Kind(f"{game} in steps", f"quiz/{game}/{family}/{seed}?{ruled(game, family, seed, False, steps=1)}")


def ruled(game: str, family: str, seed: int, is_right: bool, steps: int = 9) -> str:
    """A learner's ruling as the address holds it."""
    scenario = draw(game, family, seed)[1]
    steps = min(steps, len(scenario.moments))
    answers: list[tuple[str, str]] = []
    for one in mark(scenario, {}, steps):
        given = one.part.format(one.right) or (NONE,)
        answers += [(one.part.name, text) for text in (given if is_right else wrong(one.part, given))]
    return urlencode([*answers, *([("ruled", "1")] * steps)])


def wrong(part: Part, right: tuple[str, ...]) -> tuple[str, ...]:
    """An answer of the same kind that is not right."""
    options = getattr(part, "options", ())
    others = tuple(option.value for option in options if option.value not in right)
    return others[:1] if options else ("7",) * len(right)
