"""Traces in Mooncake's format (JSONL) as input of `bench load`, and synthetic ones.

    {"timestamp": 27482, "input_length": 6955, "output_length": 52, "hash_ids": [46, 47, 48]}

`timestamp` is in milliseconds from the start. `hash_ids` names blocks of 512 tokens: requests that begin with the same
ids begin with the same tokens. A trace has no text, so a block's tokens are drawn by its id. To run long traces on
small models, lengths are scaled (`block_tokens` instead of 512) and prompts that are still too long are cut.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.load.mix import Ask, tokens_of

#: Tokens per hash id of a trace.
TRACE_BLOCK_TOKENS = 512
_NUM_DOCUMENTS = 8
_NEW_CONVERSATION = 0.4


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a trace."""

    timestamp_ms: int
    input_length: int
    output_length: int
    hash_ids: tuple[int, ...]


class TraceError(ValueError):
    """A trace that cannot be used. The message names file, line and fault."""


def read(file: Path, limit: int | None = None) -> list[Entry]:
    """The first `limit` entries, in the order of their timestamps. Raises TraceError."""
    try:
        lines = file.read_text().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise TraceError(f"{file} cannot be read: {error}") from None
    entries = [_entry(file, number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not entries:
        raise TraceError(f"{file} has no request")
    return sorted(entries, key=lambda entry: entry.timestamp_ms)[:limit]


def _entry(file: Path, number: int, line: str) -> Entry:
    try:
        raw = json.loads(line)
        entry = Entry(
            timestamp_ms=int(raw["timestamp"]),
            input_length=int(raw["input_length"]),
            output_length=int(raw["output_length"]),
            hash_ids=tuple(int(each) for each in raw["hash_ids"]),
        )
    except (ValueError, TypeError, KeyError) as error:
        raise TraceError(f"{file}, line {number}: {error}") from None
    if entry.timestamp_ms < 0 or entry.input_length < 1 or entry.output_length < 0:
        raise TraceError(f"{file}, line {number}: timestamp or length out of range")
    if entry.input_length > TRACE_BLOCK_TOKENS * len(entry.hash_ids):
        raise TraceError(
            f"{file}, line {number}: {entry.input_length} tokens do not fit into {len(entry.hash_ids)} blocks"
        )
    return entry


def asks_of(
    entries: Sequence[Entry], vocabulary: int, *, positions: int, block_tokens: int, speed: float
) -> tuple[list[Ask], int]:
    """The requests of a trace, and the number that were cut to fit `positions`. `speed`: replay speed-up."""
    blocks: dict[int, tuple[int, ...]] = {}
    asks, num_cut, first_ms = [], 0, entries[0].timestamp_ms
    for entry in entries:
        new_tokens = max(1, entry.output_length * block_tokens // TRACE_BLOCK_TOKENS)
        length = max(1, entry.input_length * block_tokens // TRACE_BLOCK_TOKENS)
        num_new = min(new_tokens, positions // 2)
        num_prompt = min(length, positions - num_new)
        num_cut += (num_new, num_prompt) != (new_tokens, length)
        prompt: list[int] = []
        for block in entry.hash_ids:
            if len(prompt) >= num_prompt:
                break
            if block not in blocks:
                blocks[block] = tokens_of(("block", block), block_tokens, vocabulary)
            prompt += blocks[block]
        at_s = (entry.timestamp_ms - first_ms) / 1e3 / speed
        asks.append(Ask(prompt=tuple(prompt[:num_prompt]), max_new_tokens=num_new, at_s=at_s))
    return asks, num_cut


def synthetic(requests: int, *, rate: float, seed: int = 0) -> list[Entry]:
    """A trace of conversations: each turn repeats the conversation and extends it; all begin with one of few documents.

    `rate`: requests per second.
    """
    generator = np.random.default_rng(seed)
    next_id, now_ms = _NUM_DOCUMENTS, 0.0
    conversations: list[list[int]] = []
    entries = []
    for _ in range(requests):
        now_ms += float(generator.exponential(1e3 / rate))
        if not conversations or generator.random() < _NEW_CONVERSATION:
            conversations.append([int(generator.integers(_NUM_DOCUMENTS))])
        ids = conversations[int(generator.integers(len(conversations)))]
        added = int(generator.geometric(0.5))
        ids += range(next_id, next_id + added)
        next_id += added
        entries.append(
            Entry(
                timestamp_ms=round(now_ms),
                input_length=TRACE_BLOCK_TOKENS * len(ids) - int(generator.integers(TRACE_BLOCK_TOKENS)),
                output_length=int(generator.integers(64, 512)),
                hash_ids=tuple(ids),
            )
        )
    return entries


def write(file: Path, entries: Sequence[Entry]) -> None:
    """Write a trace. Raises OSError."""
    lines = (
        json.dumps(
            {
                "timestamp": entry.timestamp_ms,
                "input_length": entry.input_length,
                "output_length": entry.output_length,
                "hash_ids": list(entry.hash_ids),
            }
        )
        for entry in entries
    )
    file.write_text("\n".join(lines) + "\n")
