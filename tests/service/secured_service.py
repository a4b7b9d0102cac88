"""A service that asks for tokens, over TLS if openssl is installed; `runahead check` as a process of its own."""

import subprocess
import sys
from pathlib import Path

from service_process import ROOT, ServiceProcess, service_environment

from cluster.client import Client
from cluster.client.credentials import Credentials
from cluster.ingress.access.bearer_tokens import new_token, token_line
from tests.support.certificates import HAS_OPENSSL, Authority
from tests.support.ports import free_port

PRINCIPALS = ("platform", "alice", "bob", "carol")


class SecuredService:
    """A secured service for all tests that leave it alive. Owns: the service, and a check begun before it, until `end`.

    A budget attends to the first rows (`contiguous`), which tests can count. Rows of vLLM are trusted.
    """

    def __init__(self, model: str, directory: Path) -> None:
        self.tokens = {principal: new_token() for principal in PRINCIPALS}
        self._directory = directory
        tokens_file = self._write("tokens", "\n".join(token_line(*item) for item in self.tokens.items()))
        self._tls_ca, tls = None, dict[str, str]()
        if HAS_OPENSSL:
            authority = Authority(directory)
            server = authority.issue("server", common_name="localhost", alternatives="DNS:localhost,IP:127.0.0.1")
            self._tls_ca = authority.certificate
            tls["RUNAHEAD_SERVER__TLS_CERTIFICATE"] = str(server.certificate)
            tls["RUNAHEAD_SERVER__TLS_KEY"] = str(server.key)
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        self.early_check = start_check(self.address, *self.options("platform"), timeout_s=180.0)
        self._service = ServiceProcess(
            model,
            str(directory / "store"),
            port=port,
            RUNAHEAD_SERVER__TOKENS_FILE=str(tokens_file),
            RUNAHEAD_WORKER__PRESET="contiguous",
            RUNAHEAD_STORE__TRUSTED_ENGINES='["vllm"]',
            **tls,
        )

    def wait_ready(self) -> None:
        assert self._service.wait_ready() == self.address

    @property
    def trust(self) -> list[str]:
        """Options by which a command trusts this service's certificate."""
        return [] if self._tls_ca is None else ["--tls-ca", str(self._tls_ca)]

    def options(self, principal: str) -> list[str]:
        """Options by which a command is admitted as a principal."""
        token_file = self._write(f"token of {principal}", self.tokens[principal])
        return [*self.trust, "--token-file", str(token_file)]

    def client(self, principal: str = "") -> Client:
        """A client of a principal; without a name, a client without a token."""
        token = self.tokens[principal] if principal else ""
        return Client(self.address, Credentials(token=token, tls_ca=self._tls_ca))

    def end(self) -> None:
        """Stop the service by a signal; no process is left, and no line of its log has a token."""
        assert self._service.stop() == (0, [])
        assert not any(token in line for line in self._service.lines for token in self.tokens.values())

    def kill(self) -> None:
        self.early_check.kill()
        self._service.kill()

    def _write(self, name: str, text: str) -> Path:
        file = self._directory / name
        file.write_text(text)
        file.chmod(0o600)
        return file


def start_check(address: str, *options: str, timeout_s: float = 20.0, **environment: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "cluster.cli", "check", "--timeout", str(timeout_s), *options]
    environment = service_environment(RUNAHEAD_ADDRESS=address, **environment)
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
