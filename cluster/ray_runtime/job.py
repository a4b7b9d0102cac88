"""The service as the entrypoint of a Ray job: how long `ray job stop` leaves it to end.

Ray sends SIGTERM, and SIGKILL so many seconds later. Both settings are variables of the job's environment.
"""

from collections.abc import Mapping

#: Ray sets it for the entrypoints of jobs.
_IN_A_JOB = "RAY_JOB_CONFIG_JSON_ENV_VAR"
_STOP_WAIT = "RAY_JOB_STOP_WAIT_TIME_S"
_RAYS_STOP_WAIT_S = 3
#: For closing the store and ending the workers after the last request, and for Ray to notice.
_CLOSING_S = 1.5


def job_drain_s(drain_s: float, environment: Mapping[str, str]) -> float:
    """How long running requests may go on after a stop signal: `drain_s`, in a job what leaves time to close all."""
    if _IN_A_JOB not in environment:
        return drain_s
    return min(drain_s, max(0.0, _stop_wait_s(environment) - _CLOSING_S))


def why_shorter(drain_s: float, environment: Mapping[str, str]) -> str:
    """For people, one line; empty when it is not shorter."""
    shorter_s = job_drain_s(drain_s, environment)
    if shorter_s == drain_s:
        return ""
    return (
        f"in a Ray job: running requests have {shorter_s:g} s to end, not server.drain_s = {drain_s:g}, because "
        f"`ray job stop` kills after {_stop_wait_s(environment)} s; for more, submit with {_STOP_WAIT} in the job's "
        "environment"
    )


def _stop_wait_s(environment: Mapping[str, str]) -> int:
    return int(environment.get(_STOP_WAIT, _RAYS_STOP_WAIT_S))
