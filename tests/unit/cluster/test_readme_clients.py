"""The README's Python that talks to a service runs as it stands there."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from whole_service import WholeService, whole_service

from workers.model import random_model
from workers.testing import tiny_config

ROOT = Path(__file__).parents[3]
ADDRESS = "127.0.0.1:50051"
BLOCKS = [
    block
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    if ADDRESS in block
]


@pytest.fixture(scope="module")
async def service(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[WholeService]:
    directory = tmp_path_factory.mktemp("readme")
    random_model(tiny_config("llama"), str(directory / "llama"))
    async with whole_service(str(directory / "llama"), directory / "store") as running:
        yield running


async def run(block: str, address: str) -> str:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        block.replace(ADDRESS, address),
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await asyncio.wait_for(process.communicate(), 120)
    assert process.returncode == 0, errors.decode()
    return out.decode()


def block_with(text: str) -> str:
    (block,) = [block for block in BLOCKS if text in block]
    return block


def test_there_are_three_of_them() -> None:
    assert len(BLOCKS) == 3


async def test_the_client_streams_an_answer(service: WholeService) -> None:
    out = await run(block_with("import Client"), service.address)
    assert out.endswith("\n length 0 tokens from the store\n")
    assert out.count("<") == 32, "the stand-in of a tokenizer writes a token so"


async def test_the_asynchronous_client_reads_the_kv_of_a_prompt(service: WholeService) -> None:
    lines = (await run(block_with("import AsyncClient"), service.address)).splitlines()
    facts = service.coordinator.facts
    text = "A KV cache keeps what attention will need again. " * 5
    covered = len(text) - len(text) % service.coordinator.chunk_tokens
    assert lines == [
        f"{layer} 0 ({covered}, {facts.kv.num_kv_heads}, {facts.kv.head_dim}) float32"
        for layer in range(facts.kv.num_layers)
    ]
    assert service.coordinator.handles.leases.num_leases == 0


async def test_a_generic_client_finds_the_interface_by_reflection(service: WholeService) -> None:
    out = await run(block_with("ProtoReflectionDescriptorDatabase"), service.address)
    assert "'ReadKv'" in out.splitlines()[0]
    assert f'"fingerprint": "{service.coordinator.facts.fingerprint}"' in out
    assert out.count("tokenIds") == 8
    assert "FINISH_REASON_LENGTH" in out.splitlines()[-1]
