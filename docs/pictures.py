"""Makes the pictures of the README anew from the site as it is.

    python docs/pictures.py [home reading desk quiz]

Needs the environment of ./test and Chromium. Each picture is a wide screen and, right of it, a phone.
"""

import base64
import logging
import shutil
import struct
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from werkzeug.serving import make_server

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))
from app import create_app  # noqa: E402

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 800}
GAP = 16
MOST_BYTES = 200_000
MOST_COLOURS = 256
MUCH_ALIKE = 8**2
PIXELS = """async pictures => {
    const images = await Promise.all(pictures.map(one => createImageBitmap(new Blob(
        [Uint8Array.from(atob(one), letter => letter.charCodeAt())], {type: "image/png"}))));
    const width = images.reduce((sum, one) => sum + one.width, GAP * (images.length - 1)), height = images[0].height;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.fillStyle = "#ccc";
    context.fillRect(0, 0, width, height);
    images.reduce((x, one) => (context.drawImage(one, x, 0), x + one.width + GAP), 0);
    const bytes = context.getImageData(0, 0, width, height).data;
    let text = "";
    for (let at = 0; at < bytes.length; at += 30000) text += String.fromCharCode(...bytes.subarray(at, at + 30000));
    return [width, height, btoa(text)];
}""".replace("GAP", str(GAP))

Colour = tuple[int, int, int]


class Screen(NamedTuple):
    """A page to photograph, and what a reader has done on it."""

    address: str
    act: Callable[[Page], object] = Page.bring_to_front  # nothing


def show_reference(page: Page) -> None:
    page.locator("#p-7-2 .text a.ref").first.click()
    page.locator("#peek").wait_for()


def type_words(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("someone revoked")
    page.locator("#sheet a.hit").first.wait_for()


RULING = "/en/desk/bridge/revoke?able=yes&revoker=defender&since=played&also=&tricks=partner"
WRONG = "/en/quiz/bridge/revoke-tricks/17?transfer=0&ruled=1"
PICTURES = {  # the wide screen, the phone
    "home": (Screen("/en/"), Screen("/en/", type_words)),
    "reading": (Screen("/en/ulti/13?text=both"), Screen("/sv/vira/7", show_reference)),
    "desk": (Screen(RULING), Screen("/hu/desk/ulti/auction")),
    "quiz": (Screen("/en/quiz/bridge/revoke-tricks/17"), Screen(WRONG)),
}


@contextmanager
def serving() -> Iterator[str]:
    """The site, at a port that is free."""
    logging.getLogger("werkzeug").setLevel(logging.WARNING)
    server = make_server("127.0.0.1", 0, create_app(), threaded=True)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()


def photograph(browser: Browser, site: str, screen: Screen, size: dict[str, int]) -> bytes:
    page = browser.new_page(base_url=site, viewport=size)  # type: ignore[arg-type]
    page.goto(screen.address)
    screen.act(page)
    picture = page.screenshot(animations="disabled", caret="hide")
    page.close()
    return picture


def join(browser: Browser, pictures: list[bytes]) -> tuple[int, int, bytes]:
    """Pictures side by side: width, height, and four bytes a point; the browser reads them, so we need not."""
    page = browser.new_page()
    width, height, points = page.evaluate(PIXELS, [base64.b64encode(one).decode() for one in pictures])
    page.close()
    return width, height, base64.b64decode(points)


def write_png(width: int, height: int, points: bytes) -> bytes:
    """A picture of few colours: the commonest, and for every other the nearest of those."""
    colours = [(points[at], points[at + 1], points[at + 2]) for at in range(0, len(points), 4)]
    palette = choose_palette(colours)
    nearest = {colour: min(range(len(palette)), key=lambda at: apart(palette[at], colour)) for colour in set(colours)}
    places = bytes(nearest[colour] for colour in colours)
    rows = b"".join(b"\0" + places[at : at + width] for at in range(0, len(places), width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = {b"IHDR": head, b"PLTE": bytes(sum(palette, ())), b"IDAT": zlib.compress(rows, 9), b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, data) for name, data in chunks.items())


def choose_palette(colours: list[Colour]) -> list[Colour]:
    """The commonest colours, none much like another, so that a small green tick gets its own."""
    palette: list[Colour] = []
    for colour, _ in Counter(colours).most_common():
        if len(palette) < MOST_COLOURS and all(apart(colour, known) > MUCH_ALIKE for known in palette):
            palette.append(colour)
    return palette


def apart(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def main(names: list[str]) -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome") or sys.exit("Chromium is not installed")
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name in names or PICTURES:
            wide, phone = PICTURES[name]
            pictures = [photograph(browser, site, wide, WIDE), photograph(browser, site, phone, PHONE)]
            file = Path(__file__).with_name(f"{name}.png")
            file.write_bytes(write_png(*join(browser, pictures)))
            size = file.stat().st_size
            print(f"{file.relative_to(HOME)}: {size:,} bytes{' – too large' if size > MOST_BYTES else ''}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
