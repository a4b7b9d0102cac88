"""The Dockerfile's steps without a container, in a directory of any name."""

from pathlib import Path

import pytest

from scripts import image_steps
from scripts.dockerfile import parsed

DOCKERFILE = """
FROM base AS first
WORKDIR /src
RUN echo made > /src/file
FROM base
COPY --from=first /opt /opt
RUN --mount=type=bind,from=first,source=/src,target=/from \\
    mkdir /opt && cp /from/*e /opt/copy
"""


def test_absolute_paths_of_the_image_lie_below_a_directory_with_spaces_and_quotes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image_steps.venv, "create", lambda *_, **__: None)
    root = tmp_path / "a fork's copy" / ".image-test"
    root.mkdir(parents=True)
    _, stages = parsed(DOCKERFILE)
    image_steps.ImageSteps(root, {}).run(stages)
    assert (root / "opt" / "copy").read_text() == "made\n"
