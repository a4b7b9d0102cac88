"""Every block of Python in the documents runs as it is written, and prints its result."""

import ast
import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from rpc_service import LetterTokenizer
from whole_service import WholeService, whole_service

from benchmarks.fixtures.tiny_model import write_tiny_model
from kvstore.format.identity import chunk_keys
from tests.support.tiny_models import TINY_VOCABULARY
from workers.text.chat import Chat

ROOT = Path(__file__).parents[4]
ADDRESS, MODEL, STORE = "127.0.0.1:50051", "/models/smollm2", "/tmp/kv"
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("helm/*/*.md")]
BLOCKS = [
    block for document in DOCUMENTS for block in re.findall(r"```python\n(.*?)```", document.read_text(), re.DOTALL)
]
#: A line by which each of the blocks is recognised.
SIGNS = ["import Client", "import AsyncClient", "ProtoReflectionDescriptorDatabase", "import Engine", "def chunk_keys"]


class WordTokenizer(LetterTokenizer):
    """A token per word: fewer than any model's tokenizer gives, so any prompt stored for a model is stored here."""

    def encode_text(self, text: str) -> list[int]:
        return [1 + len(word) % (TINY_VOCABULARY - 1) for word in text.split()]

    def encode_chat(self, chat: Chat) -> list[int]:
        return self.encode_text(" ".join(chat.contents))

    def decode(self, token_ids: Sequence[int]) -> str:
        return "".join(f"<{token}>" for token in token_ids)


@pytest.fixture(scope="module")
async def service(model: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[WholeService]:
    store = tmp_path_factory.mktemp("readme") / "store"
    async with whole_service(model, store, tokenizer=WordTokenizer(), preset="runahead") as running:
        yield running


async def run(block: str) -> str:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        block,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await asyncio.wait_for(process.communicate(), 120)
    assert process.returncode == 0, errors.decode()
    return out.decode()


def block_with(sign: str, address: str = ADDRESS) -> str:
    (block,) = [block for block in BLOCKS if sign in block]
    return block.replace(ADDRESS, address)


def test_there_are_no_others_than_those_that_run_here() -> None:
    assert [[sign for sign in SIGNS if sign in block] for block in BLOCKS] == [[sign] for sign in SIGNS]


async def test_the_client_asks_about_a_document_exactly_and_at_a_budget(service: WholeService) -> None:
    whole = 'Path("LICENSE").read_text()'
    block = block_with("import Client", service.address)
    out = await run(block.replace(whole, f"{whole}[:2000]"))  # the tiny model has few positions
    told = re.findall(r"^[\d.]+ s, (\d+) of (\d+) tokens from the store,\n(exact|approximate): (?:<\d+>)+$", out, re.M)
    assert [how for *_, how in told] == ["exact", "exact", "approximate"]
    (computed, length), (stored, _), (read, _) = ((int(cached), int(tokens)) for cached, tokens, _ in told)
    assert computed == 0 < stored < length
    assert read == stored


async def test_the_asynchronous_client_reads_the_kv_of_a_prompt(service: WholeService) -> None:
    first, *lines = (await run(block_with("import AsyncClient", service.address))).splitlines()
    kv = service.coordinator.facts.kv
    found = re.fullmatch(r"(\d+) tokens can be read: K and V are (\d+) bytes", first)
    assert found is not None
    covered, size_bytes = map(int, found.groups())
    assert covered >= service.coordinator.chunk_tokens
    assert size_bytes == covered * kv.num_layers * 2 * kv.row_bytes
    assert lines == [
        f"layer {layer}, tokens 0 to {covered}: ({covered}, {kv.num_kv_heads}, {kv.head_dim}) float32"
        for layer in range(kv.num_layers)
    ]
    assert service.coordinator.handles.leases.num_leases == 0


async def test_keys_of_chunks_are_computed_as_the_store_does() -> None:
    """The keys in the document are golden: routers in other languages are tested with them."""
    out = await run(block_with("def chunk_keys"))
    assert f"```\n{out}```" in (ROOT / "docs/api.md").read_text()
    keys = chunk_keys(bytes(range(16)), [1, 2, 3, 4, 5, 6, 7, 70000, 9], 4)
    assert ast.literal_eval(out) == [key.hex() for key in keys]


async def test_a_generic_client_finds_the_interface_by_reflection(service: WholeService) -> None:
    out = await run(block_with("ProtoReflectionDescriptorDatabase", service.address))
    assert "'ReadKv'" in out.splitlines()[0]
    assert f'"fingerprint": "{service.coordinator.facts.fingerprint}"' in out
    assert out.count("tokenIds") == 8
    assert "FINISH_REASON_LENGTH" in out.splitlines()[-1]


async def test_the_embedded_engine_answers_and_says_what_it_took(tmp_path: Path) -> None:
    write_tiny_model(tmp_path / "model")
    block = block_with("import Engine").replace(MODEL, str(tmp_path / "model")).replace(STORE, str(tmp_path / "store"))
    out = await run(block)
    text, _, reply = out.rpartition("EngineReply(")
    assert text.strip()
    assert "num_prompt_tokens=" in reply
