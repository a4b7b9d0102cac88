"""A certificate authority for tests, made by the openssl command."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

HAS_OPENSSL = shutil.which("openssl") is not None
needs_openssl = pytest.mark.skipif(not HAS_OPENSSL, reason="making keys needs the openssl command")


@dataclass(frozen=True)
class Issued:
    """PEM files of a certificate and its key."""

    certificate: Path
    key: Path


class Authority:
    """Certificate authority. Owns: a directory with its key and the certificates that it has signed."""

    def __init__(self, directory: Path, name: str = "authority") -> None:
        self._directory = directory
        self.own = Issued(directory / f"{name}.pem", directory / f"{name}.key")
        self._make(self.own, f"/CN={name}", [], "basicConstraints=critical,CA:TRUE")

    @property
    def certificate(self) -> Path:
        return self.own.certificate

    def issue(self, file: str, *, common_name: str = "", alternatives: str = "") -> Issued:
        """Sign a certificate for `common_name` and alternative names such as DNS:localhost,IP:127.0.0.1."""
        issued = Issued(self._directory / f"{file}.pem", self._directory / f"{file}.key")
        signer = ["-CA", str(self.own.certificate), "-CAkey", str(self.own.key)]
        subject = f"/CN={common_name}" if common_name else "/O=nameless"
        self._make(issued, subject, signer, f"subjectAltName={alternatives}" if alternatives else "")
        return issued

    def _make(self, issued: Issued, subject: str, signer: list[str], extension: str) -> None:
        command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        command += ["-days", "2", "-subj", subject, "-keyout", str(issued.key), "-out", str(issued.certificate)]
        command += signer + (["-addext", extension] if extension else [])
        subprocess.run(command, check=True, capture_output=True, timeout=60)
        issued.key.chmod(0o600)
