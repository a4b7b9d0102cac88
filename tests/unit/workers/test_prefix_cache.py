"""Rows of prompts whose requests have ended: later requests reuse them, within a bound, and deletion drops them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import StoreConfig
from tests.support.every_case import SOME_TINY_ARCHITECTURES
from tests.support.tiny_models import TINY_VOCABULARY
from workers.engine import Engine
from workers.errors import WorkerError
from workers.plan.config import WorkerConfig
from workers.sharing.shared_prefixes import SharedPrefixes
from workers.turns.baton import Baton
from workers.turns.turn_order import Turn

NUM_NEW = 6
CHUNK = 64
LARGE = 2**28


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


DOCUMENTS = [draw(192, seed) for seed in range(3)]


def question(document: int, number: int) -> list[int]:
    return [*DOCUMENTS[document], *draw(10, 100 + number)]


@contextmanager
def open_engine(directory: str, path: Path, cache_bytes: int) -> Iterator[Engine]:
    config = StoreConfig(directory=str(path), disk_bytes=2**28, host_bytes=2**25, io_threads=2)
    with Engine(WorkerConfig(model=directory, preset="attentionstore"), config) as engine:
        engine._worker.shared = SharedPrefixes(cache_bytes)
        yield engine


def cache_of(engine: Engine) -> SharedPrefixes:
    return engine._worker.shared


def answer(engine: Engine, prompt: Sequence[int], num_new: int = NUM_NEW) -> tuple[list[int], int, int]:
    """Ask; return tokens, the prefix tokens that were not read, and the cached ones. Saved KV is stored on return."""
    tokens = list(engine.generate(prompt, num_new, stop_token_ids=()))
    assert engine.last_reply is not None and engine.store is not None
    assert engine.store.drain(30)
    reply = engine.last_reply
    return tokens, reply.bytes_shared // engine.facts.kv.token_bytes, reply.num_cached_tokens


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_a_later_request_has_the_rows_of_one_that_has_ended(
    architecture: str,
    tiny_model: Callable[[str], str],
    stock_model: Callable[[str], PreTrainedModel],
    tmp_path: Path,
) -> None:
    """A later request reuses computed rows, as far as the store has them, reads none, and gets transformers' tokens."""
    with open_engine(tiny_model(architecture), tmp_path, LARGE) as engine:
        for number in (0, 1, 1, 2):
            prompt = question(0, number)
            tokens, _, num_cached = answer(engine, prompt)
            ids = torch.tensor([prompt])
            with torch.inference_mode():
                out = stock_model(architecture).generate(
                    ids,
                    attention_mask=torch.ones_like(ids),
                    max_new_tokens=NUM_NEW,
                    do_sample=False,
                    eos_token_id=None,
                    pad_token_id=0,
                )
            assert tokens == out[0, len(prompt) :].tolist()
            assert num_cached == (192 if number else 0)
            assert engine.last_reply is not None
            assert engine.last_reply.bytes_from_host == engine.last_reply.bytes_from_disk == 0


