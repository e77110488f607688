"""Compiled templates are kept in a folder, so that no worker spends its first requests on compiling."""

import hashlib
from contextlib import suppress
from pathlib import Path

import jinja2
from flask import Flask
from jinja2.bccache import Bucket, FileSystemBytecodeCache

from rulebook.own import is_own, make_own

FOLDER = Path(__file__).resolve().parent.parent / ".templates"


class CompiledTemplates(FileSystemBytecodeCache):
    """A template that cannot be read or kept is compiled, and no reader is told."""

    def load_bytecode(self, bucket: Bucket) -> None:
        try:
            super().load_bytecode(bucket)
        except Exception:  # a file can be damaged in any way
            bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().dump_bytecode(bucket)


def keep_compiled(app: Flask, folder: Path = FOLDER) -> None:
    """Keep what is compiled with these options by this Jinja; without a folder of our own every worker compiles."""
    options = f"{jinja2.__version__} {app.jinja_options}".encode()
    place = folder / hashlib.sha256(options).hexdigest()[:8]
    with suppress(OSError):
        if place.exists() and not (is_own(folder) and is_own(place)):
            return  # what lies there may be somebody else's
        make_own(folder)
        make_own(place)
        app.jinja_env.bytecode_cache = CompiledTemplates(str(place))
