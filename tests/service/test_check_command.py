"""`runahead check` as the chart's test hook runs it: a process of its own, against a service on a real local Ray."""

import json
import subprocess

import pytest
from secured_service import SecuredService, start_check

from cluster.ingress.access.bearer_tokens import new_token
from tests.support.certificates import needs_openssl

pytestmark = pytest.mark.service

STEPS = ["ready", "model", "prefill", "store", "generate"]


def finished(process: "subprocess.Popen[str]") -> tuple[int, list[str], str]:
    """Exit status, steps that passed, and stderr without the lines about waiting."""
    out, errors = process.communicate(timeout=240)
    said = "".join(line for line in errors.splitlines(True) if not line.startswith("waiting for the service, "))
    return process.returncode, [line.split()[0] for line in out.splitlines()], said


def check(address: str, *options: str, **environment: str) -> tuple[int, list[str], str]:
    return finished(start_check(address, *options, timeout_s=3.0, **environment))


def test_it_makes_real_requests_and_finds_the_second_in_the_store(secured: SecuredService) -> None:
    process = start_check(secured.address, *secured.options("platform"), "--json")
    report = json.loads(process.communicate(timeout=60)[0])
    assert (process.returncode, report["passed"], report["address"]) == (0, True, secured.address)
    (store,) = [step["found"] for step in report["steps"] if step["name"] == "store"]
    assert store.split()[0].isdigit()
    assert int(store.split()[0]) >= 64, "at least one chunk comes from the store"


@needs_openssl
def test_with_token_and_ca_a_secured_service_is_checked_like_any_other(secured: SecuredService) -> None:
    assert finished(secured.early_check) == (0, STEPS, ""), "the early check waits until the service is there"
    assert check(secured.address, *secured.options("platform")) == (0, STEPS, "")


@needs_openssl
def test_what_is_missing_is_named_in_one_line_with_exit_status_two(secured: SecuredService) -> None:
    for environment in ({}, {"RUNAHEAD_TOKEN": new_token()}):
        assert check(secured.address, *secured.trust, **environment) == (
            *(2, ["ready"]),
            "error: model: not authenticated: give --token-file, RUNAHEAD_TOKEN or --tls-certificate\n",
        )
