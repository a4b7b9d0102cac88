"""The gRPC interface keeps its promises to clients, and follows the style rules of buf."""

import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from google.protobuf.descriptor_pb2 import DescriptorProto, FieldDescriptorProto, FileDescriptorProto, FileDescriptorSet
from grpc_tools import protoc

from scripts.proto_compatibility import breaking_changes, golden, present

ROOT = Path(__file__).parents[3]
SOURCE = "protos/runahead/v1/runahead.proto"
PASCAL_CASE, SNAKE_CASE = re.compile(r"([A-Z][a-z0-9]*)+"), re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
UPPER_SNAKE_CASE = re.compile(r"[A-Z][A-Z0-9]*(_[A-Z0-9]+)*")
#: Durations are seconds, sizes bytes: other units have no place in a name.
OTHER_UNITS = re.compile(r".*_(ms|us|ns|millis|micros|nanos|seconds|secs|sec|minutes|kb|mb|gb|kib|mib|gib|bits)")
#: Parts of names that stand for a time or a size: such a name must end in its unit.
SPEAKS_OF_TIME = re.compile(r".*(duration|timeout|latency|elapsed|uptime|deadline).*")
SPEAKS_OF_SIZE = re.compile(r"(?!vocab_size$).*(^|_)(size|memory)(_|$).*")
MESSAGE, ENUM, SERVICE, FIELD, VALUE, METHOD, NESTED_MESSAGE, NESTED_ENUM = 4, 5, 6, 2, 2, 2, 3, 4


def test_the_interface_breaks_no_client_that_knows_the_golden_one() -> None:
    assert breaking_changes(golden(), present()) == [], (
        "peers of other versions would break; see the script's docstring"
    )


def test_what_was_added_is_golden_too() -> None:
    assert breaking_changes(present(), golden()) == [], (
        "the interface has grown: run `make accept-protos` and commit tests/golden"
    )


def message_of(described: FileDescriptorSet, name: str) -> DescriptorProto:
    return next(message for message in described.file[0].message_type if message.name == name)


def field_of(described: FileDescriptorSet, message: str, name: str) -> FieldDescriptorProto:
    return next(field for field in message_of(described, message).field if field.name == name)


def remove_field(described: FileDescriptorSet) -> None:
    del message_of(described, "PrefillRequest").field[0]


def renumber_field(described: FileDescriptorSet) -> None:
    field_of(described, "PrefillRequest", "prompt").number = 77


def rename_field(described: FileDescriptorSet) -> None:
    field_of(described, "PrefillRequest", "prompt").name = "text"


def change_type(described: FileDescriptorSet) -> None:
    field_of(described, "KvRows", "layer").type = FieldDescriptorProto.TYPE_INT64


def change_message_type(described: FileDescriptorSet) -> None:
    field_of(described, "PrefillResponse", "handle").type_name = ".runahead.v1.Limits"


def make_repeated(described: FileDescriptorSet) -> None:
    field_of(described, "KvHandle", "handle_id").label = FieldDescriptorProto.LABEL_REPEATED


def make_plain(described: FileDescriptorSet) -> None:
    field_of(described, "Selection", "attention_mass_kept_est").proto3_optional = False


def leave_oneof(described: FileDescriptorSet) -> None:
    field_of(described, "Prompt", "text").ClearField("oneof_index")


def remove_message(described: FileDescriptorSet) -> None:
    messages = described.file[0].message_type
    del messages[[message.name for message in messages].index("AbortResponse")]


def remove_method(described: FileDescriptorSet) -> None:
    del described.file[0].service[0].method[1]


def stop_streaming(described: FileDescriptorSet) -> None:
    next(method for method in described.file[0].service[0].method if method.name == "ReadKv").server_streaming = False


def return_something_else(described: FileDescriptorSet) -> None:
    described.file[0].service[0].method[0].output_type = ".runahead.v1.AbortResponse"


def renumber_enum_value(described: FileDescriptorSet) -> None:
    described.file[0].enum_type[0].value[1].number = 9


def remove_enum_value(described: FileDescriptorSet) -> None:
    del described.file[0].enum_type[0].value[2]


def change_package(described: FileDescriptorSet) -> None:
    described.file[0].package = "runahead.v2"


def remove_service(described: FileDescriptorSet) -> None:
    del described.file[0].service[0]


