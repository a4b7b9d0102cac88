"""The sizes in docs/operations.md are those that the store works with."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest
import torch

from kvstore import KVShape, StoreConfig
from kvstore.disk.segment import SEGMENT_BYTES
from workers.kernels.coded_weights import blocks_of
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import RowCost
from workers.presets.registry import preset_of

TEXT = (Path(__file__).parents[3] / "docs" / "operations.md").read_text()
ROW = re.compile(
    r"^\| (?P<model>[^|]+) \| (?P<layers>\d+) . (?P<heads>\d+) . (?P<head>\d+) \| (?P<token>[\d,]+) B "
    r"\| (?P<disk>[\d,]+) B \| (?P<long>[\d.]+) GiB \| (?P<tebibyte>[\d.]+) million \|$",
    re.MULTILINE,
)
ROWS = {row["model"]: row for row in ROW.finditer(TEXT)}


#: Rows of KiB a token of exact rows, coded rows and both, by model and preset.
WIDTH_ROW = re.compile(
    r"^\| (?P<model>[^|]+), `(?P<preset>\w+)` \| (?P<sizes>[\d.]+ \| [\d.]+ \| [\d.]+ \| [\d.]+ \| [\d.]+) \|$",
    re.MULTILINE,
)
WIDTHS = ("", "?bits=8", "?bits=4", "?bits=8&exact=keep", "?bits=4&exact=keep")


def shape_of(row: re.Match[str]) -> KVShape:
    layers, heads, head = (int(row[name]) for name in ("layers", "heads", "head"))
    return KVShape(num_layers=layers, num_kv_heads=heads, head_dim=head, dtype="bfloat16")


def disk_bytes_per_token(kv: KVShape, preset: str = "runahead") -> float:
    facts = ModelFacts(
        name="",
        architecture="llama",
        fingerprint="",
        kv=kv,
        num_heads=kv.num_kv_heads,
        vocab_size=1,
        max_positions=1,
        windows=(None,) * kv.num_layers,
        eos_token_ids=(),
        row_cost=RowCost(linear=1.0, attention=1.0),
    )
    identity = facts.store_identity(preset_of(preset).with_layout(StoreConfig(directory="nowhere"), facts))
    return identity.layout.unit_bytes(identity.shape) / identity.layout.tokens_per_record


def number(text: str) -> int:
    return int(text.replace(",", ""))


def test_there_are_nine_rows() -> None:
    assert len(ROWS) == 9


@pytest.mark.parametrize("model", ROWS)
def test_a_row_is_what_the_shape_comes_to(model: str) -> None:
    row = ROWS[model]
    kv = shape_of(row)
    assert number(row["token"]) == kv.token_bytes
    assert number(row["disk"]) == disk_bytes_per_token(kv)
    assert row["long"] == f"{kv.token_bytes * 32_768 / 2**30:.1f}"
    assert row["tebibyte"] == f"{2**40 / disk_bytes_per_token(kv) / 1e6:.1f}"


def test_the_rooms_of_exact_rows_coded_ones_and_both_are_those_of_their_stores() -> None:
    shapes = {name.split(",")[0]: shape_of(row) for name, row in ROWS.items()}
    found = list(WIDTH_ROW.finditer(TEXT))
    assert len(found) == 4
    for row in found:
        rooms = [disk_bytes_per_token(shapes[row["model"]], row["preset"] + width) / 1024 for width in WIDTHS]
        for told, room in zip(row["sizes"].split(" | "), rooms, strict=True):
            assert abs(float(told) - room) <= 0.0501, (row["model"], row["preset"], room)


def test_what_is_said_of_writes_and_open_files_follows_from_it() -> None:
    bytes_per_s = 100 * disk_bytes_per_token(shape_of(ROWS["Llama-3.1-8B, Mistral-7B"]))
    assert f"are {bytes_per_s / 1e6:.0f} MB/s, {bytes_per_s * 86_400 / 1e12:.1f} TB a day" in TEXT
    assert f"one for each {SEGMENT_BYTES // 2**20} MiB on disk, {2**40 // SEGMENT_BYTES:,} a TiB" in TEXT


class Shape(NamedTuple):
    """Entries of a model's `config.json`."""

    hidden: int
    intermediate: int
    num_layers: int
    num_heads: int
    num_kv_heads: int
    head_dim: int
    vocabulary: int
    is_tied: bool = False
    has_biases: bool = False

    @property
    def linear(self) -> int:
        """Number of weights of linear layers; a tied head counts, because with fewer bits it has a copy of its own."""
        heads = 2 * self.head_dim * (self.num_heads + self.num_kv_heads)
        return self.hidden * (self.num_layers * (heads + 3 * self.intermediate) + self.vocabulary)

    @property
    def all(self) -> int:
        embedding = 0 if self.is_tied else self.vocabulary * self.hidden
        biases = self.has_biases * self.num_layers * self.head_dim * (self.num_heads + 2 * self.num_kv_heads)
        return self.linear + embedding + (2 * self.num_layers + 1) * self.hidden + biases


SHAPES = {
    "SmolLM2-135M": Shape(576, 1536, 30, 9, 3, 64, 49_152, is_tied=True),
    "Llama-3.2-1B": Shape(2048, 8192, 16, 32, 8, 64, 128_256, is_tied=True),
    "Qwen2.5-7B": Shape(3584, 18_944, 28, 28, 4, 128, 152_064, has_biases=True),
    "Llama-3.1-8B": Shape(4096, 14_336, 32, 32, 8, 128, 128_256),
}


@pytest.mark.parametrize("model", SHAPES)
def test_the_memory_of_weights_and_of_their_second_copy_is_what_the_shape_comes_to(model: str) -> None:
    shape = SHAPES[model]
    weight = torch.randn(32, 64).bfloat16().float()
    copied = shape.linear * blocks_of(weight, 32).numbers.nbytes / weight.numel()
    sizes = (4 * shape.all, copied, 4 * shape.all + copied, 2 * shape.all)
    told = " | ".join(f"{size / 2**30:.1f}" for size in sizes)
    assert f"\n| {model} | {told} |\n" in TEXT
