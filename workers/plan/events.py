"""Events that a worker sends to the coordinator about one request. Plain values that pickle small."""

from dataclasses import dataclass, field
from enum import StrEnum

from kvstore import Tier
from workers.errors import FailureKind, PrefixUnreadable, WorkerError
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.plan.sampling import TokenLogprobs
from workers.plan.timeline import TimelineReport


@dataclass(frozen=True, slots=True, kw_only=True)
class RunTimings:
    """Seconds of one worker's prefill: waiting for the store, the predecessor and its turn; and computing."""

    load_s: float = 0.0
    handoff_s: float = 0.0
    turn_s: float = 0.0
    compute_s: float = 0.0


class FinishReason(StrEnum):
    """Why generation ended: a stop token (or a stop string, which the ingress finds), the token limit, or an abort."""

    STOP = "stop"
    LENGTH = "length"
    ABORT = "abort"


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenComputed:
    """The next token. The first one of a run carries the timings of the prefill."""

    token_id: int
    timings: RunTimings | None = None
    #: None unless the plan asks for them.
    logprobs: TokenLogprobs | None = None
    #: With the first token: natural log-probabilities of the tokens of each continuation of the plan.
    scores: tuple[tuple[float, ...], ...] = ()
    #: The request's row in the decoding pass that computed the token, and the number of rows of that pass, without
    #: requests that were aborted meanwhile. 0 rows: the prefill computed the token.
    batch_row: int = 0
    batch_rows: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptScored:
    """Log-probabilities of the prompt's tokens that follow the worker's own. It comes before the first token or the
    end of the worker's part.
    """

    logprobs: PromptLogprobs


@dataclass(slots=True)
class SelectionReport:
    """Counters of one worker's selection in one request. Bytes include header pages and padding."""

    #: Rows of the prefix that each layer attended to, by layer.
    rows_attended: list[int] = field(default_factory=list)
    #: Bytes of evidence, which are read to find out which rows matter.
    identify_bytes: int = 0
    #: Number of layers whose evidence did not suffice, so that all keys were read (IMPRESS, section 4.3).
    fallback_layers: int = 0
    #: Share of the judging queries' attention mass on the chosen rows and the rows after the prefix, as the selector
    #: estimates it from its evidence: the mean over the layers that chose. None when no layer looked at evidence.
    attention_mass_kept_est: float | None = None
    #: This share by all keys of the prefix, if a bench had them read; else None.
    attention_mass_kept: float | None = None
    bytes_from_disk: int = 0
    bytes_from_host: int = 0
    bytes_from_device: int = 0
    #: Bytes moved to the device tier while the request waited, from memory or disk. Bytes from disk also count above.
    bytes_brought_ahead: int = 0
    #: Records read ahead that held a chosen row and were in time, held one and were late, or held none.
    prefetch_useful: int = 0
    prefetch_late: int = 0
    prefetch_wasted: int = 0
    #: Records among these that were read because of hints of the predecessor in the chain.
    hints_useful: int = 0
    hints_late: int = 0
    hints_wasted: int = 0
    #: Seconds between a hint's read and the choice of its layer: the mean over hints; None if no hint was in time.
    hint_lead_s: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RunDone:
    """The worker has finished its part."""

    timings: RunTimings
    #: Number of chunks handed over to the store, which makes them durable soon.
    saved_chunks: int = 0
    #: Number of generated tokens whose KV is in these chunks.
    saved_answer_tokens: int = 0
    #: Why chunks of the plan were not saved; empty when the store took them, or refused and counted them.
    save_error: str = ""
    #: Class of that error, for logs.
    save_error_class: str = ""
    #: Bytes of stored KV from disk, the host tier and the worker's device tier, with headers and padding.
    bytes_from_disk: int = 0
    bytes_from_host: int = 0
    bytes_from_device: int = 0
    #: Bytes of rows of the stored prefix that were not read, as another request of the worker had them in memory.
    bytes_shared: int = 0
    #: Number of tokens after the stored prefix whose rows were copied from another request instead of computed.
    copied_tokens: int = 0
    #: KV handed to the successor: what carried it, empty without a successor; its bytes, rows and messages.
    link: str = ""
    bytes_sent: int = 0
    rows_sent: int = 0
    messages_sent: int = 0
    #: None for an exact request.
    selection: SelectionReport | None = None
    finish_reason: FinishReason | None = None
    #: Seconds, by tier, during which at least one read from it was in flight.
    read_seconds: dict[Tier, float] = field(default_factory=dict)
    #: None unless the plan asked for it.
    timeline: TimelineReport | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scores:
    """Log-probabilities of continuations of a prompt."""

    #: Natural log-probabilities of the tokens of each continuation.
    log_probs: tuple[tuple[float, ...], ...]
    #: Timings of the prefill, which all continuations share.
    timings: RunTimings
    #: Bytes of stored KV from all tiers, with headers and padding.
    bytes_read: int
    selection: SelectionReport | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RunFailed:
    """The worker has given up the request, or the service has given up the worker."""

    kind: FailureKind
    message: str
    #: Class of the error that caused the failure, for logs; empty without one.
    cause: str = ""
    #: For PrefixUnreadable: index of the bad chunk of the prompt, which the store has dropped; None without one.
    chunk_index: int | None = None

    @classmethod
    def of(cls, error: WorkerError) -> "RunFailed":
        return cls(
            kind=error.kind,
            message=str(error),
            cause=type(error.__cause__).__name__ if error.__cause__ is not None else "",
            chunk_index=error.chunk_index if isinstance(error, PrefixUnreadable) else None,
        )


WorkerEvent = PromptScored | TokenComputed | RunDone | RunFailed
