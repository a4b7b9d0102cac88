"""Values of a request from arrival to the last token: the request, its events, its statistics. No wire types."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cluster.nodes.node_stores import NodePlacement
from cluster.ports import Node
from cluster.requests.admission import Priority
from kvstore import EXACT
from workers.plan.events import FinishReason, SelectionReport
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.plan.sampling import GREEDY, SamplingParams, TokenLogprobs


def _always() -> float:
    return math.inf


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenRequest:
    """A checked request: token ids in, tokens out."""

    #: Unique within the tenant; two tenants may use equal ids.
    request_id: str
    #: The authenticated principal, who alone can use the KV it stores. Empty where callers do not authenticate.
    tenant: str = ""
    token_ids: tuple[int, ...]
    max_new_tokens: int
    stop_token_ids: tuple[int, ...]
    keep: bool
    #: Part of the stored prefix to attend to, see `Engine.generate`; None for all of it, which is exact.
    kv_budget: float | None = None
    #: Sampling of tokens; has a seed where tokens are drawn, so that a replay draws the same ones.
    sampling: SamplingParams = GREEDY
    #: Number of best tokens whose log-probabilities are returned with each generated token's own. None: no
    #: log-probabilities.
    num_top_logprobs: int | None = None
    #: Number of best tokens whose log-probabilities are returned with those of the prompt's tokens; the whole prompt is
    #: computed for them. None: no log-probabilities of the prompt.
    num_prompt_logprobs: int | None = None
    #: Token ids to score after the prompt, each on its own.
    continuations: tuple[tuple[int, ...], ...] = ()
    #: Called each time workers begin on the request, with a placement of its stored KV and of the KV that they will
    #: store, which can be read while they compute. The callee owns the placement; earlier ones are void then. None: no
    #: KV is read before the end.
    on_flow: Callable[[NodePlacement], None] | None = field(default=None, compare=False, repr=False)
    #: Priority among the waiting requests of the tenant.
    priority: Priority = Priority.INTERACTIVE
    #: Trace context as the client sent it: W3C `traceparent` and `tracestate`.
    trace_context: Mapping[str, str] = field(default_factory=dict)
    #: Monotonic second of arrival, before tokenisation.
    arrived_s: float
    #: Monotonic second at which the request ends, waiting or running; None: no deadline.
    deadline_s: float | None = None
    #: Latest deadline, as a monotonic second, of the calls that follow the request now; infinite without a deadline.
    #: Several calls may follow one request, each with its own deadline.
    followed_until_s: Callable[[], float] = field(default=_always, compare=False, repr=False)

    @property
    def listened_until_s(self) -> float:
        """Monotonic second at which the last client that listens now leaves; infinite without a deadline."""
        return min(self.followed_until_s(), math.inf if self.deadline_s is None else self.deadline_s)

    @property
    def is_exact(self) -> bool:
        """Whether the request must attend to all rows, as they were computed."""
        return self.kv_budget is None


@dataclass(frozen=True, slots=True, kw_only=True)
class TtftSplit:
    """Seconds from arrival to the first token, by part; `other_s` is the rest."""

    total_s: float
    queue_s: float
    lookup_s: float
    load_s: float
    compute_s: float
    handoff_s: float
    fetch_s: float = 0.0

    @property
    def other_s(self) -> float:
        named_s = self.queue_s + self.lookup_s + self.fetch_s + self.load_s + self.compute_s + self.handoff_s
        return max(0.0, self.total_s - named_s)


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestStats:
    """Costs of one request. Bytes read count whole records, with headers and padding, summed over workers."""

    num_prompt_tokens: int
    num_cached_tokens: int
    #: Tokens at the end of the stored prefix that were computed because loading them would have been slower.
    num_recomputed_tokens: int
    num_generated_tokens: int
    partition_cuts: tuple[int, ...]
    ttft: TtftSplit
    disk_bytes_read: int
    host_bytes_read: int
    device_bytes_read: int
    handoff_bytes: int
    replans: int
    #: Number of times its plan was run again because a worker was lost.
    replays: int
    #: Nodes of its workers, first to last, each once. The store of the last node has its KV.
    nodes: tuple[Node, ...] = ()
    #: Stored tokens, and bytes of KV, that were fetched from another node's store for the request.
    num_fetched_tokens: int = 0
    fetched_bytes: int = 0
    #: Bytes of the stored prefix that were not read, because another request of the worker had the rows in memory.
    shared_bytes: int = 0
    #: Tokens after the stored prefix that were copied, because another request of the worker had computed them.
    num_copied_tokens: int = 0
    #: Generated tokens whose KV was stored, so that a prompt that continues them need not compute it.
    num_stored_answer_tokens: int = 0
    #: Rows of the decoding passes that computed its tokens, including rows of requests that decoded in the same passes.
    decode_rows: int = 0
    #: Report of importance-informed loading in the last worker of the chain; None where all rows were attended to.
    selection: SelectionReport | None = None
    #: Codec of the stored rows that were attended to; empty where rows are stored as computed.
    row_codec: str = ""
    #: Provenance of the stored rows that were loaded; empty without any.
    provenance: str = ""
    #: Budget of the request; None where it was exact.
    kv_budget: float | None = None

    @property
    def exact(self) -> bool:
        is_own = self.provenance in ("", EXACT)
        return self.selection is None and is_own and not self.row_codec

    @property
    def num_workers(self) -> int:
        return len(self.partition_cuts) - 1


@dataclass(frozen=True, slots=True)
class NextToken:
    """A generated token."""

    token_id: int
    #: Log-probabilities, where the request asks for them.
    logprobs: TokenLogprobs | None = None
    #: With the first token, log-probabilities of the request's continuations: natural logarithms, token by token.
    scores: tuple[tuple[float, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """The end of a request that went well, or was aborted after its first token."""

    reason: FinishReason
    stats: RequestStats
    #: Log-probabilities of the prompt's tokens after the first, if the request asks for them and they were computed
    #: before its end.
    prompt_logprobs: PromptLogprobs | None = None


RequestEvent = NextToken | Finished
