"""The library as others install it: a wheel that says all that the checkout says."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from flask.testing import FlaskClient

from .served import ROOT

EVENING = ROOT / "examples" / "disputed_evening.json"
RULE = """
import sys
from pathlib import Path
import referee
from referee.json import answer
assert Path(sys.argv[1]) in Path(referee.__file__).parents
evening = Path(sys.argv[2]).read_bytes()
sys.stdout.buffer.write(answer(referee.game("woo"), "replay", evening))
"""


def test_an_installed_wheel_rules_on_a_match(client: FlaskClient, tmp_path: Path) -> None:
    source, installed = tmp_path / "source", tmp_path / "installed"
    shutil.copytree(ROOT / "referee", source / "referee")
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, source)
    run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index",
         "--no-build-isolation", "--wheel-dir", str(tmp_path), str(source)], tmp_path)  # fmt: skip
    [wheel] = tmp_path.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(installed)
    ruled = run([sys.executable, "-c", RULE, str(installed), str(EVENING)], installed)
    evening = json.loads(EVENING.read_bytes())
    asked = client.post("/games/woo/replay", json=evening).get_json()
    assert json.loads(ruled) == asked
    illegal = [one for one in asked["rulings"] if one["verdict"] == "illegal"]
    assert illegal
    assert all(said["message"] for one in illegal for said in one["violations"])


def run(command: list[str], where: Path) -> bytes:
    environment = os.environ | {"PYTHONPATH": str(where), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, cwd=where, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout
