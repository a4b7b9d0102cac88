import shutil
from collections.abc import Callable

import pytest
import torch
from transformers import AutoModelForCausalLM, PreTrainedModel

from workers.device.device import HOST_MEMORY
from workers.selection.layer_shares import MeasuredShares, write_layer_shares


@pytest.fixture(scope="session", autouse=True)
def rows_that_nobody_wrote_are_nan(poisoned_memory: None) -> None:
    """A request that reads such a row fails its test of exactness."""


@pytest.fixture
def untouched_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that count written pages."""
    monkeypatch.setattr(HOST_MEMORY, "is_poisoned", False)


@pytest.fixture(scope="session", autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture(scope="session")
def measured_model(tiny_model: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> str:
    """Directory of the tiny llama with a file of its layers' and heads' shares: it has two retrieval heads."""
    path = tmp_path_factory.mktemp("measured") / "llama"
    shutil.copytree(tiny_model("llama"), path)
    heads = ((0.5, 0.5), (2.5, 0.5), (0.5, 0.5), (0.5, 2.5))
    write_layer_shares(path, MeasuredShares((1.0,) * 4, heads), {})
    return str(path)


@pytest.fixture(scope="session")
def stock_model(tiny_model: Callable[[str], str]) -> Callable[[str], PreTrainedModel]:
    """Function that loads an architecture's tiny model as transformers runs it, with transformers' attention."""
    loaded: dict[str, PreTrainedModel] = {}

    def model(architecture: str) -> PreTrainedModel:
        if architecture not in loaded:
            attention = "eager" if architecture.startswith(("falcon", "gpt_oss", "gemma2")) else "sdpa"
            # The first caller may be in inference mode, while LongRoPE also writes its buffer in tests outside of that
            # mode.
            with torch.inference_mode(False):
                network = AutoModelForCausalLM.from_pretrained(
                    tiny_model(architecture), dtype=torch.float32, attn_implementation=attention
                )
            loaded[architecture] = network.eval()
        return loaded[architecture]

    return model


@pytest.fixture
def threads():
    """Function that sets torch's number of threads, for one test."""
    before = torch.get_num_threads()
    yield torch.set_num_threads
    torch.set_num_threads(before)
