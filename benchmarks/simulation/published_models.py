"""Cost models of the models in the published tables: their public shapes and three coefficients of a GPU.

Time of a layer with T own tokens after V rows:

* `layer_s`, independent of T: launching kernels, small kernels, starting a collective;
* FLOPs of projections and MLP, 2 x weights x T, at `flops_per_s`;
* each of heads x T x (V + T) attention scores: 4 x head_dim FLOPs at the same rate, and `score_s`. Eager attention
  writes scores to memory and reads them again at scaling, masking, softmax (in float32) and the product with V: about
  26 bytes per score, which take 17 ps at 1.5 TB/s. So the cost of an eager pair of rows depends on the number of heads,
  hardly on their width. A fused kernel has no such term and skips masked work (`fused`).

Links have the bandwidth that the paper names, and no latency.
"""

from dataclasses import dataclass

from cluster.planning.cost_model import CostKey, CostModel, LayerCost, LinkCost

_BYTES_PER_VALUE = 2


@dataclass(frozen=True, slots=True)
class ModelShape:
    """Layers and widths of a transformer. `num_ffn_matrices`: 3 with a gate, 2 without."""

    num_layers: int
    hidden: int
    num_heads: int
    num_kv_heads: int
    ffn: int
    num_ffn_matrices: int

    @property
    def head_dim(self) -> int:
        return self.hidden // self.num_heads

    @property
    def qkv_weights(self) -> int:
        return self.hidden * (self.num_heads + 2 * self.num_kv_heads) * self.head_dim

    @property
    def layer_weights(self) -> int:
        return self.qkv_weights + self.hidden**2 + self.num_ffn_matrices * self.hidden * self.ffn

    @property
    def row_bytes(self) -> int:
        """Bytes of K and V of one token in one layer."""
        return 2 * self.num_kv_heads * self.head_dim * _BYTES_PER_VALUE


#: From the models' public configurations. MQA and GQA8: Llama 7B with 1 and 8 KV heads, as in table 2.
SHAPES = {
    "llama-7b": ModelShape(32, 4096, 32, 32, 11008, 3),
    "llama-13b": ModelShape(40, 5120, 40, 40, 13824, 3),
    "llama-30b": ModelShape(60, 6656, 52, 52, 17920, 3),
    "falcon-1b": ModelShape(24, 2048, 32, 32, 8192, 2),
    "falcon-7b": ModelShape(32, 4544, 71, 1, 4 * 4544, 2),
    "llama-7b-mqa": ModelShape(32, 4096, 32, 1, 11008, 3),
    "llama-7b-gqa8": ModelShape(32, 4096, 32, 8, 11008, 3),
    "llama-3.1-8b": ModelShape(32, 4096, 32, 8, 14336, 3),
}


@dataclass(frozen=True, slots=True)
class GpuCoefficients:
    """The fitted coefficients."""

    flops_per_s: float
    score_s: float
    layer_s: float


def cost_of(
    model: str, gpu: GpuCoefficients, link_gb_s: float, *, link_latency_s: float = 0.0, fused: bool = False
) -> CostModel:
    """The cost model of a model of `SHAPES` on GPUs with these coefficients."""
    shape = SHAPES[model]
    score_s = 4 * shape.head_dim / gpu.flops_per_s + (0.0 if fused else gpu.score_s)
    return CostModel(
        key=CostKey(model=model, device="A100, calibrated on published rows", threads=1, dtype="float16"),
        num_layers=shape.num_layers,
        row_bytes=shape.row_bytes,
        layer=LayerCost(
            token_s=2 * shape.layer_weights / gpu.flops_per_s,
            pair_s=shape.num_heads * score_s,
            layer_s=gpu.layer_s,
            diagonal=0.5 if fused else 1.0,
            kv_share=shape.qkv_weights / shape.layer_weights,
        ),
        link=LinkCost(latency_s=link_latency_s, bytes_per_s=link_gb_s * 1e9),
    )
