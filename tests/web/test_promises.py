"""What docs/security.md says of the code: it runs no text, calls nobody, asks for no secret, serves its own only."""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app import create_app
from engine.diagram import has_chart
from tests.conftest import HOME
from tests.games import PRESENTATIONS, TOPICS
from web.compiled import keep_compiled
from web.desk.explored import read_diagram, write_diagram

PACKAGES = ("rulebook", "engine", "hearing", "players", "quizzes", "web")
FILES = [HOME / "app.py", *sorted(path for package in PACKAGES for path in (HOME / package).rglob("*.py"))]
OWN_SCRIPTS = sorted((HOME / "static").glob("*.js"))
TEMPLATES = sorted((HOME / "templates").rglob("*.html"))

STARTS = re.compile(
    "system|popen|exec[lv]|spawn|posix_spawn|startfile|get.*output|Popen|call|check_|run|create_subproc"
)
RUNS_TEXT = {"eval", "exec", "compile", "__import__", "system", "popen", "from_string", "render_template_string"}
FOREIGN_OBJECTS = {"pickle", "marshal", "shelve", "yaml", "lxml", "sqlite3", "sqlalchemy", "ldap3"}
CALLS_OUT = {"urllib.request", "http.client", "requests", "httpx", "smtplib", "ftplib", "imaplib", "telnetlib"}
WEAK = {"md5", "sha1", "new", "crypt"}
MARKUP = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|postMessage|WebSocket"
)


def calls(path: Path) -> Iterator[ast.Call]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    """The name of what is called, and of the module it is taken from: re.compile is not compile."""
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id="os" | "hashlib" | "jinja_env"), attr=name):
            return name
    return ""


def programs(path: Path) -> Iterator[ast.Call]:
    """The calls by which a file starts a program, in any of the ways that Python has."""
    for call in calls(path):
        match call.func:
            case ast.Attribute(value=ast.Name(id="os" | "subprocess" | "asyncio" | "pty" | "commands"), attr=name):
                if STARTS.match(name):
                    yield call


def is_list_of_words(path: Path, call: ast.Call) -> bool:
    """Whether it is run by a list that begins with this Python, and not by a shell."""
    match call:
        case ast.Call(func=ast.Attribute(attr="run"), args=[ast.Name(id=name)], keywords=keywords):
            tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            given = [ast.unparse(node) for node in tree if isinstance(node, ast.Assign) and is_name(node.targets, name)]
            lists = bool(given) and all(one.startswith(f"{name} = [sys.executable, ") for one in given)
            return lists and "shell" not in {keyword.arg for keyword in keywords}
    return False


def is_name(targets: list[ast.expr], name: str) -> bool:
    return [ast.unparse(target) for target in targets] == [name]


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return names | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


def test_no_text_is_run_as_code() -> None:
    assert [(path.name, call.lineno) for path in FILES for call in calls(path) if called(call) in RUNS_TEXT] == []


def test_a_program_is_started_by_a_list_of_words_and_never_through_a_shell() -> None:
    started = [(path, call) for path in FILES for call in programs(path)]
    assert [f"{path.name}:{call.lineno}" for path, call in started if not is_list_of_words(path, call)] == []
    assert {path.name for path, _ in started} == {"beside.py", "explored.py", "preparing.py"}
    from_them = {"os", "subprocess", "pty", "commands"}
    taken = {(path.name, name) for path in FILES for name in taken_from(path, from_them) if STARTS.match(name)}
    assert taken == set()  # so that none goes by another name


def taken_from(path: Path, modules: set[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in modules:
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.Import):
            yield from ("run" for alias in node.names if alias.name in modules and alias.asname)


@pytest.mark.parametrize(
    "text",
    [
        "os.system(words)",
        "os.popen(words)",
        "os.execv(path, words)",
        "os.spawnl(os.P_WAIT, path)",
        "subprocess.run(f'grep {words}', shell=True)",
        "subprocess.Popen(words)",
        "subprocess.getoutput(words)",
        "subprocess.check_call(words)",
        "command = words\nsubprocess.run(command)",
        "command = [words]\nsubprocess.run(command)",
        "command = [sys.executable, '-m', words]\nsubprocess.run(command, shell=True)",
        "asyncio.create_subprocess_shell(words)",
    ],
)
def test_other_ways_to_start_a_program_would_be_noticed(tmp_path: Path, text: str) -> None:
    (path := tmp_path / "module.py").write_text(text)
    assert [call for call in programs(path) if not is_list_of_words(path, call)]


@pytest.mark.parametrize("text", ["eval(words)", "exec(words)", "os.system(words)", "compile(words, '', 'exec')"])
def test_text_run_as_code_would_be_noticed(tmp_path: Path, text: str) -> None:
    (path := tmp_path / "module.py").write_text(text)
    assert [called(call) in RUNS_TEXT for call in calls(path)] == [True]


def patterns(path: Path) -> Iterator[str]:
    """The patterns that are no plain text of ours but put together."""
    for call in calls(path):
        match call:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=[pattern, *_]):
                if not isinstance(pattern, ast.Constant):
                    yield ast.unparse(pattern)


