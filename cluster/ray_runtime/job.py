"""The service as the entrypoint of a Ray job: the time that `ray job stop` leaves it to end.

Ray sends SIGTERM, and SIGKILL `RAY_JOB_STOP_WAIT_TIME_S` seconds later, a variable of the job's environment.
"""

from collections.abc import Mapping

#: Variable that Ray sets for the entrypoints of jobs.
_IN_A_JOB = "RAY_JOB_CONFIG_JSON_ENV_VAR"
_STOP_WAIT = "RAY_JOB_STOP_WAIT_TIME_S"
_RAYS_STOP_WAIT_S = 3
#: Seconds to close the store and end the workers after the last request, and for Ray to notice.
_CLOSING_S = 1.5


def job_drain_s(drain_s: float, environment: Mapping[str, str]) -> float:
    """Seconds that running requests may continue after a stop signal: `drain_s`, or less in a job, to leave time to
    close.
    """
    if _IN_A_JOB not in environment:
        return drain_s
    return min(drain_s, max(0.0, _stop_wait_s(environment) - _CLOSING_S))


def why_shorter(drain_s: float, environment: Mapping[str, str]) -> str:
    """A line for people when a job shortens `drain_s`; empty otherwise."""
    shorter_s = job_drain_s(drain_s, environment)
    if shorter_s == drain_s:
        return ""
    return (
        f"in a Ray job, running requests have {shorter_s:g} s to end, not server.drain_s = {drain_s:g}, because "
        f"`ray job stop` kills after {_stop_wait_s(environment)} s: for more, set {_STOP_WAIT} in the job's environment"
    )


def _stop_wait_s(environment: Mapping[str, str]) -> int:
    return int(environment.get(_STOP_WAIT, _RAYS_STOP_WAIT_S))
