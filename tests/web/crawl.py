"""Follows every link of a site and checks that it leads somewhere; the same for the live site and a static copy."""

import re
from collections.abc import Callable
from html import unescape
from urllib.parse import urldefrag, urljoin, urlsplit

Fetch = Callable[[str], str | None]

ATTRIBUTE = re.compile(r'\s(href|src|data-peek|action|id)="([^"]*)"')
UNQUOTED = re.compile(r'<[^>]*\s(?:href|src|data-peek|action|id)=[^"]')


class Links:
    """The addresses that a page leads to or loads, and the ids that links into it may name."""

    def __init__(self, page: str) -> None:
        assert not UNQUOTED.search(page), "attributes stand in double quotes, or their links would not be seen"
        found = {(name, unescape(value)) for name, value in ATTRIBUTE.findall(page) if value}
        self.ids = {value for name, value in found if name == "id"}
        self.addresses = {value for name, value in found if name != "id"}


def crawl(start: str, fetch: Fetch, own_url: str) -> tuple[set[str], list[str]]:
    """Visit all that can be reached from one address; fetch answers None for what does not exist."""
    waiting, pages, dead = [start], {}, []
    wanted: dict[str, set[str]] = {}
    found: dict[str, str] = {start: start}
    while waiting:
        address = waiting.pop()
        page = fetch(address)
        if page is None:
            dead.append(f"{found[address]} → {address}")
            continue
        pages[address] = links = Links(page if "<html" in page[:200] else "")
        for link in links.addresses:
            target, fragment = urldefrag(urljoin(address, link.removeprefix(own_url)))
            if urlsplit(target).scheme:
                dead.append(f"{address} leads outside: {link}")
                continue
            if fragment and ".svg" not in target:
                wanted.setdefault(target, set()).add(fragment)
            if target not in found:
                found[target] = address
                waiting.append(target)
    dead += [f"no #{id_} on {page}" for page, ids in wanted.items() if page in pages for id_ in ids - pages[page].ids]
    return set(pages), dead
