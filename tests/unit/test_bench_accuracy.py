"""The accuracy bench: data of the documented shape, and the arithmetic of its table."""

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.accuracy import Outcome, Question, Task, _figures, _read, key_value_task, paired_interval
from benchmarks.preset_engines import COMMON_TOKENS, EXACT
from benchmarks.report import BenchError


class Characters:
    """A tokenizer of one token a character."""

    def encode_text(self, text: str) -> list[int]:
        return [ord(character) for character in text]


TOKENIZER: Any = Characters()
PREFIX = "a line of the prefix, long enough for two whole records of every preset\n" * 2
LINE = {"prefix_id": 0, "question": "Q:", "choices": [" yes", " no"], "answer": " no"}


def write(tmp_path: Path, *lines: Any) -> Path:
    path = tmp_path / "data.jsonl"
    texts = [line if isinstance(line, str) else json.dumps(line, ensure_ascii=False) for line in lines]
    path.write_text("".join(f"{text}\n" for text in texts))
    path.with_suffix(".prefixes.json").write_text(json.dumps([PREFIX]))
    return path


def test_a_question_is_what_follows_the_whole_records_of_its_prefix(tmp_path) -> None:
    task = _read(write(tmp_path, LINE, LINE), TOKENIZER, None)
    stored = task.prefixes[0]
    assert len(stored) % COMMON_TOKENS == 0
    assert len(PREFIX) - COMMON_TOKENS < len(stored) <= len(PREFIX)
    question = task.questions[1]
    assert "".join(map(chr, stored + question.tokens)) == PREFIX + "Q:"
    assert ["".join(map(chr, choice)) for choice in question.choices] == [" yes", " no"]
    assert question.answer == 1


def test_lines_end_where_json_lines_end_and_nowhere_else(tmp_path) -> None:
    odd = {**LINE, "question": "next line \u0085 and line separator \u2028 inside"}
    assert len(_read(write(tmp_path, odd, odd), TOKENIZER, None).questions) == 2


@pytest.mark.parametrize("bad", ["{", json.dumps({"prefix_id": 0}), json.dumps([1])])
def test_a_file_of_another_shape_is_refused_in_one_line(tmp_path, bad) -> None:
    with pytest.raises(BenchError, match="is not of the shape") as caught:
        _read(write(tmp_path, LINE, bad), TOKENIZER, None)
    assert "\n" not in str(caught.value)


def test_an_answer_that_is_no_choice_is_refused(tmp_path) -> None:
    with pytest.raises(BenchError, match="none of the choices"):
        _read(write(tmp_path, {**LINE, "answer": " maybe"}), TOKENIZER, None)


def test_fewer_questions_are_spread_evenly(tmp_path) -> None:
    lines = [{**LINE, "question": f"{number}:"} for number in range(10)]
    questions = _read(write(tmp_path, *lines), TOKENIZER, 5).questions
    assert [chr(question.tokens[-2]) for question in questions] == ["0", "2", "4", "6", "8"]


def test_the_projects_own_task_has_its_answer_in_the_prefix_and_among_the_choices() -> None:
    task = key_value_task(TOKENIZER, 12, num_pairs=20)
    assert len(task.questions) == 12
    for question in task.questions:
        text = "".join(map(chr, task.prefixes[question.prefix] + question.tokens))
        code = "".join(map(chr, question.choices[question.answer])).strip()
        name = text.rsplit("the code of ", 1)[1].removesuffix(" is")
        assert f"The code of {name} is {code}." in text
        assert len(set(question.choices)) == 4


def test_an_interval_is_of_paired_differences() -> None:
    assert paired_interval([True] * 50, [True] * 50) == (0.0, 0.0)
    low, high = paired_interval([True, False] * 50, [False, True] * 50)
    assert low < 0 < high
    low, high = paired_interval([True] * 90 + [False] * 10, [False] * 100)
    assert 0.8 < low < 0.9 < high < 1.0


def test_figures_count_what_was_right_against_full_attention() -> None:
    questions = tuple(Question(0, (1,), ((1,), (2,)), answer) for answer in (0, 1, 1, 0))
    task = Task("t", ((0,) * 64,), questions)
    full = [Outcome(choice, 64, 64, 1000) for choice in (0, 1, 1, 1)]
    part = [Outcome(choice, 16, 64, 250) for choice in (0, 0, 1, 1)]
    exact, some = _figures(task, {(EXACT, None): full, ("impress", 0.25): part})
    assert (exact["accuracy"], some["accuracy"]) == (0.75, 0.5)
    assert exact["drop_points"] == 0
    assert some["drop_points"] == 25
    assert some["agreement"] == 0.75
    assert some["rows_share"] == 0.25
    assert some["mb_read"] == pytest.approx(250e-6)
    assert some["right"] == "1010"
