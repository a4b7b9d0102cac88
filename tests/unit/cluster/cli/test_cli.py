import errno
import io
import json
import platform
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner, Result

from cluster import version
from cluster.cli.app import add_installed_commands, app, main
from cluster.cli.options.command_line import CheckedCommand
from cluster.cli.options.connection import Service
from cluster.cli.options.printing import write_json
from cluster.cli.options.prompt import prompt_of
from cluster.cli.options.sampling import as_values, logprobs_table
from cluster.cli.request_text import as_plain, stats_lines
from cluster.client import Handle, StoredPrompt, prompt_message
from cluster.errors import StartError
from cluster.ingress.access.bearer_tokens import BearerTokens, token_line
from protos.runahead.v1 import runahead_pb2 as pb

NOT_UTF8 = "\udcff"  # what the command line has of byte 0xff
CREDENTIALS = "--token-file --tls-ca --tls-certificate --tls-key"
#: By command, options that its help must name.
OPTIONS = {
    "serve": "--workers --threads --dtype --store-dir --disk-bytes --host-bytes --device-bytes --prefix-cache-bytes "
    "--host --port --tokens-file "
    "--tls-certificate --tls-key --tls-client-ca --insecure-public --metrics-port --log-format --ray-address "
    "--placement --gpus-per-worker --worker-resource --node-label --gpu-domain --config --print-config",
    "generate": "--address --document --max-new-tokens --stop --temperature --top-k --top-p --min-p "
    "--repetition-penalty --seed --logprobs --raw --chat --tools --template-kwargs --do-not-store --kv-budget "
    f"--max-loss --priority {CREDENTIALS} --json",
    "prefill": f"--address --document --raw --chat --tools --do-not-store --max-loss --priority {CREDENTIALS} --json",
    "lookup": f"--address --document --raw --chat --tools --lease-s {CREDENTIALS} --json",
    "stats": f"--all --address {CREDENTIALS} --json",
    "trace": f"--out --address {CREDENTIALS} --json",
    "watch": f"--address --heartbeat-s {CREDENTIALS} --json",
    "check": f"--address --timeout {CREDENTIALS} --json",
    "forget": f"--yes --address {CREDENTIALS} --json",
    "demo": "--document --workers --max-new-tokens --json",
    "simulate": "--cost --workers --prompt-tokens --stored-tokens --link-gb-s --plot --quick --json",
    "doctor": "--store-dir --json",
    "version": "--json",
    "token new": "--json",
    "plan calibrate": "--model --workers --threads --dtype --rounds --out --json",
    "plan search": "--model --workers --lengths --prefixes --cost --out --json",
    "plan show": "--model --threads --dtype --json",
    "plan explain": "--prompt-tokens --stored-tokens --kv-budget --max-loss --preset --workers --tensor-parallel "
    "--cost --table --json",
    "store ls": "--store-dir --sort --limit --extents --json",
    "store du": "--store-dir --json",
    "store verify": "--store-dir --fast --json",
    "store scrub": "--store-dir --bytes-per-s --after-extent --clear-quarantine --json",
    "store explain": "--tokens --tenant --model --store-dir --json",
    "store evict": "--bytes --all --older-than --store-dir --json",
    "store delete": "--tenant --yes --store-dir --json",
    "store reorder": "--store-dir --json",
}


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200", "TERM": "dumb", "NO_COLOR": "1"})


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@pytest.mark.parametrize("command", OPTIONS)
def test_the_help_of_every_command_names_its_options(command: str) -> None:
    result = invoke(*command.split(), "--help")
    assert result.exit_code == 0
    for option in OPTIONS[command].split():
        assert option in plain(result.output)
    if command.startswith(("plan", "store")):
        assert "Example" in result.output or f"runahead {command}" in result.output


@pytest.mark.parametrize("group", ["", "plan", "store", "token"])
def test_the_help_of_a_group_names_every_command(group: str) -> None:
    names = {name.removeprefix(group).split()[0] for name in OPTIONS if name.startswith(group)}
    output = plain(invoke(*group.split(), "--help").output)
    assert all(name in output for name in names)
    assert group != "store" or "runahead store verify" in output


