"""SIGTERM and SIGINT (Ctrl-C): the first signal drains the service, a second one ends it at once."""

import asyncio
import signal

_NUMBERS = (signal.SIGTERM, signal.SIGINT)


class StopSignals:
    """Owns: the handlers of both signals, from `listen` on. Used in the main thread's event loop."""

    def __init__(self) -> None:
        #: Set by the first signal, and by the second.
        self.stop = asyncio.Event()
        self.stop_at_once = asyncio.Event()

    def listen(self) -> None:
        """Install the handlers of both signals, in place of earlier ones.

        When it connects, Ray's core installs a handler of its own, which ends the process 3 s after SIGTERM without
        regard for Python. So this is called again afterwards.
        """
        loop = asyncio.get_running_loop()
        for number in _NUMBERS:
            loop.add_signal_handler(number, self._received)

    def _received(self) -> None:
        (self.stop_at_once if self.stop.is_set() else self.stop).set()
