"""KV of decoded tokens is stored in whole chunks: the next turn of a chat loads it, and its tokens are exact."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import StoreConfig, StoreUnreachable
from tests.support.lagging_device import LaggingDevice
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device.device import Device
from workers.engine import Engine, EngineReply
from workers.model.stock_model import Model, load_model
from workers.plan.config import WorkerConfig

TinyModel = Callable[[str], str]
StockModel = Callable[[str], PreTrainedModel]
CHUNK = 64
WAIT_S = 30.0


def tokens_of(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


@contextmanager
def open_engine(
    directory: str, store: Path, preset: str = "attentionstore", device: Device | None = None
) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**24, io_threads=2)
    model: Model | None = load_model(directory, "float32", device) if device is not None else None
    with Engine(WorkerConfig(model=directory, preset=preset), config, device=device, model=model) as engine:
        yield engine


def ask(engine: Engine, prompt: Sequence[int], num_new: int, **settings: object) -> tuple[list[int], EngineReply]:
    """Ask; return tokens and reply. Stored KV is visible on return."""
    tokens = list(engine.generate(prompt, num_new, stop_token_ids=(), **settings))
    assert engine.store is not None and engine.last_reply is not None
    assert engine.store.drain(WAIT_S)
    return tokens, engine.last_reply


def is_right(stock: PreTrainedModel, prompt: Sequence[int], answer: Sequence[int]) -> bool:
    """Whether each token of the answer is the best one for stock transformers over the whole conversation.

    Then the tokens are those of its greedy `generate`.
    """
    with torch.inference_mode():
        logits_TV = stock(torch.tensor([[*prompt, *answer]])).logits[0]
    return logits_TV[len(prompt) - 1 : -1].argmax(-1).tolist() == list(answer)


def num_stored(engine: Engine, tokens: Sequence[int]) -> int:
    assert engine.store is not None
    return CHUNK * len(engine.store.inventory.match(tokens))


@pytest.mark.parametrize("architecture", ["llama", "falcon", "gemma3"])
def test_every_turn_of_a_chat_is_exact_and_computes_what_is_new_to_a_chunk(
    architecture: str, tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    stock, conversation, known = stock_model(architecture), list[int](), 0
    with open_engine(tiny_model(architecture), tmp_path) as engine:
        for turn, (num_message, num_answer) in enumerate([(20, 60), (70, 66), (9, 5), (64, 30)]):
            conversation += tokens_of(num_message, 100 + turn)
            answer, reply = ask(engine, conversation, num_answer)
            assert is_right(stock, conversation, answer)
            assert reply.num_cached_tokens == known
            num_prompt = len(conversation)
            conversation += answer
            known = (len(conversation) - 1) // CHUNK * CHUNK  # the last token has no KV
            assert num_stored(engine, conversation) == known
            assert reply.num_stored_answer_tokens == max(0, known - num_prompt)
            assert reply.num_stored_chunks == (known - reply.num_cached_tokens) // CHUNK
        assert engine.store is not None
        assert engine.store.stats().counters.skipped_failed_chunks == 0
    with open_engine(tiny_model(architecture), tmp_path) as engine:  # then from disk
        conversation += tokens_of(7, 3)
        answer, reply = ask(engine, conversation, 8)
        assert reply.num_cached_tokens == known
        assert is_right(stock, conversation, answer)


def test_the_last_token_of_an_answer_is_not_taken_for_stored(tiny_model: TinyModel, tmp_path: Path) -> None:
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        for seed, (num_prompt, num_new) in enumerate(
            [(63, 1), (63, 2), (64, 1), (64, 64), (64, 65), (65, 63), (65, 64)]
        ):
            prompt = tokens_of(num_prompt, 300 + seed)
            answer, reply = ask(engine, prompt, num_new)
            computed = num_prompt + num_new - 1
            assert num_stored(engine, [*prompt, *answer]) == computed // CHUNK * CHUNK
            assert reply.num_stored_answer_tokens == max(0, computed // CHUNK * CHUNK - num_prompt)


def test_an_answer_that_is_stored_already_is_not_stored_again_and_its_continuation_is(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    prompt = tokens_of(150, 2)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        short, reply = ask(engine, prompt, 45)
        assert (reply.num_stored_chunks, reply.num_stored_answer_tokens) == (3, 192 - 150)
        again, reply = ask(engine, prompt, 45)
        assert (again, reply.num_stored_chunks, reply.num_stored_answer_tokens) == (short, 0, 0)
        long, reply = ask(engine, prompt, 110)
        assert long[:45] == short
        assert (reply.num_stored_chunks, reply.num_stored_answer_tokens) == (1, CHUNK)
        assert num_stored(engine, [*prompt, *long]) == 256


def test_an_answer_that_a_stop_token_ends_is_stored_up_to_it(tiny_model: TinyModel, tmp_path: Path) -> None:
    prompt = tokens_of(60, 3)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        whole, _ = ask(engine, prompt, 40, keep=False)
        first = next(number for number, token in enumerate(whole) if number > 10 and token not in whole[:number])
        answer = list(engine.generate(prompt, 40, stop_token_ids=(whole[first],)))
        assert answer == whole[: first + 1]
        assert engine.store is not None and engine.store.drain(WAIT_S)
        assert num_stored(engine, [*prompt, *whole]) == (60 + first) // CHUNK * CHUNK


def test_nothing_is_stored_of_an_answer_that_is_not_to_be_kept_or_was_computed_over_a_part(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    prompt = tokens_of(130, 4)
    with open_engine(tiny_model("llama"), tmp_path, "runahead") as engine:
        answer, reply = ask(engine, prompt, 70, keep=False)
        assert (reply.num_stored_chunks, reply.num_stored_answer_tokens) == (0, 0)
        ask(engine, prompt, 1)
        for kv_budget in (0.5, 1.0):
            other, reply = ask(engine, prompt, 70, kv_budget=kv_budget)
            assert reply.num_cached_tokens == 128 and reply.selection is not None
            assert (reply.num_stored_chunks, reply.num_stored_answer_tokens) == (0, 0)
            assert num_stored(engine, [*prompt, *other]) == 128
        assert num_stored(engine, [*prompt, *answer]) == 128


def test_answers_in_a_store_of_coded_rows_are_for_requests_with_a_budget(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    prompt = tokens_of(100, 5)
    with open_engine(tiny_model("llama"), tmp_path, "runahead?bits=4") as engine:
        answer, reply = ask(engine, prompt, 40)
        assert reply.num_stored_answer_tokens == 128 - 100
        longer = [*prompt, *answer, *tokens_of(9, 6)]
        told, reply = ask(engine, longer, 8)
        assert reply.num_cached_tokens == 0
        assert is_right(stock_model("llama"), longer, told)
        ask(engine, longer, 8, kv_budget=1.0)
        assert engine.last_reply is not None
        assert (engine.last_reply.num_cached_tokens, engine.last_reply.row_codec) == (128, "rotated-4")


def test_a_reordering_store_takes_answers_after_prompts_and_stays_exact(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    conversation, stock = tokens_of(140, 7), stock_model("llama")
    with open_engine(tiny_model("llama"), tmp_path, "runahead") as engine:
        for _ in range(3):
            answer, _ = ask(engine, conversation, 40)
            assert is_right(stock, conversation, answer)
            conversation += answer
            assert engine.store is not None
            engine.store.rewrite_all()
        answer, reply = ask(engine, conversation, 8)
        assert reply.num_cached_tokens == (len(conversation) - 1) // CHUNK * CHUNK
        assert is_right(stock, conversation, answer)


def test_on_a_device_that_computes_by_itself_decoded_rows_are_saved_when_they_are_there(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    stock, conversation = stock_model("llama"), tokens_of(100, 8)
    with open_engine(tiny_model("llama"), tmp_path, device=LaggingDevice(1, 0.2)) as engine:
        for num_answer in (50, 9):
            answer, reply = ask(engine, conversation, num_answer)
            assert is_right(stock, conversation, answer)
            conversation += [*answer, *tokens_of(5, 9)]
        assert (reply.num_cached_tokens, reply.num_stored_answer_tokens) == (128, 0)


def test_requests_that_decode_together_store_each_its_own_answer(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    prompts = [tokens_of(50 + 10 * number, 20 + number) for number in range(4)]
    stock = stock_model("llama")
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        running = [engine.generate(prompt, 40, stop_token_ids=()) for prompt in prompts]
        answers: list[list[int]] = [[] for _ in prompts]
        for _ in range(41):
            for tokens, answer in zip(running, answers, strict=True):
                answer += [token for token in [next(tokens, None)] if token is not None]
        assert engine.store is not None and engine.store.drain(WAIT_S)
        for prompt, answer in zip(prompts, answers, strict=True):
            assert is_right(stock, prompt, answer)
            longer = [*prompt, *answer, 9]
            told, reply = ask(engine, longer, 6)
            assert reply.num_cached_tokens == (len(longer) - 2) // CHUNK * CHUNK
            assert is_right(stock, longer, told)


def test_an_answer_that_is_left_early_stores_nothing_wrong(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    prompt, stock = tokens_of(60, 10), stock_model("llama")
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        tokens = engine.generate(prompt, 100, stop_token_ids=())
        taken = [next(tokens) for _ in range(30)]
        tokens.close()
        longer = [*prompt, *taken, *tokens_of(50, 11)]
        answer, reply = ask(engine, longer, 8)
        assert is_right(stock, longer, answer)
        assert reply.num_stored_chunks == 2
        assert not engine.store or not engine.store.placements._claims


def test_a_worker_that_is_closed_meanwhile_stores_no_answer_and_fails_no_request(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    prompt = tokens_of(70, 13)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        tokens = engine.generate(prompt, 60, stop_token_ids=())
        answer = [next(tokens), next(tokens)]  # at the second token the prompt is being saved
        engine._worker._saving.close()
        answer += tokens
        assert engine.store is not None and engine.store.drain(WAIT_S)
        assert (len(answer), num_stored(engine, [*prompt, *answer])) == (60, CHUNK)


def test_a_store_that_fails_costs_the_answer_its_chunks_and_not_the_request(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt = tokens_of(100, 12)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        client = engine._worker.store

        def fail(*_: object) -> tuple[int, int]:
            raise StoreUnreachable("the store ended")

        with monkeypatch.context() as patch:
            patch.setattr(client, "append", fail)
            answer, reply = ask(engine, prompt, 60)
        assert is_right(stock_model("llama"), prompt, answer)
        assert (reply.num_stored_chunks, reply.num_stored_answer_tokens) == (1, 0)
        assert num_stored(engine, [*prompt, *answer]) == CHUNK
