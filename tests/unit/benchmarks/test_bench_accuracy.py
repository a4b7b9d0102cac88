"""The accuracy bench: data in the documented form, and the arithmetic of its table."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from benchmarks.accuracy import bench as accuracy_bench
from benchmarks.accuracy import command as accuracy
from benchmarks.accuracy.bench import Answers, Outcome, ask_all, check_lengths, with_twins
from benchmarks.accuracy.big_bench import KINDS
from benchmarks.accuracy.command import DEFAULT_PRESETS, Settings, _report, _tasks
from benchmarks.accuracy.figures import figures_of, paired_interval
from benchmarks.fixtures.preset_engines import COMMON_TOKENS, EXACT
from benchmarks.fixtures.synthetic_tasks import SyntheticTask, TextQuestion, Texts
from benchmarks.fixtures.tasks import Question, Task, read, tokenized
from benchmarks.report import plots
from benchmarks.report.report import Bar, BenchError
from cluster.cli.app import app
from kvstore.format.layout import Layout
from kvstore.format.shape import KVShape
from workers.plan.events import SelectionReport
from workers.presets.preset import PRESETS


class Characters:
    """A tokenizer of one token a character."""

    def encode_text(self, text: str) -> list[int]:
        return [ord(character) for character in text]


TOKENIZER: Any = Characters()
#: Bytes of a token's K and V in bfloat16; full KV is in float32, twice as many bytes.
TOKEN_BYTES = 500_000
PREFIX = "a line of the prefix, long enough for two whole records of every preset\n" * 2
#: Title of a table.
BYTES = "best configuration of ours by share of bfloat16's bytes: points below full KV"
LINE = {"prefix_id": 0, "question": "Q:", "choices": [" yes", " no"], "answer": " no"}


def write(tmp_path: Path, *lines: Any) -> Path:
    path = tmp_path / "data.jsonl"
    texts = [line if isinstance(line, str) else json.dumps(line, ensure_ascii=False) for line in lines]
    path.write_text("".join(f"{text}\n" for text in texts))
    path.with_suffix(".prefixes.json").write_text(json.dumps([PREFIX]))
    return path


def test_a_question_is_what_follows_the_whole_records_of_its_prefix(tmp_path) -> None:
    task = read(write(tmp_path, LINE, LINE), TOKENIZER, None)
    stored = task.prefixes[0]
    assert len(stored) % COMMON_TOKENS == 0
    assert len(PREFIX) - COMMON_TOKENS < len(stored) <= len(PREFIX)
    question = task.questions[1]
    assert "".join(map(chr, stored + question.tokens)) == PREFIX + "Q:"
    assert ["".join(map(chr, choice)) for choice in question.choices] == [" yes", " no"]
    assert question.answer == 1


class LineBreaks(Characters):
    """A tokenizer that makes one token of all line breaks at the end of a text."""

    def encode_text(self, text: str) -> list[int]:
        without = text.rstrip("\n")
        return [*super().encode_text(without), *([-1] if text != without else [])]


def test_a_question_may_change_the_last_token_of_its_prefix() -> None:
    texts = Texts("t", ["x" * (2 * COMMON_TOKENS - 1) + "\n\n"], [TextQuestion(0, "Q:", [" yes", " no"], " no")])
    task = tokenized(texts, cast(Any, LineBreaks()))
    assert len(task.prefixes[0]) == COMMON_TOKENS
    assert "".join(map(chr, task.questions[0].tokens)) == "x" * (COMMON_TOKENS - 1) + "\n\nQ:"


def test_lines_end_where_json_lines_end_and_nowhere_else(tmp_path) -> None:
    odd = {**LINE, "question": "next line \u0085 and line separator \u2028 inside"}
    assert len(read(write(tmp_path, odd, odd), TOKENIZER, None).questions) == 2


@pytest.mark.parametrize("bad", ["{", json.dumps({"prefix_id": 0}), json.dumps([1])])
def test_a_file_of_another_shape_is_refused_in_one_line(tmp_path, bad) -> None:
    with pytest.raises(BenchError, match="is not in the format") as caught:
        read(write(tmp_path, LINE, bad), TOKENIZER, None)
    assert "\n" not in str(caught.value)


def test_an_answer_that_is_no_choice_is_refused(tmp_path) -> None:
    with pytest.raises(BenchError, match="none of the choices"):
        read(write(tmp_path, {**LINE, "answer": " maybe"}), TOKENIZER, None)


def test_fewer_questions_are_spread_evenly(tmp_path) -> None:
    lines = [{**LINE, "question": f"{number}:"} for number in range(10)]
    questions = read(write(tmp_path, *lines), TOKENIZER, 5).questions
    assert [chr(question.tokens[-2]) for question in questions] == ["0", "2", "4", "6", "8"]


def test_an_interval_is_of_paired_differences() -> None:
    assert paired_interval([True] * 50, [True] * 50) == (0.0, 0.0)
    low, high = paired_interval([True, False] * 50, [False, True] * 50)
    assert low < 0 < high
    low, high = paired_interval([True] * 90 + [False] * 10, [False] * 100)
    assert 0.8 < low < 0.9 < high < 1.0


def answers(name: str, right: Sequence[int], **choices_of: Sequence[int]) -> Answers:
    """Made-up outcomes, keyed by keywords: `preset_budget` in percent, or `full`.

    A prefix has 100 rows, and the budget's share of them is attended to. A row is a million bytes; the fewer rows are
    attended to, the less probable is the right answer.
    """
    outcomes = {}
    for key, choices in {"full": right, **choices_of}.items():
        preset, _, percent = key.rpartition("_")
        configuration = (preset, int(percent) / 100) if preset else (EXACT, None)
        rows = float(percent) if preset else 100.0
        outcomes[configuration] = [Outcome(choice, rows, 100, round(rows * 1e6), -100 / rows) for choice in choices]
    return Answers(name, right, outcomes, TOKEN_BYTES, 0.5)


def bars_of(measured: Sequence[Answers], *, data: Sequence[Path] = (Path("a.jsonl"),)) -> dict[str, Bar]:
    return {bar.id: bar for bar in _report(Settings(data=data), measured, {}).bars}


def test_figures_count_what_was_right_against_full_attention() -> None:
    full, part = figures_of(answers("t", (0, 1, 1, 0), full=(0, 1, 1, 1), impress_25=(0, 0, 1, 1)))
    assert (full["accuracy"], part["accuracy"]) == (0.75, 0.5)
    assert full["drop_points"] == 0
    assert part["drop_points"] == 25
    assert part["agreement"] == 0.75
    assert part["rows_share"] == 0.25
    assert (part["rows_per_layer"], part["rows_of_budget"]) == (25, 25)
    assert part["mb_read"] == pytest.approx(25)
    assert (full["bytes_of_bf16_kv"], part["bytes_of_bf16_kv"]) == (2, 0.5)
    assert (full["answer_log_prob"], part["answer_log_prob"], part["answer_log_prob_change"]) == (-1, -4, -3)
    assert part["right"] == "1010"


def test_pooled_figures_are_of_all_questions_not_of_the_mean_of_data_sets() -> None:
    small = answers("small", (0,), impress_25=(1,))
    large = answers("large", (0, 0, 0), impress_25=(0, 0, 0))
    data = _report(Settings(), [small, large], {}).figures["data"]
    assert [data[name][1]["accuracy"] for name in ("small", "large", "pooled")] == [0, 1, 0.75]
    assert data["pooled"][1]["right"] == "0111"


def test_the_worst_kind_is_that_of_the_largest_drop_of_each_preset_and_budget() -> None:
    right = [0] * 10
    first = answers("first", right, runahead_5=[1] * 4 + [0] * 6, runahead_25=[0] * 10)
    second = answers("second", right, runahead_5=[1] * 2 + [0] * 8, runahead_25=[1] * 1 + [0] * 9)
    report = _report(Settings(), [first, second], {})
    full, five, quarter = report.figures["worst"]
    assert (full["budget"], full["drop_points"], full["least_agreement"]) == (None, 0, 1)
    assert (five["preset"], five["budget"], five["data"]) == ("runahead", 0.05, "first")
    assert five["drop_points"] == pytest.approx(40)
    assert five["drop_low"] < 40 < five["drop_high"]
    assert (quarter["data"], quarter["drop_points"], quarter["least_agreement"]) == ("second", pytest.approx(10), 0.9)
    assert (quarter["least_answer_log_prob_change"], quarter["most_bytes_of_bf16_kv"]) == (-3, 0.5)
    assert [table.title for table in report.tables] == [
        "first",
        "second",
        "pooled",
        "each preset on its worst kind of question: points below full KV",
        BYTES,
    ]


def test_notes_say_how_far_full_kv_is_above_chance_and_where_that_is_not_sure() -> None:
    clear = answers("clear", [0, 1] * 40, full=[0, 1] * 35 + [1, 0] * 5)
    skewed = answers("skewed", [1] * 75 + [0] * 25, full=[1] * 100)
    report = _report(Settings(), [clear, skewed], {})
    assert "clear: 88% right with full KV, 50% by guessing, 50% by always the same choice" in report.notes
    (note,) = [note for note in report.notes if note.startswith("skewed:")]
    assert note.endswith("75% by always the same choice: NOT SURELY ABOVE CHANCE")
    assert report.figures["chances"]["clear"]["above_chance"]
    few = answers("few", [0, 1, 2, 3] * 4 + [0] * 4, full=[0, 1, 2, 3] * 3 + [1, 2, 3, 0] + [0] * 4)
    (chance,) = _report(Settings(), [few], {}).figures["chances"].values()
    assert (chance["full"], chance["same_choice"], chance["above_chance"]) == (0.8, 0.4, True)


def test_one_data_set_is_not_shown_twice() -> None:
    assert list(_report(Settings(), [answers("only", (0,))], {}).figures["data"]) == ["only"]


def test_a_difference_is_paired_and_has_the_sign_of_our_preset() -> None:
    right = [0] * 100
    ours = [0] * 60 + [1] * 40
    theirs = [0] * 50 + [1] * 50
    measured = answers("d", right, runahead_5=ours, impress_5=theirs, contiguous_5=ours, contiguous_25=ours)
    differences = _report(Settings(), [measured], {}).figures["differences"]
    by_rival = {(one["rival"], one["budget"]): one for one in differences}
    assert set(by_rival) == {("contiguous", 0.05), ("impress", 0.05)}
    same = by_rival["contiguous", 0.05]
    assert (same["points"], same["low"], same["high"]) == (0, 0, 0)
    more = by_rival["impress", 0.05]
    assert more["points"] == pytest.approx(10)
    # All but ten questions agree; unpaired, the interval would reach below -3.
    assert 3 < more["low"] < 10 < more["high"] < 17


def test_a_difference_says_how_many_rows_each_had() -> None:
    measured = answers("d", (0,), runahead_25=(0,), impress_25=(0,))
    outcomes = {**measured.outcomes, ("runahead", 0.25): [Outcome(0, 30.0, 100, 1, -1.0)]}
    (difference,) = _report(Settings(), [Answers("d", (0,), outcomes, TOKEN_BYTES, 0.5)], {}).figures["differences"]
    assert difference["rows_ratio"] == pytest.approx(1.2)


def test_a_bar_of_lost_points_is_that_of_the_worst_data_set() -> None:
    good = answers("good", [0] * 100, runahead_25=[0] * 100, runahead_50=[0] * 100)
    bad = answers("bad", [0] * 100, runahead_25=[1] * 2 + [0] * 98, runahead_50=[0] * 100)
    bars = bars_of([good, bad])
    assert set(bars) == {"accuracy_drop_25", "accuracy_drop_50"}
    assert (bars["accuracy_drop_25"].value, bars["accuracy_drop_25"].ok) == (2, False)
    assert (bars["accuracy_drop_50"].value, bars["accuracy_drop_50"].ok) == (0, True)


def test_bars_against_other_presets_are_of_all_data_sets_together() -> None:
    right = [0] * 200
    first = answers("first", right, runahead_5=right, contiguous_5=right, impress_5=[1] * 16 + [0] * 184)
    second = answers("second", right, runahead_5=right, contiguous_5=right, impress_5=right)
    bars = bars_of([first, second])
    assert bars["accuracy_vs_impress_5"].value == pytest.approx(4)
    assert bars["accuracy_vs_impress_5"].ok
    assert bars["accuracy_vs_contiguous_5"].value == 0
    assert {name for name in bars if "_vs_" in name} == {"accuracy_vs_impress_5", "accuracy_vs_contiguous_5"}


def test_the_bar_against_contiguous_is_the_lower_bound_not_the_mean() -> None:
    right = [0] * 400
    ours = [0] * 390 + [1] * 10
    theirs = [1] * 10 + [0] * 390
    bar = bars_of([answers("d", right, runahead_25=ours, contiguous_25=theirs)])["accuracy_vs_contiguous_25"]
    assert -4 < bar.value < -1
    assert not bar.ok


def test_no_bar_without_its_presets_and_none_for_the_projects_own_tasks() -> None:
    measured = [answers("d", (0, 1), contiguous_5=(0, 1), impress_5=(0, 1), impress_25=(0, 1))]
    assert bars_of(measured) == {}
    measured = [answers("d", (0, 1), runahead_5=(0, 1), runahead_25=(0, 1), impress_5=(0, 1))]
    assert {name for name in bars_of(measured) if not name.endswith("_bytes")} == {
        "accuracy_drop_25",
        "accuracy_vs_impress_5",
    }
    assert bars_of(measured, data=()) == {}


def test_bars_of_a_part_of_the_data_say_so() -> None:
    measured = [answers("d", (0, 1), runahead_25=(0, 1))]
    part = _report(Settings(data=(Path("d.jsonl"),), num_questions=2), measured, {})
    assert any("part of the data" in note for note in part.notes)
    whole = _report(Settings(data=(Path("d.jsonl"),)), measured, {})
    assert not any("part of the data" in note for note in whole.notes)


def test_an_estimate_of_what_is_kept_is_judged_where_all_keys_were_seen() -> None:
    outcomes = {
        (EXACT, None): [Outcome(0, 100.0, 100, 1, -1.0)] * 2,
        ("runahead", 0.25): [Outcome(0, 25.0, 100, 1, -1.0, 0.9)] * 2,
        ("runahead+audit", 0.25): [
            Outcome(0, 25.0, 100, 1, -1.0, 0.9, 0.8),
            Outcome(0, 25.0, 100, 1, -1.0, 0.7, 0.9),
        ],
    }
    report = _report(Settings(), [Answers("d", (0, 0), outcomes, TOKEN_BYTES, 0.5)], {})
    full, ours, audited = report.figures["data"]["d"]
    assert (full["mass_kept_est"], ours["mass_kept_est"], ours["mass_kept_error"]) == (None, pytest.approx(0.9), None)
    assert audited["mass_kept_bias"] == pytest.approx(-0.05)
    assert audited["mass_kept_error"] == pytest.approx(0.15)
    (note,) = [note for note in report.notes if "estimates" in note]
    assert note.startswith("d: runahead+audit at 25% estimates 0.800 of the attention kept, -0.050 mean error; 0.150")


@pytest.mark.parametrize(("rows", "is_noted"), [(25.0, False), (41.0, False), (41.5, True)])
def test_rows_beyond_the_budget_and_one_chunk_are_noted(rows: float, is_noted: bool) -> None:
    outcomes = {
        (EXACT, None): [Outcome(0, 100.0, 100, 1, -1.0)],
        ("impress", 0.25): [Outcome(0, rows, 100, 1, -1.0)],
    }
    notes = _report(Settings(), [Answers("d", (0,), outcomes, TOKEN_BYTES, 0.5)], {}).notes
    assert any("impress at 25%" in note and "MORE" in note for note in notes) == is_noted


def test_the_report_of_a_comparison_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    measured = [answers(name, (0, 1), runahead_5=(0, 1), impress_5=(0, 0)) for name in ("a", "b")]
    _report(Settings(data=(Path("a.jsonl"), Path("b.jsonl"))), measured, {}).show(as_json=False)
    shown = capsys.readouterr().out
    assert "runahead: points above" in shown
    assert "+50.0" in shown
    content = json.loads(shown.splitlines()[-1])
    assert [one["data"] for one in content["figures"]["differences"]] == ["a", "b", "pooled"]


def test_tables_show_names_whole_so_that_widths_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    _report(Settings(), [at_bytes(name, 10, {ALL: (0.28, 1)}) for name in ("a", "b")], {}).show(as_json=False)
    shown, _, _ = capsys.readouterr().out.rpartition("{")
    assert shown.count("attentionstore?bits=4 ") == 5, "each set, both, the worst, the best"


def test_data_sets_of_the_same_name_are_refused(tmp_path: Path) -> None:
    path = write(tmp_path, LINE)
    with pytest.raises(BenchError, match="distinct names"):
        _tasks(Settings(data=(path, path)), TOKENIZER)


def test_big_bench_stands_for_its_kinds_and_may_be_asked_beside_files_and_own_tasks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = TextQuestion(0, "Q:", [" yes", " no"], " no")
    monkeypatch.setattr(
        accuracy.big_bench, "texts_of", lambda kinds: [Texts(kind, [PREFIX], [question] * 9) for kind in kinds]
    )
    own = [SyntheticTask(name="key-value", difficulty=20), SyntheticTask(name="table", prefix_tokens=4000)]
    data = (Path("big-bench/tests"), write(tmp_path, LINE), Path("big-bench/reading"))
    tasks = _tasks(Settings(data=data, synthetic=own, num_questions=3), TOKENIZER)
    assert [task.name for task in tasks] == ["tests", "reading", "data", "key-value", "table"]
    assert [len(task.questions) for task in tasks] == [3, 3, 1, 3, 3]
    whole = _tasks(Settings(data=(Path("big-bench"),)), TOKENIZER)
    assert [task.name for task in whole] == list(KINDS)
    with pytest.raises(BenchError, match="distinct names"):
        _tasks(Settings(data=(Path("big-bench"), Path("big-bench/tests"))), TOKENIZER)


def test_data_without_questions_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match="no questions"):
        read(write(tmp_path), TOKENIZER, None)


def test_a_question_that_the_model_cannot_take_is_named_before_any_is_asked() -> None:
    facts = SimpleNamespace(check_prompt=lambda prompt, new: (_ for _ in ()).throw(ValueError("too long")))
    task = Task("t", ((0,) * 64,), (Question(0, (1,), ((1,),), 0),))
    with pytest.raises(BenchError, match="t, question 0: too long"):
        check_lengths(task, cast(Any, facts))


def test_a_step_of_progress_is_a_prefix_that_is_asked_about_or_a_question() -> None:
    questions = tuple(Question(prefix, (1,), ((1,),), 0) for prefix in (0, 2, 2))
    assert Task("t", ((0,) * 64,) * 3, questions).num_steps == 2 + 3


EXACT_ENGINE = SimpleNamespace(
    facts=SimpleNamespace(kv=KVShape(num_layers=3, num_kv_heads=2, head_dim=8, dtype="float32"))
)


class FakeEngine:
    """A fake engine whose answers depend on the budget: a share of the choices is right."""

    store: Any = None

    def __init__(self, selects: bool) -> None:
        self.selects = selects

    def score(self, tokens: Sequence[int], choices: Sequence[Sequence[int]], *, kv_budget: float | None) -> Any:
        log_probs = [[-1.0], [-2.0, -0.5]] if self.selects else [[-2.0], [-1.0, -1.5]]
        selection = SelectionReport(rows_attended=[8, 24], attention_mass_kept_est=0.9) if self.selects else None
        return SimpleNamespace(log_probs=log_probs, selection=selection, bytes_read=len(tokens))


def test_every_configuration_is_asked_every_question_and_the_mean_log_probability_chooses() -> None:
    questions = tuple(Question(prefix, (1,) * (4 + prefix), ((1,), (2, 3)), 1) for prefix in (1, 0))
    task = Task("t", ((0,) * 64, (9,) * 64), questions)
    stored: list[Sequence[int]] = []
    engines: Any = SimpleNamespace(
        exact=EXACT_ENGINE, engines={EXACT: FakeEngine(False), "impress": FakeEngine(True)}, store=stored.append
    )
    steps: list[str] = []
    asked = ask_all(task, engines, [(EXACT, None), ("impress", 0.25)], steps.append)
    assert stored == list(task.prefixes)
    assert len(steps) == task.num_steps
    assert asked.right == [1, 1]
    # Outcomes are in the order of the questions, not of the prefixes; -1.25 beats -2 and loses to -1.
    assert asked.outcomes[EXACT, None] == [Outcome(1, 64, 64, 69, -1.25), Outcome(1, 64, 64, 68, -1.25)]
    assert asked.outcomes["impress", 0.25] == [Outcome(0, 16, 64, 69, -1.25, 0.9), Outcome(0, 16, 64, 68, -1.25, 0.9)]
    assert asked.bf16_token_bytes == 3 * 2 * 2 * 8 * 2


class LearningEngine(FakeEngine):
    """A fake engine with a store that reorders rows by the importance from exact requests."""

    def __init__(self) -> None:
        super().__init__(selects=True)
        layout = Layout(tokens_per_record=16, sketch=2, reorder="tokens")
        self.store = SimpleNamespace(identity=SimpleNamespace(layout=layout), delete_tenant=self.forget)
        self.taught: list[Sequence[int]] = []
        self.has_reordered = False
        #: By question: the prompts that had taught the row order when the question was asked.
        self.taught_before: dict[Sequence[int], list[Sequence[int]]] = {}

    def forget(self, tenant: str) -> None:
        self.taught, self.has_reordered = [], False

    def generate(self, tokens: Sequence[int], *, keep: bool) -> Iterator[int]:
        assert not keep
        self.taught.append(tuple(tokens[64:]))
        self.has_reordered = False
        yield 0

    def score(self, tokens: Sequence[int], choices: Sequence[Sequence[int]], *, kv_budget: float | None) -> Any:
        assert tuple(tokens[64:]) not in self.taught_before
        self.taught_before[tuple(tokens[64:])] = [*self.taught] if self.has_reordered else []
        return super().score(tokens, choices, kv_budget=kv_budget)


@pytest.mark.parametrize(
    ("num_questions", "num_taught_by"), [(1, [0]), (2, [1, 1]), (9, [5] * 4 + [4] * 5), (20, [6] * 20)]
)
def test_questions_are_measured_when_others_have_taught_the_order_of_rows(
    monkeypatch: pytest.MonkeyPatch, num_questions: int, num_taught_by: list[int]
) -> None:
    questions = tuple(Question(0, (number,), ((1,), (2, 3)), 1) for number in range(num_questions))
    task, engine, stored_again = Task("t", ((7,) * 64,), questions), LearningEngine(), []
    engines: Any = SimpleNamespace(
        exact=EXACT_ENGINE,
        engines={"runahead": engine},
        store=lambda tokens: "kv",
        save=lambda *saved: stored_again.append(saved),
    )
    monkeypatch.setattr(accuracy_bench, "reorder", lambda *_: setattr(engine, "has_reordered", True))
    asked = ask_all(task, engines, [("runahead", 0.25)], lambda _: None)
    assert len(asked.outcomes["runahead", 0.25]) == num_questions
    assert [len(engine.taught_before[number,]) for number in range(num_questions)] == num_taught_by
    assert all(question not in taught for question, taught in engine.taught_before.items())
    assert stored_again == [("runahead", task.prefixes[0], "kv")] * (num_questions > 1)


def at_bytes(name: str, num_questions: int, costs: dict[tuple[str, float], tuple[float, int]]) -> Answers:
    """Made-up outcomes. `costs`: by configuration, share of the prefix's bfloat16 bytes read, and lost answers."""
    outcomes = {(EXACT, None): [Outcome(0, 100.0, 100, 100 * TOKEN_BYTES, -1.0)] * num_questions}
    for configuration, (share, num_lost) in costs.items():
        choices = [1] * num_lost + [0] * (num_questions - num_lost)
        outcomes[configuration] = [
            Outcome(choice, 5.0, 100, round(share * 100 * TOKEN_BYTES), -1.0) for choice in choices
        ]
    return Answers(name, [0] * num_questions, outcomes, TOKEN_BYTES, 0.5)


