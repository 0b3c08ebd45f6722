"""The weights of a network that reads messages, back from its eight bits: to go on from where it is."""

import numpy as np
import onnx
import torch
from messages import DANGERS, read_cases, read_topics
from network import TalkNetwork
from onnx import numpy_helper
from reader import Reader

HEADS = ("topic", "hidden", "danger", "case")
EMBEDDED = ("minilm.word.weight", "minilm.position.weight")
IN_EIGHT_BITS = ("_quantized", "_scale", "_zero_point")


def read_reader(path, device):
    weights = weights_of(path)
    layers = 1 + max(int(name.split(".")[2]) for name in weights if name.startswith("minilm.layers."))
    pieces, positions = (len(weights[name]) for name in EMBEDDED)
    cases = len(read_cases()) if "case.bias" in weights else 0
    reader = Reader(TalkNetwork(pieces, positions, layers), len(read_topics()), len(DANGERS), cases)
    missing, unknown = reader.load_state_dict({name: torch.from_numpy(np.ascontiguousarray(value)) for name, value in weights.items()}, strict=False)
    if unknown or any(not name.startswith("minilm.head") for name in missing):
        raise ValueError(f"{path}: {missing} are missing, {unknown} not known")
    return reader.to(device)


def weights_of(path):
    """By their names in PyTorch: a matrix is known by its product, and lies turned."""
    graph = onnx.load(path).graph
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    whole = lambda name: (values[f"{name}_quantized"].astype(np.float32) - values[f"{name}_zero_point"].astype(np.float32)) * values[f"{name}_scale"]  # noqa: E731
    weights = {name: value for name, value in values.items() if name.startswith(("minilm.", *HEADS)) and not name.endswith(IN_EIGHT_BITS)}
    weights |= {name: whole(name) for name in EMBEDDED}
    for node in graph.node:
        part = node.name.strip("/").replace("/", ".")
        if node.op_type == "MatMulInteger":
            weights[f"minilm.{part.removesuffix('.MatMul_quant')}.weight"] = whole(node.input[1].removesuffix("_quantized")).T
        elif node.op_type == "MatMul" and node.input[1] in values:
            weights[f"{part.removesuffix('.MatMul')}.weight"] = values[node.input[1]].T
    # There is one side only, and it has become a constant.
    (side,) = (name for name in values if name.startswith("onnx::Add"))
    weights["minilm.side.weight"] = np.stack([values[side]] * 2)
    return weights
