"""The demo: a stranger's first minute. Nothing in it is staged.

Starts the service as its own process, talks to it over gRPC like any client, restarts it, and then checks every answer
against plain transformers, token by token, and that stored KV came from the tier that it should come from. Ends in a
table and one JSON line.
"""

import json
import os
import platform
import shutil
import signal
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path
from types import FrameType
from typing import Any

from rich.console import Console
from rich.table import Table

from cluster import version
from cluster.client import Client
from cluster.errors import StartError
from cluster.local_service import demo_model, running_service
from protos.runahead.v1 import runahead_pb2 as pb

#: The demo's document: a chapter of the Python Language Reference, which every Python carries with it.
_TOPIC = "customization"
_QUESTIONS = (
    "What does __new__ do?",
    "When is __del__ called?",
    "What is the difference between __repr__ and __str__?",
    "What should __hash__ return?",
)
_MIN_DOCUMENT_CHARACTERS = 200
_READY_TIMEOUT_S = 600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One request of the demo, as the client saw it."""

    request: str
    question: str
    prompt_tokens: int
    cached_tokens: int
    workers: int
    ttft_s: float
    #: Stored KV, headers and padding included, by the tier that it came from; `bytes_read` is the sum.
    bytes_read: int
    bytes_from_host: int
    bytes_from_disk: int
    #: The only tier that stored KV may come from: none, host or disk. Empty when it depends on the document's length.
    expected_tier: str
    answer: str
    token_ids: tuple[int, ...]
    exact_match: bool | None = None

    @property
    def is_from_expected_tier(self) -> bool:
        if not self.expected_tier:
            return True
        read = {"host": self.bytes_from_host, "disk": self.bytes_from_disk}
        return all((size_bytes > 0) == (tier == self.expected_tier) for tier, size_bytes in read.items())


def run_demo(document: Path | None, *, workers: int, max_new_tokens: int, quiet: bool) -> int:
    """Run it all; returns the exit status: 0 when all tokens and tiers were right. Raises StartError."""
    signal.signal(signal.SIGTERM, _interrupt)
    console = Console(stderr=True, quiet=quiet)
    text, source = _read_document(document)
    model = demo_model(console)
    cold, warm, restarted = ("none", "host", "disk") if document is None else ("", "", "")
    scratch = Path(tempfile.mkdtemp(prefix="runahead-demo-"))
    try:
        store = scratch / "store"
        with running_service(model, store, workers, console, "Starting the service") as address:
            answers = [_ask(console, address, "cold", cold, text, _QUESTIONS[0], max_new_tokens)]
            for number, question in enumerate(_QUESTIONS[1:], start=1):
                answers.append(_ask(console, address, f"warm {number}", warm, text, question, max_new_tokens))
        with running_service(model, store, workers, console, "Restarting the whole service") as address:
            answers.append(_ask(console, address, "after restart", restarted, text, _QUESTIONS[1], max_new_tokens))
        answers = _check(console, model, text, answers, max_new_tokens)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    if not quiet:
        _print_table(answers)
    sys.stdout.write(json.dumps(_report(answers, model, source, workers)) + "\n")
    return 0 if all(answer.exact_match and answer.is_from_expected_tier for answer in answers) else 1


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _read_document(document: Path | None) -> tuple[str, str]:
    """The document and where it is from."""
    if document is None:
        from pydoc_data.topics import topics

        return topics[_TOPIC], f"Python {platform.python_version()} language reference, {_TOPIC!r}"
    try:
        text = document.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise StartError(f"document {document} cannot be read: {error}") from error
    if len(text) < _MIN_DOCUMENT_CHARACTERS:
        raise StartError(f"document {document} is too short to be worth keeping: give a page or more of text")
    return text, str(document)


def _messages(text: str, question: str) -> list[tuple[str, str]]:
    return [("user", f"{text}\n\nQuestion about the text above: {question}")]


def _ask(
    console: Console, address: str, name: str, expected_tier: str, text: str, question: str, max_new_tokens: int
) -> Answer:
    messages = [pb.ChatMessage(role=role, content=content) for role, content in _messages(text, question)]
    request = pb.GenerateRequest(prompt=pb.Prompt(chat=pb.Chat(messages=messages)), max_new_tokens=max_new_tokens)
    token_ids: list[int] = []
    answer, ttft_s, stats = "", 0.0, pb.RequestStats()
    with Client(address) as client, console.status(f"Asking ({name}): {question}") as status:
        client.wait_ready(_READY_TIMEOUT_S)
        started_s = time.monotonic()
        for response in client.generate(request):
            if response.HasField("tokens"):
                ttft_s = ttft_s or time.monotonic() - started_s
                token_ids += response.tokens.token_ids
                answer += response.tokens.text
                status.update(f"Asking ({name}): {question} [dim]{answer[-60:]!r}[/]")
            else:
                stats = response.complete.stats
    console.print(f"{name}: first token after {ttft_s:.2f} s, {stats.cached_tokens} of {stats.prompt_tokens} cached")
    return Answer(
        request=name,
        question=question,
        prompt_tokens=stats.prompt_tokens,
        cached_tokens=stats.cached_tokens,
        workers=stats.workers,
        ttft_s=ttft_s,
        bytes_read=stats.bytes_read.host + stats.bytes_read.disk,
        bytes_from_host=stats.bytes_read.host,
        bytes_from_disk=stats.bytes_read.disk,
        expected_tier=expected_tier,
        answer=answer.strip(),
        token_ids=tuple(token_ids),
    )


def _check(console: Console, model: Path, text: str, answers: list[Answer], max_new_tokens: int) -> list[Answer]:
    """The same questions through plain transformers, each prompt from scratch."""
    from rich.progress import track

    from workers.reference import Reference
    from workers.tokenization import Tokenizer

    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    reference = Reference(str(model))
    expected: dict[str, tuple[int, ...]] = {}
    questions = sorted({answer.question for answer in answers})
    for question in track(questions, "Checking against plain transformers", console=console):
        prompt = tokenizer.encode_chat(_messages(text, question))
        expected[question] = reference.generate(prompt, max_new_tokens).token_ids
    return [
        Answer(**{**asdict(answer), "exact_match": answer.token_ids == expected[answer.question]}) for answer in answers
    ]


def _print_table(answers: list[Answer]) -> None:
    table = Table(title="What each request took", show_lines=True)
    columns = ("request", "prompt tokens", "cached tokens", "workers", "TTFT", "from memory", "from disk", "exact")
    for column in (*columns, "answer"):
        table.add_column(column, justify="left" if column in ("request", "answer") else "right")
    for each in answers:
        table.add_row(
            each.request,
            f"{each.prompt_tokens:,}",
            f"{each.cached_tokens:,}",
            str(each.workers),
            f"{each.ttft_s:.2f} s",
            _as_mebibytes(each.bytes_from_host, is_right=each.is_from_expected_tier),
            _as_mebibytes(each.bytes_from_disk, is_right=each.is_from_expected_tier),
            "yes" if each.exact_match else "NO",
            each.answer,
        )
    Console().print(table)


def _as_mebibytes(size_bytes: int, *, is_right: bool) -> str:
    return f"{size_bytes / 2**20:,.1f} MiB" + ("" if is_right else " WRONG TIER")


def _report(answers: list[Answer], model: Path, source: str, workers: int) -> dict[str, Any]:
    return {
        "demo": "runahead",
        "version": version(),
        "model": model.name,
        "document": source,
        "workers": workers,
        "dtype": "float32",
        "cpus": len(os.sched_getaffinity(0)),
        "torch": metadata.version("torch"),
        "transformers": metadata.version("transformers"),
        "requests": [{k: v for k, v in asdict(answer).items() if k != "token_ids"} for answer in answers],
        "exact_match": all(bool(answer.exact_match) for answer in answers),
        "tiers_match": all(answer.is_from_expected_tier for answer in answers),
    }
