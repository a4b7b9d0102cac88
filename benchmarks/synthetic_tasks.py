"""The project's own questions over long prefixes, of adjustable difficulty: no data needed, every text composed here.

*key-value*: "The code of K is V." many times, then for one of them: a needle among its likes. Harder with more pairs.

*needle*: facts of the same form, hidden at a chosen depth in a text about something else. Harder with more distractors:
facts that nobody asks for.

*labels*: words and what they are, as examples; then another word. Harder with words in texts of more sentences.

The same arguments make the same text, everywhere. Four or five choices a question, all of them from the prefix, so
that knowing the form of an answer is worth one in four or five.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

TASK_NAMES = ("key-value", "labels", "needle")
#: Facts of one needle prefix that are asked for, once each.
NEEDLES_PER_PREFIX = 10
_CHOICES = 4
_KEY_VALUE_PREFIXES = 3
#: Words of one labels prefix that are asked for and are no examples.
WORDS_PER_PREFIX = 20
_MAX_SENTENCES = 3
#: What stands at a prefix's end may belong to no whole record: then it is not stored but computed with the question,
#: and every preset attends to it. So nothing is asked that stands in its last pairs or sentences.
_UNASKED_PAIRS = 8
_CLOSING_SENTENCES = 4

_TREES = (
    "alder", "apple", "ash", "aspen", "beech", "birch", "cedar", "cherry", "chestnut", "cypress", "elm", "fir",
    "hawthorn", "hazel", "juniper", "larch", "linden", "maple", "oak", "pine", "poplar", "rowan", "spruce", "willow",
)  # fmt: skip
_STONES = ("agate", "basalt", "chalk", "flint", "gneiss", "jasper", "marble", "onyx", "opal", "pumice", "quartz")
_METALS = ("brass", "bronze", "cobalt", "copper", "iron", "lead", "nickel", "silver", "steel", "tin", "zinc")
_MAX_PAIRS = len(_TREES) * len(_STONES + _METALS)

_TOWNS = tuple(
    first + second
    for first in ("Arn", "Bel", "Corm", "Dun", "Esk", "Fal", "Hol", "Kel", "Lor", "Mar", "Nor", "Pel", "Tam", "Wes")
    for second in ("bury", "combe", "field", "ford", "holt", "mere", "stead", "wick")
)
_THINGS = ("anchor", "bell", "compass", "flag", "lantern", "ledger", "mirror", "seal")
_MAX_DISTRACTORS = 300
_KINDS = {"tree": _TREES, "stone": _STONES, "metal": _METALS, "town": _TOWNS[::4], "thing": _THINGS}

_TIMES = (
    "Early in the morning", "After the rain", "On market days", "Towards evening", "In the first warm week",
    "When the mill stood still", "Before the harvest", "Late in the autumn", "Once the ferry had gone",
)  # fmt: skip
_PEOPLE = (
    "the baker", "an old carpenter", "the ferryman", "two gardeners", "the schoolteacher", "a travelling clockmaker",
    "the beekeeper", "some of the children", "the miller's daughter", "a quiet shepherd", "the weavers",
)  # fmt: skip
_DEEDS = (
    "carried", "mended", "painted", "forgot", "admired", "searched for", "talked about", "put away", "paid for",
    "measured", "drew", "hid",
)  # fmt: skip
_OBJECTS = (
    "a basket of pears", "the broken fence", "three wooden chairs", "a sack of barley", "the red wheelbarrow",
    "a map of the hills", "the long ladder", "a pot of honey", "some woollen blankets", "the smallest boat",
    "a pair of boots", "the garden gate",
)  # fmt: skip
_PLACES = (
    "by the river", "behind the barn", "under the bridge", "near the orchard", "at the edge of the wood",
    "beside the well", "across the meadow", "in front of the inn", "along the dusty road", "on the hillside",
)  # fmt: skip
_REMARKS = (
    "and nobody minded", "as their neighbours had done before", "which took longer than expected",
    "while the dogs slept in the sun", "before it got dark", "although the wind was cold",
    "and then there was soup for all", "without saying why", "as if there were no hurry in the world",
)  # fmt: skip

#: Least and greatest.
_DIFFICULTIES = {
    "key-value": (_UNASKED_PAIRS + _CHOICES, _MAX_PAIRS),
    "labels": (0, _MAX_SENTENCES),
    "needle": (0, _MAX_DISTRACTORS),
}


class TextQuestion(NamedTuple):
    """What is asked behind a prefix, by its number. `answer` is one of the choices."""

    prefix: int
    question: str
    choices: Sequence[str]
    answer: str


@dataclass(frozen=True, slots=True)
class Texts:
    """A data set as text."""

    name: str
    prefixes: Sequence[str]
    questions: Sequence[TextQuestion]


@dataclass(frozen=True, slots=True, kw_only=True)
class SyntheticTask:
    """A task and how hard it is. Raises ValueError for what cannot be composed; None stands for the task's default."""

    name: str = "key-value"
    #: key-value: pairs of a prefix; labels: sentences of the text that names each word, 0 for the word alone; needle:
    #: distractors of a prefix.
    difficulty: int | None = None
    #: needle: where the facts stand, 0 for the beginning and 1 for the end; None: everywhere, evenly.
    depth: float | None = None
    #: labels, needle: length of a prefix, about; whole examples or sentences.
    prefix_tokens: int | None = None

    def __post_init__(self) -> None:
        if self.name not in TASK_NAMES:
            raise ValueError(f"task {self.name!r} is none of {', '.join(TASK_NAMES)}")
        if self.name != "needle" and self.depth is not None:
            raise ValueError("a depth belongs to the needle task")
        if self.name == "key-value" and self.prefix_tokens is not None:
            raise ValueError("prefix tokens belong to the other tasks; pairs make the key-value task long")
        least, most = _DIFFICULTIES[self.name]
        if self.difficulty is not None and not least <= self.difficulty <= most:
            raise ValueError(f"the difficulty of {self.name} is {least} to {most}, not {self.difficulty}")
        if self.depth is not None and not 0 <= self.depth <= 1:
            raise ValueError(f"a depth is 0 (the beginning) to 1 (the end), not {self.depth}")

    def compose(self, num_questions: int | None, count_tokens: Callable[[str], int]) -> Texts:
        """`num_questions`: None for the task's own number. `count_tokens`: of a sentence, by the model's tokenizer."""
        if self.name == "key-value":
            return key_value(num_questions or 120, self.difficulty or 220)
        if self.name == "labels":
            return labels(num_questions or 60, self.difficulty or 0, self.prefix_tokens or 3000, count_tokens)
        distractors = 10 if self.difficulty is None else self.difficulty
        return needle(num_questions or 60, distractors, self.depth, self.prefix_tokens or 3000, count_tokens)