def test_version_prints_one_json_object() -> None:
    result = invoke("version", "--json")
    assert result.exit_code == 0
    versions = json.loads(result.stdout)
    assert (versions["runahead"], versions["python"]) == (version(), platform.python_version())
    assert {"torch", "transformers", "ray", "grpcio"} <= set(versions)


def test_version_prints_a_line_for_each_library() -> None:
    lines = invoke("version").stdout.splitlines()
    assert lines[0] == f"runahead {version()}"
    assert [line.split()[0] for line in lines[1:]] == ["python", "torch", "transformers", "ray", "grpcio"]


def test_doctor_prints_its_findings_as_json_and_fails_on_a_problem(tmp_path: Path) -> None:
    result = invoke("doctor", "--json", "--store-dir", str(tmp_path))
    findings = json.loads(result.stdout)
    assert {"check", "verdict", "found", "advice"} == set(findings[0])
    has_problem = any(finding["verdict"] == "problem" for finding in findings)
    assert result.exit_code == (1 if has_problem else 0)


def test_doctor_prints_a_table_for_people(tmp_path: Path) -> None:
    output = plain(invoke("doctor", "--store-dir", str(tmp_path)).output)
    assert "what to do" in output
    assert "O_DIRECT" in output


def test_a_document_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.txt"
    result = invoke("generate", "why?", "--document", str(missing))
    assert isinstance(result.exception, StartError)
    assert str(missing) in str(result.exception)


def test_an_unknown_option_is_a_usage_error() -> None:
    assert invoke("serve", "--no-such-option").exit_code == 2


def failed_main(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int | str | None:
    """Exit status of the entry point."""
    monkeypatch.setattr("sys.argv", ["runahead", *arguments])
    with pytest.raises(SystemExit) as caught:
        main()
    return caught.value.code


def test_an_error_is_one_line_and_exit_status_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = str(tmp_path / "missing.txt")
    assert failed_main(monkeypatch, "prefill", "text", "--document", missing) == 2
    lines = plain(capsys.readouterr().err).splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(f"error: document {missing}")


def test_a_new_token_is_printed_once_with_the_line_that_lets_it_in(tmp_path: Path) -> None:
    result = invoke("token", "new", "acme")
    assert result.exit_code == 0
    token, line = result.stdout.splitlines()
    (tmp_path / "tokens").write_text(line)
    tokens = BearerTokens(tmp_path / "tokens")
    tokens.load()
    assert tokens.principal_of(token) == "acme"


def test_a_new_token_as_json_is_one_object() -> None:
    made = json.loads(invoke("token", "new", "acme", "--json").stdout)
    assert made["line"] == token_line("acme", made["token"])
    assert made["principal"] == "acme"


def test_a_principal_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert failed_main(monkeypatch, "token", "new", "two words") == 2


@pytest.mark.parametrize("text", ["", "two tokens", "\n"])
def test_a_token_file_without_one_token_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str) -> None:
    file = tmp_path / "token"
    file.write_text(text)
    result = invoke("stats", "--token-file", str(file))
    assert isinstance(result.exception, StartError)
    assert str(file) in str(result.exception)


