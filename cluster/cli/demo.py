"""The demo: a first look at the service. Nothing in it is staged.

Starts the service as a process, talks to it over gRPC as any client does, and restarts it. Then checks each exact
answer against plain transformers, token by token, and that stored KV was read from the expected tier. Over stored KV,
the same request is made exactly and at a budget, from memory and from disk. Each request that reads from disk gets a
service that has just started; otherwise it would find in memory what the other one had read. Ends with a table
(`cluster/cli/demo_tables.py`) and one JSON line.
"""

import os
import platform
import shutil
import signal
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from importlib import metadata
from pathlib import Path
from types import FrameType
from typing import Any

from rich.console import Console

from cluster import version
from cluster.cli.demo_tables import Answer, print_demo
from cluster.cli.options.printing import write_json
from cluster.cli.options.texts import text_of_file
from cluster.cli.request_text import attended_share
from cluster.client import Client
from cluster.errors import StartError
from cluster.local_service import demo_model, gemma_model, serving
from protos.runahead.v1 import runahead_pb2 as pb

#: The demo's document: a chapter of the Python Language Reference, which comes with every Python.
_TOPIC = "customization"
_QUESTIONS = (
    "What does __new__ do?",
    "When is __del__ called?",
    "What is the difference between __repr__ and __str__?",
)
_QUESTIONS_TO_ANY_TEXT = ("What is the text about?", "How does it begin?", "How does it end?")
_BUDGET = 0.25
_MIN_DOCUMENT_CHARACTERS = 200
_READY_TIMEOUT_S = 600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """One request of the demo."""

    request: str
    question: str
    #: The only tier that stored KV may come from: none, host or disk.
    expected_tier: str
    #: Share of the stored prefix; 0: all of it, exact.
    kv_budget: float = 0.0


def run_demo(document: Path | None, *, gemma: bool = False, workers: int, max_new_tokens: int, quiet: bool) -> int:
    """Run the demo and return its exit status: 0 if all tokens and tiers were right. Raises StartError.

    `gemma`: use Gemma-3-270m.
    """
    signal.signal(signal.SIGTERM, _interrupt)
    console = Console(stderr=True, quiet=quiet)
    text, source = _read_document(document)
    model = gemma_model(console) if gemma else demo_model(console)
    scratch = Path(tempfile.mkdtemp(prefix="runahead-demo-"))
    answers: list[Answer] = []
    try:
        for number, asks in enumerate(_starts(_QUESTIONS if document is None else _QUESTIONS_TO_ANY_TEXT)):
            headline = "Restarting the whole service" if number else "Starting the service"
            options = ("--metrics-port", "0")
            with serving(model, scratch / "store", workers, console, headline, options=options) as service:
                console.print(f"page at {service.page}")
                answers += [
                    _asked(
                        console, service.address, ask, _prompt(text, ask.question, is_chat=not gemma), max_new_tokens
                    )
                    for ask in asks
                ]
        answers = _checked(console, model, text, answers, max_new_tokens, is_chat=not gemma)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    if document is not None:
        answers = [replace(answer, expected_tier="") for answer in answers]
    if not quiet:
        print_demo(answers)
    write_json(_report(answers, model, source, workers))
    return 0 if all(answer.exact_match is not False and answer.is_from_expected_tier for answer in answers) else 1


def _starts(questions: Sequence[str]) -> list[list[Ask]]:
    """For each start of the service, its requests in order."""
    first, second, third = questions
    return [
        [
            Ask(request="cold", question=first, expected_tier="none"),
            Ask(request="memory", question=second, expected_tier="host"),
            Ask(request="memory, budget", question=second, expected_tier="host", kv_budget=_BUDGET),
            Ask(request="memory again", question=third, expected_tier="host"),
        ],
        [Ask(request="disk", question=second, expected_tier="disk")],
        [Ask(request="disk, budget", question=second, expected_tier="disk", kv_budget=_BUDGET)],
    ]


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _read_document(document: Path | None) -> tuple[str, str]:
    if document is None:
        from pydoc_data.topics import topics

        return topics[_TOPIC], f"Python {platform.python_version()} language reference, {_TOPIC!r}"
    text = text_of_file("document", document)
    if len(text) < _MIN_DOCUMENT_CHARACTERS:
        raise StartError(f"document {document} is too short to be worth keeping: give a page or more of text")
    return text, str(document)


