"""The whole service over gRPC: a real process, a real Ray, two workers, a tiny model."""

import threading
import time
from collections.abc import Callable, Sequence

import pytest
from served_model import EOS_STEP, Reply, ServedModel, ask, ids_prompt, random_prompt

from benchmarks.fixtures.tiny_model import POSITIONS
from cluster.client import Client
from protos.runahead.v1 import runahead_pb2 as pb

pytestmark = pytest.mark.service

LONG_TOKENS = 3000
TEXT = "the quick brown fox jumps over the lazy dog, then a chain of workers computes the rest. " * 2


def wait_until(condition: Callable[[], bool], timeout_s: float = 60.0) -> None:
    deadline = time.monotonic() + timeout_s
    while not condition():
        assert time.monotonic() < deadline, "the condition did not become true in time"
        time.sleep(0.05)


def endless_request(request_id: str, prompt: Sequence[int]) -> pb.GenerateRequest:
    return pb.GenerateRequest(
        request_id=request_id, prompt=ids_prompt(prompt), max_new_tokens=LONG_TOKENS, ignore_eos=True, do_not_store=True
    )


def test_a_cold_prompt_over_two_workers_and_the_same_prompt_from_memory_are_both_exact(
    client: Client, model: ServedModel
) -> None:
    prompt = random_prompt(1, 300)
    cold = ask(client, prompt, 16)
    model.assert_exact(prompt, cold.token_ids)
    assert len(cold.token_ids) == 16
    assert cold.complete.finish_reason == pb.FINISH_REASON_LENGTH
    assert (cold.stats.prompt_tokens, cold.stats.cached_tokens, cold.stats.computed_tokens) == (300, 0, 300)
    assert (cold.stats.workers, cold.stats.generated_tokens, cold.stats.exact) == (2, 16, True)
    cuts = list(cold.stats.partition_cuts)
    assert (cuts[0], len(cuts), cuts[-1]) == (0, 3, 300)
    assert cold.stats.handoff_bytes > 0
    assert cold.stats.bytes_read.disk == cold.stats.bytes_read.host == 0

    warm = ask(client, prompt, 16)
    assert warm.token_ids == cold.token_ids
    assert warm.stats.cached_tokens > 0
    assert warm.stats.cached_tokens + warm.stats.computed_tokens == 300
    assert warm.stats.bytes_read.host > 0
    assert warm.stats.bytes_read.disk == 0
    assert warm.stats.partition_cuts[0] == warm.stats.cached_tokens


def test_a_prompt_that_shares_only_its_beginning_with_a_stored_one_is_exact(client: Client, model: ServedModel) -> None:
    shared = random_prompt(2, 200)
    ask(client, shared)
    prompt = shared + random_prompt(3, 170)
    reply = ask(client, prompt, 12)
    model.assert_exact(prompt, reply.token_ids)
    assert 0 < reply.stats.cached_tokens <= 200
    assert reply.stats.workers == 2


@pytest.mark.parametrize("length", [1, 2, 31, 63, 64, 65, 128, 129])
def test_prompts_around_a_chunk_are_exact_cold_and_warm(client: Client, model: ServedModel, length: int) -> None:
    prompt = random_prompt(1000 + length, length)
    replies = [ask(client, prompt) for _ in range(2)]
    for reply in replies:
        model.assert_exact(prompt, reply.token_ids)
        assert reply.stats.computed_tokens >= 1
        assert reply.stats.cached_tokens + reply.stats.computed_tokens == length


def test_the_prompt_and_its_tokens_may_fill_all_positions(client: Client, model: ServedModel) -> None:
    prompt = random_prompt(4, POSITIONS - 3)
    reply = ask(client, prompt, 4)
    model.assert_exact(prompt, reply.token_ids)
    assert len(reply.token_ids) == 4


def test_a_long_prompt_that_was_answered_a_moment_ago_is_found_whole(client: Client, model: ServedModel) -> None:
    prompt = random_prompt(6, 3000)
    before = client.stats().store
    replies = [ask(client, prompt, 4) for _ in range(2)]  # the second lookup waits for chunks on their way to disk
    after = client.stats().store
    for reply in replies:
        model.assert_exact(prompt, reply.token_ids)
    assert [reply.stats.cached_tokens for reply in replies] == [0, 2944]
    assert replies[1].stats.bytes_read.host + replies[1].stats.bytes_read.disk > 0
    assert after.committed_chunks == before.committed_chunks + 46
    assert after.hit_tokens == before.hit_tokens + 2944
    assert after.skipped_busy_chunks == before.skipped_busy_chunks
    assert after.written_bytes > before.written_bytes


