"""How fast the site answers under load, beside peers that are asked in the same run, by turns.

    python bench/load.py [--only page search …] [--connections 16 50 400] [--rounds 3] [--seconds 2]
    python bench/load.py --strain [crowd memory dying starts …]

Needs wrk and nginx (Debian: apt install wrk nginx-light). Medians of the rounds; ratios are those of each round to its
peer's. CPU is the processor time of the server's own processes for one request, in milliseconds.
"""

import argparse
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from statistics import median
from typing import NamedTuple

import strain
from addresses import PAGE, answered, cold_pages, keystrokes, new_searches, rulings, scenarios, take
from drive import Figures, drive
from servers import Server, bare_granian, nginx, plain_search, same_bytes, the_site
from verdict import judge as verdict

HTMX = ("HX-Request: true",)
SITE, BARE, NGINX = "the site", "bare granian", "nginx"
FTS5, TUNED = "Flask + FTS5", "… stop words out"


class Load(NamedTuple):
    """What is asked for, whom it is asked of, and what is expected of the site."""

    name: str
    addresses: dict[str, Iterator[str]]
    a_round: int  # addresses
    headers: Sequence[str] = ()
    is_new: bool = False  # whether no address may be asked for twice
    cpu: float = 0  # milliseconds at most
    p99: float = 0  # milliseconds at most, at 50 connections
    peers: Sequence[str] = ()
    ratio: float = 0  # of each of these peers' requests a second, at least
    longest: int = 60  # seconds of a round, after which its addresses would run out


def always(path: str) -> Iterator[str]:
    while True:
        yield path


def loads() -> dict[str, Load]:
    search, plain = "/en/search.json", "/search.json"
    page = {name: always(PAGE) for name in (SITE, BARE, NGINX)}
    new = {SITE: new_searches(search), FTS5: new_searches(plain), TUNED: new_searches(plain)}
    typed = {SITE: keystrokes(search), FTS5: keystrokes(plain)}
    each = [
        Load("page", page, 1, p99=10, peers=[BARE], ratio=0.95),
        Load("search", new, 30_000, is_new=True, p99=600, peers=[FTS5, TUNED], ratio=1.2),
        Load("keystrokes", typed, 10_000, peers=[FTS5], ratio=3),
        Load("keystrokes-htmx", {SITE: keystrokes("/en/search")}, 10_000, HTMX),
        Load("desk", {SITE: rulings()}, 5_000, is_new=True, cpu=2, p99=250),
        Load("quiz", {SITE: scenarios()}, 5_000, is_new=True, cpu=2.5, p99=500),
        Load("quiz-answered", {SITE: answered()}, 2_500, is_new=True),
        Load("cold-page", {SITE: cold_pages()}, 880, is_new=True, cpu=7, longest=1),
    ]
    return {load.name: load for load in each}


def next_round(load: Load, addresses: Iterator[str]) -> list[str]:
    paths = take(addresses, load.a_round)
    if len(paths) < load.a_round:
        sys.exit(f"{load.name}: {len(paths)} addresses are left that nobody has asked for; make fewer rounds")
    return paths


def drive_round(load: Load, server: Server, paths: list[str], connections: int, seconds: int) -> Figures:
    figures = drive(server, paths, connections, min(seconds, load.longest), load.headers)
    if load.is_new and figures.again:
        sys.exit(f"{load.name}: {figures.again} requests of a round were for no new address; make it shorter")
    return figures


def measure(load: Load, servers: dict[str, Server], connections: int, rounds: int, seconds: int) -> None:
    """Ask everybody by turns, and print a line for each."""
    figures: dict[str, list[Figures]] = {name: [] for name in load.addresses}
    for _ in range(rounds):
        for asked, addresses in load.addresses.items():
            paths = next_round(load, addresses)
            figures[asked].append(drive_round(load, servers[asked], paths, connections, seconds))
    for asked, measured in figures.items():
        print(f"  {asked:<14}{connections:>4}  {in_a_line(measured)}  {ratio_to(figures[SITE], measured)}")
    for line in judge(load, figures, connections):
        print(f"  {line}", flush=True)


