"""Ray is lost: what that means for the requests that run, and what an operator is to do."""

from cluster.ray_runtime.ray_watch import RayProcess

GCS, RAYLET = "control process (GCS)", "raylet of this node"
#: Actors go on without a GCS, until Ray ends all that cannot reach it, a minute later.
_WITHOUT_GCS_S = 30.0
#: They end soon after their raylet.
_WITHOUT_RAYLET_S = 3.0


class RayLost(Exception):
    """The service has ended because a process of Ray has: one line."""

    def __init__(self, process: RayProcess, *, has_own_ray: bool) -> None:
        advice = "start it again" if has_own_ray else "look at the cluster (ray status), then start it again"
        super().__init__(f"Ray's {process.name} at {process.host}:{process.port} ended, so the service has: {advice}")
        #: How long requests that run may go on.
        self.drain_s = _WITHOUT_GCS_S if process.name == GCS else _WITHOUT_RAYLET_S
