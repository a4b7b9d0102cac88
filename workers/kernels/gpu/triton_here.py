"""Check that this process can run Triton kernels on its GPU."""

import logging
from functools import cache

_log = logging.getLogger(__name__)


@cache
def why_no_kernel() -> str:
    """Reason why this process cannot run Triton kernels on its GPU, as one line that is also logged. Empty if it can.

    On first use Triton compiles its launcher with the machine's C compiler and Python's headers.
    """
    try:
        import triton

        assert triton.runtime.driver.active.utils
    except Exception as error:  # noqa: BLE001  # any error of a compiler, linker or file system
        reason = f"{type(error).__name__}: {next(iter(str(error).splitlines()), '')}"
        _log.warning(
            "no Triton here: install triton, a C compiler and Python's headers. Until then rows are judged and decoded "
            "in plain torch, and decoding requests attend one after the other, which is slower (%s)",
            reason,
        )
        return reason
    return ""