def in_a_line(rounds: list[Figures]) -> str:
    _, rate, p50, p99, cpu, _ = (median(column) for column in zip(*rounds, strict=True))
    return f"{rate:>9,.0f}/s  p50 {p50:>8.2f}  p99 {p99:>8.2f}  CPU {cpu:>7.3f}"


def ratio(ours: list[Figures], theirs: list[Figures]) -> float:
    return median(mine.rate / other.rate for mine, other in zip(ours, theirs, strict=True))


def ratio_to(ours: list[Figures], theirs: list[Figures]) -> str:
    return "" if theirs is ours else f"site / this {ratio(ours, theirs):.2f}"


def judge(load: Load, figures: dict[str, list[Figures]], connections: int) -> Iterator[str]:
    """Each target with what came of it."""
    site = figures[SITE]
    for peer in load.peers:
        found = ratio(site, figures[peer])
        yield verdict(found >= load.ratio, f"at least {load.ratio} of {peer}", f"{found:.2f}")
    if load.cpu:
        cpu = median(one.cpu for one in site)
        yield verdict(cpu <= load.cpu, f"at most {load.cpu} ms of CPU", f"{cpu:.2f}")
    if load.p99 and connections == 50:
        p99 = median(one.p99 for one in site)
        yield verdict(p99 <= load.p99, f"p99 at most {load.p99} ms at 50 connections", f"{p99:.1f}")


def warm_up(servers: dict[str, Server], everything: Iterable[Load]) -> None:
    """Until the search is ready and every worker has answered a little of everything, which is not asked for again."""
    site, some = servers[SITE], list[str]()
    for addresses in (load.addresses for load in everything):
        first = {name: take(paths, 60) for name, paths in addresses.items()}  # so that all go on with the same
        some += first[SITE]
    strain.wait_for(site.address + "/en/search.json?q=revoke")
    drive(site, some, 4, 2)
    for name in servers.keys() & {FTS5, TUNED}:
        drive(servers[name], take(keystrokes("/search.json"), 500), 4, 1)


def run_loads(names: Sequence[str], arguments: argparse.Namespace) -> None:
    everything = loads()
    chosen = {name: load for name, load in everything.items() if name in names}
    wanted = {name for load in chosen.values() for name in load.addresses}
    with ExitStack() as stack:
        servers = {SITE: stack.enter_context(the_site())}
        folder = stack.enter_context(same_bytes(servers[SITE].address + PAGE))
        peers = {BARE: lambda: bare_granian(folder), NGINX: lambda: nginx(folder, PAGE), FTS5: plain_search}
        peers[TUNED] = lambda: plain_search("create_tuned_peer")
        servers |= {name: stack.enter_context(start()) for name, start in peers.items() if name in wanted}
        warm_up(servers, everything.values())
        for name, load in chosen.items():
            print(f"\n{name}  (times in milliseconds; connections behind the name)")
            for connections in arguments.connections:
                measure(load, servers, connections, arguments.rounds, arguments.seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    names = ["page", "search", "keystrokes", "keystrokes-htmx", "desk", "quiz", "quiz-answered", "cold-page"]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="LOAD", help=", ".join(names))
    parser.add_argument("--connections", nargs="+", type=int, default=[16, 50, 400])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=2, help="of a round")
    parser.add_argument("--strain", nargs="*", choices=strain.TRIALS, help="what the site bears: crowd, memory …")
    arguments = parser.parse_args()
    for tool in ("wrk", "nginx"):
        if not (shutil.which(tool) or shutil.which(f"/usr/sbin/{tool}")):
            sys.exit(f"{tool} is missing (Debian: apt install wrk nginx-light)")
    if arguments.strain is None:
        run_loads(arguments.only, arguments)
    for name in strain.TRIALS if arguments.strain == [] else arguments.strain or ():
        strain.TRIALS[name]()


if __name__ == "__main__":
    main()
