"""The directory of prefixes answers as a list of all its updates would."""

import hypothesis.strategies as st
from hypothesis import given

from cluster.nodes.prefix_directory import PrefixDirectory
from kvstore import KEY_BYTES, StoreChanges

#: Few keys, so that prompts share them.
KEYS = [bytes([number]) * KEY_BYTES for number in range(8)]
NODES = ["a", "b", "c"]

_key_sets = st.sets(st.sampled_from(KEYS))


@st.composite
def _told(draw: st.DrawFn) -> tuple[str, StoreChanges | None]:
    """An update from a node's store; None if the store is lost. No key is both added and removed."""
    node = draw(st.sampled_from(NODES))
    if draw(st.integers(0, 5)) == 0:
        return node, None
    added = draw(_key_sets)
    removed = draw(_key_sets) - added
    changes = StoreChanges(
        generation=1,
        sequence=draw(st.integers(1, 100)),
        is_snapshot=draw(st.booleans()),
        added=b"".join(sorted(added)),
        removed=b"".join(sorted(removed)),
    )
    return node, changes


def unpacked(keys: bytes) -> set[bytes]:
    return {keys[at : at + KEY_BYTES] for at in range(0, len(keys), KEY_BYTES)}


@given(st.lists(_told(), max_size=20), st.lists(st.sampled_from(KEYS), unique=True))
def test_the_directory_answers_as_a_naive_model_does(
    story: list[tuple[str, StoreChanges | None]], prompt: list[bytes]
) -> None:
    directory, model = PrefixDirectory(), dict[str, set[bytes]]()
    for node, changes in story:
        if changes is None:
            directory.forget(node)
            model[node] = set()
            continue
        directory.apply(node, changes)
        before = set() if changes.is_snapshot else model.get(node, set())
        model[node] = (before - unpacked(changes.removed)) | unpacked(changes.added)
    expected = {}
    for node, held in model.items():
        length = next((number for number, key in enumerate(prompt) if key not in held), len(prompt))
        if length:
            expected[node] = length
    assert directory.stored_chunks(b"".join(prompt)) == expected
    assert directory.num_keys == sum(map(len, model.values()))
