"""`runahead check`: the command around `cluster/client/service_check.py`."""

import os
import sys
from dataclasses import asdict
from itertools import chain
from typing import Annotated

import typer

from cluster.cli.options.command_line import AsJson, bounds
from cluster.cli.options.connection import Service
from cluster.cli.options.printing import write_json
from cluster.cli.options.waiting import Waiting


def check(
    service: Service,
    timeout: Annotated[
        float, typer.Option(help="Seconds for all requests, including the wait for the service.", callback=bounds(0))
    ] = 60.0,
    as_json: AsJson = False,
) -> None:
    """Wait for a service, then test it with real requests: a prompt, the same prompt from the store, a few tokens.

    Exit status: 0 if all is well, 1 if the service does something wrong, 2 if it cannot be reached.
    """
    # gRPC's own line about a failed handshake repeats ours.
    os.environ.setdefault("GRPC_VERBOSITY", "NONE")
    from cluster.client.service_check import CheckFailed, ServiceCheck

    steps, error, status = [], None, 0
    # Behind a load balancer a service may just have begun to drain; the next call reaches another one.
    with service.client() as client:
        try:
            found = ServiceCheck(client, timeout).run()
            with Waiting("waiting for the service", is_quiet=as_json):
                first = next(found)
            for step in chain([first], found):
                steps.append(step)
                if not as_json:
                    sys.stdout.write(f"{step.name:<9} ok  {step.seconds:6.2f} s  {step.found}\n")
                    sys.stdout.writelines(f"          warning: {warning}\n" for warning in step.warnings)
                    sys.stdout.flush()
        except CheckFailed as failed:
            error, status = str(failed), failed.exit_status
    if as_json:
        report = {"address": service.address, "passed": error is None, "error": error}
        write_json({**report, "steps": [asdict(step) for step in steps]})
    elif error is not None:
        sys.stderr.write(f"error: {error}\n")
    sys.exit(status)
