"""Whether this process can run Triton's kernels on its GPU."""

import logging
from functools import cache

_log = logging.getLogger(__name__)


@cache
def why_no_kernel() -> str:
    """Why this process cannot run Triton's kernels on its GPU: one line, also in the log. Empty where it can.

    Triton has the machine's C compiler make what launches kernels, with Python's headers, when it is first used.
    """
    try:
        import triton

        assert triton.runtime.driver.active.utils
    except Exception as error:  # noqa: BLE001  # whatever a compiler, a linker or a file system complains of
        reason = f"{type(error).__name__}: {next(iter(str(error).splitlines()), '')}"
        _log.warning(
            "no Triton here, which wants `pip install triton`, a C compiler and Python's headers: rows are judged and "
            "decoded in plain torch, and requests that decode attend one after the other, which is slower (%s)",
            reason,
        )
        return reason
    return ""
