"""What a first visit weighs: requests, and bytes over the wire as a browser asks for them.

    python bench/visit.py [--files]

Needs the environment of ./test and Chromium. The peer is a server that sends the same files as they are, such as
`python -m http.server`: its column has the same answers without compression.
"""

import argparse
import shutil
import sys
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from servers import HOME, free_port, running

MOST_REQUESTS, MOST_BYTES = 8, 70_000
PAGES = {
    "home": "/en/",
    "section": "/en/bridge/64",
    "section in two languages": "/hu/ulti/13?text=both",
    "desk question": "/en/desk/bridge/revoke",
    "desk ruling": "/en/desk/bridge/revoke?able=yes&revoker=defender&since=played&also=&tricks=partner",
    "scenario": "/en/quiz/bridge/revoke-tricks/17",
    "scenario of ulti": "/hu/quiz/ulti/legal-cards/1",
    "search": "/en/search?q=someone+revoked",
}


class Weight(NamedTuple):
    """An answer: its bytes on the wire, headers included, and those of its body before compression."""

    address: str
    wire: int
    plain: int
    coding: str


def visit(browser: Browser, address: str) -> list[Weight]:
    """Open a page with nothing kept from before, and weigh every answer."""
    context = browser.new_context()
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    answers: dict[str, dict[str, Any]] = {}
    wire.on("Network.responseReceived", lambda event: answers.setdefault(event["requestId"], {}).update(event))
    wire.on("Network.dataReceived", lambda event: add(answers, event, "dataLength"))
    wire.on("Network.loadingFinished", lambda event: add(answers, event, "encodedDataLength"))
    page.goto(address, wait_until="networkidle")
    context.close()
    return [weigh(answer) for answer in answers.values() if "response" in answer and not is_kept(answer)]


def add(answers: dict[str, dict[str, Any]], event: dict[str, Any], name: str) -> None:
    answer = answers.setdefault(event["requestId"], {})
    answer[name] = answer.get(name, 0) + event[name]


def is_kept(answer: dict[str, Any]) -> bool:
    """Does the browser have it already, from the same page?"""
    response = answer["response"]
    return response.get("fromDiskCache", False) or response["url"].startswith("data:")


def weigh(answer: dict[str, Any]) -> Weight:
    headers = {name.lower(): value for name, value in answer["response"]["headers"].items()}
    wire, plain = answer.get("encodedDataLength", 0), answer.get("dataLength", 0)
    return Weight(answer["response"]["url"], wire, plain, headers.get("content-encoding", "–"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--files", action="store_true", help="every answer, not only the sums")
    arguments = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome") or sys.exit("Chromium is not installed")
    port = free_port()
    site = f"http://127.0.0.1:{port}"
    print(
        f"{'First visit':<28}{'requests':>9}{'bytes':>9}{'as they are':>13}   (budget: {MOST_REQUESTS}, {MOST_BYTES:,})"
    )
    with (
        running([sys.executable, "app.py", "serve", "--port", str(port)], f"{site}/en/", HOME),
        sync_playwright() as tool,
    ):
        browser = tool.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, path in PAGES.items():
            weights = visit(browser, site + path)
            total, plain = sum(one.wire for one in weights), sum(one.plain for one in weights)
            verdict = "" if len(weights) <= MOST_REQUESTS and total <= MOST_BYTES else "   over the budget"
            print(f"{name:<28}{len(weights):>9}{total:>9,}{plain:>13,}{verdict}")
            for one in weights if arguments.files else ():
                print(f"    {one.wire:>7,} {one.plain:>8,} {one.coding:<5} {one.address.removeprefix(site)}")
        browser.close()


if __name__ == "__main__":
    main()
