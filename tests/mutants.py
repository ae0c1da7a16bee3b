"""Changes the rule code of a game in one place after another, and lists what no test notices.

Usage: python -m tests.mutants GAME [--only PATTERN...] [--workers N]

A survivor is told as a row of docs/mutants.md, but for those that stand there with a reason.

mutmut writes the mutants, each to be switched on by its name. Its own runner collects the tests
anew for each of them, which takes hours; here each is tried in a fork of one session, by the tests
that reach its function, until one fails. What is worked out while modules are imported would be
the old in a fork: for functions that are called then, all is imported anew.
"""

from __future__ import annotations

import gc
import os
import re
import resource
import shutil
import signal
import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from time import perf_counter

import pytest
from mutmut.__main__ import collect_source_file_mutation_data, create_mutants
from mutmut.configuration import config
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state
from mutmut.utils.file_utils import copy_also_copy_files, copy_src_dir, setup_source_paths
from mutmut.utils.format_utils import mangled_name_from_mutant_name as function_of

UNUSED = ("cacheprovider", "logging", "terminal", "threadexception", "unraisableexception")
OPTIONS = ("--rootdir=.", "--override-ini=addopts=--import-mode=importlib", "-m", "not long",
           "--capture=no", *(f"-pno:{name}" for name in UNUSED),
           "tests/golden", "tests/rules")  # fmt: skip
GAMES = sorted(path.parent.name.replace("_", "-") for path in Path("referee").glob("*/state.py"))
MEMORY = 2 * 2**30
"""How many bytes a mutant may take: some never stop drawing cards."""

ESCAPED = "\\|"
"""How a bar stands in a cell of a table."""

NONE = ""
"""The name under which nothing is changed."""

tell = partial(print, flush=True)


class Trial:
    """A plugin for pytest that tries mutants, instead of running each test once."""

    def __init__(
        self, game: str, mutants: Sequence[str], workers: int, survived: Callable[[str], None]
    ) -> None:
        slugs = [slug for slug in GAMES if slug != game]
        packages = [package_of(slug) for slug in slugs]
        self._of_others = re.compile(rf"/test_({'|'.join(packages)})_|\[({'|'.join(slugs)})\b")
        self._mutants = mutants
        self._workers = workers
        self._survived = survived
        self._failed = False
        self._tests: list[pytest.Item] = []
        self._seconds: list[float] = []
        self._reached = defaultdict[str, list[int]](list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not self._of_others.search(item.nodeid)]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._tests = session.items
        at_import = set(state()._stats)
        self._look_at_tests()
        set_mutant_under_test(NONE)
        gc.freeze()  # a fork shares what is not touched
        self._try_all(at_import)
        return True

    def _look_at_tests(self) -> None:
        """Learn which functions each test reaches, and how long it takes."""
        for index, test in enumerate(self._tests):
            _forget_answers()
            state()._stats.clear()
            begun = perf_counter()
            if self._fails(index):
                raise pytest.UsageError(f"{test.nodeid} fails without a mutant")
            self._seconds.append(perf_counter() - begun)
            for function in state()._stats:
                self._reached[function].append(index)

    def _fails(self, index: int, limit: float = 0) -> bool:
        """Whether a test fails; a process that computes for longer than a limit is stopped."""
        test = self._tests[index]
        self._failed = False
        signal.setitimer(signal.ITIMER_PROF, limit)
        # as if the session came next: what it shares stays, all else of the test is torn down
        test.ihook.pytest_runtest_protocol(item=test, nextitem=test.session)
        return self._failed

    def _limit(self, *tests: int) -> float:
        return 10 + 10 * sum(self._seconds[index] for index in tests)

    def _try_all(self, at_import: Collection[str]) -> None:
        everything = range(len(self._tests))
        for anew in {function_of(mutant) in at_import for mutant in self._mutants}:
            child, told = self._fork(NONE, everything, anew)
            if os.waitpid(child, 0)[1]:
                failed = os.read(told, 99).decode()
                name = self._tests[int(failed)].nodeid if failed else "something"
                raise pytest.UsageError(f"{name} fails without a mutant, once it is run again")
        killers = defaultdict[str, set[int]](set)
        running: dict[int, tuple[str, int]] = {}
        waiting = list(self._mutants[::-1])
        while waiting or running:
            while waiting and len(running) < self._workers:
                mutant = waiting.pop()
                function = function_of(mutant)
                anew = function in at_import
                order = sorted(
                    everything if anew else self._reached[function],
                    key=lambda test: (test not in killers[function], self._seconds[test]),
                )
                child, told = self._fork(mutant, order, anew)
                running[child] = mutant, told
            child, status = os.wait()
            mutant, told = running.pop(child)
            with os.fdopen(told) as report:
                killers[function_of(mutant)].update(map(int, report))
            if not status:
                self._survived(mutant)
            tried = len(self._mutants) - len(waiting) - len(running)
            if not tried % 100:
                tell(f"{tried} of {len(self._mutants)} tried", file=sys.stderr)

    def _fork(self, mutant: str, tests: Collection[int], anew: bool) -> tuple[int, int]:
        """Start to try a mutant; the first test that fails can be read from what is answered."""
        told, tells = os.pipe()
        child = os.fork()
        if not child:
            status = 1
            try:
                killer = self._killer(mutant, tests, anew)
                if killer is None:
                    status = 0
                else:
                    os.write(tells, str(killer).encode())
            finally:
                os._exit(status)
        os.close(tells)
        return child, told

    def _killer(self, mutant: str, tests: Collection[int], anew: bool) -> int | None:
        set_mutant_under_test(mutant)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):
            os.dup2(nowhere, stream.fileno())
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        if anew:
            signal.setitimer(signal.ITIMER_PROF, self._limit(*tests))
            only = Only({self._tests[index].nodeid: index for index in tests})
            code = run_anew(only)
            assert only.failed is not None or not code, "it cannot even be imported"
            return only.failed
        _forget_answers()
        return next((index for index in tests if self._fails(index, self._limit(index))), None)