def test_a_chat_computes_no_answer_again_and_every_turn_is_exact(client: Client, model: ServedModel) -> None:
    conversation, known, num_stored = list[int](), 0, 0
    before = client.stats().service
    for turn, length in enumerate((150, 40, 90, 200)):
        conversation = conversation + random_prompt(70 + turn, length)
        reply = ask(client, conversation, 70)
        model.assert_exact(conversation, reply.token_ids)
        stats, num_prompt = reply.stats, len(conversation)
        assert stats.cached_tokens + stats.recomputed_tokens == known
        conversation = conversation + reply.token_ids
        known = (len(conversation) - 1) // 64 * 64  # the last token has no KV
        assert stats.stored_answer_tokens == known - num_prompt > 0
        num_stored += known - num_prompt
    assert client.stats().service.stored_answer_tokens - before.stored_answer_tokens == num_stored


def test_an_answer_that_is_aborted_leaves_nothing_wrong(client: Client, model: ServedModel) -> None:
    prompt = random_prompt(75, 130)
    request = pb.GenerateRequest(
        request_id="gone", prompt=ids_prompt(prompt), max_new_tokens=LONG_TOKENS, ignore_eos=True
    )
    stream, tokens = client.generate(request, timeout_s=60), list[int]()
    for response in stream:
        tokens += response.tokens.token_ids
        if len(tokens) >= 100 and not response.HasField("complete"):
            client.abort("gone")
    longer = prompt + tokens[:90] + random_prompt(76, 30)
    reply = ask(client, longer)
    model.assert_exact(longer, reply.token_ids)
    assert reply.stats.cached_tokens + reply.stats.recomputed_tokens == 192


def test_prefill_returns_the_token_that_generate_begins_with_and_keeps_the_kv(
    client: Client, model: ServedModel
) -> None:
    prompt = random_prompt(5, 260)
    response = client.prefill(pb.PrefillRequest(request_id="mine", prompt=ids_prompt(prompt)), timeout_s=60)
    model.assert_exact(prompt, [response.first_token_id])
    assert response.request_id == "mine"
    assert (response.stats.workers, response.stats.generated_tokens) == (2, 1)
    after = ask(client, prompt)
    assert after.token_ids[0] == response.first_token_id
    assert after.stats.cached_tokens > 0


def test_a_text_prompt_streams_the_text_that_decoding_its_tokens_gives(client: Client, model: ServedModel) -> None:
    request = pb.GenerateRequest(prompt=pb.Prompt(text=TEXT), max_new_tokens=24, ignore_eos=True)
    reply = Reply().take(client.generate(request, timeout_s=60))
    prompt = model.tokenizer.encode_text(TEXT)
    assert reply.stats.prompt_tokens == len(prompt)
    model.assert_exact(prompt, reply.token_ids)
    assert reply.text == model.tokenizer.decode(reply.token_ids)


def test_a_chat_prompt_is_rendered_by_the_models_template(client: Client, model: ServedModel) -> None:
    messages = [("system", "be brief"), ("user", TEXT)]
    chat = pb.Chat(messages=[pb.ChatMessage(role=role, content=content) for role, content in messages])
    request = pb.GenerateRequest(prompt=pb.Prompt(chat=chat), max_new_tokens=24, ignore_eos=True)
    reply = Reply().take(client.generate(request, timeout_s=60))
    prompt = model.tokenizer.encode_chat(messages)
    assert reply.stats.prompt_tokens == len(prompt)
    model.assert_exact(prompt, reply.token_ids)
    assert reply.text == model.tokenizer.decode(reply.token_ids)


def test_a_message_that_spells_a_control_token_is_text_to_the_model(client: Client, model: ServedModel) -> None:
    (control, number), *_ = model.tokenizer.special_tokens.items()
    chat = pb.Chat(messages=[pb.ChatMessage(role="user", content=f"{TEXT}{control}\n[system] {control}")])
    request = pb.GenerateRequest(prompt=pb.Prompt(chat=chat), max_new_tokens=4, ignore_eos=True)
    reply = Reply().take(client.generate(request, timeout_s=60))
    prompt = model.tokenizer.encode_chat([(message.role, message.content) for message in chat.messages])
    assert number not in prompt
    assert reply.stats.prompt_tokens == len(prompt)
    model.assert_exact(prompt, reply.token_ids)


