"""Which chunks of a request have which of their rows. Knows positions and places, neither rows nor threads."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from runahead.vllm.chunk_pool import ChunkPool


@dataclass(slots=True)
class Course:
    """What the writing thread has found of a request's chunks; shared with the engine's thread."""

    #: A chunk is not stored, so no later one can be.
    has_failed: bool = False


@dataclass(frozen=True, slots=True)
class FullChunks:
    """Neighbouring chunks of a request, all of whose rows are in the pool."""

    #: Of the request, up to the last token of the chunks.
    token_ids: tuple[int, ...]
    token_start: int
    #: In the pool, of each chunk.
    places: tuple[int, ...]
    course: Course


@dataclass(slots=True)
class Filling:
    """The chunks of one request.

    Rows come in the order of positions. After a preemption vLLM computes from an earlier position on: what was there
    of that position and later is dropped, since it is of another course of the request. A chunk that has lost a row is
    never full, and chunks after it are not kept: the service takes no chunk without those before it.
    """

    pool: ChunkPool
    #: Of the first tokens of the request, a multiple of the chunk: not wanted, for the service has them.
    held_tokens: int
    token_ids: list[int] = field(default_factory=list)
    course: Course = field(default_factory=Course)
    #: By number of the chunk in the request, neighbours; those before are written, or were computed by another request.
    _places: dict[int, int] = field(default_factory=dict)
    #: Of the chunks in `_places`, rows before this position are there.
    _next_token: int = 0
    is_given_up: bool = False

    def wanted(self, token_start: int, token_end: int) -> range:
        """Of tokens that are about to be computed, those whose rows belong in the pool; their chunks have places."""
        chunk = self.pool.chunk_tokens
        is_new_course = token_start > self._next_token
        self._drop([number for number in self._places if is_new_course or number * chunk > token_start])
        self._next_token = token_start
        if self.is_given_up or self.course.has_failed:
            self.give_up()
            return range(0)
        first = token_start if token_start // chunk in self._places else -(-token_start // chunk) * chunk
        if first > token_start and first > self.held_tokens:
            self.give_up()
            return range(0)
        first = max(first, self.held_tokens)
        for number in range(first // chunk, -(-token_end // chunk)):
            if number not in self._places and not self._allocate(number):
                self.is_given_up = True
                token_end = number * chunk
                break
        return range(first, max(first, token_end))

    def slots(self, tokens: range) -> list[int]:
        """In the pool, of wanted tokens."""
        chunk = self.pool.chunk_tokens
        return [self._places[token // chunk] * chunk + token % chunk for token in tokens]

    def came(self, token_end: int) -> None:
        """The wanted rows before this position are in the pool."""
        self._next_token = token_end

    def take_full(self, most: int) -> FullChunks | None:
        """At most so many chunks whose tokens are known and whose rows are all there; the caller frees their places."""
        chunk = self.pool.chunk_tokens
        num_full = min(self._next_token, len(self.token_ids)) // chunk
        numbers = sorted(number for number in self._places if number < num_full)[:most]
        if not numbers:
            return None
        places = tuple(self._places.pop(number) for number in numbers)
        self.held_tokens = (numbers[-1] + 1) * chunk
        return FullChunks(tuple(self.token_ids[: self.held_tokens]), numbers[0] * chunk, places, self.course)

    def give_up(self) -> None:
        """No rows are wanted from now on; chunks that are not full by now never are."""
        self.is_given_up = True
        chunk = self.pool.chunk_tokens
        self._drop([number for number in self._places if (number + 1) * chunk > self._next_token])

    def end(self) -> None:
        self._drop(list(self._places))

    def _allocate(self, number: int) -> bool:
        place = self.pool.allocate()
        if place is not None:
            self._places[number] = place
        return place is not None

    def _drop(self, numbers: Sequence[int]) -> None:
        self.pool.free([self._places.pop(number) for number in numbers])
