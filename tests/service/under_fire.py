"""Clients that ask one service all the time, know every right answer, and record the outcome of each request."""

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle

from served_model import Reply, ServedModel, ask, ids_prompt, random_prompt

from cluster.client import CallFailed, Client
from protos.runahead.v1 import runahead_pb2 as pb

STORED_TOKENS, NUM_NEW = 512, 16
_TIMEOUT_S = 120.0


@dataclass(frozen=True)
class Question:
    """A request with a known reply: a prompt over two workers, or a short one over a part of a stored prefix."""

    prompt: tuple[int, ...]
    kv_budget: float
    answer: tuple[int, ...]

    def request(self) -> pb.GenerateRequest:
        return pb.GenerateRequest(
            prompt=ids_prompt(self.prompt),
            max_new_tokens=NUM_NEW,
            ignore_eos=True,
            do_not_store=True,
            kv_budget=self.kv_budget,
        )


@dataclass(frozen=True)
class Answered:
    """One request: its times, replays, and fault (empty if the reply was right)."""

    begun_s: float
    ended_s: float
    replays: int
    fault: str

    @property
    def seconds(self) -> float:
        return self.ended_s - self.begun_s


def questions(client: Client, model: ServedModel, num_of_each: int = 3) -> list[Question]:
    """Questions and their answers: exact ones have the reference's, selective ones those of an undisturbed service."""
    stored = random_prompt(501, STORED_TOKENS)
    ask(client, [*stored, 1])
    prompts = [(tuple(random_prompt(600 + number, 300)), 0.0) for number in range(num_of_each)]
    prompts += [((*stored, *random_prompt(700 + number, 20)), 0.25) for number in range(num_of_each)]
    found = []
    for prompt, kv_budget in prompts:
        unanswered = Question(prompt, kv_budget, ())
        reply = Reply().take(client.generate(unanswered.request(), timeout_s=_TIMEOUT_S))
        if kv_budget:
            assert not reply.stats.exact
        else:
            model.assert_exact(prompt, reply.token_ids)
        found.append(Question(prompt, kv_budget, tuple(reply.token_ids)))
    return found


@dataclass
class Fire:
    """Outcomes that clients have seen so far; shared with their threads."""

    answered: list[Answered] = field(default_factory=list)
    #: Start of each request under way, by client, in seconds.
    under_way: dict[int, float] = field(default_factory=dict)
    stop: threading.Event = field(default_factory=threading.Event)

    @property
    def faults(self) -> list[str]:
        return [each.fault for each in self.answered if each.fault]

    def in_flight_at(self, moment_s: float) -> list[Answered]:
        """Requests that were under way at a moment; waits for the ones that still are."""
        while any(begun_s <= moment_s for begun_s in self.under_way.copy().values()):
            time.sleep(0.01)
        return [each for each in self.answered if each.begun_s <= moment_s <= each.ended_s]


@contextmanager
def asked_all_the_time(address: str, asked: Sequence[Question], num_clients: int = 4) -> Iterator[Fire]:
    """Each client asks one question after the other until the block ends."""
    fire = Fire()

    def work(number: int) -> None:
        with Client(address) as client:
            for question in cycle(asked[number % len(asked) :] + asked[: number % len(asked)]):
                if fire.stop.is_set():
                    return
                fire.under_way[number] = begun_s = time.monotonic()
                replays, fault = outcome_of(client, question)
                fire.answered.append(Answered(begun_s, time.monotonic(), replays, fault))
                del fire.under_way[number]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(num_clients)]
    for thread in threads:
        thread.start()
    try:
        yield fire
    finally:
        fire.stop.set()
        for thread in threads:
            thread.join()


def outcome_of(client: Client, question: Question) -> tuple[int, str]:
    """Number of replays, and the fault of the reply."""
    try:
        reply = Reply().take(client.generate(question.request(), timeout_s=_TIMEOUT_S))
    except CallFailed as error:
        return 0, str(error)
    reason = pb.FinishReason.Name(reply.complete.finish_reason)
    wrong = f"wrong tokens: {reply.token_ids} ({reason}) for {question.answer}, budget {question.kv_budget}"
    return reply.stats.replays, "" if tuple(reply.token_ids) == question.answer else wrong