def test_no_pattern_is_made_of_what_is_asked(client: FlaskClient) -> None:
    assert {path.name for path in FILES if list(patterns(path))} == {
        *("collation.py", "highlight.py", "inline.py", "plain.py", "spoken.py"),  # of our own words
        *("load.py", "proof.py", "signpost.py", "usual.py"),  # of a book's settings and of its usual words
    }
    plain, odd, none = (
        client.get(f"/en/search.json?q={query}").json for query in ("revoke", "%28%5B.*revoke", ".*%3F")
    )
    assert odd["hits"] == plain["hits"] != []
    assert none["hits"] == []


def test_no_objects_of_strangers_are_read_and_no_database_is_asked() -> None:
    found = {(path.name, name) for path in FILES for name in imports(path) if name.partition(".")[0] in FOREIGN_OBJECTS}
    # Flow charts and what players say, out of folders that are ours alone.
    assert found == {("explored.py", "pickle"), ("keeping.py", "pickle")}


def test_flow_charts_that_others_could_have_written_are_not_read(tmp_path: Path) -> None:
    topic = next(topic for topic in TOPICS if has_chart(topic))
    tmp_path.chmod(0o700)
    write_diagram(topic, tmp_path)
    assert read_diagram(topic, PRESENTATIONS, tmp_path)  # so that it is the folder that decides
    tmp_path.chmod(0o777)
    assert read_diagram(topic, PRESENTATIONS, tmp_path) is None


def test_compiled_templates_that_others_could_have_written_are_not_read(tmp_path: Path) -> None:
    app, folder = create_app(), tmp_path / "templates"
    keep_compiled(app, folder)
    (inner,) = folder.iterdir()
    for doubtful in (folder, inner):
        app.jinja_env.bytecode_cache = None
        doubtful.chmod(0o777)
        keep_compiled(app, folder)
        assert app.jinja_env.bytecode_cache is None
        doubtful.chmod(0o700)
        keep_compiled(app, folder)  # so that it is the folder that decides
        assert app.jinja_env.bytecode_cache is not None


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a folder away")
@pytest.mark.parametrize("is_whole", [True, False], ids=["of somebody else", "begun by somebody else"])
def test_compiled_templates_of_somebody_else_are_not_read_even_by_root(tmp_path: Path, is_whole: bool) -> None:
    app, folder = create_app(), tmp_path / "templates"
    if is_whole:
        keep_compiled(app, folder)
    folder.mkdir(exist_ok=True)
    os.chown(folder, 65534, 65534)
    app.jinja_env.bytecode_cache = None
    keep_compiled(app, folder)
    assert app.jinja_env.bytecode_cache is None


def test_xml_is_written_and_never_read() -> None:
    nodes = (node for path in FILES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    taken = [node for node in nodes if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("xml")]
    assert {alias.name for node in taken for alias in node.names} <= {"Element", "SubElement"}
    assert not any(name.startswith("xml") for path in FILES for name in imports(path) - {"xml.etree.ElementTree"})


def test_the_site_calls_no_other_host() -> None:
    assert {name for path in FILES for name in imports(path)} & CALLS_OUT == set()


def test_no_weak_hash_is_used() -> None:
    hashed = [call for path in FILES for call in calls(path) if called(call) in WEAK]
    assert [call.lineno for call in hashed] == []
    assert sum("sha256" in path.read_text(encoding="utf-8") for path in FILES) > 2


@pytest.mark.parametrize("path", OWN_SCRIPTS, ids=lambda path: path.name)
def test_scripts_put_no_text_in_as_markup(path: Path) -> None:
    assert MARKUP.findall(path.read_text(encoding="utf-8")) == []


def test_no_form_asks_for_a_secret_or_a_file_or_sends_anything_but_a_question() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in TEMPLATES}
    wanted = re.compile(r'type="(password|file|email|tel)"|method=|enctype=|hx-(post|put|patch|delete)', re.IGNORECASE)
    assert len(texts) > 20
    assert [name for name, text in texts.items() if wanted.search(text)] == []


@pytest.mark.parametrize(
    "path", ["/.git/config", "/.git/HEAD", "/.env", "/app.py", "/content/vira/book.toml", "/.index/", "/static/"]
)
def test_nothing_of_the_checkout_is_served(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404
