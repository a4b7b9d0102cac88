"""A worker's events about one request, for the coordinator. Plain values that pickle small."""

from dataclasses import dataclass, field
from enum import StrEnum

from kvstore import Tier
from workers.errors import FailureKind, PrefixUnreadable, WorkerError
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.plan.sampling import TokenLogprobs
from workers.plan.timeline import TimelineReport


@dataclass(frozen=True, slots=True, kw_only=True)
class RunTimings:
    """Seconds of one worker's prefill: blocked on the store, on the predecessor, on its turn; and computing."""

    load_s: float = 0.0
    handoff_s: float = 0.0
    turn_s: float = 0.0
    compute_s: float = 0.0


class FinishReason(StrEnum):
    """Why generation ended: an end-of-sequence token (or a stop string, found by the ingress), or the token limit."""

    STOP = "stop"
    LENGTH = "length"
    ABORT = "abort"


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenComputed:
    """The next token. The first one of a run carries the timings of the prefill."""

    token_id: int
    timings: RunTimings | None = None
    #: Where the plan asks for them.
    logprobs: TokenLogprobs | None = None
    #: Of the first token: by continuation of the plan, the log-probabilities of its tokens, as natural logarithms.
    scores: tuple[tuple[float, ...], ...] = ()
    #: Of the decoding forward that computed it: this request's row, and how many rows it had, without those of requests
    #: that were aborted meanwhile. 0 rows: the prefill computed it.
    batch_row: int = 0
    batch_rows: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptScored:
    """The log-probabilities of the prompt's tokens that follow the worker's, before its first token or its end."""

    logprobs: PromptLogprobs


@dataclass(slots=True)
class SelectionReport:
    """What one worker's selection did. Bytes include header pages and padding."""

    #: Rows of the prefix that each layer attended to, by layer.
    rows_attended: list[int] = field(default_factory=list)
    #: Read to find out what matters.
    identify_bytes: int = 0
    #: Layers whose evidence did not suffice, so that all keys were read (IMPRESS, section 4.3).
    fallback_layers: int = 0
    #: Share of the attention mass of the judging queries that the chosen rows and those after the prefix have, as the
    #: selector estimates it from what it saw: the mean over the layers that chose. None when none looked.
    attention_mass_kept_est: float | None = None
    #: The same by all keys of the prefix, where a bench has had them looked at.
    attention_mass_kept: float | None = None
    bytes_from_disk: int = 0
    bytes_from_host: int = 0
    bytes_from_device: int = 0
    #: Brought to the device tier while the request waited, from memory or disk; of the latter, counted above, too.
    bytes_brought_ahead: int = 0
    #: Records read ahead that held a chosen row and were there in time; that were still under way; that held none.
    prefetch_useful: int = 0
    prefetch_late: int = 0
    prefetch_wasted: int = 0
    #: Of these, records read because the predecessor in the chain hinted at them; and how long, in seconds, they were
    #: asked for before their layers chose: the mean over hints, None without one that came in time.
    hints_useful: int = 0
    hints_late: int = 0
    hints_wasted: int = 0
    hint_lead_s: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RunDone:
    """The worker has finished its part."""

    timings: RunTimings
    #: Chunks that the store has taken over; they are durable soon.
    saved_chunks: int = 0
    #: Generated tokens whose KV is among them.
    saved_answer_tokens: int = 0
    #: Why chunks of the plan were not saved; empty when the store took or refused them (which it counts).
    save_error: str = ""
    #: For logs, the class of that error of the store.
    save_error_class: str = ""
    #: Stored KV that came from disk, the host tier and the worker's device tier, with headers and padding.
    bytes_from_disk: int = 0
    bytes_from_host: int = 0
    bytes_from_device: int = 0
    #: Rows of the stored prefix that were not read: they are another request's, too, and lie in memory once.
    bytes_shared: int = 0
    #: Tokens after the stored prefix that it did not compute: another request had, whose rows it copied.
    copied_tokens: int = 0
    bytes_sent: int = 0
    rows_sent: int = 0
    #: What importance-informed loading did; None for an exact request.
    selection: SelectionReport | None = None
    finish_reason: FinishReason | None = None
    #: By tier, how long at least one read from it was under way.
    read_seconds: dict[Tier, float] = field(default_factory=dict)
    #: What was done when; None unless the plan asked for it.
    timeline: TimelineReport | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scores:
    """What some continuations of a prompt are worth to the model."""

    #: Natural logarithms of their tokens' probabilities, by continuation.
    log_probs: tuple[tuple[float, ...], ...]
    #: Of the prefill, which all of them share.
    timings: RunTimings
    #: Stored KV, all tiers, with headers and padding.
    bytes_read: int
    selection: SelectionReport | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RunFailed:
    """The worker has given up, or the service has given it up."""

    kind: FailureKind
    message: str
    #: For logs, the class of the error that led to it; empty where none did.
    cause: str = ""
    #: For PrefixUnreadable: which chunk of the prompt is bad (the store has dropped it); None when none is to blame.
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
