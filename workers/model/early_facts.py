"""Facts of a model before it is loaded: from config.json and the headers of its weights, in a second or two.

A service gets them before it starts Ray. A model that `load_model` would refuse in every worker, after each has read
the weights, is refused here by the same functions, in one line; and the facts show whether preset, codecs and shards
fit.
"""

import contextlib
from collections.abc import Iterator

from transformers.utils import logging as transformers_logging

from workers.attention import flash
from workers.device.kv_buffer import torch_dtype
from workers.model.facts import facts_of
from workers.model.fingerprint import Fingerprint, head_dim_of
from workers.model.loading import empty_network, stock_network
from workers.model.model_directory import check_model, stored_tensors
from workers.model.shards import outline, shard_config
from workers.model.stock_model import read_config
from workers.plan.config import Shard, WorkerConfig
from workers.plan.model_facts import ModelFacts

#: Weights are not read, so their fingerprint is unknown.
_UNKNOWN = Fingerprint("", (), "")


def early_facts(worker: WorkerConfig, num_shards: int = 1, *, with_weights: bool = True) -> ModelFacts:
    """Facts of the first shard as `load_model` returns them, without fingerprint and end tokens.

    `with_weights`: whether the weights are on this node; they need not be if a service's workers are on other nodes.
    Raises ModelNotFound or UnsupportedModel, in one line.
    """
    directory, shard = worker.model, Shard(0, num_shards)
    with _quiet():
        check_model(directory, with_weights=with_weights)
        whole = config = read_config(directory)
        if not shard.is_whole:
            config = shard_config(whole, shard)
        flash.check_model(worker.device.partition(":")[0], torch_dtype(worker.dtype), head_dim_of(config))
        if with_weights:
            weights = outline(stored_tensors(directory), whole, shard)
            network = stock_network(directory, config, torch_dtype(worker.dtype), weights, is_outline=True)
        else:
            network = empty_network(directory, config)
        return facts_of(
            directory, worker.dtype, config, network, _UNKNOWN, is_measured=shard.is_whole, has_end_tokens=False
        )


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Silence transformers: workers that load the model log its messages, and a service needs no progress bars."""
    verbosity, has_bars = transformers_logging.get_verbosity(), transformers_logging.is_progress_bar_enabled()
    transformers_logging.set_verbosity_error()
    transformers_logging.disable_progress_bar()
    try:
        yield
    finally:
        transformers_logging.set_verbosity(verbosity)
        if has_bars:
            transformers_logging.enable_progress_bar()
