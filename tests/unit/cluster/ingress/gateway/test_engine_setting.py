"""The engine API is served only if the operator asks for it, and no other code needs its messages."""

import sys

import grpc
import pytest
from callers import refused
from rpc_service import served

from cluster.config.server import ServerConfig
from cluster.errors import StartError
from cluster.ingress.access.authentication import Authentication
from cluster.ingress.grpc_server import GrpcServer
from cluster.observe.metrics import ServiceMetrics

MODULES = ("cluster.ingress.gateway", "smg_grpc_proto")


async def test_without_the_setting_there_is_no_engine_api() -> None:
    async with served() as service:
        call = service.channel().unary_unary("/vllm.grpc.engine.VllmEngine/HealthCheck")
        assert (await refused(call(b"", timeout=20)))[0] is grpc.StatusCode.UNIMPLEMENTED


def test_without_its_messages_a_service_does_not_start_and_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [name for name in sys.modules if name.startswith(MODULES)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "smg_grpc_proto", None)  # type: ignore[arg-type]
    config = ServerConfig(port=0, engine_api=True)
    no_servicer: object = None
    server = GrpcServer(config, no_servicer, Authentication.of(config), ServiceMetrics())  # type: ignore[arg-type]
    with pytest.raises(StartError, match=r"server.engine_api needs pip install 'runahead-prefill\[gateway\]'"):
        server.check()
