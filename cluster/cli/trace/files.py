"""`runahead trace`: the files of one request."""

import json
import re
from pathlib import Path

from cluster.cli.trace.chrome import chrome_trace
from cluster.cli.trace.picture import draw
from cluster.errors import StartError
from cluster.observe.trace_lanes import first_token_s
from cluster.private_files import make_private_directory, write_private
from cluster.quantities import count_text
from protos.runahead.v1 import runahead_pb2 as pb


def write_trace(trace: pb.GetTraceResponse, directory: Path) -> dict[str, Path]:
    """Chrome's JSON, SVG and PNG of a trace, by kind. Raises StartError, for the pictures after the JSON."""
    stem = re.sub(r"[^A-Za-z0-9_-]", "_", trace.request_id)
    files = {
        "chrome": directory / f"{stem}.trace.json",
        "svg": directory / f"{stem}.svg",
        "png": directory / f"{stem}.png",
    }
    try:
        make_private_directory(directory)
        write_private(files["chrome"], json.dumps(chrome_trace(trace), allow_nan=False).encode(), replaces=True)
        draw(trace, [files["svg"], files["png"]], _title(trace))
    except OSError as error:
        raise StartError(f"cannot write to {directory}: {error.strerror}; choose another --out") from error
    except StartError as error:
        raise StartError(f"{files['chrome']} is written, but {error}") from error
    return files


def _title(trace: pb.GetTraceResponse) -> str:
    outcome = "first token after" if trace.token_s else f"{trace.status} after"
    workers = count_text(len(trace.workers), "worker")
    return f"request {trace.request_id}: {outcome} {first_token_s(trace) * 1e3:,.0f} ms on {workers}"
