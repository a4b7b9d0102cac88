"""Check that clients and servers of the golden descriptor can still use the interface.

    python scripts/proto_compatibility.py            print breaking changes, exit status 1 if there are any
    python scripts/proto_compatibility.py --accept   write the current interface as the golden one, if nothing breaks

The golden descriptor, `tests/golden/runahead.v1.binpb`, is a FileDescriptorSet without source info. Additions are fine;
existing numbers, names (JSON and reflection use them), types, cardinality, oneofs, methods and streaming must stay. To
remove something anyway, mark its number and name `reserved`, and run with `--accept --breaking`.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    EnumDescriptorProto,
    FieldDescriptorProto,
    FileDescriptorProto,
    FileDescriptorSet,
    MethodDescriptorProto,
)

from protos.runahead.v1 import runahead_pb2

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "runahead.v1.binpb"


def present() -> FileDescriptorSet:
    """The interface of this checkout's stubs."""
    described = FileDescriptorSet()
    runahead_pb2.DESCRIPTOR.CopyToProto(described.file.add())
    return described


def golden() -> FileDescriptorSet:
    return FileDescriptorSet.FromString(GOLDEN.read_bytes())


def breaking_changes(old: FileDescriptorSet, new: FileDescriptorSet) -> list[str]:
    """Changes that break a peer with the old interface, one line each."""
    return [line for was, file in _pairs(_named(old.file), _named(new.file)) for line in _file_changes(was, file)]


def _file_changes(old: FileDescriptorProto, new: FileDescriptorProto | None) -> Iterator[str]:
    if new is None:
        yield f"{old.name} is gone"
        return
    if (old.package, old.syntax) != (new.package, new.syntax):
        yield f"{old.name}: package or syntax has changed"
    for was, message in _pairs(_named(old.message_type), _named(new.message_type)):
        yield from _message_changes(was, message, was.name)
    for was_enum, enum in _pairs(_named(old.enum_type), _named(new.enum_type)):
        yield from _enum_changes(was_enum, enum, was_enum.name)
    for was_service, service in _pairs(_named(old.service), _named(new.service)):
        if service is None:
            yield f"service {was_service.name} is gone"
            continue
        for was_method, method in _pairs(_named(was_service.method), _named(service.method)):
            yield from _method_changes(was_method, method, f"{was_service.name}.{was_method.name}")


def _message_changes(old: DescriptorProto, new: DescriptorProto | None, name: str) -> Iterator[str]:
    if new is None:
        yield f"message {name} is gone"
        return
    fields = {field.number: field for field in new.field}
    for was in old.field:
        yield from _field_changes(was, fields.get(was.number), old, new, f"{name}.{was.name} = {was.number}")
    for was_nested, nested in _pairs(_named(old.nested_type), _named(new.nested_type)):
        yield from _message_changes(was_nested, nested, f"{name}.{was_nested.name}")
    for was_enum, enum in _pairs(_named(old.enum_type), _named(new.enum_type)):
        yield from _enum_changes(was_enum, enum, f"{name}.{was_enum.name}")


def _field_changes(
    old: FieldDescriptorProto,
    new: FieldDescriptorProto | None,
    old_message: DescriptorProto,
    new_message: DescriptorProto,
    name: str,
) -> Iterator[str]:
    if new is None:
        yield f"field {name} is gone, or has another number"
        return
    if new.name != old.name:
        yield f"field {name} is called {new.name} now"
    if (old.type, old.type_name) != (new.type, new.type_name):
        yield f"field {name} has another type"
    if (old.label, old.proto3_optional) != (new.label, new.proto3_optional):
        yield f"field {name} has changed between singular, optional and repeated"
    if _oneof(old, old_message) != _oneof(new, new_message):
        yield f"field {name} has moved into or out of a oneof"


def _enum_changes(old: EnumDescriptorProto, new: EnumDescriptorProto | None, name: str) -> Iterator[str]:
    if new is None:
        yield f"enum {name} is gone"
        return
    values = {value.number: value.name for value in new.value}
    for value in old.value:
        if values.get(value.number) != value.name:
            yield f"enum value {name}.{value.name} = {value.number} is gone, or has another number or name"


def _method_changes(old: MethodDescriptorProto, new: MethodDescriptorProto | None, name: str) -> Iterator[str]:
    if new is None:
        yield f"method {name} is gone"
    elif (old.input_type, old.output_type) != (new.input_type, new.output_type):
        yield f"method {name} takes or returns another message"
    elif (old.client_streaming, old.server_streaming) != (new.client_streaming, new.server_streaming):
        yield f"method {name} has changed between streaming and unary"


def _oneof(field: FieldDescriptorProto, message: DescriptorProto) -> str:
    """Name of a field's oneof; empty without one, and for the synthetic oneof of an optional field."""
    if not field.HasField("oneof_index") or field.proto3_optional:
        return ""
    return message.oneof_decl[field.oneof_index].name


def _named(things):  # type: ignore[no-untyped-def]
    return {thing.name: thing for thing in things}


def _pairs(old: Mapping, new: Mapping) -> Iterator[tuple]:  # type: ignore[type-arg]
    """Each old thing with the new thing of its name, or None."""
    return ((was, new.get(name)) for name, was in old.items())


def main(arguments: list[str]) -> int:
    changes = breaking_changes(golden(), present()) if GOLDEN.exists() else []
    for change in changes:
        print(f"error: {change}", file=sys.stderr)
    if changes and "--breaking" not in arguments:
        return 1
    if "--accept" in arguments:
        GOLDEN.write_bytes(present().SerializeToString(deterministic=True))
        print(f"{GOLDEN} is now the current interface")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
