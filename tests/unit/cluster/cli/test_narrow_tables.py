"""Tables and lines for people on 80 columns, as a log has them: nothing is cut, nothing is wider."""

import io
import time
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table

from cluster.cli.demo_tables import Answer, print_demo
from cluster.cli.store.tables import faults_table, listing_table, match_table, summary, usage_table
from cluster.quantities import count_text, number_text

NOW_S = time.time()


def shown(*tables: Table) -> str:
    console = Console(file=io.StringIO(), width=80)
    for table in tables:
        console.print(table)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def row(**more: Any) -> dict[str, Any]:
    usual = {
        "extents": [1_001, 1_002, 1_003],
        "extent": 1_001,
        "start_token": 28_672,
        "tokens": 4_096,
        "chunks": 64,
        "disk_bytes": 1023 * 2**20,
        "hits": 1_234,
        "readers": 0,
        "last_used_s": NOW_S - 59,
        "is_reordered": True,
        "generation": 12,
        "tenant": "",
        "provenance": "exact",
    }
    return {**usual, **more}


@pytest.mark.parametrize("by_extent", [False, True])
@pytest.mark.parametrize("tenant", ["", "acme-corporation-of-the-far-north/team-7"])
@pytest.mark.parametrize("readers", [0, 3])
def test_a_listing_of_large_prefixes_keeps_its_header_and_all_of_its_values(
    by_extent: bool, tenant: str, readers: int
) -> None:
    listing = {"rows": [row(tenant=tenant, readers=readers), row()]}
    text = shown(listing_table(listing, by_extent=by_extent, now_s=NOW_S))
    header, _, first, *_ = text.splitlines()
    assert "…" not in text
    assert header.split() == [
        *(["extent"] if by_extent else ["extents"]),
        *["tokens", "chunks", "size", "hits"],
        *(["readers"] if readers else []),
        *["used", "order"],
        *(["tenant"] if tenant else []),
    ]
    for whole in ("1001" if by_extent else "1001 +2", "28,672-32,768", "1023.0 MiB", "1,234", "59s ago", "weight"):
        assert whole in first
    if tenant:
        at = header.index("tenant")
        assert tenant in "".join(line[at:].strip() for line in text.splitlines()[2:])


def test_what_a_prompt_would_get_and_faults_are_not_cut() -> None:
    extent = {
        "extent": 123_456,
        "start_token": 131_072,
        "matched_chunks": 64,
        "chunks": 64,
        "is_reordered": True,
        "generation": 3,
        "provenance": "exact",
        "host_records": 1_920,
        "records": 1_920,
        "load_bytes": 2**30 - 2**20,
        "host_bytes": 0,
    }
    fault = {
        "extent": 123_456,
        "start_token": 131_072,
        "num_tokens": 65_536,
        "num_records": 65_536,
        "reason": "payload checksum does not match",
        "first_record": "K of layer 12, chunk 7",
        "tenant": "acme",
    }
    text = shown(match_table({"extents": [extent]}), faults_table([fault]))
    assert "…" not in text
    for whole in ("131,072", "64 of 64", "weight g3", "1023.0 MiB", "123456"):
        assert whole in text
    assert "provenance" not in text


def test_rows_of_another_engine_are_told_apart() -> None:
    written = {"provenance": "trusted:vllm-0.32"}
    found = row(**written, matched_chunks=64, host_records=1_920, records=1_920, load_bytes=2**30, host_bytes=0)
    for table in (
        listing_table({"rows": [row(**written), row()]}, by_extent=False, now_s=NOW_S),
        match_table({"extents": [found, found]}),
    ):
        lines = shown(table).splitlines()
        (at,) = {line.index("provenance") for line in lines if "provenance" in line}
        assert "trusted:vllm-0.32" in "".join(line[at:].strip() for line in lines)
        assert not any("…" in line for line in lines)


def test_the_room_of_many_tenants_is_not_cut() -> None:
    counts = {"extents": 10_000, "chunks": 1_000_000, "kv_bytes": 2**40, "disk_bytes": 2**40}
    usage: dict[str, Any] = {
        "directory": "/var/lib/runahead/a-directory-with-a-name-that-is-longer-than-most/of-the-others/store",
        "tenants": {"": counts, "acme-corporation-of-the-far-north/team-7": counts},
        "quarantine": [],
        "budget_bytes": None,
    }
    sizes = ("quarantine", "moving", "catalog", "accounted", "physical", "difference", "free_in_segments")
    text = shown(usage_table({**usage, **{f"{name}_bytes": 2**40 for name in sizes}}))
    assert "…" not in text
    assert "1,000,000" in text
    assert "set by the service" in text


