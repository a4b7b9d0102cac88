"""The README's first steps on one machine, run by a shell as written, with a tiny model in place of the demo."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from served_model import ServedModel
from service_process import ROOT, service_environment

from tests.support.ports import free_port

pytestmark = pytest.mark.service

BLOCK = re.search(r"### On one machine\n.*?```sh\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
DEMO, MODEL, DOCUMENT = "make demo", "~/.cache/runahead/models/smollm2-135m-instruct-*", "LICENSE"


def test_the_commands_serve_check_answer_from_the_store_and_stop(model: ServedModel, tmp_path: Path) -> None:
    assert BLOCK is not None
    demo, *lines = BLOCK[1].splitlines()
    assert demo.startswith(DEMO), "tests/demo runs the demo's command"
    script = "\n".join(["set -eu", *lines, "wait"])
    assert MODEL in script
    (tmp_path / "document").write_text("A KV cache keeps what attention will need again. " * 20)
    script = script.replace(MODEL, model.directory).replace(DOCUMENT, str(tmp_path / "document"))
    port = free_port()
    environment = service_environment(
        RUNAHEAD_SERVER__PORT=str(port),
        RUNAHEAD_ADDRESS=f"127.0.0.1:{port}",
        RUNAHEAD_STORE__DIRECTORY=str(tmp_path / "store"),
        PATH=f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        COLUMNS="200",
    )
    process = subprocess.Popen(
        ["bash", "-c", script],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        out, errors = process.communicate(timeout=240)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, 9)
    assert process.returncode == 0, errors
    steps = [line.split()[0] for line in out.splitlines() if " ok " in line]
    assert steps == ["ready", "model", "prefill", "store", "generate"]
    cold, warm = [int(found) for found in re.findall(r"prompt tokens, (\d+) from the store", errors)]
    assert cold == 0
    assert warm > 0
    assert re.search(r"requests\W+5\b", out), "`stats` prints five requests"
    assert errors.splitlines()[-1] == "stopped"
