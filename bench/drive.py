"""Drives a server with wrk over a list of addresses: requests a second, latency, and processor time a request."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from servers import Server

# Each thread takes its own share of the addresses, so that none is asked for twice before the share has been.
SCRIPT = """
local threads = {}
function setup(thread) thread:set("id", #threads); threads[#threads + 1] = thread end
function init(arguments)
  paths, number = {}, 0
  for line in io.lines(arguments[1]) do
    if number % 2 == id then paths[#paths + 1] = line end
    number = number + 1
  end
  asked, share = 0, #paths
end
function request()
  asked = asked + 1
  return wrk.format("GET", paths[(asked - 1) % share + 1])
end
function done()
  local again = 0
  for _, thread in ipairs(threads) do again = again + math.max(0, thread:get("asked") - thread:get("share")) end
  print(again .. " asked again")
end
"""
MILLISECONDS = {"us": 0.001, "ms": 1.0, "s": 1000.0, "m": 60_000.0}
COMPRESSED = "Accept-Encoding: br, gzip"


class Figures(NamedTuple):
    """What a round of load came to; times in milliseconds."""

    count: int
    rate: float
    p50: float
    p99: float
    cpu: float
    again: int  # requests for an address that had been asked for in this round already


def drive(server: Server, paths: Sequence[str], connections: int, seconds: int, headers: Sequence[str] = ()) -> Figures:
    """Ask for the addresses by turns; a single one is all there is if there is no other."""
    with tempfile.TemporaryDirectory(prefix="renons-bench-") as name:
        (script := Path(name) / "ask.lua").write_text(SCRIPT)
        (listed := Path(name) / "paths").write_text("\n".join(paths if len(paths) > 1 else [*paths, *paths]))
        command = ["wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--latency", "--timeout", "20s"]
        command += [part for header in (COMPRESSED, *headers) for part in ("-H", header)]
        before = server.cpu()
        run = subprocess.run(
            [*command, "-s", str(script), server.address, "--", str(listed)], capture_output=True, text=True, check=True
        )
        return read_figures(run.stdout, server.cpu() - before, server.address)


def read_figures(said: str, cpu: float, address: str) -> Figures:
    if "Non-2xx" in said or "Socket errors" in said:
        sys.exit(f"{address} answered with errors:\n{said}")
    count = int(find(r"(\d+) requests in", said)[0])
    again = int(find(r"(\d+) asked again", said)[0])
    rate = float(find(r"Requests/sec:\s+([\d.]+)", said)[0])
    return Figures(count, rate, latency(said, "50%"), latency(said, "99%"), cpu * 1000 / max(count, 1), again)


def find(pattern: str, said: str) -> tuple[str, ...]:
    found = re.search(pattern, said)
    return tuple(found.groups()) if found else sys.exit(f"wrk said something else:\n{said}")


def latency(said: str, percentile: str) -> float:
    value, unit = find(rf"{percentile}\s+([\d.]+)(us|ms|s|m)", said)
    return float(value) * MILLISECONDS[unit]
