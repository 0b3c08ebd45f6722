"""The weights of a network that is there, back from its eight bits: to go on from where it is, and to put them back."""

import numpy as np
import onnx
import torch
from messages import DANGERS, read_topics
from network import TalkNetwork
from onnx import numpy_helper
from ranker import Ranker
from reader import Reader

HEADS = ("topic", "hidden", "danger", "case", "mark")
EMBEDDED = ("minilm.word.weight", "minilm.position.weight", "minilm.side.weight")
IN_EIGHT_BITS = ("_quantized", "_scale", "_zero_point")


def read_reader(path, device):
    weights = weights_of(path)
    cases = len(weights.get("case.bias", ()))
    return filled(Reader(encoder_for(weights), len(read_topics()), len(DANGERS), cases), weights, path).to(device)


def read_ranker(path, device):
    weights = weights_of(path)
    return filled(Ranker(encoder_for(weights)), weights, path).to(device)


def encoder_for(weights):
    layers = 1 + max(int(name.split(".")[2]) for name in weights if name.startswith("minilm.layers."))
    return TalkNetwork(len(weights["minilm.word.weight"]), len(weights["minilm.position.weight"]), layers)


def filled(network, weights, path):
    missing, unknown = network.load_state_dict({name: torch.from_numpy(np.ascontiguousarray(value)) for name, value in weights.items()}, strict=False)
    if unknown or any(not name.startswith("minilm.head") for name in missing):
        raise ValueError(f"{path}: {missing} are missing, {unknown} not known")
    return network


def weights_of(path):
    """By their names in PyTorch: a matrix is known by its product, and lies turned."""
    graph = onnx.load(path).graph
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    whole = lambda name: (values[f"{name}_quantized"].astype(np.float32) - values[f"{name}_zero_point"].astype(np.float32)) * values[f"{name}_scale"]  # noqa: E731
    weights = {name: value for name, value in values.items() if name.startswith(("minilm.", *HEADS)) and not name.endswith(IN_EIGHT_BITS)}
    weights |= {name: whole(name) for name in EMBEDDED if f"{name}_quantized" in values}
    weights |= {name: whole(stored).T for name, stored in matrices_in(graph)}
    for node in graph.node:
        if node.op_type == "MatMul" and node.input[1] in values:
            weights[f"{part_of(node).removesuffix('.MatMul')}.weight"] = values[node.input[1]].T
    if "minilm.side.weight" not in weights:
        # A reader has one side only, and it has become a constant.
        (side,) = (name for name in values if name.startswith("onnx::Add"))
        weights["minilm.side.weight"] = np.stack([values[side]] * 2)
    return weights


def matrices_in(graph):
    """Those that lie in eight bits: their names in PyTorch, and how they are stored."""
    for node in graph.node:
        if node.op_type == "MatMulInteger":
            stored, part = node.input[1].removesuffix("_quantized"), part_of(node).split(".MatMul")[0].split(".Gemm")[0]
            yield (stored if stored.startswith(HEADS) else f"minilm.{part}.weight"), stored


def part_of(node):
    return node.name.strip("/").replace("/", ".")


def write_with_cases(path, out, matrix, bias):
    """The reader that is there with another list of cases."""
    model = onnx.load(path)
    (product,) = (node for node in model.graph.node if node.op_type == "MatMul" and part_of(node).startswith("case"))
    put(model, {product.input[1]: matrix.T, "case.bias": bias})
    (output,) = (one for one in model.graph.output if one.name == "cases")
    output.type.tensor_type.shape.dim[-1].dim_value = len(bias)
    # What was noted of sizes in between no longer holds.
    del model.graph.value_info[:]
    onnx.save(model, out)


def put(model, values):
    for tensor in model.graph.initializer:
        if tensor.name in values:
            tensor.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(values[tensor.name]), tensor.name))
