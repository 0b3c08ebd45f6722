"""all-MiniLM-L6-v2 and gte-small as their package has them: weights by their names in PyTorch, and word pieces, which are the same."""

import re

import numpy as np
import onnx
from onnx import numpy_helper

BASES = {"minilm": "all-MiniLM-L6-v2", "gte-small": "gte-small"}
SPECIAL = re.compile(r"\[(PAD|UNK|CLS|SEP|MASK|unused([1-9]|1\d))\]")
SIGN = re.compile(r"(##)?[a-z0-9',.?!-]")
LETTERS = re.compile(r"(##)?[a-z']+")
WORDS = "embeddings.word_embeddings.weight"
PLACES = "embeddings.position_embeddings.weight"


def read_weights(path):
    """By their names in PyTorch. The file has matrices turned, and under numbers: their names are those of the products."""
    graph = onnx.load(path).graph
    stored = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    weights = {
        name: value
        for name, value in stored.items()
        if name.startswith(("embeddings", "encoder")) and "position_ids" not in name
    }
    for node in graph.node:
        if node.op_type == "MatMul" and node.input[1] in stored:
            part = node.name.strip("/").replace("/MatMul", "").replace("/", ".")
            weights[f"{part}.weight"] = stored[node.input[1]].T
    return weights


def read_pieces(path):
    return path.read_text().rstrip("\n").split("\n")


def write_bases(folder, out, kept, positions):
    """With the kept word pieces, and for texts of so many."""
    for name, base in BASES.items():
        weights = read_weights(folder / base / "onnx/model.onnx")
        weights[WORDS] = weights[WORDS][kept]
        weights[PLACES] = weights[PLACES][:positions]
        np.savez(out / f"{name}.npz", **{part: value.astype(np.float16) for part, value in weights.items()})
        print(f"{name}: {len(kept)} pieces, {sum(value.size for value in weights.values()) / 1e6:.1f} million weights")
