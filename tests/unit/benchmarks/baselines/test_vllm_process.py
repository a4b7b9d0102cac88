"""vLLM as a child process: its arguments, its replies, and how it is stepped. Runs without vLLM."""

import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from benchmarks.baselines import vllm_engine
from benchmarks.baselines.vllm_process import Reply, running_vllm
from benchmarks.report.report import BenchError


def stand_in(tmp_path: Path, program: str) -> Path:
    """Write a program that replaces the engines' Python and gets its arguments."""
    path = tmp_path / "python"
    path.write_text(f"#!{sys.executable}\nimport json, sys\n{program}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_vllm_is_asked_line_by_line(tmp_path: Path) -> None:
    python = stand_in(
        tmp_path,
        """
settings = json.loads(sys.argv[3])
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"ended": 1}), flush=True)
    reply = {"tokens": asked["prompts"][0], "ttft_s": 0.5, "cached_tokens": settings["max_tokens"], "due_s": 0.25}
    print(json.dumps({"replies": [reply, {}], "counters": {"loads": 1.0}}), flush=True)
""",
    )
    ended: list[int] = []
    with running_vllm(python, tmp_path, 99, tmp_path, {"load": "by_layers"}) as vllm:
        replies = vllm.ask([[1, 2], [3]], 4, cancelled=[1], clients=2, ended=ended.append)
        assert replies == [Reply((1, 2), 0.5, 99, due_s=0.25), None] and ended == [1]
        assert vllm.counters == {"loads": 1.0}


def test_an_engine_that_ends_says_why(tmp_path: Path) -> None:
    python = stand_in(tmp_path, 'sys.exit("ValueError: the service runs another model")')
    with (
        pytest.raises(BenchError, match=r"^vLLM ended early: ValueError: the service runs another model$"),
        running_vllm(python, tmp_path, 99, tmp_path, None),
    ):
        pass


class OneToken:
    """A fake vLLM engine that gives each request one token, the newest request first."""

    def __init__(self) -> None:
        self.waiting: list[str] = []
        self.most_waiting = 0
        self.aborted: list[str] = []

    def add_request(self, name: str, prompt: dict[str, list[int]], _: object) -> None:
        self.waiting.append(name)
        self.most_waiting = max(self.most_waiting, len(self.waiting))

    def step(self) -> list[SimpleNamespace]:
        outputs = [SimpleNamespace(token_ids=[7])]
        return [SimpleNamespace(request_id=self.waiting.pop(), outputs=outputs, finished=True, num_cached_tokens=64)]

    def abort_request(self, names: list[str]) -> None:
        self.aborted += names
        self.waiting = [name for name in self.waiting if name not in names]


@pytest.fixture
def inner(monkeypatch: pytest.MonkeyPatch) -> OneToken:
    params = SimpleNamespace(SamplingParams=lambda **_: None)
    monkeypatch.setitem(sys.modules, "vllm", params)  # type: ignore[arg-type]
    monkeypatch.setattr(vllm_engine, "_PAUSE_S", 0.0)
    return OneToken()


def engine_of(inner: OneToken, forgets: Iterator[bool]) -> vllm_engine.Engine:
    made = vllm_engine.Engine.__new__(vllm_engine.Engine)
    made._llm = SimpleNamespace(llm_engine=inner, get_metrics=list, reset_prefix_cache=lambda: next(forgets))
    made._number = 0
    return made


def test_a_request_is_cancelled_when_another_has_its_first_token(inner: OneToken) -> None:
    forgets, ended = iter([False, True]), list[int]()
    asked = {"prompts": [[1], [2], [3]], "max_new_tokens": 1, "cancelled": [0], "clients": 3, "reset": True}
    replies = engine_of(inner, forgets).answer(asked, ended.append)["replies"]
    assert [reply.get("tokens") for reply in replies] == [None, [7], [7]] and inner.aborted == ["1"]
    assert next(forgets, None) is None, "vLLM is asked until it has forgotten"
    assert ended == [1, 2]


@pytest.mark.parametrize("clients", [1, 2, 9])
def test_clients_ask_at_the_same_time_and_each_goes_on_with_the_next_prompt(inner: OneToken, clients: int) -> None:
    asked = {"prompts": [[number] for number in range(5)], "max_new_tokens": 1, "clients": clients}
    replies = engine_of(inner, iter(())).answer(asked, lambda _: None)["replies"]
    assert inner.most_waiting == min(clients, 5)
    assert all(reply["tokens"] == [7] and reply["total_s"] == reply["ttft_s"] > 0 for reply in replies)
    due_s = [reply["due_s"] for reply in replies]
    assert due_s == sorted(due_s) and due_s[0] >= 0
