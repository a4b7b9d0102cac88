"""`runahead store ...`, on a directory that no process uses and on one that another process has open."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import apsw
import numpy as np
import pytest
from typer.testing import CliRunner, Result

import kvstore
from cluster.cli.app import app
from cluster.cli.store import access as store_access
from cluster.cli.store import steps as store_steps
from cluster.cli.store.tables import usage_notes
from cluster.errors import StartError
from cluster.quantities import ago_text, parsed_budget, parsed_duration, parsed_share, parsed_size, size_text
from kvstore import KVShape, KVStore, Layout, StoreConfig, StoreIdentity, check_directory
from kvstore.dataplane.channel import socket_path

IDENTITY = StoreIdentity(
    model_fingerprint="tiny",
    shape=KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32"),
    layout=Layout(tokens_per_record=16, tokens_per_extent=64),
)
#: Three extents.
PROMPT = list(range(3 * 64 + 1))

SERVE = """
import sys
from pathlib import Path
from kvstore import KVStore, StoreConfig, StoreIdentity
from kvstore.disk.catalog import stored_identity
from kvstore.maintenance import tools
identity = StoreIdentity.from_text(stored_identity(Path(sys.argv[1]) / "catalog.sqlite"))
config = StoreConfig(directory=sys.argv[1], disk_bytes=2**24, host_bytes=2**22, io_threads=2, layout=identity.layout)
with KVStore(config, identity) as store:
    if sys.argv[2] == "serve":
        store.serve(answer_tool=tools.answer)
    print("ready", flush=True)
    sys.stdin.read()
