"""How well and how fast sentences of players are heard, beside plain search of the paragraphs.

    python bench/hearing.py

Accuracy on the sentences of tests/heard, by game and language; plain search counts as right where one of its first hits
(its first three) is a paragraph that the topic's laws cite. Times are CPU time of one process, best of three.
"""

import pickle
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from app import create_app  # noqa: E402
from hearing.hearing import Hearing  # noqa: E402
from hearing.keeping import make_tongues  # noqa: E402
from rulebook.search.asked import Asked  # noqa: E402
from rulebook.search.search import Search  # noqa: E402
from tests.games import GAMES  # noqa: E402
from tests.heard.ground import Said, Tally, no_incidents, sentences  # noqa: E402
from web.site import Site  # noqa: E402
from web.text.language import LANGUAGES  # noqa: E402

ROUNDS = 3
BUDGET = 5  # milliseconds for a sentence


def searched(search: Search, said: Said) -> tuple[bool, bool]:
    """Whether plain search finds a paragraph of the topic first, and among three."""
    topic = GAMES[said.game].find(said.topic)
    cited = {reference for law in topic.laws for reference in law.references} if topic else set()
    hits = search.find_anew(Asked(said.words, said.language, said.game, said.game)).hits[:3]
    found = [str(hit.reference) in cited for hit in hits]
    return any(found[:1]), any(found)


def print_accuracy(site: Site, hearing: Hearing) -> None:
    print("right first / among three, in per cent        heard            plain search   lone, right")
    for game in GAMES:
        for language in LANGUAGES:
            counted, plain = Tally(), [0, 0]
            for said in (one for one in sentences(language) if one.game == game):
                counted.add(said, hearing.hear(said.words, language, game))
                first, three = searched(site.search, said)
                plain = [plain[0] + first, plain[1] + three]
            count = counted.count["all"]
            print(
                f"  {game:<8}{language}  n {count:>4}              "
                f"{100 * counted.share('first'):>7.1f} / {100 * counted.share('three'):<7.1f}"
                f"{100 * plain[0] / count:>7.1f} / {100 * plain[1] / count:<7.1f}"
                f"{counted.count['lone']:>5}, {100 * counted.share('lone and right', 'lone'):.1f}"
            )
    for language in LANGUAGES:
        alone = [hearing.hear(said, language).is_sure for said in no_incidents(language)]
        print(f"  no incident, {language}  n {len(alone)}: a topic alone {100 * sum(alone) / len(alone):.1f}")


def cpu(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def listen(hearing: Hearing, said: Said, game: str) -> float:
    """The least time that a sentence takes."""
    return min(cpu(lambda: hearing.hear_anew(said.words, said.language, game)) for _ in range(ROUNDS))


def print_times(site: Site, hearing: Hearing) -> None:
    asked = [said for language in LANGUAGES for said in sentences(language)]
    for name, games in (("game known", [one.game for one in asked]), ("game not known", [""] * len(asked))):
        best = [listen(hearing, one, game) for one, game in zip(asked, games, strict=True)]
        cuts = quantiles(best, n=100)
        verdict = "met    " if cuts[98] <= BUDGET else "NOT MET"
        print(f"  {verdict} a sentence, {name}: p50 {cuts[49]:.2f}, p99 {cuts[98]:.2f} ms, at most {BUDGET} ms")
    tongues = []
    print(f"  made in {cpu(lambda: tongues.extend(make_tongues(site.content, GAMES))):.0f} ms, once for all starts")
    kept = pickle.dumps(tongues, pickle.HIGHEST_PROTOCOL)
    print(f"  kept in {len(kept) / 2**20:.1f} MB, read in {cpu(lambda: pickle.loads(kept)):.0f} ms by each worker")  # noqa: S301


def main() -> None:
    site = create_app().extensions["renons"]
    print_accuracy(site, site.hearing)
    print("times in CPU milliseconds")
    print_times(site, site.hearing)


if __name__ == "__main__":
    main()