def key_value(num_questions: int, num_pairs: int) -> Texts:
    """Codes of names, three prefixes of them; every key of a prefix is asked for once before any is asked for again."""
    draw = random.Random(20)
    questions: list[TextQuestion] = []
    prefixes = []
    for prefix, wanted in enumerate(_shares(num_questions, _KEY_VALUE_PREFIXES)):
        keys = draw.sample([f"{first} {second}" for first, second in product(_TREES, _STONES + _METALS)], num_pairs)
        codes = dict(zip(keys, map(str, draw.sample(range(100, 1000), num_pairs)), strict=True))
        prefixes.append("".join(f"The code of {key} is {code}.\n" for key, code in codes.items()))
        asked = draw.sample(keys[:-_UNASKED_PAIRS], num_pairs - _UNASKED_PAIRS)
        for number in range(wanted):
            key = asked[number % len(asked)]
            choices = _choices(draw, codes[key], list(codes.values()))
            questions.append(TextQuestion(prefix, f"Again: the code of {key} is", choices, f" {codes[key]}"))
    return Texts("key-value", prefixes, questions)


def labels(num_questions: int, num_sentences: int, prefix_tokens: int, count_tokens: Callable[[str], int]) -> Texts:
    """Words and their kinds, as many prefixes as the questions need; a word asked for is no example of its prefix."""
    draw = random.Random(22)
    kind_of = {word: kind for kind, words in _KINDS.items() for word in words}
    questions: list[TextQuestion] = []
    prefixes = []
    for prefix in range(-(-num_questions // WORDS_PER_PREFIX)):
        words = draw.sample(list(kind_of), len(kind_of))
        asked, shown = words[:WORDS_PER_PREFIX], words[WORDS_PER_PREFIX:]
        text, num_tokens = "", 0
        while num_tokens < prefix_tokens:
            for word in draw.sample(shown, len(shown)):
                example = f"{_naming(draw, word, num_sentences)} {kind_of[word]}\n\n"
                text, num_tokens = text + example, num_tokens + count_tokens(example)
                if num_tokens >= prefix_tokens:
                    break
        prefixes.append(text)
        for word in asked[: num_questions - len(questions)]:
            question = _naming(draw, word, num_sentences)
            questions.append(TextQuestion(prefix, question, [f" {kind}" for kind in _KINDS], f" {kind_of[word]}"))
    return Texts("labels", prefixes, questions)


def needle(
    num_questions: int,
    num_distractors: int,
    depth: float | None,
    prefix_tokens: int,
    count_tokens: Callable[[str], int],
) -> Texts:
    """Facts in filler, as many prefixes as the questions need. Distractors stand anywhere."""
    draw = random.Random(21)
    questions: list[TextQuestion] = []
    prefixes = []
    for prefix in range(-(-num_questions // NEEDLES_PER_PREFIX)):
        num_facts = NEEDLES_PER_PREFIX + num_distractors
        subjects = draw.sample([f"{thing} of {town}" for thing, town in product(_THINGS, _TOWNS)], num_facts)
        rooms = dict(zip(subjects, map(str, draw.sample(range(100, 1000), num_facts)), strict=True))
        facts = [f"The {subject} is kept in room {room}." for subject, room in rooms.items()]
        body = _filler(draw, prefix_tokens - sum(map(count_tokens, facts)), count_tokens)
        end = max(0, len(body) - _CLOSING_SENTENCES)
        places = _places(depth, end) + [draw.randint(0, end) for _ in range(num_distractors)]
        prefixes.append(_paragraphs(_with_facts(body, sorted(zip(places, facts, strict=True)))))
        wanted = min(NEEDLES_PER_PREFIX, num_questions - len(questions))
        for subject in draw.sample(subjects[:NEEDLES_PER_PREFIX], wanted):
            choices = _choices(draw, rooms[subject], list(rooms.values()))
            questions.append(
                TextQuestion(prefix, f"Again: the {subject} is kept in room", choices, f" {rooms[subject]}")
            )
    return Texts("needle", prefixes, questions)


def _shares(total: int, parts: int) -> list[int]:
    return [total // parts + (part < total % parts) for part in range(parts)]


def _choices(draw: random.Random, right: str, values: Sequence[str]) -> list[str]:
    others = draw.sample([value for value in values if value != right], _CHOICES - 1)
    choices = [f" {value}" for value in (*others, right)]
    draw.shuffle(choices)
    return choices


def _places(depth: float | None, end: int) -> list[int]:
    """Before which sentence each needle stands: evenly up to `end`, or around a depth, a sentence between two."""
    if depth is None:
        return [round((number + 0.5) / NEEDLES_PER_PREFIX * end) for number in range(NEEDLES_PER_PREFIX)]
    first = round(depth * end) - NEEDLES_PER_PREFIX // 2
    first = max(0, min(first, end - NEEDLES_PER_PREFIX + 1))
    return [min(end, first + number) for number in range(NEEDLES_PER_PREFIX)]


def _naming(draw: random.Random, word: str, num_sentences: int) -> str:
    """The word alone, or in one of some sentences; up to where its kind follows."""
    if not num_sentences:
        return f"Word: {word}\nKind:"
    sentences = [_sentence(draw) for _ in range(num_sentences)]
    sentences[draw.randrange(num_sentences)] = _sentence(draw, f"the {word}")
    return f"Text: {' '.join(sentences)}\nTopic:"


def _sentence(draw: random.Random, something: str = "") -> str:
    return (
        f"{draw.choice(_TIMES)} {draw.choice(_PEOPLE)} {draw.choice(_DEEDS)} {something or draw.choice(_OBJECTS)} "
        f"{draw.choice(_PLACES)}, {draw.choice(_REMARKS)}."
    )


def _filler(draw: random.Random, num_tokens: int, count_tokens: Callable[[str], int]) -> list[str]:
    """Sentences without a number, a room or a town; a few even where there is no room for them."""
    sentences: list[str] = []
    while num_tokens > 0 or len(sentences) < NEEDLES_PER_PREFIX + _CLOSING_SENTENCES:
        sentences.append(_sentence(draw))
        num_tokens -= count_tokens(sentences[-1])
    return sentences


def _with_facts(body: Sequence[str], facts: Sequence[tuple[int, str]]) -> Iterator[str]:
    """`facts`: before which sentence, and what; by place."""
    done = 0
    for place, fact in facts:
        yield from body[done:place]
        yield fact
        done = place
    yield from body[done:]


def _paragraphs(sentences: Iterator[str]) -> str:
    """Seven sentences a line; ends in a line break, so that a question changes no token of the prefix."""
    text = list(sentences)
    return "".join(" ".join(text[start : start + 7]) + "\n" for start in range(0, len(text), 7))