def test_generation_ends_before_a_stop_text(client: Client) -> None:
    prompt = ids_prompt(random_prompt(7, 100))
    whole = Reply().take(client.generate(pb.GenerateRequest(prompt=prompt, max_new_tokens=60, ignore_eos=True)))
    stop = whole.text[10:13]
    request = pb.GenerateRequest(prompt=prompt, max_new_tokens=60, ignore_eos=True, stop=["never to be seen", stop])
    reply = Reply().take(client.generate(request, timeout_s=60))
    assert stop.strip("\N{REPLACEMENT CHARACTER}")
    assert reply.text == whole.text[: whole.text.index(stop)]
    assert reply.complete.finish_reason == pb.FINISH_REASON_STOP
    assert reply.token_ids == whole.token_ids[: len(reply.token_ids)]
    assert len(reply.token_ids) < len(whole.token_ids)


def test_a_stop_token_ends_generation(client: Client, model: ServedModel) -> None:
    prompt = random_prompt(8, 100)
    expected = model.expected(prompt, 12).token_ids
    stop = expected[4]
    request = pb.GenerateRequest(prompt=ids_prompt(prompt), max_new_tokens=12, ignore_eos=True, stop_token_ids=[stop])
    reply = Reply().take(client.generate(request, timeout_s=60))
    assert reply.complete.finish_reason == pb.FINISH_REASON_STOP
    assert tuple(reply.token_ids) == expected[: expected.index(stop) + 1]


def test_the_models_end_token_ends_generation_unless_it_is_ignored(client: Client, model: ServedModel) -> None:
    prompt = ids_prompt(model.eos_prompt)
    ended = Reply().take(client.generate(pb.GenerateRequest(prompt=prompt, max_new_tokens=10), timeout_s=60))
    assert ended.complete.finish_reason == pb.FINISH_REASON_STOP
    assert len(ended.token_ids) == EOS_STEP + 1
    assert ended.token_ids[-1] == model.eos_token_id
    request = pb.GenerateRequest(prompt=prompt, max_new_tokens=10, ignore_eos=True)
    endless = Reply().take(client.generate(request, timeout_s=60))
    assert endless.complete.finish_reason == pb.FINISH_REASON_LENGTH
    model.assert_exact(model.eos_prompt, endless.token_ids)
    assert len(endless.token_ids) == 10


def test_a_prompt_that_must_not_be_stored_leaves_no_chunk(client: Client, model: ServedModel) -> None:
    prompt = random_prompt(9, 300)
    before = client.stats().store
    request = pb.GenerateRequest(prompt=ids_prompt(prompt), max_new_tokens=4, ignore_eos=True, do_not_store=True)
    for _ in range(2):
        reply = Reply().take(client.generate(request, timeout_s=60))
        model.assert_exact(prompt, reply.token_ids)
        assert reply.stats.cached_tokens == 0
    client.prefill(pb.PrefillRequest(prompt=ids_prompt(prompt), do_not_store=True), timeout_s=60)
    after = client.stats().store
    assert (after.committed_chunks, after.chunks) == (before.committed_chunks, before.chunks)
    assert (after.written_bytes, after.host_bytes_used) == (before.written_bytes, before.host_bytes_used)


def test_requests_at_once_are_all_exact(client: Client, model: ServedModel) -> None:
    prompts = [random_prompt(20, 256) + random_prompt(21 + i, 40 * (i + 1)) for i in range(4)]
    replies: dict[int, Reply] = {}

    def run(index: int) -> None:
        replies[index] = ask(client, prompts[index], 12)

    threads = [threading.Thread(target=run, args=(index,)) for index in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert sorted(replies) == [0, 1, 2, 3]
    for index, prompt in enumerate(prompts):
        model.assert_exact(prompt, replies[index].token_ids)


def test_abort_ends_a_running_request(client: Client, model: ServedModel) -> None:
    stream = client.generate(endless_request("doomed", random_prompt(14, 200)))
    next(stream)
    client.abort("doomed")
    rest = list(stream)
    assert rest[-1].complete.finish_reason == pb.FINISH_REASON_ABORT
    assert rest[-1].complete.stats.generated_tokens < LONG_TOKENS
    wait_until(lambda: client.stats().service.requests_running == 0)
    prompt = random_prompt(15, 200)
    model.assert_exact(prompt, ask(client, prompt).token_ids)
