"""Output of the demo: a table of its requests, bars, a note on each request, the answers. Fits 80 columns."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich import box
from rich.bar import Bar
from rich.table import Table

from cluster.cli.options.printing import print_tables, tell
from cluster.quantities import count_text

_WIDTH = 80
_BAR_WIDTH = 42

#: The note on each request, by the request's name.
_NOTES = {
    "cold": "Nothing is stored. All of it is computed, by {workers}, and the store keeps its KV.",
    "memory": "Another question. The KV of the document comes from memory; {computed} tokens are new.",
    "memory, budget": "The same question at a budget. Each layer attends to the stored rows that matter to it, "
    "{share} of them on average, and reads little else.",
    "memory again": "A third question. The KV of the document comes from memory again.",
    "disk": "After a restart of the whole service, the same KV comes from disk.",
    "disk, budget": "After another restart, at a budget: rows that no layer attends to are not read from disk.",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One request of the demo, as the client saw it."""

    request: str
    question: str
    prompt_tokens: int
    cached_tokens: int
    workers: int
    ttft_s: float
    #: Stored KV that was read, headers and padding included: in all, and from each tier.
    bytes_read: int
    bytes_from_host: int
    bytes_from_disk: int
    #: The only tier that stored KV may come from. Empty when it depends on the document's length.
    expected_tier: str
    kv_budget: float
    #: The service's claim that the tokens are those of full attention over the whole prompt.
    exact: bool
    #: Share of the stored rows that a layer attended to, mean over the layers; None if nothing was stored.
    attended_share: float | None
    answer: str
    token_ids: tuple[int, ...]
    #: Whether the tokens are those of plain transformers; None for an approximate answer.
    exact_match: bool | None = None
    #: Tokens before the first that differs from those of plain transformers.
    equal_tokens: int = 0

    @property
    def is_from_expected_tier(self) -> bool:
        if not self.expected_tier:
            return True
        read = {"host": self.bytes_from_host, "disk": self.bytes_from_disk}
        return all((size_bytes > 0) == (tier == self.expected_tier) for tier, size_bytes in read.items())


def print_demo(answers: Sequence[Answer]) -> None:
    """Print tables and bars to stdout, then the notes and the answers."""
    times = {each.request: (each.ttft_s, f"{each.ttft_s:.2f} s") for each in answers}
    read = {each.request: (each.bytes_read, f"{each.bytes_read / 2**20:,.1f} MiB") for each in answers}
    print_tables(_table(answers), "", "Time to first token", _bars(times), "", "Stored KV that was read", _bars(read))
    for line in ("", *_notes(answers), "", *_said(answers)):
        tell(line)


def _table(answers: Sequence[Answer]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("request", no_wrap=True)
    for name in ("prompt\ntokens", "new\ntokens", "TTFT, s", "memory,\nMiB", "disk,\nMiB", "rows\nattended"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("answer", overflow="fold")
    for each in answers:
        table.add_row(
            each.request,
            f"{each.prompt_tokens:,}",
            f"{each.prompt_tokens - each.cached_tokens:,}",
            f"{each.ttft_s:.2f}",
            f"{each.bytes_from_host / 2**20:,.1f}",
            f"{each.bytes_from_disk / 2**20:,.1f}",
            "-" if each.attended_share is None else f"{each.attended_share:.0%}",
            _verdict(each),
        )
    return table


def _verdict(answer: "Answer") -> str:
    verdict = {None: "approximate", True: "exact", False: "WRONG TOKENS"}[answer.exact_match]
    return verdict if answer.is_from_expected_tier else f"{verdict}, WRONG TIER"


def _bars(values: Mapping[str, tuple[float, str]]) -> Table:
    """One bar per request; the longest has the full width."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(width=_BAR_WIDTH)
    table.add_column(justify="right", no_wrap=True)
    longest = max(value for value, _ in values.values()) or 1.0
    for name, (value, text) in values.items():
        table.add_row(name, Bar(longest, 0, value, width=_BAR_WIDTH), text)
    return table


def _notes(answers: Sequence[Answer]) -> Iterator[str]:
    for each in answers:
        share = "all" if each.attended_share is None else f"{each.attended_share:.0%}"
        workers = count_text(each.workers, "worker")
        computed = f"{each.prompt_tokens - each.cached_tokens:,}"
        note = _NOTES[each.request].format(workers=workers, computed=computed, share=share)
        yield from _wrapped(f"{each.request}: ", note)


def _said(answers: Sequence[Answer]) -> Iterator[str]:
    """The answers by question; equal answers are shown once."""
    for question in dict.fromkeys(each.question for each in answers):
        yield question
        same: dict[str, list[Answer]] = {}
        for each in answers:
            if each.question == question:
                same.setdefault(f"{_compared(each)}: {' '.join(each.answer.split())}", []).append(each)
        for verdict_and_answer, given in same.items():
            names = ", ".join(f"{each.request!r}" for each in given)
            yield from _wrapped(f"  {names}, ", verdict_and_answer)


def _compared(answer: "Answer") -> str:
    if answer.exact_match is not None:
        return _verdict(answer)
    number = len(answer.token_ids)
    return f"{_verdict(answer)}, {answer.equal_tokens} of {number} tokens before one differs from the exact ones"


def _wrapped(head: str, text: str) -> list[str]:
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    return textwrap.wrap(f"{head}{text}", _WIDTH, subsequent_indent=indent)