def copied(engine: Engine, prompt: Sequence[int], *, keep: bool = True) -> int:
    """Tokens after the stored prefix that a request copied instead of computing. Its saved KV is stored on return."""
    list(engine.generate(prompt, NUM_NEW, stop_token_ids=(), keep=keep))
    assert engine.last_reply is not None and engine.store is not None
    assert engine.store.drain(30)
    return engine.last_reply.num_copied_tokens


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_a_prompt_computed_before_computes_only_its_new_tokens(
    architecture: str, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    """At least the last token is computed. Whole chunks come from the store, or are computed."""
    with open_engine(tiny_model(architecture), tmp_path, LARGE) as engine:
        prompt, widths = draw(166, 9), list[int]()
        assert copied(engine, prompt) == 0
        assert engine._worker.model is not None
        forward = engine._worker.model.forward_together

        def watched(tokens: torch.Tensor, *args: Any, **options: Any) -> torch.Tensor:
            widths.append(len(tokens))
            return forward(tokens, *args, **options)

        engine._worker.model.forward_together = watched  # type: ignore[method-assign]
        assert copied(engine, prompt) == 166 - 128 - 1
        assert copied(engine, [*prompt, 7, 8, 9]) == 166 - 128
        assert copied(engine, [*prompt[:136], 5, 6]) == 136 - 128
        assert copied(engine, [*prompt, *draw(64, 10)]) == 166 - 128
        passes = iter(widths)
        for num_new in (1, 3, 2, 64):
            assert [next(passes) for _ in range(NUM_NEW)] == [num_new] + [1] * (NUM_NEW - 1)


def test_the_turn_of_a_prompt_is_as_short_as_what_it_computes(
    tiny_model: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes, add_prefill = list[float](), Baton.add_prefill

    def watched(baton: Baton, size: float, request: int = 0) -> Turn:
        sizes.append(size)
        return add_prefill(baton, size, request)

    monkeypatch.setattr(Baton, "add_prefill", watched)
    with open_engine(tiny_model("llama"), tmp_path, LARGE) as engine:
        prompt = draw(166, 13)
        assert [copied(engine, [*prompt, token]) for token in (1, 2)] == [0, 166 - 128]
        assert copied(engine, [*prompt[:128], 3]) == 0
    assert sizes[1] == pytest.approx(sizes[2], rel=0.3), "one new token each"
    assert sizes[1] < sizes[0] / 50


def test_rows_of_a_prompt_that_is_not_to_be_stored_are_not_copied(
    tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path, LARGE) as engine:
        prompt = draw(50, 11)
        assert copied(engine, prompt, keep=False) == 0
        assert copied(engine, prompt, keep=False) == 0
        assert copied(engine, prompt) == 0
        assert copied(engine, prompt, keep=False) == 49


def test_rows_of_a_deleted_prompt_are_not_copied(tiny_model: Callable[[str], str], tmp_path: Path) -> None:
    """Rows of a request that began before and still runs are not copied either."""
    with open_engine(tiny_model("llama"), tmp_path, LARGE) as engine:
        prompt = draw(50, 12)
        running = engine.generate(prompt, NUM_NEW, stop_token_ids=())
        next(running)
        engine._worker.forget_prefixes()
        assert copied(engine, prompt, keep=False) == 0
        list(running)
        assert copied(engine, prompt, keep=False) == 0
        assert copied(engine, prompt) == 0
        engine._worker.forget_prefixes()
        assert copied(engine, prompt) == 0


def test_rows_are_given_up_in_the_order_of_their_last_use(tiny_model: Callable[[str], str], tmp_path: Path) -> None:
    with open_engine(tiny_model("llama"), tmp_path, LARGE) as engine:
        token_bytes = engine.facts.kv.token_bytes
        room = int(2.5 * 208 * token_bytes)
        engine._worker.shared = SharedPrefixes(room)
        for document in (0, 1):
            assert answer(engine, question(document, 0))[1:] == (0, 0)
        assert 2 * 202 * token_bytes <= cache_of(engine).cached_bytes <= room
        assert answer(engine, question(0, 1))[1:] == (192, 192), "document 0 is used again"
        assert answer(engine, question(2, 0))[1:] == (0, 0), "document 2 takes the place of document 1"
        assert cache_of(engine).cached_bytes <= room
        assert answer(engine, question(0, 2))[1:] == (192, 192)
        assert answer(engine, question(2, 1))[1:] == (192, 192)
        assert answer(engine, question(1, 1))[1:] == (0, 192), "document 1 is read from the store"
        assert cache_of(engine).cached_bytes <= room


def test_a_request_that_found_nearly_all_of_its_rows_is_not_held(
    tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path, LARGE) as engine:
        answer(engine, question(0, 0))
        held = cache_of(engine).cached_bytes
        for number in range(1, 4):
            answer(engine, question(0, number))
        assert cache_of(engine).cached_bytes == held
        longer = [*question(0, 0), *draw(CHUNK, 7)]
        answer(engine, longer)
        assert cache_of(engine).cached_bytes > held
        assert answer(engine, [*longer, 5])[1:] == (256, 256)


def test_what_is_deleted_is_held_no_longer(tiny_model: Callable[[str], str], tmp_path: Path) -> None:
    """A request that began before keeps nothing either."""
    with open_engine(tiny_model("llama"), tmp_path, LARGE) as engine:
        answer(engine, question(0, 0))
        assert cache_of(engine).cached_bytes > 0
        running = engine.generate(question(1, 0), NUM_NEW, stop_token_ids=())
        next(running)
        assert engine.store is not None
        engine.store.delete_tenant("")
        engine._worker.forget_prefixes()
        list(running)
        assert cache_of(engine).cached_bytes == 0
        assert answer(engine, question(0, 1))[1:] == (0, 0)


def test_a_prefix_that_the_store_does_not_have_is_not_found_here(
    tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path, LARGE) as engine:
        answer(engine, question(0, 0))
        assert engine.store is not None
        assert engine.store.delete_tenant("") > 0
        assert answer(engine, question(0, 1))[1:] == (0, 0)


def test_a_prompt_that_was_not_computed_to_its_end_is_not_held(
    tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path, LARGE) as engine:
        assert engine._worker.model is not None
        forward = engine._worker.model.forward_together

        def aborted(*args: object, **options: object) -> torch.Tensor:
            (number,) = engine._worker._requests
            engine._worker.abort(number)
            return forward(*args, **options)  # type: ignore[arg-type]

        engine._worker.model.forward_together = aborted  # type: ignore[method-assign, assignment]
        with pytest.raises(WorkerError, match="aborted"):
            answer(engine, question(0, 0))
        assert cache_of(engine).cached_bytes == 0


def test_without_room_nothing_is_held(tiny_model: Callable[[str], str], tmp_path: Path) -> None:
    with open_engine(tiny_model("llama"), tmp_path, 0) as engine:
        answer(engine, question(0, 0))
        assert cache_of(engine).cached_bytes == 0
        assert answer(engine, question(0, 1))[1:] == (0, 192)