class Only:
    """A plugin for pytest: only these tests, in this order; ``failed`` is what one stands for."""

    def __init__(self, tests: dict[str, int]) -> None:
        self._tests = tests
        self.failed: int | None = None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self._tests if test in found]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self._tests[report.nodeid]


def run_anew(plugin: Trial | Only) -> int:
    """Run pytest, with everything of ours imported from where the mutants are."""
    # … and the registry where ours would be registered a second time
    ours = ("referee", "schemas", "api", "tests", "prometheus_client")
    for name in [name for name in sys.modules if name.partition(".")[0] in ours]:
        del sys.modules[name]
    return int(pytest.main([*OPTIONS, "--exitfirst"], plugins=[plugin]))


def _forget_answers() -> None:
    """Empty the cache where cases keep answers: they would be those of no mutant."""
    sys.modules["tests.rules.test_catalogue"].citations.cache_clear()


def package_of(game: str) -> str:
    return game.replace("-", "_")


def write_mutants(package: str) -> dict[str, Path]:
    """Every mutant of a package, and the file of what it changes; they are all in mutants/."""
    shutil.rmtree("mutants", ignore_errors=True)
    config().only_mutate[:] = [f"{package}/*.py"]
    set_mutant_under_test("mutant_generation")
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        Path("mutants").mkdir()
        copy_src_dir()
        copy_also_copy_files()
        setup_source_paths()
        create_mutants(1)
    found, _ = collect_source_file_mutation_data(mutant_names=())
    return {name: Path(data.path) for data, name, _ in found}


def row(mutant: str, file: Path) -> str:
    """The first cells of a survivor's row in docs/mutants.md."""
    lines = get_diff_for_mutant(mutant, path=file).splitlines()[2:]
    before, after = (
        " ".join(line[1:].strip() for line in lines if line.startswith(sign)) for sign in "-+"
    )
    function = (
        function_of(mutant)
        .removeprefix("referee.")
        .replace(".xǁ", ".")
        .replace(".x_", ".")
        .replace("ǁ", ".")
    )
    cells = (f"`{cell}`" if cell else "nothing" for cell in (function, before, after))
    return f"| {' | '.join(cell.replace('|', ESCAPED) for cell in cells)} |"


def main() -> int:
    """Try the mutants of a game; fail if one survives and nobody has said why."""
    parser = ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game", choices=GAMES, metavar="GAME")
    parser.add_argument("--only", default=["*"], nargs="+", metavar="PATTERN",
                        help="names of mutants, such as '*.x__leads__*'")  # fmt: skip
    parser.add_argument("--workers", type=int, default=os.cpu_count(), metavar="N")
    asked = parser.parse_args()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # these tests need none, and each takes time
    begun = perf_counter()
    files = write_mutants(f"referee/{package_of(asked.game)}")
    mutants = [name for name in files if any(fnmatchcase(name, one) for one in asked.only)]
    explained = Path("docs/mutants.md").read_text(encoding="utf-8")
    survivors, unexplained = [], []

    def survived(mutant: str) -> None:
        survivors.append(mutant)
        with chdir(".."):
            cells = row(mutant, files[mutant])
        if cells not in explained:
            unexplained.append(mutant)
            tell(cells)

    trial = Trial(asked.game, mutants, asked.workers, survived)
    set_mutant_under_test("stats")
    with chdir("mutants"):
        code = run_anew(trial)
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return code
    minutes = (perf_counter() - begun) / 60
    tell(f"{len(mutants)} mutants, {len(survivors)} survive, {len(unexplained)} unexplained; "
         f"{minutes:.0f} minutes")  # fmt: skip
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
