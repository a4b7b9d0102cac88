"""The index of `docs/benchmarks.md` names exactly the bars that its sections miss."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[3] / "docs"
ROW = re.compile(r"^\| (\[.*?) \| .* \| (.*?) \|$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#]*)#?([^)]*)\)")
SECTION = re.compile(r"^## (.*)\n((?:(?!## ).*\n)*)", re.MULTILINE)
BAR = re.compile(r"`([a-z][a-z0-9]*(?:_[a-z0-9]+)+)`")


def anchor_of(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def missed_in(section: str) -> set[str]:
    """Bars followed by `missed`, before the next bar's name or the end of the row or paragraph."""
    blocks = re.split(r"\n(?=\||\* |\n)", section)
    pieces = [piece for block in blocks for piece in re.split(r"(?=`[a-z0-9]+_[a-z0-9_]+`)", block)]
    return {bar for piece in pieces if "missed" in piece for bar in BAR.findall(piece)[:1]}


def index_and_sections(text: str) -> tuple[dict[str, set[str]], dict[str, str]]:
    """Bars that the index calls missed, by link target; text of each section, by anchor."""
    top = text.partition("\n## ")[0]
    rows = [(LINK.findall(row), set(BAR.findall(bars))) for row, bars in ROW.findall(top)]
    index = {link or anchor: bars for links, bars in rows for link, anchor in links}
    return index, {anchor_of(heading): body for heading, body in SECTION.findall(text)}


INDEX, SECTIONS = index_and_sections((DOCS / "benchmarks.md").read_text())


@pytest.mark.parametrize("target", INDEX)
def test_the_index_names_the_bars_that_a_section_misses(target: str) -> None:
    section = (DOCS / target).read_text() if target.endswith(".md") else SECTIONS[target]
    assert INDEX[target] == missed_in(section)


def test_every_section_is_in_the_index_and_some_bars_are_missed() -> None:
    assert set(SECTIONS) <= set(INDEX)
    assert sum(map(len, INDEX.values())) > 10


@pytest.mark.parametrize(
    ("section", "missed"),
    [
        ("| `a_b` | 2, **missed** | ≥ 3 |\n| `c_d` | 4 | ≥ 3 |\n", {"a_b"}),
        ("* `a_b` (≥ 3): 4. `c_d` (≥ 3): 2:\n  **missed**. More of\n  `e_f`.\n", {"c_d"}),
        ("`a_b` holds.\n\nThe older runs missed it.\n", set()),
    ],
)
def test_a_missed_bar_is_found(section: str, missed: set[str]) -> None:
    assert missed_in(section) == missed