def test_numbers_and_nouns_agree() -> None:
    assert [count_text(number, "worker") for number in (0, 1, 2, 1000)] == [
        "0 workers",
        "1 worker",
        "2 workers",
        "1,000 workers",
    ]
    assert [number_text(value) for value in (19.052953583999624, 1234567, "float32", 0.0)] == [
        "19.1",
        "1,234,567",
        "float32",
        "0.0",
    ]
    clean = {"is_clean": True, "faults": [], "num_records": 1, "num_extents": 1, "bytes_read": 0}
    assert summary(clean) == "no damage in 1 record of 1 extent, 0 B"


EXACT = Answer(
    request="cold",
    question="What is it?",
    prompt_tokens=13_072,
    cached_tokens=0,
    workers=2,
    ttft_s=1234.56,
    bytes_read=0,
    bytes_from_host=0,
    bytes_from_disk=0,
    expected_tier="none",
    kv_budget=0.0,
    exact=True,
    attended_share=None,
    answer="A text\n\nof several lines [bold]and brackets[/bold], " + "which goes on. " * 10,
    token_ids=(1, 2, 3),
    exact_match=True,
    equal_tokens=3,
)
MIB = 2**20


def printed(capsys: pytest.CaptureFixture[str], *answers: Answer) -> list[str]:
    print_demo(answers)
    return capsys.readouterr().out.splitlines()


def demo_answers() -> list[Answer]:
    stored = {"cached_tokens": 13_008, "workers": 1, "attended_share": 1.0, "ttft_s": 100.0}
    part = {"attended_share": 0.25, "exact": False, "exact_match": None, "equal_tokens": 1, "kv_budget": 0.25}
    from_host = {"bytes_from_host": 9000 * MIB, "bytes_read": 9000 * MIB, "expected_tier": "host"}
    from_disk = {"bytes_from_disk": 9000 * MIB, "bytes_read": 9000 * MIB, "expected_tier": "disk"}
    some = {"bytes_from_disk": 2250 * MIB, "bytes_read": 2250 * MIB, "expected_tier": "disk"}
    return [
        EXACT,
        replace(EXACT, request="memory", **stored, **from_host),  # type: ignore[arg-type]
        replace(EXACT, request="disk", **stored, **from_disk),  # type: ignore[arg-type]
        replace(EXACT, request="disk, budget", answer="Another", **{**stored, **part}, **some),  # type: ignore[arg-type]
    ]


def test_the_demo_shows_a_table_bars_notes_and_answers_on_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = printed(capsys, *demo_answers())
    text = "\n".join(lines)
    assert max(map(len, lines)) <= 80
    assert "…" not in text
    rows = {line.split("  ")[0]: line for line in reversed(lines) if line.rstrip().endswith(("exact", "approximate"))}
    assert rows["cold"].split() == ["cold", "13,072", "13,072", "1234.56", "0.0", "0.0", "-", "exact"]
    assert rows["memory"].split() == ["memory", "13,072", "64", "100.00", "9,000.0", "0.0", "100%", "exact"]
    assert rows["disk, budget"].split()[-2:] == ["25%", "approximate"]
    bars = [line for line in lines if "█" in line]
    assert len(bars) == 4 + 3, "every request has a time, three of them have read something"
    *_, disk, budget = [line.count("█") for line in bars]
    assert disk == 42
    assert 9 <= budget <= 11, "a quarter of it"
    assert "approximate" in text
    assert "25%" in text
    assert "[bold]and" in text
    assert "brackets[/bold]," in text
    assert text.count("'cold', 'memory', 'disk', exact: A text of several lines") == 1, "equal answers come once"
    assert "'disk, budget', approximate" in text


def test_the_demo_says_what_was_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    text = "\n".join(
        printed(capsys, replace(EXACT, exact_match=False), replace(EXACT, request="disk", expected_tier="disk"))
    )
    assert "WRONG TOKENS" in text
    assert "WRONG TIER" in text