@pytest.mark.parametrize("token", ["two tokens", "one\nand another", "caf\u00e9", "\x07bell", NOT_UTF8])
def test_a_token_in_the_environment_that_no_header_can_carry_is_named(
    monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("RUNAHEAD_TOKEN", token)
    result = invoke("stats")
    assert isinstance(result.exception, StartError)
    assert str(result.exception).startswith("RUNAHEAD_TOKEN has ")


def test_output_that_cannot_be_written_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("sys.stdout", Full())
    assert failed_main(monkeypatch, "version") == 2
    assert "No space left on device" in capsys.readouterr().err


def test_a_client_certificate_without_its_key_is_refused(tmp_path: Path) -> None:
    result = invoke("stats", "--tls-certificate", str(tmp_path / "certificate"))
    assert isinstance(result.exception, StartError)
    assert "belong together" in str(result.exception)


@pytest.mark.parametrize("name", ["[bold]x.txt", "[/red]x.txt"])
def test_brackets_in_a_path_are_shown_as_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    missing = f"{tmp_path}{name}"
    assert failed_main(monkeypatch, "prefill", "text", "--document", missing) == 2
    assert missing in capsys.readouterr().err


def commands(group: Any, *path: str) -> Iterator[tuple[str, Any]]:
    """Every command of the application and its full name."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, *path, name)
        else:
            yield " ".join([*path, name]), command


ALL = dict(commands(typer.main.get_command(app)))


def test_all_commands_are_known_to_these_tests() -> None:
    assert {name for name in ALL if not name.startswith("bench ")} == set(OPTIONS)


@pytest.mark.parametrize("name", sorted(ALL))
def test_every_command_checks_its_values(name: str) -> None:
    assert isinstance(ALL[name], CheckedCommand)


AMOUNTS = [(name, each) for name, command in ALL.items() for each in command.params]
SHARES = [(name, each) for name, each in AMOUNTS if {"budget", "share"} & set(each.name.split("_"))]
SIZES = [(name, each) for name, each in AMOUNTS if "bytes" in str(each.opts)]


def test_options_that_are_shares_and_sizes_are_known() -> None:
    names = {f"{name} {each.opts[0]}" for name, each in SHARES}
    assert {"generate --kv-budget", "prefill --kv-budget", "plan explain --kv-budget"} <= names
    assert "bench parallel --budget" in names
    assert {name for name, _ in SIZES} == {"serve", "store evict", "store scrub"}


def value_of(option: Any, text: str) -> object:
    """The value that a command gets."""
    return option.process_value(ALL["version"].make_context("version", []), text)


@pytest.mark.parametrize(("command", "option"), SHARES)
def test_every_share_and_budget_may_be_per_cent(command: str, option: Any) -> None:
    assert value_of(option, "25%") == value_of(option, "0.25") == 0.25
    with pytest.raises(StartError, match=f"^{option.opts[0]}: .*25"):
        value_of(option, "25")


@pytest.mark.parametrize(("command", "option"), SIZES)
def test_every_size_is_taken_as_it_is_written(command: str, option: Any) -> None:
    assert value_of(option, "10G") == "10G"


@pytest.mark.parametrize(
    "arguments",
    [
        ("generate", "x", "-n", "-1"),
        ("generate", "x", "-n", "0"),
        ("generate", "x", "-n", str(2**32)),
        ("generate", "x", "--top-k", "-1"),
        ("generate", "x", "--seed", str(2**64)),
        ("generate", "x", "--logprobs", "-1"),
        ("generate", "x", "--kv-budget", "nan"),
        ("generate", "x", "--kv-budget", "-0.5"),
        ("generate", "x", "--kv-budget", "inf"),
        ("generate", "x", "--kv-budget", "25"),
        ("generate", "x", "--kv-budget", NOT_UTF8),
        ("generate", "x", "--temperature", "nan"),
        ("generate", "x", "--stop", NOT_UTF8),
        ("generate", "x", "--stop", "fine", "--stop", NOT_UTF8),
        ("generate", "x", "--address", NOT_UTF8),
        ("generate", NOT_UTF8),
        ("prefill", NOT_UTF8),
        ("prefill", "x", "--kv-budget", "nan"),
        ("lookup", NOT_UTF8),
        ("lookup", "x", "--lease-s", "nan"),
        ("trace", NOT_UTF8),
        ("watch", "--heartbeat-s", "0.5"),
        ("watch", "--heartbeat-s", "nan"),
        ("check", "--timeout", "nan"),
        ("check", "--timeout", "-1"),
        ("token", "new", NOT_UTF8),
        ("demo", "-n", "0"),
        ("demo", "--workers", "0"),
        ("serve", "--workers", str(2**64)),
        ("serve", "--gpus-per-worker", "nan"),
        ("serve", "--model", NOT_UTF8),
        ("store", "ls", "-n", "-1"),
        ("store", "scrub", "--after-extent", "-1"),
        ("store", "delete", "--tenant", NOT_UTF8),
        ("store", "explain", "--tokens", "-", "--tenant", NOT_UTF8),
        ("simulate", "--link-gb-s", "nan"),
        ("bench", "parallel", "--rounds", str(2**70)),
    ],
)
def test_a_value_that_no_message_can_carry_is_one_line_that_names_the_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert failed_main(monkeypatch, *arguments) == 2
    (line,) = plain(capsys.readouterr().err).splitlines()
    named = next((word for word in reversed(arguments[:-1]) if word.startswith("-") and len(word) > 1), "")
    assert line.startswith("error: ")
    assert named in line


@pytest.mark.parametrize("command", ["generate", "prefill", "lookup"])
def test_a_conversation_with_half_of_a_character_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    (tmp_path / "chat.json").write_text('[{"role": "user", "content": "a \\ud83d"}]')
    assert failed_main(monkeypatch, command, "--chat", str(tmp_path / "chat.json"), "--address", "127.0.0.1:1") == 2
    (line,) = plain(capsys.readouterr().err).splitlines()
    assert line.startswith("error: --chat has a message ")
    assert "a text of the request cannot be sent: its character 2 is U+D83D, half of a surrogate pair" in line


@pytest.mark.parametrize("given", [b"\xff\xfe", b"caf\xe9"])
@pytest.mark.parametrize("arguments", [("generate", "-"), ("prefill", "-"), ("store", "explain", "--tokens", "-")])
def test_standard_input_that_is_not_utf8_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: tuple[str, ...], given: bytes
) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(given), errors="surrogateescape")
    monkeypatch.setattr("sys.stdin", stdin)
    monkeypatch.setattr("sys.argv", ["runahead", *arguments])
    with pytest.raises(StartError, match="standard input cannot be read: it is not UTF-8 text: byte 0x"):
        app(standalone_mode=False)


@pytest.mark.parametrize("command", [("generate", "x"), ("prefill", "x"), ("demo",)])
def test_a_document_that_is_none_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / "latin-1").write_bytes("café".encode("latin-1"))
    reasons = {"latin-1": "it is not UTF-8 text: byte 0xe9 at position 3", "": "Is a directory", "no": "No such file"}
    for name, reason in reasons.items():
        assert failed_main(monkeypatch, *command, "--document", str(tmp_path / name)) == 2
        (line,) = plain(capsys.readouterr().err).splitlines()
        assert reason in line
        assert str(tmp_path / name) in line


def test_texts_of_files_and_of_standard_input_are_sent_as_their_bytes_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given = "\ufeffone\r\ntwo\rthree\n\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
    (tmp_path / "document").write_bytes(given.encode())
    assert prompt_of("-", tmp_path / "document", True, None, None, "") == f"{given}\n\n{given}"


def test_json_has_no_number_that_is_infinite_or_none(capsys: pytest.CaptureFixture[str]) -> None:
    each = pb.TokenLogprobs(logprob=float("-inf"), text="a", top=[pb.TokenLogprob(token_id=7, logprob=-0.5, text="b")])
    write_json({"logprobs": [as_values(each)], "others": (float("nan"), float("inf"), 1, "inf", None, True)})
    line = capsys.readouterr().out

    def refuse(constant: str) -> None:
        raise AssertionError(f"{constant} is not JSON")

    assert json.loads(line, parse_constant=refuse) == {
        "logprobs": [
            {"text": "a", "logprob": None, "top": [{"token_id": 7, "text": "b", "logprob": -0.5}]},
        ],
        "others": [None, None, 1, "inf", None, True],
    }


def test_a_message_as_plain_values_has_all_fields_and_none_for_what_is_not_set() -> None:
    stats = pb.GetStatsResponse(
        service=pb.ServiceStats(workers=2), nodes=[pb.NodeStats(name="a", store=pb.StoreStats(chunks=3))]
    )
    plain_stats = as_plain(stats)
    assert plain_stats["service"]["workers"] == 2
    assert plain_stats["service"]["replays"] == 0
    assert [(node["name"], node["store"]["chunks"]) for node in plain_stats["nodes"]] == [("a", 3)]
    assert as_plain(pb.Selection())["attention_mass_kept_est"] is None
    assert as_plain(pb.Selection(attention_mass_kept_est=0.5, rows_attended=[1, 2])) == {
        **as_plain(pb.Selection()),
        "attention_mass_kept_est": 0.5,
        "rows_attended": [1, 2],
    }


def test_the_statistics_of_an_exact_request_are_two_lines() -> None:
    stats = pb.RequestStats(prompt_tokens=2262, workers=1, exact=True, cached_tokens=2240)
    stats.bytes_read.disk = 3 * 2**20
    first, last = stats_lines(stats)
    assert first == "2262 prompt tokens, 2240 from the store, 1 worker"
    assert last.endswith("other 0); read: 3.0 MiB from disk")


def test_the_statistics_of_a_request_with_a_budget_say_that_it_is_approximate_and_what_it_read() -> None:
    stats = pb.RequestStats(prompt_tokens=2262, workers=2, cached_tokens=2000)
    stats.selection.rows_attended.extend([300, 500])
    stats.bytes_read.host, stats.bytes_read.device = 2**20, 2**10
    first, second, last = stats_lines(stats)
    assert first.endswith("2 workers")
    assert second == "approximate: of 2,000 stored rows, a layer attended to 400 on average (20%)"
    stats.row_codec = "rotated-4"
    _, second, _ = stats_lines(stats)
    assert second == "approximate: of 2,000 stored rows, coded by rotated-4, a layer attended to 400 on average (20%)"
    assert last.endswith("; read: 1.0 KiB from workers' caches, 1.0 MiB from memory")


def test_log_probabilities_are_shown_with_text_that_stays_as_it_is() -> None:
    top = [
        pb.TokenLogprob(token_id=504, text="[/b]", logprob=-0.5),
        pb.TokenLogprob(token_id=28, text="\n", logprob=-1),
    ]
    console = Console(file=io.StringIO(), width=80)
    console.print(logprobs_table([504], [pb.TokenLogprobs(logprob=-0.5, text="[/b]", top=top)]))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "'[/b]' │ 504 │  -0.500 │ '[/b]' 504 -0.500, '\\n' 28 -1.000" in shown


@pytest.mark.parametrize("name", sorted(ALL))
def test_the_help_fits_80_columns_and_cuts_no_name(name: str) -> None:
    environment = {"COLUMNS": "80", "TERM": "dumb", "NO_COLOR": "1"}
    output = plain(CliRunner().invoke(app, [*name.split(), "--help"], env=environment).output)
    assert max(map(len, output.splitlines())) <= 80
    assert "…" not in output


class StandInClient:
    """In place of `Client`, as a context."""

    def __enter__(self) -> "StandInClient":
        return self

    def __exit__(self, *_: object) -> None:
        pass


class StatsClient(StandInClient):
    """Answers for a service of two nodes."""

    def stats(self) -> pb.GetStatsResponse:
        store = pb.StoreStats(chunks=1234)
        return pb.GetStatsResponse(
            service=pb.ServiceStats(workers=1, uptime_s=19.052953583999624, model="[bold]tiny"),
            store=store,
            nodes=[pb.NodeStats(name="a", store=store), pb.NodeStats(name="b")],
        )


def test_the_counters_of_a_service_are_tables_for_people_and_one_object_for_scripts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Service, "client", lambda *_: StatsClient())
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in invoke("stats", "--all").stdout.splitlines()]
    assert ["uptime_s", "19.1"] in cells
    assert ["model", "[bold]tiny"] in cells
    assert cells.count(["chunks", "1,234"]) == 2, "of all, and of a"
    found = json.loads(invoke("stats", "--json").stdout)
    assert found["service"]["uptime_s"] == pytest.approx(19.05, abs=0.01)
    assert [(node["name"], node["store"]["chunks"]) for node in found["nodes"]] == [("a", 1234), ("b", 0)]


def test_stats_are_a_summary_for_people_and_for_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    service = pb.ServiceStats(model="[bold]tiny", dtype="float32", workers=2, uptime_s=185.0, requests=1200)
    service.requests_running, service.requests_queued, service.requests_failed, service.requests_aborted = 3, 1, 2, 4
    service.prompt_tokens, service.cached_tokens, service.store_write_errors = 8000, 6000, 5
    store = pb.StoreStats(disk_bytes_used=2**29, disk_bytes_limit=2**33, host_bytes_used=2**28, host_bytes_limit=2**30)
    times = pb.FirstTokenTimes(requests=1000, p50_s=0.214, p99_s=1.5)
    answer = pb.GetStatsResponse(service=service, nodes=[pb.NodeStats(name="a", store=store)], first_token=times)
    client = StatsClient()
    monkeypatch.setattr(client, "stats", lambda: answer)
    monkeypatch.setattr(Service, "client", lambda *_: client)
    assert invoke("stats").stdout.splitlines() == [
        "model     [bold]tiny (float32), 2 workers, ready for 3 minutes",
        "requests  1,200, 3 running, 1 waiting",
        "errors    2 failed, 4 ended by their clients; 0 without store, 5 not stored",
        "hit rate  75.0%: 6,000 of 8,000 prompt tokens came from the store",
        "TTFT      p50 0.21 s, p99 1.50 s, of the latest 1,000 requests",
        "disk      0.50 of 8.00 GiB",
        "memory    0.25 of 1.00 GiB",
    ]
    summary = json.loads(invoke("stats", "--json").stdout)["summary"]
    assert (summary["hit_rate"], summary["ttft_p50_s"], summary["ttft_p99_s"]) == (0.75, 0.214, 1.5)
    assert (summary["requests"], summary["requests_failed"], summary["store_write_errors"]) == (1200, 2, 5)
    assert summary["tiers"][0] == {"node": "a", "tier": "disk", "used_bytes": 2**29, "limit_bytes": 2**33}


def test_the_summary_of_a_service_without_requests_and_of_a_silent_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Service, "client", lambda *_: StatsClient())
    assert invoke("stats").stdout.splitlines()[3:] == [
        "disk      0.00 of 0.00 GiB on node a",
        "memory    0.00 of 0.00 GiB on node a",
        "store     no answer from node b",
    ]
    summary = json.loads(invoke("stats", "--json").stdout)["summary"]
    assert (summary["hit_rate"], summary["ttft_p50_s"], {tier["node"] for tier in summary["tiers"]}) == (
        None,
        None,
        {"a"},
    )


class LookupClient(StandInClient):
    """Has all of a prompt but its last tokens; remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def lookup(self, prompt: Any, lease_s: float, provenance: str) -> StoredPrompt:
        self.asked.append((prompt, lease_s, provenance))
        handle = Handle("h1", 1920, "exact", 30.0, 2**20) if lease_s else None
        facts = {"prompt_tokens": 2000, "stored_tokens": 1920, "resident_tokens": 64, "chunk_tokens": 64}
        return StoredPrompt(**facts, provenance=provenance or "exact", row_codec="", handle=handle)


def test_a_lookup_is_two_lines_for_people_and_one_object_for_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    client = LookupClient()
    monkeypatch.setattr(Service, "client", lambda *_: client)
    assert plain(invoke("lookup", "x", "--lease-s", "30").stderr).splitlines() == [
        "2,000 prompt tokens, 1,920 stored (exact), of these 64 in memory; chunks of 64",
        "handle h1: 1,920 tokens, 1.0 MiB, 30 s",
    ]
    written = ("--provenance", "foreign:vllm-0.32")
    found = json.loads(invoke("lookup", "x", "--raw", "--json", *written).stdout)
    assert (found["stored_tokens"], found["chunk_tokens"], found["handle"]) == (1920, 64, None)
    asked = [(prompt_message(prompt), *rest) for prompt, *rest in client.asked]
    question = pb.ChatMessage(role="user", content="x")
    assert asked == [
        (pb.Prompt(chat=pb.Chat(messages=[question])), 30.0, ""),
        (pb.Prompt(text="x"), 0.0, "foreign:vllm-0.32"),
    ]


class WatchingClient(StandInClient):
    """Client of a service whose store has two chunks, loses one and is lost."""

    def watch_store(self, *, heartbeat_s: float) -> Iterator[pb.WatchStoreResponse]:
        started = pb.WatchStarted(model_fingerprint="[f]", chunk_tokens=64, root_key=b"\x01\xff", provenance="exact")
        started.heartbeat_s = heartbeat_s
        yield pb.WatchStoreResponse(started=started)
        snapshot = pb.ChunkChanges(node_id="a", epoch=2**60, sequence=4, is_snapshot=True, added=[b"\x0a", b"\x0b"])
        yield pb.WatchStoreResponse(changes=snapshot)
        yield pb.WatchStoreResponse(
            changes=pb.ChunkChanges(node_id="a", epoch=2**60, after=4, sequence=5, removed=[b"\x0a"])
        )
        room = pb.StoreRoom(chunks=1, disk_bytes_used=2**20, disk_bytes_limit=2**30)
        nodes = [pb.NodeLoad(node_id="a", name="one", room=room), pb.NodeLoad(node_id="b", name="two")]
        load = pb.ServiceLoad(requests_running=2, max_running_requests=8, computing_tokens=1200, draining=True)
        yield pb.WatchStoreResponse(heartbeat=pb.Heartbeat(load=load, nodes=nodes))
        yield pb.WatchStoreResponse(lost=pb.StoreLost(node_id="a"))


def test_what_is_stored_and_the_load_are_lines_for_people_and_objects_for_scripts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cluster.client.Client", lambda address, credentials, retry_s: WatchingClient())
    assert invoke("watch").stdout.splitlines() == [
        "chunks of 64 tokens, exact, of model [f]",
        "node a: snapshot, +2 -0, now 2 chunks",
        "node a: changes, +0 -1, now 1 chunk",
        "load: 2 of 8 requests run, 0 wait; 1,200 tokens computing, 0 waiting; disk: node one 1.0 MiB of 1.0 GiB; "
        "draining",
        "node a: does not answer, its chunks are unknown",
    ]
    started, snapshot, changes, heartbeat, lost = map(
        json.loads, invoke("watch", "--heartbeat-s", "2", "--json").stdout.splitlines()
    )
    assert (started["event"], started["root_key"], started["heartbeat_s"]) == ("started", "01ff", 2.0)
    assert (snapshot["event"], snapshot["is_snapshot"], snapshot["added"]) == ("changes", True, ["0a", "0b"])
    assert (changes["epoch"], changes["after"], changes["sequence"]) == (2**60, 4, 5)
    assert changes["removed"] == ["0a"]
    assert (heartbeat["load"]["draining"], heartbeat["nodes"][0]["room"]["chunks"]) == (True, 1)
    assert (heartbeat["nodes"][1]["position"], heartbeat["nodes"][1]["room"]) == (None, None)
    assert lost == {"event": "lost", "node_id": "a"}


def test_commands_that_cannot_be_imported_are_left_out_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    added: list[typer.Typer] = []
    installed = [EntryPoint("a", f"{module}:append", "runahead.commands") for module in ("no.such.module", "os.path")]
    good = SimpleNamespace(load=lambda: added.append, value="good")
    monkeypatch.setattr("cluster.cli.app.entry_points", lambda group: [*installed, good])
    add_installed_commands()
    assert added == [app]
    errors = [line for line in capsys.readouterr().err.splitlines() if line.startswith("error: no commands of ")]
    assert [error.split()[4] for error in errors] == ["no.such.module:append:", "os.path:append:"]


def test_commands_that_two_installed_distributions_name_are_added_once(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = [EntryPoint(name, "benchmarks.cli:add_commands", "runahead.commands") for name in ("benchmarks", "former")]
    monkeypatch.setattr("cluster.cli.app.entry_points", lambda group: twice)
    fresh = typer.Typer()
    monkeypatch.setattr("cluster.cli.app.app", fresh)
    add_installed_commands()
    assert sorted(typer.main.get_group(fresh).commands) == ["bench", "simulate"]
    assert len(fresh.registered_commands) + len(fresh.registered_groups) == 2
