"""The service as it is run: what it writes, counts and survives."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from .hasty import FAILING
from .served import ROOT, Served, posted, request, served, until
from .tables import question

APP = "api:create_app()"
HANGS = "15"
"""Seconds after which a worker counts as hung: more than one takes to begin."""

SEED = "seed-Zk3vWq9x"
VALIDATE = posted("/games/woo/validate", json.dumps(question(seed=SEED)).encode())


def log_of(service: Served) -> list[dict[str, Any]]:
    return [json.loads(line) for line in service.log.read_text(encoding="utf-8").splitlines()]


def workers_of(service: Served) -> set[int]:
    """The processes that answer, of all that ever began."""
    begun = re.findall(r"Booting worker with pid: (\d+)", service.log.read_text(encoding="utf-8"))
    return {int(pid) for pid in begun if Path(f"/proc/{pid}/cmdline").exists()}


def metric(service: Served, start: str) -> float:
    [answer] = service.ask(request("GET", "/metrics"))
    lines = answer.body.decode().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(start))


@pytest.mark.parametrize("level", ["info", "debug"])
def test_each_request_is_a_line(tmp_path: Path, level: str) -> None:
    """All lines are JSON, and none tells what was asked."""
    app = "tests.service.hasty:failing()"
    with served(app, tmp_path / "log", log_level=level) as service:
        failing = posted(
            f"/games/woo/{FAILING}", json.dumps({"state": question()["state"]}).encode()
        )
        service.ask(request("GET", f"/games?seed={SEED}", "X-Request-Id: mine"))
        service.ask(VALIDATE)
        service.ask(failing)
        service.ask(request("GET", "/nothing", "X-Request-Id: not mine"))
        service.ask(b"\x16\x03\x01hush\r\n\r\n")
    lines = [line for line in log_of(service) if line["logger"] == "referee.requests"]
    assert [(line["method"], line["path"], line["status"]) for line in lines] == [
        ("GET", "/games", 200),
        ("POST", "/games/woo/validate", 200),
        ("POST", f"/games/woo/{FAILING}", 500),
        ("GET", "/nothing", 404),
        ("-", "/", 400),
    ]
    assert lines[0]["request_id"] == "mine"
    for line in lines:
        assert line.keys() == {
            "time", "level", "logger", "process", "message",
            "request_id", "client", "key", "method", "path", "status", "milliseconds",
        }  # fmt: skip
        assert line["client"] == "127.0.0.1"
        assert line["milliseconds"] >= 0
    written = service.log.read_text(encoding="utf-8")
    assert SEED not in written
    assert "hush" not in written
    assert "players are too many" in written  # the failure itself, on a line


def test_killed_and_stopped_workers_are_replaced(tmp_path: Path) -> None:
    with served(APP, tmp_path / "log", workers="2", timeout=HANGS) as service:
        for harm in (signal.SIGKILL, signal.SIGSTOP):
            until(lambda: len(workers_of(service)) == 2)
            service.ask(VALIDATE)
            harmed = min(workers_of(service))
            os.kill(harmed, harm)
            until(lambda harmed=harmed: harmed not in workers_of(service))
            until(lambda: len(workers_of(service)) == 2)
            [answer] = service.ask(VALIDATE)
            assert answer.status == 200


def test_worker_that_does_not_come_back_is_replaced(tmp_path: Path) -> None:
    with served("tests.service.hasty:hanging()", tmp_path / "log", timeout=HANGS) as service:
        assert service.ask(VALIDATE)[0].status == 200
        [hanging] = workers_of(service)
        state = json.dumps({"state": question()["state"]}).encode()
        assert service.ask(posted(f"/games/woo/{FAILING}", state)) == []
        until(lambda: workers_of(service) - {hanging})
        assert service.ask(VALIDATE)[0].status == 200


FRESH = """
import sys

FIRST = not {"api", "schemas", "referee"} & sys.modules.keys()

from api import create_app as create

def create_app():
    app = create()
    app.add_url_rule("/fresh", "fresh", lambda: f"VERSION {FIRST}")
    return app
