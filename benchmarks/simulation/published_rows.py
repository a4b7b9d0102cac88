"""TTFT as KV-Runahead published it (arXiv 2405.05329v2, tables 1, 2 and 3), in seconds, and nothing else.

A100 GPUs of one node, fp16, eager attention of Hugging Face transformers. Tables 1 and 2 are of 300 GB/s links, table 3
of Llama 7B. The paper names its columns by bandwidth only; read here as one GPU, then 2 and 4 GPUs at 10 GB/s, then 2
and 4 at 1 GB/s. Its text agrees (2k at 10 GB/s: 0.16 s with 2 GPUs, 0.19 with 4), and in any other order slower links
would be faster (12k: 1.82, 1.15, 2.28, 2.30).

Implausible values are kept: Llama 7B on 4 GPUs at 1 GB/s takes longer than one GPU at 8k (2.06 against 1.95) and hardly
longer at 12k (2.30); at 4k and 1 GB/s two GPUs (0.84) take longer than one (0.65), which a search could have avoided by
giving the first worker almost nothing. Speed-ups are of unrounded times (Falcon 1B, 8k, 8 GPUs: 0.15 / 0.10 is printed
as 1.58).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

PublishedSystem = Literal["one", "tsp", "kvr-s"]


@dataclass(frozen=True, slots=True)
class PublishedRow:
    """One time of one table."""

    table: int
    model: str
    system: PublishedSystem
    num_workers: int
    num_tokens: int
    link_gb_s: float
    seconds: float


@dataclass(frozen=True, slots=True)
class PublishedSpeedup:
    """TSP's time divided by KVR-S's, as printed."""

    tsp: PublishedRow
    kvr: PublishedRow
    speedup: float


_FAST_LINK_GB_S = 300.0
#: Context in units of 1,024 tokens; on 4 GPUs, then on 8: TSP, KVR-S, speed-up.
_TABLES_1_AND_2 = {
    (1, "llama-7b"): (
        (1, 0.107, 0.097, 1.11, 0.117, 0.098, 1.19),
        (2, 0.111, 0.100, 1.11, 0.117, 0.103, 1.14),
        (4, 0.20, 0.17, 1.17, 0.12, 0.11, 1.14),
        (8, 0.54, 0.41, 1.30, 0.30, 0.22, 1.36),
        (12, 1.06, 0.76, 1.39, 0.57, 0.41, 1.37),
        (16, 1.76, 1.24, 1.42, 0.92, 0.65, 1.41),
    ),
    (1, "llama-13b"): (
        (1, 0.140, 0.126, 1.12, 0.150, 0.129, 1.16),
        (2, 0.143, 0.131, 1.09, 0.153, 0.131, 1.17),
        (4, 0.32, 0.29, 1.12, 0.19, 0.16, 1.17),
        (8, 0.87, 0.68, 1.27, 0.49, 0.36, 1.35),
        (12, 1.71, 1.25, 1.36, 0.91, 0.66, 1.37),
        (16, 2.89, 2.05, 1.41, 1.46, 1.05, 1.39),
    ),
    (1, "llama-30b"): (
        (1, 0.21, 0.20, 1.08, 0.23, 0.19, 1.19),
        (2, 0.28, 0.26, 1.06, 0.24, 0.20, 1.19),
    ),
    (1, "falcon-1b"): (
        (1, 0.073, 0.061, 1.18, 0.081, 0.066, 1.23),
        (2, 0.067, 0.060, 1.12, 0.079, 0.065, 1.23),
        (4, 0.09, 0.07, 1.26, 0.08, 0.06, 1.21),
        (8, 0.25, 0.19, 1.28, 0.15, 0.10, 1.58),
    ),
    (1, "falcon-7b"): (
        (1, 0.107, 0.095, 1.12, 0.119, 0.096, 1.24),
        (2, 0.117, 0.103, 1.13, 0.118, 0.099, 1.20),
        (4, 0.28, 0.21, 1.30, 0.18, 0.12, 1.47),
        (8, 0.78, 0.54, 1.46, 0.47, 0.29, 1.63),
    ),
    (2, "llama-7b-mqa"): (
        (1, 0.109, 0.102, 1.07, 0.117, 0.101, 1.17),
        (2, 0.107, 0.102, 1.05, 0.120, 0.101, 1.18),
        (4, 0.18, 0.14, 1.23, 0.12, 0.10, 1.18),
        (8, 0.49, 0.37, 1.33, 0.26, 0.18, 1.44),
        (12, 0.98, 0.70, 1.41, 0.51, 0.35, 1.45),
        (16, 1.65, 1.16, 1.43, 0.84, 0.57, 1.48),
    ),
    (2, "llama-7b-gqa8"): (
        (1, 0.112, 0.102, 1.10, 0.119, 0.101, 1.18),
        (2, 0.113, 0.102, 1.12, 0.118, 0.103, 1.15),
        (4, 0.18, 0.15, 1.20, 0.12, 0.11, 1.15),
        (8, 0.50, 0.38, 1.32, 0.27, 0.19, 1.42),
        (12, 1.00, 0.72, 1.39, 0.52, 0.36, 1.42),
        (16, 1.67, 1.16, 1.44, 0.86, 0.59, 1.46),
    ),
}
_TABLE_3_COLUMNS = ((1, 10.0), (2, 10.0), (4, 10.0), (2, 1.0), (4, 1.0))
#: Context in units of 1,024 tokens; seconds by column: GPUs and GB/s above.
_TABLE_3 = (
    (1, 0.10, 0.10, 0.10, 0.11, 0.19),
    (2, 0.24, 0.16, 0.19, 0.21, 0.35),
    (4, 0.65, 0.38, 0.36, 0.84, 0.93),
    (8, 1.95, 0.99, 0.72, 1.31, 2.06),
    (12, 3.95, 1.82, 1.15, 2.28, 2.30),
)


def speedups() -> Iterator[PublishedSpeedup]:
    """Pairs of tables 1 and 2."""
    for (table, model), rows in _TABLES_1_AND_2.items():
        for context_k, *values in rows:
            for num_workers, (tsp_s, kvr_s, speedup) in ((4, values[:3]), (8, values[3:])):
                case = (num_workers, int(context_k) * 1024, _FAST_LINK_GB_S)
                yield PublishedSpeedup(
                    PublishedRow(table, model, "tsp", *case, tsp_s),
                    PublishedRow(table, model, "kvr-s", *case, kvr_s),
                    speedup,
                )


def rows() -> Iterator[PublishedRow]:
    """All times of the three tables."""
    for pair in speedups():
        yield pair.tsp
        yield pair.kvr
    for context_k, *values in _TABLE_3:
        for (num_workers, link_gb_s), seconds in zip(_TABLE_3_COLUMNS, values, strict=True):
            system: PublishedSystem = "one" if num_workers == 1 else "kvr-s"
            yield PublishedRow(3, "llama-7b", system, num_workers, int(context_k) * 1024, link_gb_s, seconds)


def is_calibration(row: PublishedRow) -> bool:
    """Whether the fit uses the row: Llama 7B of table 1 on 4 GPUs, from 4k on. The rest is predicted."""
    return row.table == 1 and row.model == "llama-7b" and row.num_workers == 4 and row.num_tokens >= 4096


def is_held_out(row: PublishedRow) -> bool:
    """Whether the bars use the row: from 4k tokens on and not used for calibration."""
    return row.num_tokens >= 4096 and not is_calibration(row)