@pytest.mark.parametrize(
    "change",
    [
        remove_field, renumber_field, rename_field, change_type, change_message_type, make_repeated, make_plain,
        leave_oneof, remove_message, remove_method, stop_streaming, return_something_else, renumber_enum_value,
        remove_enum_value, change_package, remove_service,
    ],
)  # fmt: skip
def test_every_kind_of_breaking_change_is_seen(change: Callable[[FileDescriptorSet], None]) -> None:
    changed = present()
    change(changed)
    assert changed != present()
    found = breaking_changes(present(), changed)
    assert found
    assert all("\n" not in line for line in found)


def test_additions_break_no_client() -> None:
    grown = present()
    message_of(grown, "PrefillRequest").field.add(name="more", number=99, type=FieldDescriptorProto.TYPE_STRING)
    grown.file[0].message_type.add(name="New")
    grown.file[0].service[0].method.add(name="More", input_type=".runahead.v1.New", output_type=".runahead.v1.New")
    grown.file[0].enum_type[0].value.add(name="FINISH_REASON_NEW", number=99)
    assert breaking_changes(present(), grown) == []
    assert breaking_changes(grown, present())


# -- rules of buf lint -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def source() -> FileDescriptorProto:
    """The interface with its comments."""
    with tempfile.NamedTemporaryFile() as out:
        status = protoc.main(["protoc", f"-I{ROOT}", "--include_source_info", f"-o{out.name}", f"{ROOT}/{SOURCE}"])
        assert status == 0
        return FileDescriptorSet.FromString(Path(out.name).read_bytes()).file[0]


def elements(source: FileDescriptorProto) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Everything that has a name, with its path in the source info; there are no nested messages."""
    for number, message in enumerate(source.message_type):
        assert not message.nested_type
        assert not message.enum_type
        yield message.name, (MESSAGE, number)
        for of_field, field in enumerate(message.field):
            yield f"{message.name}.{field.name}", (MESSAGE, number, FIELD, of_field)
    for number, enum in enumerate(source.enum_type):
        yield enum.name, (ENUM, number)
        for of_value, value in enumerate(enum.value):
            yield f"{enum.name}.{value.name}", (ENUM, number, VALUE, of_value)
    for number, service in enumerate(source.service):
        yield service.name, (SERVICE, number)
        for of_method, method in enumerate(service.method):
            yield f"{service.name}.{method.name}", (SERVICE, number, METHOD, of_method)


def test_everything_has_a_comment(source: FileDescriptorProto) -> None:
    comments = {tuple(place.path): place.leading_comments.strip() for place in source.source_code_info.location}
    assert [name for name, path in elements(source) if not comments.get(path)] == []


def test_names_are_as_they_should_be(source: FileDescriptorProto) -> None:
    assert f"protos/{source.package.replace('.', '/')}/runahead.proto" == SOURCE
    for message in source.message_type:
        assert PASCAL_CASE.fullmatch(message.name), message.name
        for field in message.field:
            assert SNAKE_CASE.fullmatch(field.name), field.name
        for oneof in message.oneof_decl:
            assert SNAKE_CASE.fullmatch(oneof.name.removeprefix("_")), oneof.name
    for enum in source.enum_type:
        prefix = re.sub(r"(?<!^)(?=[A-Z])", "_", enum.name).upper() + "_"
        assert enum.value[0].number == 0
        assert enum.value[0].name == f"{prefix}UNSPECIFIED"
        for value in enum.value:
            assert UPPER_SNAKE_CASE.fullmatch(value.name), value.name
            assert value.name.startswith(prefix), value.name


def test_every_method_has_messages_of_its_own(source: FileDescriptorProto) -> None:
    for service in source.service:
        assert service.name.endswith("Service")
        for method in service.method:
            assert PASCAL_CASE.fullmatch(method.name)
            assert method.input_type == f".{source.package}.{method.name}Request"
            assert method.output_type == f".{source.package}.{method.name}Response"


def test_names_say_seconds_and_bytes_where_it_is_one(source: FileDescriptorProto) -> None:
    for message in source.message_type:
        for field in message.field:
            is_number = field.type not in (FieldDescriptorProto.TYPE_MESSAGE, FieldDescriptorProto.TYPE_BOOL)
            assert not OTHER_UNITS.fullmatch(field.name), f"{message.name}.{field.name}: seconds (_s) and bytes"
            if is_number and SPEAKS_OF_TIME.fullmatch(field.name):
                assert field.name.endswith("_s"), field.name
            if is_number and SPEAKS_OF_SIZE.fullmatch(field.name):
                assert field.name.endswith("_bytes"), field.name
