"""Principals with their tokens, and calls that a service refuses."""

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import grpc
import pytest

from cluster.client.credentials import Credentials
from cluster.ingress.access.bearer_tokens import new_token, token_line


class Principals:
    """A tokens file in `directory` that lets each of them in."""

    def __init__(self, directory: Path, *names: str) -> None:
        self.tokens = {name: new_token() for name in names}
        path = directory / "tokens"
        path.write_text("\n".join(token_line(*item) for item in self.tokens.items()))
        path.chmod(0o600)
        self.file = str(path)

    def credentials(self, name: str) -> Credentials:
        return Credentials(token=self.tokens[name])

    def metadata(self, name: str) -> tuple[tuple[str, str], ...]:
        return self.credentials(name).metadata


async def refused(call: Awaitable[Any]) -> tuple[grpc.StatusCode, str]:
    """Status and details, which must be one line, of a call that is refused."""
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        await call
    details = caught.value.details() or ""
    assert "\n" not in details
    return caught.value.code(), details
