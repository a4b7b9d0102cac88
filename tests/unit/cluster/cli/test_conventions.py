"""Conventions of command lines: -h, --version, completion, groups of options, Ctrl-C and closed pipes."""

import io
import os
import platform
import re
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from cluster import version
from cluster.cli.app import app, main
from cluster.cli.options.connection import Service
from cluster.cli.options.waiting import may_draw
from cluster.errors import StartError
from cluster.planning.cost_key import shape_of
from protos.runahead.v1 import runahead_pb2 as pb
from workers.errors import ModelNotFound
from workers.model.model_directory import check_model

#: The installed command, as the entry point of the package starts it.
PROGRAM = "import sys; sys.argv[0] = 'runahead'; from cluster.cli import main; main()"


def runahead(*arguments: str, options: tuple[str, ...] = (), **settings: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *options, "-c", PROGRAM, *arguments]
    return subprocess.run(command, text=True, timeout=120, check=False, **{"capture_output": True, **settings})


def help_of(*command: str, option: str = "-h") -> str:
    environment = {"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
    result = CliRunner().invoke(app, [*command, option], env=environment)
    assert result.exit_code == 0
    return re.sub(r"\x1b\[[0-9;]*m", "", result.output)


@pytest.mark.parametrize("command", ["", "serve", "generate", "store", "store ls", "plan explain", "bench", "bench io"])
def test_h_is_help(command: str) -> None:
    assert help_of(*command.split()) == help_of(*command.split(), option="--help")


def test_version_is_one_line_and_imports_no_torch() -> None:
    result = runahead("--version", options=("-X", "importtime"))
    torch = metadata.version("torch")
    assert result.stdout == f"runahead {version()} (torch {torch}, Python {platform.python_version()})\n"
    assert modules_imported(result.stderr).isdisjoint(("torch", "transformers", "ray"))


def modules_imported(importtime: str) -> set[str]:
    return {line.rpartition("|")[2].strip() for line in importtime.splitlines() if line.startswith("import time:")}


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        ("runahead ser", ["serve"]),
        ("runahead serve --disk", ["--disk-bytes"]),
        ("runahead store ver", ["verify"]),
        ("runahead generate --max-loss s", ["small"]),
        ("runahead bench hand", ["hand-over"]),
    ],
)
def test_the_installed_command_completes_without_torch_and_ray(words: str, completed: list[str]) -> None:
    asked = {"_RUNAHEAD_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    result = runahead(options=("-X", "importtime"), env={**os.environ, **asked})
    assert result.stdout.split() == completed
    assert modules_imported(result.stderr).isdisjoint(("torch", "transformers", "ray"))


def test_completion_can_be_shown_for_a_shell() -> None:
    environment = {**os.environ, "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    result = runahead("--show-completion", "bash", env=environment)
    assert "complete -o default -F _runahead_completion runahead" in result.stdout
    assert "--install-completion" in help_of()


@pytest.mark.parametrize(
    ("command", "panels"),
    [
        ("", ("Serve a model", "Ask a running service", "Plan and operate", "Measure and predict")),
        ("serve", ("Model and workers", "Store and memory", "Callers and metrics", "Chain of workers")),
        ("generate", ("Prompt", "Choice of tokens", "Stored KV and scheduling", "Connection to the service")),
        ("stats", ("Connection to the service",)),
        ("plan explain", ("Model and workers", "Request", "Chain")),
    ],
)
def test_help_is_in_groups(command: str, panels: tuple[str, ...]) -> None:
    shown = [line.split("─")[1].strip() for line in help_of(*command.split()).splitlines() if line.startswith("╭")]
    assert all(any(title.startswith(panel) for title in shown) for panel in panels), shown
    assert "Commands" not in shown


def test_ctrl_c_is_exit_status_130_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Service, "client", interrupted)
    monkeypatch.setattr("sys.argv", ["runahead", "stats"])
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 130
    assert capsys.readouterr().err.strip() == ""


@pytest.mark.parametrize("arguments", [("--help",), ("version",), ("token", "new", "acme", "--json")])
def test_a_closed_pipe_ends_a_command_quietly(arguments: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    result = runahead(*arguments, capture_output=False, stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    assert (result.returncode, result.stderr) == (1, "")


def test_a_closed_standard_output_is_no_traceback() -> None:
    command = [sys.executable, "-c", PROGRAM, "--version"]
    result = subprocess.run(["sh", "-c", '"$@" >&-', "sh", *command], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def settings_of(*options: str) -> tuple[dict[str, dict[str, Any]], str]:
    """The configuration that `serve` would use, and what it says on stderr."""
    result = CliRunner().invoke(app, ["serve", *options, "--print-config"], env={"TERM": "dumb"})
    assert result.exit_code == 0, result.exception
    return tomllib.loads(result.stdout), result.stderr


def test_the_model_is_the_argument_of_serve_and_memory_is_given_by_flags() -> None:
    sizes = ("--host-bytes", "1.5GB", "--device-bytes", "512MiB", "--prefix-cache-bytes", "4096", "--disk-bytes", "10G")
    settings, said = settings_of("/models/tiny", *sizes)
    assert settings["worker"]["model"] == "/models/tiny"
    store = settings["store"]
    assert (store["host_bytes"], store["device_bytes"], store["disk_bytes"]) == (3 * 2**29, 2**29, 10 * 2**30)
    assert settings["chain"]["prefix_cache_bytes"] == 4096
    assert said == ""


@pytest.mark.parametrize("option", ["--model", "-m"])
def test_the_former_option_of_the_model_works_and_says_what_to_write(option: str) -> None:
    settings, said = settings_of(option, "/models/tiny")
    assert settings["worker"]["model"] == "/models/tiny"
    assert said == "--model will go: write runahead serve DIR\n"
    assert f" {option} " not in help_of("serve")
    with pytest.raises(StartError, match=r"^give the model's directory once: runahead serve DIR$"):
        CliRunner().invoke(app, ["serve", "a", option, "b"], catch_exceptions=False)


@pytest.mark.parametrize(
    "ask",
    [
        check_model,
        shape_of,
        lambda name: CliRunner().invoke(app, ["plan", "show", "--model", name], catch_exceptions=False),
    ],
    ids=["serve", "plan", "plan show"],
)
def test_a_name_of_the_hub_is_answered_with_the_command_that_downloads_it(
    ask: Callable[[str], object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((StartError, ModelNotFound)) as caught:
        ask("meta-llama/Llama-3.2-1B")
    assert "hf download meta-llama/Llama-3.2-1B --local-dir Llama-3.2-1B, then give Llama-3.2-1B" in str(caught.value)
    (tmp_path / "meta-llama" / "Llama-3.2-1B").mkdir(parents=True)
    for directory in ("meta-llama/Llama-3.2-1B", "/a/b", "~/b", "a"):
        with pytest.raises((StartError, ModelNotFound), match="is not a model directory"):
            ask(directory)


def test_ctrl_c_while_modules_are_imported_is_no_traceback() -> None:
    class_of_finder = "type('F', (), {'find_spec': lambda self, name, *_: exec('raise KeyboardInterrupt')})()"
    program = f"import sys; from cluster.cli import main; sys.meta_path.insert(0, {class_of_finder}); main()"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (130, "", "")


class Client:
    """Answers after a while; its service computes."""

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def stats(self) -> pb.GetStatsResponse:
        return pb.GetStatsResponse(service=pb.ServiceStats(computing_tokens=4801, queued_tokens=9))

    def generate(self, request: pb.GenerateRequest) -> Iterator[pb.GenerateResponse]:
        time.sleep(0.3)
        yield pb.GenerateResponse(tokens=pb.Tokens(token_ids=[7], text="seven"))
        yield pb.GenerateResponse(complete=pb.Complete(request_id="r"))


WAITING = "waiting for the first token: the service computes 4,801 prompt tokens, 9 wait"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Service, "client", lambda *_: Client())
    monkeypatch.setattr("cluster.cli.options.waiting._FIRST_LINE_S", 0.06)
    monkeypatch.setattr("cluster.cli.options.waiting._RENEW_S", 0.02)


@pytest.mark.usefixtures("impatient")
def test_a_cold_prompt_says_now_and_then_that_it_is_computed() -> None:
    result = CliRunner().invoke(app, ["generate", "x"], env={"TERM": "dumb", "COLUMNS": "100"})
    assert result.stdout == "seven\n"
    lines = [line for line in result.stderr.splitlines() if line.startswith("waiting")]
    assert lines == [f"{WAITING}, 0 s"] * len(lines)
    assert 1 <= len(lines) <= 2, "the time doubles from one to the next"
    assert "waiting" not in CliRunner().invoke(app, ["generate", "x", "--json"]).stderr


@pytest.mark.usefixtures("impatient")
def test_on_a_terminal_a_clock_runs_until_the_first_token_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Console(file=io.StringIO(), force_terminal=True, width=120)
    monkeypatch.setattr("cluster.cli.options.waiting.STDERR", terminal)
    monkeypatch.setattr("cluster.cli.options.waiting.may_draw", lambda: True)
    assert CliRunner().invoke(app, ["generate", "x"]).stdout == "seven\n"
    shown = terminal.file.getvalue()  # type: ignore[attr-defined]
    assert WAITING in shown
    assert "0:00:00" in shown
    assert shown.endswith("\x1b[1A\x1b[2K"), "the line is erased"


def test_the_gpu_bench_is_a_command_that_takes_the_options_of_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    def bench(arguments: list[str], program: str) -> int:
        given.append((arguments, program))
        return 3

    monkeypatch.setattr("benchmarks.gpu.__main__.main", bench)
    options = ["--out", "results", "--shape=tiny", "-h"]
    assert CliRunner().invoke(app, ["bench", "gpu", *options]).exit_code == 3
    assert given == [(options, "runahead bench gpu")]


@pytest.mark.parametrize(("is_terminal", "group", "draws"), [(True, 0, True), (True, 1, False), (False, 0, False)])
def test_a_job_in_the_background_of_a_shell_draws_no_clock_over_other_commands(
    is_terminal: bool, group: int, draws: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluster.cli.options.waiting.STDERR", Console(stderr=True, force_terminal=is_terminal))
    monkeypatch.setattr("sys.stderr", SimpleNamespace(fileno=lambda: 2))
    monkeypatch.setattr("os.tcgetpgrp", lambda _: os.getpgrp() + group)
    assert may_draw() is draws