def _asking(text: str, question: str) -> str:
    return f"{text}\n\nQuestion about the text above: {question}"


def _prompt(text: str, question: str, *, is_chat: bool) -> pb.Prompt:
    """The prompt, as a chat message where the model has a chat template (`is_chat`)."""
    if not is_chat:
        return pb.Prompt(text=f"{_asking(text, question)}\nAnswer:")
    return pb.Prompt(chat=pb.Chat(messages=[pb.ChatMessage(role="user", content=_asking(text, question))]))


def _asked(console: Console, address: str, ask: Ask, prompt: pb.Prompt, max_new_tokens: int) -> Answer:
    request = pb.GenerateRequest(prompt=prompt, max_new_tokens=max_new_tokens, kv_budget=ask.kv_budget)
    token_ids: list[int] = []
    answer, ttft_s, stats = "", 0.0, pb.RequestStats()
    headline = f"Asking ({ask.request}): {ask.question}"
    with Client(address) as client, console.status(headline) as status:
        client.wait_ready(_READY_TIMEOUT_S)
        started_s = time.monotonic()
        for response in client.generate(request):
            if response.HasField("tokens"):
                ttft_s = ttft_s or time.monotonic() - started_s
                token_ids += response.tokens.token_ids
                answer += response.tokens.text
                status.update(f"{headline} [dim]{answer[-60:]!r}[/]")
            else:
                stats = response.complete.stats
    console.print(
        f"{ask.request}: first token after {ttft_s:.2f} s, {stats.cached_tokens} of {stats.prompt_tokens} cached"
    )
    return Answer(
        **asdict(ask),
        prompt_tokens=stats.prompt_tokens,
        cached_tokens=stats.cached_tokens,
        workers=stats.workers,
        ttft_s=ttft_s,
        bytes_read=stats.bytes_read.host + stats.bytes_read.disk,
        bytes_from_host=stats.bytes_read.host,
        bytes_from_disk=stats.bytes_read.disk,
        exact=stats.exact,
        attended_share=attended_share(stats),
        answer=answer.strip(),
        token_ids=tuple(token_ids),
    )


def _checked(
    console: Console, model: Path, text: str, answers: list[Answer], max_new_tokens: int, *, is_chat: bool
) -> list[Answer]:
    """Compare the answers with plain transformers, which computes each prompt from scratch."""
    os.environ.setdefault("HF_HUB_DISABLE_PROGRESS_BARS", "1")  # transformers shows bars of its own
    from rich.progress import track

    from workers.model.reference import Reference
    from workers.text.tokenization import Tokenizer

    tokenizer = Tokenizer(str(model))
    tokenizer.load()
    reference = Reference(str(model))
    expected: dict[str, tuple[int, ...]] = {}
    questions = sorted({answer.question for answer in answers})
    for question in track(questions, "Checking against plain transformers", console=console):
        prompt = _prompt(text, question, is_chat=is_chat)
        messages = [(each.role, each.content) for each in prompt.chat.messages]
        token_ids = tokenizer.encode_chat(messages) if is_chat else tokenizer.encode_text(prompt.text)
        expected[question] = reference.generate(token_ids, max_new_tokens).token_ids
    return [_compared(answer, expected[answer.question]) for answer in answers]


def _compared(answer: Answer, expected: tuple[int, ...]) -> Answer:
    pairs = enumerate(zip(answer.token_ids, expected, strict=False))
    shorter = min(len(answer.token_ids), len(expected))
    return replace(
        answer,
        equal_tokens=next((at for at, (token, right) in pairs if token != right), shorter),
        exact_match=None if answer.kv_budget else answer.exact and answer.token_ids == expected,
    )


def _report(answers: list[Answer], model: Path, source: str, workers: int) -> dict[str, Any]:
    requests = [{k: v for k, v in asdict(each).items() if k != "token_ids"} for each in answers]
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
        "requests": requests,
        "exact_match": all(answer.exact_match is not False for answer in answers),
        "tiers_match": all(answer.is_from_expected_tier for answer in answers),
    }
