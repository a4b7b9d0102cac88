"""A store whose memory tiers are empty, for the tests of both tiers."""

from collections.abc import Callable, Sequence

import pytest

from kvstore import KVStore


@pytest.fixture
def reopened(open_store, put) -> Callable[..., KVStore]:
    """A store that holds these prompts on disk and nothing in memory."""

    def reopen(*prompts: Sequence[int], **settings) -> KVStore:
        store = open_store()
        for tokens in prompts:
            put(store, tokens)
        store.close()
        return open_store(**settings)

    return reopen