"""


def test_reload_brings_new_code(tmp_path: Path) -> None:
    """Of the application, and of all that it imports: nothing of ours was there before."""
    code = tmp_path / "fresh.py"
    code.write_text(FRESH.replace("VERSION", "old"))
    options = ("--pythonpath", str(tmp_path))
    with served("fresh:create_app()", tmp_path / "log", *options) as service:

        def told() -> bytes:
            return service.ask(request("GET", "/fresh"))[0].body

        assert told() == b"old True"
        code.write_text(FRESH.replace("VERSION", "newer"))
        os.kill(parent_of(*workers_of(service)), signal.SIGHUP)
        until(lambda: told() == b"newer True")


def test_reload_is_no_gap(tmp_path: Path) -> None:
    """The old worker answers until the new one is ready, however long that takes."""
    code, gate = tmp_path / "fresh.py", tmp_path / "gate"
    code.write_text(FRESH.replace("VERSION", "old"))
    waiting = f"import time, pathlib\nwhile not pathlib.Path({str(gate)!r}).exists():\n"
    options = ("--pythonpath", str(tmp_path))
    with served("fresh:create_app()", tmp_path / "log", *options) as service:

        def told() -> bytes:
            return service.ask(request("GET", "/fresh"))[0].body

        assert told() == b"old True"
        [old] = workers_of(service)
        code.write_text(f"{waiting}    time.sleep(0.1)\n" + FRESH.replace("VERSION", "newer"))
        os.kill(parent_of(old), signal.SIGHUP)
        until(lambda: len(workers_of(service)) == 2)
        for _ in range(5):
            time.sleep(0.5)
            assert told() == b"old True"
        gate.touch()
        until(lambda: told() == b"newer True")
        until(lambda: old not in workers_of(service))


def test_counts_outlive_workers(tmp_path: Path) -> None:
    """And leave no more files behind than there are workers at a time."""
    rulings = 'referee_rulings_total{game="woo"'
    with served(APP, tmp_path / "log", recycle="3") as service:
        for number in range(1, 7):
            assert service.ask(VALIDATE)[0].status == 200
            if number % 3 == 0:
                until(lambda number=number: metric(service, rulings) == number)
                [old] = workers_of(service)
                until(lambda old=old: old not in workers_of(service))
                until(lambda: workers_of(service))
        assert len(re.findall("Booting", service.log.read_text(encoding="utf-8"))) > 2
        assert len(list((tmp_path / "log.run").glob("counter_*.db"))) <= 2
    assert list((tmp_path / "log.run").iterdir()) == []


def test_counting_never_costs_an_answer(tmp_path: Path) -> None:
    """Whether a file of counters cannot grow, or the folder is gone; the log says so once."""
    for number, harm in enumerate((allow_no_files, take_folder_away)):
        log = tmp_path / f"{number}"
        with served(APP, log) as service:
            until(lambda: workers_of(service))
            harm(service)
            for _ in range(3):
                assert service.ask(VALIDATE)[0].status == 200
                assert service.ask(request("GET", "/readyz"))[0].status == 200
            assert service.ask(request("GET", "/metrics"))[0].status in (200, 503)
            [worker] = workers_of(service)
            os.kill(worker, signal.SIGKILL)
            until(lambda worker=worker: workers_of(service) - {worker})
            assert service.ask(VALIDATE)[0].status == 200
        lines = [line for line in log_of(service) if line["logger"] == "referee.metrics"]
        told = Counter((line["process"], line["message"]) for line in lines)
        assert told
        assert set(told.values()) == {1}


def allow_no_files(service: Served) -> None:
    """What its workers write may have 40,000 bytes, which is enough for their log."""
    for process in (parent_of(*workers_of(service)), *workers_of(service)):
        resource.prlimit(process, resource.RLIMIT_FSIZE, (40_000, 40_000))


def take_folder_away(service: Served) -> None:
    service.log.with_suffix(".run").rename(service.log.with_suffix(".gone"))


def test_drain_and_resume(tmp_path: Path) -> None:
    environment = os.environ | {"REFEREE_RUN_DIR": str(tmp_path / "log.run")}

    def command(name: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "api", name],
            cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip

    def ready() -> int:
        return service.ask(request("GET", "/readyz"))[0].status

    assert command("drain").returncode == 1  # nothing runs yet
    with served(APP, tmp_path / "log") as service:
        assert ready() == 200
        assert command("drain").returncode == 0
        assert ready() == 503
        assert service.ask(VALIDATE)[0].status == 200
        assert command("resume").returncode == 0
        assert ready() == 200
        assert command("drain").returncode == 0
    with served(APP, tmp_path / "log") as service:
        assert ready() == 200  # it begins afresh


def test_stopping_answers_all_that_was_accepted(tmp_path: Path) -> None:
    body = json.dumps(question()).encode()
    head = posted("/games/woo/validate", body, "Expect: 100-continue").removesuffix(body)
    with (
        served(APP, tmp_path / "log") as service,
        service.connect() as silent,
        service.connect() as begun,
    ):
        begun.sendall(head)
        assert begun.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"  # so both are accepted
        os.kill(parent_of(*workers_of(service)), signal.SIGTERM)
        until(lambda: "Handling signal: term" in service.log.read_text(encoding="utf-8"))
        begun.sendall(body)
        assert begun.recv(65536).startswith(b"HTTP/1.1 200 ")
        assert silent.recv(1) == b""  # whoever asks nothing does not hold it up


def parent_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"^PPid:\s+(\d+)$", status, re.MULTILINE)[0])
