"""The project's own tasks: every answer stands in the stored part of its prefix, as deep as asked for."""

import re
from itertools import pairwise

import pytest

from benchmarks.preset_engines import COMMON_TOKENS
from benchmarks.synthetic_tasks import NEEDLES_PER_PREFIX, SyntheticTask, TextQuestion, Texts

FACT = re.compile(r"The (\w+ of \w+) is kept in room (\d+)\.")
#: A token is a character in these tests.
LENGTH = 12_000


def compose(num_questions: int | None, **task: object) -> Texts:
    return SyntheticTask(**task).compose(num_questions, len)  # type: ignore[arg-type]


def needle(num_questions: int, **task: object) -> Texts:
    return compose(num_questions, name="needle", prefix_tokens=LENGTH, **task)


def fact_of(texts: Texts, question: TextQuestion) -> str:
    """The sentence of the prefix that answers."""
    asked = question.question.removeprefix("Again: t")
    return f"T{asked}{question.answer}."


def stored(prefix: str) -> str:
    """What whole records hold."""
    return prefix[: len(prefix) // COMMON_TOKENS * COMMON_TOKENS]


@pytest.mark.parametrize(
    "texts",
    [
        compose(12, name="key-value", difficulty=20),
        compose(60, name="key-value", difficulty=12),
        needle(12, difficulty=0),
        needle(12, difficulty=30, depth=1.0),
        needle(12, depth=0.0),
    ],
    ids=lambda texts: texts.name,
)
def test_the_answer_stands_once_in_the_stored_prefix_and_among_four_choices(texts: Texts) -> None:
    for question in texts.questions:
        prefix = texts.prefixes[question.prefix]
        fact = fact_of(texts, question)
        assert prefix.count(fact) == 1
        assert fact in stored(prefix)
        assert len(set(question.choices)) == 4
        assert question.answer in question.choices
        assert all(choice.strip() in prefix for choice in question.choices)


@pytest.mark.parametrize("task", ["key-value", "labels", "needle"])
def test_as_many_questions_as_asked_for_and_the_same_every_time(task: str) -> None:
    for wanted in (1, 7, 25):
        first, second = compose(wanted, name=task), compose(wanted, name=task)
        assert len(first.questions) == wanted
        assert first == second


def test_prefixes_differ() -> None:
    for texts in (compose(6, name="key-value"), compose(60, name="labels"), needle(30)):
        assert len(set(texts.prefixes)) == len(texts.prefixes) == 3


def test_more_pairs_make_more_likes() -> None:
    prefix = compose(3, name="key-value", difficulty=300).prefixes[0]
    pairs = re.findall(r"The code of (\w+ \w+) is (\d+)\.\n", prefix)
    assert len(pairs) == len(dict(pairs)) == len({code for _, code in pairs}) == 300


def test_no_key_is_asked_for_twice_before_all_have_been() -> None:
    questions = compose(60, name="key-value", difficulty=30).questions
    assert len({question.question for question in questions if question.prefix == 0}) == 20


@pytest.mark.parametrize("sentences", [0, 1, 3])
def test_a_word_to_be_labelled_is_no_example_and_every_label_has_some(sentences: int) -> None:
    texts = compose(45, name="labels", difficulty=sentences, prefix_tokens=LENGTH)
    assert len(texts.prefixes) == 3
    for question in texts.questions:
        prefix = texts.prefixes[question.prefix]
        assert all(prefix.count(f":{choice}\n\n") > 3 for choice in question.choices)
        assert question.answer in question.choices
        assert question.question.count(".") == sentences
        if not sentences:
            word = question.question.removeprefix("Word: ").removesuffix("\nKind:")
            assert word not in re.findall(r"Word: (\w+)\n", prefix)
    assert LENGTH <= len(texts.prefixes[0]) < LENGTH + 500


@pytest.mark.parametrize("distractors", [0, 1, 25])
def test_distractors_are_facts_of_the_same_form_about_other_things(distractors: int) -> None:
    texts = needle(20, difficulty=distractors)
    for prefix in texts.prefixes:
        facts = FACT.findall(prefix)
        assert len(facts) == len(dict(facts)) == len({room for _, room in facts}) == NEEDLES_PER_PREFIX + distractors
        filler = FACT.sub("", prefix)
        assert not re.search(r"\d|room", filler)


@pytest.mark.parametrize("depth", [0.0, 0.25, 0.5, 0.9, 1.0])
def test_needles_stand_around_their_depth(depth: float) -> None:
    texts = needle(20, difficulty=5, depth=depth)
    places = []
    for question in texts.questions:
        prefix = texts.prefixes[question.prefix]
        places.append(prefix.index(fact_of(texts, question)) / len(prefix))
    assert max(places) - min(places) < 0.15
    assert sum(places) / len(places) == pytest.approx(min(max(depth, 0.07), 0.9), abs=0.06)


def test_without_a_depth_needles_stand_everywhere() -> None:
    texts = needle(NEEDLES_PER_PREFIX, difficulty=0)
    prefix = texts.prefixes[0]
    places = sorted(prefix.index(fact_of(texts, question)) / len(prefix) for question in texts.questions)
    assert places[0] < 0.1
    assert places[-1] > 0.8
    assert all(later - earlier < 0.15 for earlier, later in pairwise(places))


@pytest.mark.parametrize("length", [4_000, 30_000])
def test_a_needle_prefix_is_about_as_long_as_asked_for(length: int) -> None:
    (prefix,) = compose(5, name="needle", prefix_tokens=length).prefixes
    assert length <= len(prefix) < length + 400


def test_prefixes_end_in_a_line_break_so_that_questions_change_no_token_of_them() -> None:
    for texts in (compose(3, name="key-value"), needle(3)):
        assert all(prefix.endswith(".\n") for prefix in texts.prefixes)


@pytest.mark.parametrize(
    "task",
    [
        {"name": "riddle"},
        {"name": "key-value", "depth": 0.5},
        {"name": "labels", "depth": 0.5},
        {"name": "labels", "difficulty": 4},
        {"name": "key-value", "prefix_tokens": 2000},
        {"name": "key-value", "difficulty": 11},
        {"name": "key-value", "difficulty": 10_000},
        {"name": "needle", "difficulty": -1},
        {"name": "needle", "depth": 1.01},
    ],
)
def test_what_cannot_be_composed_is_refused(task: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"task|pairs|difficulty|depth"):
        compose(1, **task)