FEW, MORE, ALL = ("runahead?bits=4", 0.1), ("runahead?bits=4", 0.25), ("attentionstore?bits=4", 1.0)


def test_a_bar_of_bytes_is_of_the_configuration_that_loses_least_on_its_worst_kind() -> None:
    first = at_bytes("first", 100, {FEW: (0.03, 2), MORE: (0.08, 1), ALL: (0.28, 0), ("impress", 0.05): (0.01, 0)})
    second = at_bytes("second", 300, {FEW: (0.05, 0), MORE: (0.08, 6), ALL: (0.28, 0), ("impress", 0.05): (0.01, 0)})
    bars = bars_of([first, second])
    assert {name: bar.value for name, bar in bars.items()} == {
        "drop_at_5_percent_bytes": 2.0,
        "drop_at_10_percent_bytes": 2.0,
        "drop_at_30_percent_bytes": 0.0,
        "agree_at_30_percent_bytes": 1.0,
    }
    assert [bar.ok for bar in bars.values()] == [True, False, True, True]
    report = _report(Settings(), [first, second], {})
    few, _, full = report.figures["best_by_bytes"]
    assert (few["preset"], few["budget"], few["num_candidates"]) == (*FEW, 1)
    assert (few["worst_kind"], few["worst_drop"], few["drop"], few["agreement"]) == ("first", 2.0, 0.5, 0.995)
    assert few["worst_low"] <= 2.0 <= few["worst_high"]
    assert few["low"] <= 0.5 <= few["high"] < few["worst_high"], "the interval over all questions is narrower"
    assert (full["preset"], full["budget"], full["num_candidates"]) == (*ALL, 3)
    assert any("--presets 'attentionstore?bits=4' --budgets 1" in note for note in report.notes)


