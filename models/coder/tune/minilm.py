"""all-MiniLM-L6-v2 as its package has it: weights by their names in PyTorch, and word pieces."""

import re

import onnx
from onnx import numpy_helper

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
