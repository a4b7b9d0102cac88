"""A request as the ingress knows it, from arrival to the last token. Plain values, no wire types."""

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

    #: Its tenant's own: two tenants may use the same.
    request_id: str
    #: The authenticated principal; what it stores is for it alone. Empty where callers do not authenticate.
    tenant: str = ""
    token_ids: tuple[int, ...]
    max_new_tokens: int
    stop_token_ids: tuple[int, ...]
    keep: bool
    #: How much of a stored prefix to attend to, see `Engine.generate`; None for all, which is exact.
    kv_budget: float | None = None
    #: How tokens are chosen; with a seed where they are drawn, so that a replay draws them again.
    sampling: SamplingParams = GREEDY
    #: Of how many best tokens to tell the log-probabilities beside each token's own; None: of none.
    num_top_logprobs: int | None = None
    #: Of how many best tokens to tell the log-probabilities beside those of the prompt's own, all of which are computed
    #: for it; None: of none.
    num_prompt_logprobs: int | None = None
    #: What to score after the prompt.
    continuations: tuple[tuple[int, ...], ...] = ()
    #: Takes over, each time workers begin on the request, what of its KV is stored and what they will store, to be read
    #: while they compute. What it was given before is void then. None: nothing is read before the end.
    on_flow: Callable[[NodePlacement], None] | None = field(default=None, compare=False, repr=False)
    #: Of the tenant's requests that wait, which runs first.
    priority: Priority = Priority.INTERACTIVE
    #: The client's own trace: W3C `traceparent` and `tracestate`, as it sent them.
    trace_context: Mapping[str, str] = field(default_factory=dict)
    #: Monotonic second of arrival, before tokenisation.
    arrived_s: float
    #: Monotonic second at which the request ends, wherever it is; None: never.
    deadline_s: float | None = None
    #: Of a request that several calls may follow, each with a deadline: the monotonic second until which one of those
    #: that follow it now listens; infinite: as long as it takes.
    followed_until_s: Callable[[], float] = field(default=_always, compare=False, repr=False)

    @property
    def listened_until_s(self) -> float:
        """When the last client that listens now will have gone, monotonic; infinite: none says when."""
        return min(self.followed_until_s(), math.inf if self.deadline_s is None else self.deadline_s)

    @property
    def is_exact(self) -> bool:
        """Whether all tokens must be attended to, as they are computed."""
        return self.kv_budget is None


@dataclass(frozen=True, slots=True, kw_only=True)
class TtftSplit:
    """Seconds from arrival to the first token; `other_s` is what the named parts leave."""

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
    """Costs of one request. Bytes read are of records, headers and padding included, summed over workers."""

    num_prompt_tokens: int
    num_cached_tokens: int
    #: At the end of the stored prefix: quicker to compute than to load.
    num_recomputed_tokens: int
    num_generated_tokens: int
    partition_cuts: tuple[int, ...]
    ttft: TtftSplit
    disk_bytes_read: int
    host_bytes_read: int
    device_bytes_read: int
    handoff_bytes: int
    replans: int
    #: How often its plan was run again because a worker was lost.
    replays: int
    #: Where its workers ran, first to last, each node once. The last one's store has its KV.
    nodes: tuple[Node, ...] = ()
    #: Stored tokens, and bytes of KV, that came from another node's store for it.
    num_fetched_tokens: int = 0
    fetched_bytes: int = 0
    #: Rows of the stored prefix that were not read: another request of the worker had them in memory.
    shared_bytes: int = 0
    #: Tokens after it that were not computed: another request of the worker had.
    num_copied_tokens: int = 0
    #: Generated tokens whose KV was stored, so that a prompt which goes on from them need not compute it.
    num_stored_answer_tokens: int = 0
    #: Of the decoding forwards that computed its tokens, rows of others that decoded together with it among them.
    decode_rows: int = 0
    #: What importance-informed loading did in the last worker of the chain; None where all rows were attended to.
    selection: SelectionReport | None = None
    #: The codec of the stored rows that were attended to; empty where they are as they were computed.
    row_codec: str = ""
    #: How the stored rows that it loaded were made; empty where there are none.
    provenance: str = ""
    #: The request's; None where it was exact.
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
    #: Where the request asks for them.
    logprobs: TokenLogprobs | None = None
    #: With the first token, those of the request's continuations: natural logarithms, token by token.
    scores: tuple[tuple[float, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """The end of a request that went well, or was aborted after its first token."""

    reason: FinishReason
    stats: RequestStats
    #: Of the prompt's tokens after the first, where the request asks for them and they were computed before its end.
    prompt_logprobs: PromptLogprobs | None = None


RequestEvent = NextToken | Finished