def test_a_configuration_that_reads_too_much_for_one_kind_of_question_does_not_count() -> None:
    kinds = [at_bytes("a", 10, {FEW: (0.04, 0), MORE: (0.2, 0)}), at_bytes("b", 10, {FEW: (0.06, 0), MORE: (0.4, 0)})]
    assert set(bars_of(kinds)) == {
        "drop_at_10_percent_bytes",
        "drop_at_30_percent_bytes",
        "agree_at_30_percent_bytes",
    }
    assert {one["budget"] for one in _report(Settings(), kinds, {}).figures["best_by_bytes"]} == {0.1}


def test_equal_losses_are_decided_by_agreement_and_then_by_bytes_read() -> None:
    def best_of(answers: Answers) -> tuple[str, float]:
        *_, best = _report(Settings(), [answers], {}).figures["best_by_bytes"]
        return best["preset"], best["budget"]

    asked = at_bytes("a", 10, {MORE: (0.08, 0), FEW: (0.03, 0)})
    assert best_of(asked) == FEW
    outcomes = {**asked.outcomes, FEW: [Outcome(1, 5.0, 100, 1, -1.0), *asked.outcomes[FEW][1:]]}
    never_right = Answers("a", [2] * 10, outcomes, TOKEN_BYTES, 0.5)
    assert best_of(never_right) == MORE, "it gives full KV's answers, although they are wrong"


