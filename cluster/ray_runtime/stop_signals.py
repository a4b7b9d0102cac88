"""SIGTERM and SIGINT (Ctrl-C): the first asks the service to drain, a second one to end at once."""

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
        """Handle both signals, whatever handled them before.

        Ray's core installs a handler of its own when it connects, which ends the process 3 s after SIGTERM, whatever
        Python does meanwhile. So this is called once more after it.
        """
        loop = asyncio.get_running_loop()
        for number in _NUMBERS:
            loop.add_signal_handler(number, self._received)

    def _received(self) -> None:
        (self.stop_at_once if self.stop.is_set() else self.stop).set()
