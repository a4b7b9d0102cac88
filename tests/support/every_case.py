"""How many cases tests take of what comes in many kinds: a few that differ most, or every one (`make test-all`)."""

import os

from tests.support.tiny_models import ALL_TINY_ARCHITECTURES

#: Set by `make test-all`.
IS_EVERY = os.environ.get("EVERY_CASE") == "1"
#: No window, windows, sinks with experts, learned positions: `tests/distributed/test_exactness.py`, one test of the
#: model and one of shared passes take all architectures in any case.
SOME_TINY_ARCHITECTURES = ALL_TINY_ARCHITECTURES if IS_EVERY else ("llama", "gemma3", "gpt_oss", "opt")
