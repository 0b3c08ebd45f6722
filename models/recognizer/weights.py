"""Moonshine's ONNX files and torch: every weight that is stored as bytes, with its scale, and back."""

import numpy as np
import onnx
import torch
from onnx import numpy_helper


def graphs(model):
    yield model.graph
    for node in model.graph.node:
        yield from (attribute.g for attribute in node.attribute if attribute.HasField("g"))


def stored(model):
    """Torch's name of a weight -> how it is stored: (initializer, scale, zero, whether it lies across)."""
    found = {}
    numbers = {i.name: i for i in model.graph.initializer}
    for graph in graphs(model):
        for node in graph.node:
            if node.op_type == "MatMulInteger":
                name = node.name.removeprefix("/").removeprefix("model/").replace("/MatMul_quant", "").replace("/", ".") + ".weight"
                stem = node.input[1].removesuffix("_quantized")
                entry = (node.input[1], stem + "_scale", stem + "_zero_point", True)
                assert found.setdefault(name, entry) == entry, name
    for name in numbers:
        if name.startswith("conv") and name.endswith("_quantized"):
            stem = name.removesuffix("_quantized")
            found[stem] = (name, stem + "_scale", stem + "_zero_point", False)
        if "embed_tokens" in name and name.endswith("_quantized"):
            stem = name.removesuffix("_quantized")
            found["decoder.embed_tokens.weight"] = (name, stem + "_scale", stem + "_zero_point", False)
    return found


def state(path, part):
    """The state of the encoder or the decoder, and the size of a step of every weight that is stored as bytes."""
    model = onnx.load(path)
    numbers = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer}
    tensors, steps = {}, {}
    own = lambda name: f"{part}.{name.removeprefix(part + '.')}"
    for name, (weight, scale, zero, across) in stored(model).items():
        step = numbers[scale].item()
        zero = numbers[zero].item()
        offset = zero * step if weight.startswith("conv") is False else -zero
        value = numbers[weight].astype(np.float32) * step - offset
        tensors[own(name)] = torch.from_numpy(value.T.copy() if across else value)
        steps[own(name)] = step
    for name, value in numbers.items():
        plain = name.removesuffix("_merged_0").removeprefix("model.")
        if plain.endswith((".bias", "norm.weight")):
            tensors[own(plain)] = torch.from_numpy(value.copy())
        if name.endswith("rotary_emb/Cast_1_output_0"):
            tensors[f"{part}.frequencies"] = torch.from_numpy(value.reshape(-1).copy())
    if part == "encoder":
        for node in model.graph.node:
            if node.name in ("/groupnorm/Mul", "/groupnorm/Add"):
                kind = "weight" if node.op_type == "Mul" else "bias"
                tensors[f"encoder.groupnorm_{kind}"] = torch.from_numpy(numbers[node.input[1]].copy())
    return tensors, steps
