"""The KV buffer of a request: rows by layer, views of one memory, and refusals of rows outside of it."""

import pytest
import torch

from kvstore import KVShape
from workers.device.kv_buffer import KVBuffer, torch_dtype

SHAPE = KVShape(num_layers=3, num_kv_heads=2, head_dim=8, dtype="float32")


def random_kv(num_rows: int, seed: int = 0, dtype: torch.dtype = torch.float32) -> tuple[torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(seed)
    k, v = (torch.randn(1, 2, num_rows, 8, generator=generator).to(dtype) for _ in range(2))
    return k, v


def test_a_layer_is_read_from_its_first_row_on() -> None:
    buffer = KVBuffer(SHAPE, 20, first_rows=[0, 7, 0])
    for layer, first in ((0, 0), (1, 7)):
        k, v = buffer.read(layer, 12)
        assert k.shape[2] == v.shape[2] == 12 - first
        assert k.data_ptr() == buffer.rows(layer, first, 12).data_ptr()


def test_what_is_written_is_read_back_on_its_layer_and_rows() -> None:
    buffer = KVBuffer(SHAPE, 20)
    first, second = random_kv(5, seed=1), random_kv(7, seed=2)
    buffer.write(1, 0, *first)
    buffer.write(1, 5, *second)
    k, v = buffer.read(1, 12)
    assert torch.equal(k, torch.cat([first[0], second[0]], dim=2))
    assert torch.equal(v, torch.cat([first[1], second[1]], dim=2))


def test_a_write_touches_no_other_row_or_layer() -> None:
    buffer = KVBuffer(SHAPE, 20)
    buffer.rows_LC2KD.fill_(-7.0)
    buffer.write(1, 4, *random_kv(3))
    assert (buffer.rows_LC2KD[[0, 2]] == -7.0).all()
    assert (buffer.rows_LC2KD[1, :4] == -7.0).all()
    assert (buffer.rows_LC2KD[1, 7:] == -7.0).all()
    assert (buffer.rows_LC2KD[1, 4:7] != -7.0).all()


def test_reading_returns_views_of_the_same_memory() -> None:
    buffer = KVBuffer(SHAPE, 20)
    k, v = buffer.read(2, 20)
    buffer.write(2, 0, *random_kv(20))
    assert k.untyped_storage().data_ptr() == buffer.rows_LC2KD.untyped_storage().data_ptr()
    assert torch.equal(v, random_kv(20)[1])
    assert torch.equal(k, random_kv(20)[0])


@pytest.mark.parametrize(("start", "end"), [(0, 20), (3, 9), (5, 5), (19, 20)])
def test_any_range_of_rows_is_one_contiguous_message(start: int, end: int) -> None:
    rows = KVBuffer(SHAPE, 20).rows(1, start, end)
    assert rows.is_contiguous()
    assert rows.shape == (end - start, 2, 2, 8)


@pytest.mark.parametrize(("start", "end"), [(-1, 3), (4, 3), (0, 21)])
def test_rows_outside_the_buffer_are_refused(start: int, end: int) -> None:
    with pytest.raises(AssertionError, match="of 20"):
        KVBuffer(SHAPE, 20).rows(0, start, end)


def test_more_than_the_buffer_has_is_neither_read_nor_written() -> None:
    buffer = KVBuffer(SHAPE, 20)
    with pytest.raises(RuntimeError):
        buffer.read(0, 21)
    two_prompts = [rows.repeat(2, 1, 1, 1) for rows in random_kv(3)]
    with pytest.raises(RuntimeError):
        buffer.write(0, 0, *two_prompts)


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_the_bytes_for_the_store_are_the_same_memory_in_the_layout_of_a_view(dtype: str) -> None:
    shape = KVShape(num_layers=3, num_kv_heads=2, head_dim=8, dtype=dtype)
    buffer = KVBuffer(shape, 20)
    k, v = random_kv(20, dtype=torch_dtype(dtype))
    buffer.write(1, 0, k, v)
    view = buffer.as_bytes()
    assert view.shape == (3, 20, 2, shape.row_bytes)
    row = torch.from_numpy(view[1, 6]).view(torch_dtype(dtype)).reshape(2, 2, 8)
    assert torch.equal(row[0], k[0, :, 6])
    assert torch.equal(row[1], v[0, :, 6])
    view[1, 6] = 0
    assert not buffer.rows(1, 6, 7).any()
