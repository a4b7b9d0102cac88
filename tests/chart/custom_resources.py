"""Custom resources against the OpenAPI schemas of their definitions, with unknown fields refused."""

import functools
from pathlib import Path
from typing import Any

import jsonschema
import yaml


def definitions(directory: Path) -> dict[tuple[str, str], dict[str, Any]]:
    """Schemas of all CustomResourceDefinitions in a directory, by apiVersion and kind."""
    return dict(found for path in sorted(directory.glob("*.yaml")) for found in _definitions_in(path))


def errors(schema: dict[str, Any], resource: dict[str, Any]) -> list[str]:
    validator = jsonschema.Draft202012Validator(schema)
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(resource)]


@functools.cache
def _definitions_in(path: Path) -> list[tuple[tuple[str, str], dict[str, Any]]]:
    found = []
    for crd in yaml.load_all(path.read_text(), Loader=yaml.CSafeLoader):
        group, kind = crd["spec"]["group"], crd["spec"]["names"]["kind"]
        for version in crd["spec"]["versions"]:
            schema = _strict(version["schema"]["openAPIV3Schema"])
            schema["properties"]["metadata"] = {"type": "object"}
            found.append(((f"{group}/{version['name']}", kind), schema))
    return found


def _strict(schema: Any) -> Any:
    """The API server prunes unknown fields, a typo among them; here they are errors."""
    if isinstance(schema, list):
        return [_strict(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    strict = {key: _strict(inner) for key, inner in schema.items() if not key.startswith("x-kubernetes")}
    if schema.get("x-kubernetes-int-or-string"):
        strict = {"anyOf": [{"type": "integer"}, {"type": "string"}]}
    is_object = isinstance(schema.get("properties"), dict) and schema.get("type") == "object"
    if is_object and "additionalProperties" not in schema and not schema.get("x-kubernetes-preserve-unknown-fields"):
        strict["additionalProperties"] = False
    return strict
