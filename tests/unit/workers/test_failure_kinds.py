"""Failure kinds stand for exceptions that cross between processes."""

import pickle

import pytest

from workers import errors
from workers.errors import ChainBroken, FailureKind, PrefixUnreadable, WorkerError
from workers.plan.events import RunFailed

#: Errors raised only while a worker starts, so no run fails with them.
AT_START = {errors.ModelNotFound}


def test_errors_of_a_run_have_a_kind_each() -> None:
    classes = {each for each in WorkerError.__subclasses__() if each.__module__ == errors.__name__} - AT_START
    assert len({each.kind for each in classes}) == len(classes)
    assert WorkerError.kind not in {each.kind for each in classes}


def test_a_failed_run_says_what_its_error_said() -> None:
    error = PrefixUnreadable("chunk 3: payload checksum does not match", 3)
    error.__cause__ = OSError("read")
    failed = RunFailed.of(error)
    assert (failed.kind, failed.chunk_index, failed.cause) == (FailureKind.PREFIX_UNREADABLE, 3, "OSError")
    assert pickle.loads(pickle.dumps(failed)) == failed
    assert RunFailed.of(ChainBroken("a peer is gone")).chunk_index is None


def test_a_kind_that_does_not_exist_is_refused() -> None:
    known = pickle.dumps(FailureKind.CHAIN_BROKEN)
    with pytest.raises(ValueError, match="chain_brokem"):
        pickle.loads(known.replace(b"chain_broken", b"chain_brokem"))
