# syntax=docker/dockerfile:1
# One image for the serving process, Ray's head and its workers: all of them need the same Ray and the same Runahead.
#
#   docker build --tag runahead:0.1.0 .                                     torch for CPUs
#   docker build --tag runahead:0.1.0-cuda --build-arg VARIANT=cuda .       torch with CUDA
#
# Both variants have one base: torch's own wheels bring CUDA's libraries (cuBLAS, cuDNN, NCCL), and the node its driver
# (580 or newer for the CUDA 13 of torch 2.13). A CUDA base image would hold them twice. For a build to be repeated, give
# the base by digest:
#   --build-arg PYTHON_IMAGE=python@sha256:...
ARG PYTHON_IMAGE=python:3.11-slim-trixie

# -- The wheel of this checkout.
FROM ${PYTHON_IMAGE} AS wheel
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY benchmarks benchmarks
COPY cluster cluster
COPY kvstore kvstore
COPY runahead runahead
COPY protos protos
COPY workers workers
COPY constraints/latest.txt constraints.txt
# The compiler of the kernels in C, and what the module that calls it imports.
RUN --mount=type=cache,target=/root/.cache/pip \
    pip install --constraint constraints.txt numpy xxhash "$(grep -o 'ziglang==[0-9.]*' pyproject.toml)" \
    && python -m kvstore.native.build --all kvstore/copies workers/kernels/native \
    && pip wheel --no-deps --wheel-dir dist .

# -- All that it needs: made anew only when pyproject.toml or the constraints change.
FROM ${PYTHON_IMAGE} AS dependencies
# cpu or cuda.
ARG VARIANT=cpu
# Package index of torch. Not given: by VARIANT. Empty: the one that pip is configured for.
ARG TORCH_INDEX
WORKDIR /requirements
COPY constraints/latest.txt constraints.txt
RUN --mount=type=cache,target=/root/.cache/pip \
    case "$VARIANT" in \
        cpu) index=https://download.pytorch.org/whl/cpu ;; \
        cuda) index=https://pypi.org/simple ;; \
        *) echo "error: VARIANT is cpu or cuda, not $VARIANT" >&2; exit 1 ;; \
    esac \
    && index="${TORCH_INDEX-$index}" \
    && python -m venv /opt/runahead \
    && /opt/runahead/bin/pip install ${index:+--index-url "$index"} "$(grep '^torch==' constraints.txt)"
COPY pyproject.toml ./
# The project without its code has its requirements and nothing else.
RUN --mount=type=cache,target=/root/.cache/pip \
    touch README.md LICENSE \
    && /opt/runahead/bin/pip install --constraint constraints.txt '.[jobs,otel]'

# -- The image.
FROM ${PYTHON_IMAGE} AS image
ARG VARIANT=cpu
ARG VERSION=0.1.0
ARG REVISION
LABEL org.opencontainers.image.title="runahead" \
      org.opencontainers.image.description="Distributed prefill service: serving process, Ray head and Ray worker" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
# tini hands signals on and reaps what Ray leaves behind. wget is what KubeRay's probes call for a Ray older than 2.53,
# and its job submitters for any. A login shell, as KubeRay may start one, has a PATH of its own.
# Triton compiles the launcher of its kernels at first use, with a C compiler and Python's headers, which the base has.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends tini wget \
    && if [ "$VARIANT" = cuda ]; then apt-get install --yes --no-install-recommends gcc libc6-dev; fi \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --user-group --create-home --shell /bin/bash runahead \
    && install --directory --owner=10001 --group=10001 --mode=0700 /var/lib/runahead \
    && echo "export PATH=/opt/runahead/bin:\$PATH" > /etc/profile.d/runahead.sh
COPY --from=dependencies /opt/runahead /opt/runahead
RUN --mount=type=bind,from=wheel,source=/src/dist,target=/dist \
    /opt/runahead/bin/pip install --no-cache-dir --no-index --no-deps --force-reinstall /dist/*.whl
# The image calls nobody: no model hub, no usage statistics of Ray.
ENV PATH=/opt/runahead/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HF_HUB_OFFLINE=1 \
    RAY_USAGE_STATS_ENABLED=0
# By number, so that Kubernetes can tell that it is not root. It writes to /tmp, /dev/shm, its home (the default store)
# and /var/lib/runahead (a volume for a store); all else may be read-only.
USER 10001:10001
WORKDIR /var/lib/runahead
EXPOSE 50051
# No HEALTHCHECK: Kubernetes has probes of its own, and a Ray node serves no gRPC. `runahead check` is one by hand.
ENTRYPOINT ["tini", "--", "runahead"]
CMD ["--help"]