def test_without_matplotlib_one_line_says_how_to_get_it_and_the_figures_stay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    plots.prepare(tmp_path / "plots")
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "pip install" in error
    report = _report(Settings(), [answers("d", (0,), impress_25=(0,))], {}).with_plots(tmp_path / "plots")
    assert "pip install" in report.notes[-1]
    assert not (tmp_path / "plots").exists()


def test_plots_show_every_data_set_against_rows_and_bytes(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib, the optional extra `bench`")
    measured = [answers(name, (0, 1), runahead_5=(0, 0), runahead_25=(0, 1)) for name in ("a", "b")]
    report = _report(Settings(), measured, {})
    drawn = report.with_plots(tmp_path)
    assert str(tmp_path) in drawn.notes[-1]
    wanted = {
        f"{name}-{y}-{x}.svg"
        for name in ("a", "b", "pooled")
        for y in ("accuracy", "agreement")
        for x in ("rows", "mb")
    }
    assert {path.name for path in tmp_path.iterdir()} == {*wanted, "drop-bf16.svg", "worst-drop-bf16.svg"}
    assert "full attention" in (tmp_path / "a-accuracy-rows.svg").read_text()


def test_a_plot_that_cannot_be_written_costs_no_figures(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib, the optional extra `bench`")
    report = _report(Settings(), [answers("d", (0,), impress_25=(0,))], {})
    drawn = report.with_plots(tmp_path / "gone")
    assert "could not be written" in drawn.notes[-1]


def test_a_place_for_plots_that_cannot_be_made_is_refused_at_once(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib, the optional extra `bench`")
    (tmp_path / "file").write_text("")
    with pytest.raises(BenchError, match="--plot"):
        plots.prepare(tmp_path / "file" / "plots")


def test_the_default_presets_are_ours_and_its_rivals_as_far_as_they_are_registered() -> None:
    assert [name for name in DEFAULT_PRESETS if name != "runahead"] == ["contiguous", "impress", "h2o-lru"]
    assert ("runahead" in DEFAULT_PRESETS) == ("runahead" in PRESETS)


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--task", "riddle"], "none of key-value, labels, needle, table"),
        (["--depth", "0.5"], "needle"),
        (["--task", "needle", "--depth", "2"], "depth"),
        (["--task", "key-value", "--difficulty", "3"], "difficulty"),
        (["--data", "x.jsonl", "--difficulty", "30"], "without --data"),
        (["--bits", "6"], "none of 2, 3, 4, 5, 8"),
    ],
)
def test_flags_that_make_no_sense_are_refused_before_anything_is_loaded(flags: list[str], message: str) -> None:
    result = CliRunner().invoke(app, ["bench", "accuracy", *flags], env={"COLUMNS": "200", "NO_COLOR": "1"})
    assert result.exit_code == 2
    assert message in result.output


def test_flags_reach_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[Settings] = []
    places: list[Path] = []
    monkeypatch.setattr(accuracy, "run", lambda settings, plot, **_: seen.append(settings) or places.append(plot) or 0)
    flags = ["--task=needle", "--difficulty=0", "--depth=0.5", "--prefix-tokens=1000", "--questions=6", "--budgets=0.1"]
    assert CliRunner().invoke(app, ["bench", "accuracy", *flags, f"--plot={tmp_path}"]).exit_code == 0
    (settings,) = seen
    task = SyntheticTask(name="needle", difficulty=0, depth=0.5, prefix_tokens=1000)
    assert (settings.data, settings.synthetic) == ((), [task])
    assert (settings.num_questions, settings.budgets, places) == (6, [0.1], [tmp_path])
    assert settings.presets == DEFAULT_PRESETS


def test_bits_add_load_all_and_every_preset_in_fewer_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr(accuracy, "run", lambda settings, **_: seen.append(settings) or 0)
    flags = ["--presets=runahead,impress?alpha=0.2,contiguous?bits=2", "--bits=4,8"]
    assert CliRunner().invoke(app, ["bench", "accuracy", *flags]).exit_code == 0
    assert seen[0].presets == [
        EXACT, f"{EXACT}?bits=4", f"{EXACT}?bits=8",
        "runahead", "runahead?bits=4", "runahead?bits=8",
        "impress?alpha=0.2", "impress?alpha=0.2&bits=4", "impress?alpha=0.2&bits=8",
        "contiguous?bits=2",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("flags", "names"),
    [
        ([], ["key-value"]),
        (["--task=labels,table"], ["labels", "table"]),
        (["--data=big-bench"], []),
        (["--data=big-bench", "--task=table"], ["table"]),
    ],
)
def test_own_tasks_are_those_named_or_one_where_there_is_no_data(
    monkeypatch: pytest.MonkeyPatch, flags: list[str], names: list[str]
) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr(accuracy, "run", lambda settings, **_: seen.append(settings) or 0)
    assert CliRunner().invoke(app, ["bench", "accuracy", *flags]).exit_code == 0
    assert [task.name for task in seen[0].synthetic] == names


def test_stores_of_coded_rows_alone_are_taught_by_the_same_preset_without_bits() -> None:
    asked = [
        "runahead?bits=4",
        "attentionstore?bits=4",
        "runahead?bits=8",
        "impress?bits=4",
        "runahead?bits=4&exact=keep",
    ]
    twins = with_twins(asked)
    assert twins == ["runahead", *asked]
    assert with_twins(["contiguous", "runahead"]) == ["contiguous", "runahead"]
