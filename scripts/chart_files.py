"""Write the generated parts of the chart, or say which of them are out of date (--check).

helm/runahead/values.schema.json   properties.config: the service's settings (cluster/config/service_config.py)
helm/runahead/README.md            the table of values: names, defaults and comments of values.yaml
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from pydantic import TypeAdapter

from cluster.config.service_config import ServiceConfig
from cluster.config.written_values import reader_of
from cluster.quantities import parsed_share, parsed_size

CHART = Path(__file__).resolve().parents[1] / "helm" / "runahead"
#: Settings that the chart decides itself, so that values cannot set them.
OWNED = {
    "worker": ("model", "shard"),
    "store": ("directory",),
    "server": (
        "host",
        "port",
        "tokens_file",
        "tls_certificate",
        "tls_key",
        "tls_client_ca",
        "insecure_public",
        "metrics_host",
        "metrics_port",
        "page",
    ),
    "chain": ("ray_address",),
}
_TABLE = re.compile(r"(?<=<!-- values -->\n).*?(?=<!-- end of values -->)", re.DOTALL)
#: Longest default in the table, in characters; longer ones refer to values.yaml.
_MAX_DEFAULT = 60
#: Largest whole number that a value may have: Helm reads numbers as floats, which hold no larger ones exactly.
_MAX_INTEGER = 2**53 - 1
#: Texts that a setting may have in place of a number: 10G, 512MiB; 25%.
_WRITTEN = {
    parsed_size: r"^[0-9]+(\.[0-9]+)?([KMGT](iB|i|B)?)?$",
    parsed_share: r"^[0-9]+(\.[0-9]+)?%$",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if something would change")
    only_checks = parser.parse_args().check
    stale = [path for path, text in renewed().items() if path.read_text() != text]
    for path in stale:
        if only_checks:
            print(f"{path.relative_to(CHART.parents[1])} is out of date: make chart-files")
        else:
            path.write_text(renewed()[path])
    sys.exit(1 if stale and only_checks else 0)


def renewed() -> dict[Path, str]:
    """Up-to-date content of the files."""
    schema_file, readme = CHART / "values.schema.json", CHART / "README.md"
    schema = json.loads(schema_file.read_text())
    schema["properties"]["config"] = config_schema()
    table = "".join(_table(CHART / "values.yaml"))
    return {
        schema_file: json.dumps(schema, indent=2) + "\n",
        readme: _TABLE.sub(lambda _: table, readme.read_text()),
    }


def config_schema() -> dict[str, Any]:
    """JSON schema of the part of the service's configuration that values may set."""
    whole = TypeAdapter(ServiceConfig).json_schema()
    sections = {}
    for name, reference in whole["properties"].items():
        section = _plain(reference, whole["$defs"])
        for owned in OWNED.get(name, ()):
            del section["properties"][owned]
        for setting, kind in section["properties"].items():
            if written := _WRITTEN.get(reader_of(setting)):
                section["properties"][setting] = {"anyOf": [kind, {"type": "string", "pattern": written}]}
        sections[name] = section
    return {"type": "object", "additionalProperties": False, "properties": sections}


def _plain(schema: dict[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    """The schema without references, titles, descriptions and required names; objects refuse unknown properties."""
    if "$ref" in schema:
        schema = definitions[schema["$ref"].rpartition("/")[2]]
    if "properties" in schema:
        properties = {name: _plain(inner, definitions) for name, inner in schema["properties"].items()}
        return {"type": "object", "additionalProperties": False, "properties": properties}
    plain = {key: value for key, value in schema.items() if key not in ("title", "description", "default")}
    return {**plain, "maximum": _MAX_INTEGER} if plain.get("type") == "integer" else plain


def _table(values: Path) -> Iterator[str]:
    lines = values.read_text().splitlines()
    yield "\n| value | default | what it is |\n|---|---|---|\n"
    for name, node, line in _leaves(yaml.compose("\n".join(lines)), ""):
        default = json.dumps(yaml.safe_load(yaml.serialize(node)), ensure_ascii=False)
        shown = f"`{default}`" if len(default) <= _MAX_DEFAULT else "see values.yaml"
        yield f"| `{name}` | {shown} | {_comment(lines, line)} |\n"
    yield "\n"


def _leaves(node: yaml.MappingNode, prefix: str) -> Iterator[tuple[str, yaml.Node, int]]:
    """Dotted name, default and line of each value, which is anything but a map in block style."""
    for key, value in node.value:
        name = f"{prefix}{key.value}"
        if isinstance(value, yaml.MappingNode) and not value.flow_style:
            yield from _leaves(value, f"{name}.")
        else:
            yield name, value, key.start_mark.line


def _comment(lines: list[str], line: int) -> str:
    """The comment above a line of values.yaml, from its `# --` on."""
    comment: list[str] = []
    while line and (stripped := lines[line := line - 1].strip()).startswith("#"):
        comment.insert(0, stripped.removeprefix("#").strip())
        if stripped.startswith("# --"):
            return " ".join(comment).removeprefix("--").strip().replace("|", "\\|")
    return ""


if __name__ == "__main__":
    main()
