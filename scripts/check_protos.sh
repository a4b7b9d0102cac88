#!/usr/bin/env bash
# Fails when the committed stubs are not what the .proto files generate.
set -euo pipefail
python=$1
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
"$python" -m grpc_tools.protoc -I. --python_out="$fresh" --pyi_out="$fresh" --grpc_python_out="$fresh" protos/runahead/v1/*.proto
for stub in "$fresh"/protos/runahead/v1/*; do
    diff -q "$stub" "protos/runahead/v1/$(basename "$stub")" || { echo "error: stubs are stale: make protos" >&2; exit 1; }
done
