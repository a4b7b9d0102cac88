"""Headless Chromium for tests: one tab, its console messages and screenshots, over the DevTools protocol."""

import base64
import json
import os
import select
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needs_chromium = pytest.mark.skipif(PROGRAM is None, reason="Chromium is missing: apt-get install chromium")
_TIMEOUT_S = 60.0
#: Without a sandbox, because tests may run as root; they open no page but their own.
_OPTIONS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --hide-scrollbars"


class Tab:
    """One page. The protocol's messages are JSON, each ended by a zero byte, over two pipes."""

    def __init__(self, to_browser: int, from_browser: int) -> None:
        self._to, self._from = to_browser, from_browser
        self._received = b""
        self._number = 0
        self._session: dict[str, str] = {}
        #: Console errors and warnings, exceptions, and resources that did not load.
        self.complaints: list[str] = []

    def attach(self) -> None:
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._session = {"sessionId": session}
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def look(self, width: int, height: int, *, dark: bool = False, is_phone: bool = False) -> None:
        """Emulate a screen of this size in CSS pixels, in the light or dark scheme."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=2 if is_phone else 1, mobile=is_phone,
        )  # fmt: skip
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])

    def open(self, url: str, *, headers: dict[str, str] | None = None) -> None:
        self.call("Network.setExtraHTTPHeaders", headers=headers or {})
        self.call("Page.navigate", url=url)
        self.wait("document.readyState == 'complete'")

    def value(self, expression: str) -> Any:
        """Value of a JavaScript expression; a promise is awaited."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    def wait(self, expression: str) -> Any:
        """Evaluate until the value is true; return it."""
        deadline_s = time.monotonic() + _TIMEOUT_S
        while not (value := self.value(expression)):
            assert time.monotonic() < deadline_s, f"never true: {expression}"
            time.sleep(0.1)
        return value

    def press(self, key: str, code: int, text: str = "") -> None:
        typed = {"text": text} if text else {}
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, **typed)

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Call a method of the protocol, recording events that come before its result."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters, **self._session}
        os.write(self._to, json.dumps(message).encode() + b"\0")
        while (answer := self._next()).get("id") != self._number:
            self._note(answer)
        assert "error" not in answer, f"{method}: {answer['error']}"
        result: dict[str, Any] = answer["result"]
        return result

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._received:
            ready, _, _ = select.select([self._from], [], [], _TIMEOUT_S)
            part = os.read(self._from, 2**20) if ready else b""
            assert part, "the browser does not answer"
            self._received += part
        message, self._received = self._received.split(b"\0", 1)
        event: dict[str, Any] = json.loads(message)
        return event

    def _note(self, event: dict[str, Any]) -> None:
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.complaints.append(str([each.get("value") for each in parameters["args"]]))
        elif method == "Runtime.exceptionThrown":
            self.complaints.append(str(parameters["exceptionDetails"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")


@contextmanager
def tab(directory: Path) -> Iterator[Tab]:
    """A browser process that ends with the block. `directory`: for its profile."""
    (browser_in, to_browser), (from_browser, browser_out) = os.pipe(), os.pipe()
    script = (
        f'exec "{PROGRAM}" {_OPTIONS} --remote-debugging-pipe --user-data-dir="$0" 3<&{browser_in} 4>&{browser_out}'
    )
    with (directory / "chromium.log").open("wb") as log:
        process = subprocess.Popen(
            ["bash", "-c", script, str(directory / "profile")],
            pass_fds=(browser_in, browser_out), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
        )  # fmt: skip
    os.close(browser_in)
    os.close(browser_out)
    try:
        opened = Tab(to_browser, from_browser)
        opened.attach()
        yield opened
    finally:
        os.close(to_browser)  # this ends the browser
        os.close(from_browser)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