"""


def fill(directory: Path, *tenants: str) -> None:
    config = StoreConfig(
        directory=str(directory), disk_bytes=2**24, host_bytes=2**22, io_threads=2, layout=IDENTITY.layout
    )
    with KVStore(config, IDENTITY) as store:
        client = store.client()
        for tenant in tenants:
            placement = store.acquire(PROMPT, tenant=tenant)
            kv = np.ones((2, len(PROMPT), 2, IDENTITY.shape.row_bytes), np.uint8)
            assert client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
            store.settle(placement.placement_id)
        assert store.drain(10.0)
        client.close()


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    fill(tmp_path / "store", "", "acme")
    return tmp_path / "store"


@pytest.fixture
def use() -> Iterator[Callable[[Path, str], subprocess.Popen[str]]]:
    """Opens the directory in a process of its own: "serve" answers at the socket, "silent" does not."""
    processes = []

    def start(directory: Path, how: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(directory), how],
            env={**os.environ, "PYTHONPATH": str(Path(kvstore.__file__).parent.parent)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        processes.append(process)
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
        return process

    yield start
    for process in processes:
        process.kill()
        process.communicate()


@pytest.fixture(params=["free", "serve"])
def either(request: pytest.FixtureRequest, directory: Path, use: Callable[..., Any]) -> Path:
    """The directory, free or in use by a process that answers."""
    if request.param == "serve":
        use(directory, "serve")
    return directory


def invoke(*arguments: str, directory: Path | None = None, stdin: str | None = None) -> Result:
    where = ["--store-dir", str(directory)] if directory is not None else []
    environment = {"COLUMNS": "200", "TERM": "dumb", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["store", *arguments, *where], env=environment, input=stdin)


def asked(*arguments: str, directory: Path, stdin: str | None = None, status: int = 0) -> dict[str, Any]:
    result = invoke(*arguments, "--json", directory=directory, stdin=stdin)
    assert result.exit_code == status, (result.output, result.exception)
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def refused(*arguments: str, directory: Path | None = None, stdin: str | None = None) -> str:
    """The one line that a command which cannot run says."""
    result = invoke(*arguments, directory=directory, stdin=stdin)
    assert isinstance(result.exception, StartError), (result.output, result.exception)
    message = str(result.exception)
    assert "\n" not in message
    return message


def flip_byte(directory: Path) -> None:
    """In a payload of extent 2, which extent 3 hangs on."""
    unit_bytes = IDENTITY.layout.unit_bytes(IDENTITY.shape)
    with (directory / "segments" / "000000.seg").open("r+b") as file:
        file.seek(4 * unit_bytes + 4096)
        file.write(b"\x02")


def test_every_command_works_here_and_through_a_service(either: Path) -> None:
    tokens = json.dumps(PROMPT)
    listing = asked("ls", directory=either)
    assert (listing["total"], [row["tokens"] for row in listing["rows"]]) == (2, [192, 192])
    assert asked("ls", "--extents", "-n", "1", directory=either)["total"] == 6
    assert asked("du", directory=either)["tenants"].keys() == {"", "acme"}
    checked = asked("verify", directory=either)
    assert checked["is_clean"] and checked["is_done"] and checked["num_extents"] == 6
    assert asked("verify", "--fast", directory=either)["bytes_read"] < checked["bytes_read"]
    scrubbed = asked("scrub", "--bytes-per-s", "1G", directory=either)
    assert scrubbed["is_clean"] and scrubbed["quarantined"] == []
    assert scrubbed["bytes_read"] == checked["bytes_read"]
    found = asked("explain", "--tokens", "-", "--tenant", "acme", directory=either, stdin=tokens)
    assert (found["served_tokens"], found["ended_because"]) == (192, "complete")
    assert asked("reorder", directory=either)["skipped_nodes"] == 0
    assert asked("delete", "--tenant", "acme", "--yes", directory=either)["deleted_extents"] == 3
    assert asked("evict", "--older-than", "1h", directory=either)["freed_extents"] == 0
    assert asked("evict", "--bytes", "1K", directory=either)["freed_extents"] == 1
    assert asked("evict", "--all", directory=either)["left_extents"] == 0
    assert asked("scrub", "--clear-quarantine", directory=either)["freed_bytes"] == 0


def test_every_command_says_it_to_people_too(either: Path, tmp_path: Path) -> None:
    file = tmp_path / "tokens.json"
    file.write_text(json.dumps(PROMPT))
    for arguments, expected in (
        (["ls"], "acme"),
        (["ls", "--extents", "--limit", "1"], "1 of 6"),
        (["du"], "blocks, by the file system"),
        (["verify"], "no damage in"),
        (["scrub"], "no damage in"),
        (["explain", "--tokens", str(file)], "192 of 193 tokens come from the store"),
        (["reorder"], "skipped nodes 0"),
        (["delete", "--tenant", "acme", "-y"], "3 extents"),
        (["evict", "--all"], "freed"),
        (["ls"], "nothing is stored"),
    ):
        result = invoke(*arguments, directory=either)
        assert result.exit_code == 0, (arguments, result.output, result.exception)
        assert expected in result.output


def test_explain_with_a_model_leaves_out_what_its_windows_hide(either: Path, tmp_path: Path) -> None:
    config = {"model_type": "mistral", "num_hidden_layers": 2, "num_attention_heads": 4, "hidden_size": 64}
    (tmp_path / "config.json").write_text(json.dumps({**config, "sliding_window": 33}))
    ask = ("explain", "--tokens", "-", "--model", str(tmp_path))
    whole = asked(*ask[:3], directory=either, stdin=json.dumps(PROMPT))
    assert asked(*ask, directory=either, stdin=json.dumps(PROMPT))["load_bytes"] == whole["load_bytes"] * 32 // 192
    assert "to load what layers see of them" in invoke(*ask, directory=either, stdin=json.dumps(PROMPT)).output
    (tmp_path / "config.json").write_text(json.dumps({**config, "num_hidden_layers": 3}))
    assert "3 layers, and the store's model 2" in refused(*ask, directory=either, stdin=json.dumps(PROMPT))


def test_a_prompt_longer_than_a_message_of_the_channel_is_explained(either: Path) -> None:
    tokens = json.dumps(list(range(100_000, 200_000)))
    assert asked("explain", "--tokens", "-", directory=either, stdin=tokens)["tokens"] == 100_000


def test_damage_is_exit_status_1_until_it_is_scrubbed_away(either: Path) -> None:
    flip_byte(either)
    checked = asked("verify", directory=either, status=1)
    assert [fault["extent"] for fault in checked["faults"]] == [2]
    assert "payload checksum" in checked["faults"][0]["reason"]
    assert not checked["is_clean"]
    result = invoke("verify", directory=either)
    assert result.exit_code == 1 and "payload checksum does not match" in result.output
    scrubbed = asked("scrub", directory=either, status=1)
    assert scrubbed["quarantined"][0]["extent"] == 2 and scrubbed["quarantined"][0]["deleted_extents"] == 1
    assert asked("verify", directory=either)["is_clean"]
    assert "payload checksum" in invoke("du", directory=either).output
    assert asked("scrub", "--clear-quarantine", directory=either)["extents"] == 1


def test_a_check_of_a_free_directory_does_not_repair_it(directory: Path) -> None:
    connection = apsw.Connection(str(directory / "catalog.sqlite"))
    connection.execute("UPDATE extent SET parent = x'3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f3f' WHERE id = 3")
    connection.close()
    for _ in range(2):
        faults = asked("verify", directory=directory, status=1)["faults"]
        assert any("the chunk before its first one is not stored" in fault["reason"] for fault in faults)


def test_ctrl_c_during_a_scrub_says_where_to_go_on_and_leaves_nothing_locked(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(store_steps.time, "sleep", interrupt)
        result = invoke("scrub", "--bytes-per-s", "4", directory=directory)
    assert result.exit_code == 130
    assert "scrub --after-extent 1" in result.output
    check_directory(str(directory))
    rest = asked("scrub", "--after-extent", "1", directory=directory)
    assert rest["num_extents"] == 5 and rest["is_done"]


def test_a_failed_command_leaves_nothing_locked(directory: Path) -> None:
    assert "cannot sort by 'colour'" in refused("ls", "--sort", "colour", directory=directory)
    check_directory(str(directory))


def test_delete_asks_first(directory: Path) -> None:
    assert refused("delete", "--tenant", "acme", directory=directory, stdin="n\n") == "nothing was deleted"
    assert len(asked("du", directory=directory)["tenants"]) == 2
    result = invoke("delete", "--tenant", "acme", directory=directory, stdin="y\n")
    assert result.exit_code == 0
    assert asked("du", directory=directory)["tenants"].keys() == {""}


def test_a_directory_without_a_store_is_named_and_not_made(tmp_path: Path) -> None:
    assert "no store in" in refused("du", directory=tmp_path / "nowhere")
    assert "no store in" in refused("verify", directory=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_directory_that_may_not_be_read_is_named(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, **_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "stat", refuse)
    assert "may not be read: run this as the store's user" in refused("ls", directory=directory)


def test_a_store_of_another_format_version_is_refused(directory: Path) -> None:
    connection = apsw.Connection(str(directory / "catalog.sqlite"))
    connection.execute("UPDATE identity SET value = '1' WHERE name = 'format version'")
    connection.close()
    for command in ("ls", "verify"):
        assert "format version 1" in refused(command, directory=directory)


def test_what_is_no_catalog_is_refused(directory: Path) -> None:
    (directory / "catalog.sqlite").write_bytes(b"not a database" * 1000)
    for command in ("ls", "verify"):
        assert "not a catalog of runahead" in refused(command, directory=directory)


@pytest.mark.parametrize("command", ["ls", "verify"])
def test_a_process_that_does_not_answer_is_named(command: str, directory: Path, use: Callable[..., Any]) -> None:
    process = use(directory, "silent")
    message = refused(command, directory=directory)
    assert f"in use by process {process.pid}, which does not answer" in message


def test_a_service_that_ends_during_a_command_is_an_error_in_one_line(directory: Path, use: Callable[..., Any]) -> None:
    process = use(directory, "serve")

    def kill(command: dict[str, Any], timeout_s: float) -> dict[str, Any]:
        process.kill()
        process.wait()
        return ask(command, timeout_s)

    with pytest.raises(StartError, match=r"^[^\n]+$"), store_access.opened(directory) as ask:
        kill({"tool": "ls"}, 10.0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["evict"], "say what to evict"),
        (["evict", "--all", "--bytes", "1G"], "exclude each other"),
        (["evict", "--bytes", "much"], "not a size"),
        (["evict", "--older-than", "long"], "not a duration"),
        (["scrub", "--bytes-per-s", "0"], "at least 1"),
        (["explain", "--tokens", "/nowhere.json"], "cannot be read"),
    ],
)
def test_bad_arguments_are_one_line(directory: Path, arguments: list[str], message: str) -> None:
    assert message in refused(*arguments, directory=directory)


@pytest.mark.parametrize("text", ["{}", "[1, -2]", '["a"]', "[true]", "[1"])
def test_token_ids_that_are_none_are_refused(directory: Path, text: str) -> None:
    refused("explain", "--tokens", "-", directory=directory, stdin=text)


@pytest.mark.parametrize(
    ("text", "size_bytes"),
    [("0", 0), ("512", 512), ("4k", 4096), ("1.5M", 3 * 2**19), ("2GiB", 2**31), ("2Gi", 2**31), ("1TB", 2**40)],
)
def test_sizes_may_have_a_suffix(text: str, size_bytes: int) -> None:
    assert parsed_size(text, "--bytes") == size_bytes


@pytest.mark.parametrize("text", ["", "-5", "1.5", "25%", "10X", "1e99", "9e20T", "nan", "K", "x" * 9000])
def test_what_is_no_size_is_refused_in_one_short_line(text: str) -> None:
    with pytest.raises(StartError, match=r"^--bytes: '.*is not a size; write 500M or 2G$") as caught:
        parsed_size(text, "--bytes")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        *(("0", 0), ("0.25", 0.25), ("25%", 0.25), (" 12.5 % ", 0.125), ("1", 1), ("100%", 1)),
        *(("25tokens", 25), ("25 tokens", 25), ("2t", 2), ("101", 101), ("8192", 8192)),
    ],
)
def test_a_budget_is_a_share_or_tokens(text: str, budget: float) -> None:
    assert parsed_budget(text, "--kv-budget") == budget


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("25", "write 25% or 0.25 for a share, 25tokens for tokens"),
        ("100", "write 100% or 1 for a share, 100tokens for tokens"),
        ("1.5", "write 1.5% or 0.015 for a share"),
    ],
)
def test_a_budget_that_may_be_per_cent_or_tokens_is_refused_with_both_ways_to_write_it(text: str, advice: str) -> None:
    with pytest.raises(StartError) as caught:
        parsed_budget(text, "--kv-budget")
    assert str(caught.value) == f"--kv-budget: {text} may mean per cent or tokens; {advice}"


@pytest.mark.parametrize("text", ["", "-1", "150%", "-5%", "1token", "0tokens", "1.5tokens", "nan", "inf", "x" * 9000])
def test_what_is_no_budget_is_refused_in_one_short_line(text: str) -> None:
    with pytest.raises(
        StartError, match=r"^--kv-budget must be a share, such as 25% or 0.25, or a number of tokens"
    ) as caught:
        parsed_budget(text, "--kv-budget")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("text", ["", "25", "101%", "-0.1", "nan", "25tokens"])
def test_a_share_is_per_cent_or_up_to_one(text: str) -> None:
    assert (parsed_share("25%", "--budget"), parsed_share("0.25", "--budget")) == (0.25, 0.25)
    with pytest.raises(StartError, match=rf"^--budget: '{text}' is not a share; write 25% or 0.25$"):
        parsed_share(text, "--budget")


@pytest.mark.parametrize(("text", "seconds"), [("90s", 90), ("30m", 1800), ("12h", 43_200), ("7d", 604_800)])
def test_durations_have_a_unit(text: str, seconds: float) -> None:
    assert parsed_duration(text) == seconds


@pytest.mark.parametrize(
    ("size_bytes", "text"),
    [(0, "0 B"), (1023, "1023 B"), (1024, "1.0 KiB"), (-1536, "-1.5 KiB"), (2**31, "2.0 GiB"), (2**52, "4096.0 TiB")],
)
def test_a_size_is_said_in_the_largest_unit_of_which_it_is_at_least_one(size_bytes: int, text: str) -> None:
    assert size_text(size_bytes) == text


@pytest.mark.parametrize(
    ("seconds", "text"), [(-3.0, "0s ago"), (119.0, "119s ago"), (120.0, "2m ago"), (7200.0, "2h ago"), (2e5, "2d ago")]
)
def test_a_time_ago_is_said_in_the_largest_unit_of_which_it_is_at_least_two(seconds: float, text: str) -> None:
    assert ago_text(seconds) == text


def test_where_blocks_and_accounts_differ_the_reason_is_said_and_quarantine_is_named() -> None:
    bad = {"disk_bytes": 2048, "reason": "payload checksum"}
    usage: dict[str, Any] = {"difference_bytes": 0, "quarantine": []}
    assert list(usage_notes(usage)) == []
    (holes,) = usage_notes({**usage, "difference_bytes": -1})
    (blocks,) = usage_notes({**usage, "difference_bytes": 1})
    (quarantined,) = usage_notes({**usage, "quarantine": [bad]})
    assert "holes" in holes
    assert "blocks without KV" in blocks
    assert quarantined.startswith("quarantined: 2.0 KiB: payload checksum")


def test_the_socket_of_a_service_is_not_made_by_looking(directory: Path) -> None:
    invoke("ls", directory=directory)
    assert not socket_path(directory).exists()
