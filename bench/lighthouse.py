"""What Lighthouse says of the site, on a phone and on a desktop.

    python bench/lighthouse.py [--lighthouse "npx --yes lighthouse@12"]

Needs Chromium, and Node for Lighthouse itself, which npx fetches; nothing of it belongs to the project. Scores of
performance vary with what else the machine does: run it alone. A scenario is not meant to be found by search engines
(noindex), which costs it a third of that score.
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys

from servers import HOME, free_port, running

PAGES = {
    "home": "/en/",
    "section": "/en/bridge/64",
    "desk list": "/en/desk/bridge/",
    "desk question": "/en/desk/bridge/revoke",
    "scenario": "/en/quiz/bridge/revoke-tricks/17",
}
TARGETS = {"performance": 98, "accessibility": 100, "best-practices": 100, "seo": 95}
NOT_INDEXED = 66  # what is left to a page that must not be found
TRIES = 3
DEVICES = {"phone": [], "desktop": ["--preset=desktop"]}
CHROME = "--chrome-flags=--headless=new --no-sandbox --disable-gpu"


def score(command: list[str], address: str, options: list[str]) -> tuple[dict[str, int], list[str]]:
    """The scores of a page, and the audits that cost it something."""
    ask = [*command, address, "--quiet", "--output=json", CHROME, f"--only-categories={','.join(TARGETS)}", *options]
    report = run(ask)
    scores = {name: round(100 * (report["categories"][name]["score"] or 0)) for name in TARGETS}
    return scores, lost(report, [name for name, least in TARGETS.items() if scores[name] < least])


def run(ask: list[str]) -> dict[str, dict]:  # type: ignore[type-arg]
    """Lighthouse's report; now and then a run fails in the tool and has to be repeated."""
    for _ in range(TRIES):
        answer = subprocess.run(ask, capture_output=True, text=True, check=False)
        if not answer.returncode:
            return dict(json.loads(answer.stdout))
    sys.exit(f"{shlex.join(ask)} failed {TRIES} times:\n{answer.stderr[-2000:]}")


def lost(report: dict[str, dict], names: list[str]) -> list[str]:  # type: ignore[type-arg]
    """What the categories that fall short lose by."""
    counted = [one["id"] for name in names for one in report["categories"][name]["auditRefs"] if one["weight"]]
    return sorted({one for one in counted if (report["audits"][one]["score"] or 0) < 0.9})


def judge(page: str, scores: dict[str, int]) -> str:
    short = {name for name, least in TARGETS.items() if scores[name] < least}
    if page == "scenario" and scores["seo"] >= NOT_INDEXED:
        short -= {"seo"}
    return f"below the target: {', '.join(sorted(short))}" if short else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--lighthouse", default="npx --yes lighthouse@12", help="the command that starts it")
    command = shlex.split(parser.parse_args().lighthouse)
    if not shutil.which(command[0]):
        sys.exit(f"{command[0]} is missing (Debian: apt install nodejs npm)")
    os.environ.setdefault("CHROME_PATH", shutil.which("chromium") or shutil.which("google-chrome") or "")
    port = free_port()
    site = f"http://127.0.0.1:{port}"
    print(f"{'':<16}{'':<9}" + "".join(f"{name:>16}" for name in TARGETS))
    print(f"{'target':<25}" + "".join(f"{least:>16}" for least in TARGETS.values()))
    with running([sys.executable, "app.py", "serve", "--port", str(port)], f"{site}/en/", HOME):
        for page, path in PAGES.items():
            for device, options in DEVICES.items():
                scores, why = score(command, site + path, options)
                figures = "".join(f"{one:>16}" for one in scores.values())
                print(f"{page:<16}{device:<9}{figures}  {judge(page, scores)} {' '.join(why)}".rstrip(), flush=True)


if __name__ == "__main__":
    main()
