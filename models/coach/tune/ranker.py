"""The network that marks an answer to a message: MiniLM over both, the mean of what it makes of them, and one number; written as ONNX in eight bits."""

import os
import tempfile

import onnx
import torch
import torch.nn.functional as F
from network import WIDTH
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn

# What ships reads the beginning of an answer; what teaches it, all of it.
MOST_ANSWER, WHOLE_ANSWER = 50, 100
# Of a long message the beginning and, more of it, the end: how many pieces, and how many of them from its beginning.
ALONE, IN_TALK, BEFORE = (72, 28), (56, 22), (32, 16)
HIDDEN = 256
DROPOUT = 0.1


def shortened(message, most, beginning):
    return message if len(message) <= most else message[:beginning] + message[beginning - most :]


def told(pieces, before, message):
    """What the parent wrote, and before it, apart, what that follows on."""
    if not before:
        return shortened(pieces.read(message, ""), *ALONE)
    return [*shortened(pieces.read(before, ""), *BEFORE), pieces["[SEP]"], *shortened(pieces.read(message, ""), *IN_TALK)]


def pair(pieces, said, answer, most=MOST_ANSWER):
    """As coaching/understanding/ranked-pair.ts makes it: word pieces, and which side each is on."""
    first = [pieces["[CLS]"], *said, pieces["[SEP]"]]
    second = [*answer[:most], pieces["[SEP]"]]
    return first + second, [0] * len(first) + [1] * len(second)


class Ranker(nn.Module):
    def __init__(self, minilm):
        super().__init__()
        self.minilm = minilm
        self.hidden = nn.Linear(2 * WIDTH, HIDDEN)
        self.mark = nn.Linear(HIDDEN, 1)

    def scores(self, ids, types, mask):
        places = torch.arange(ids.shape[1], device=ids.device)
        x = self.minilm.norm(self.minilm.word(ids) + self.minilm.position(places)[None] + self.minilm.side(types))
        for layer in self.minilm.layers:
            x = layer(x, mask)
        known = mask.unsqueeze(-1).float()
        both = torch.cat([x[:, 0], (x * known).sum(1) / known.sum(1)], -1)
        return self.mark(F.dropout(F.gelu(self.hidden(both)), DROPOUT, self.training)).squeeze(-1)

    def forward(self, ids, types, mask):
        return self.scores(ids, types, mask.bool()).sigmoid()


def write_ranker(ranker, path):
    """As server/adapters/message-reader.ts asks it: marks from 0 to 1."""
    some = torch.ones(2, 16, dtype=torch.long)
    sizes = {0: "batch", 1: "length"}
    names = ["ids", "types", "mask"]
    with tempfile.TemporaryDirectory() as folder:
        whole = os.path.join(folder, "whole.onnx")
        torch.onnx.export(
            ranker.eval(),
            (some, torch.zeros_like(some), some),
            whole,
            input_names=names,
            output_names=["marks"],
            dynamic_axes={**{name: sizes for name in names}, "marks": {0: "batch"}},
            opset_version=17,
            dynamo=False,
        )
        products = [node.name for node in onnx.load(whole).graph.node if node.op_type in ("MatMul", "Gemm")]
        heads = [name for name in products if name.startswith(("/hidden", "/mark"))]
        quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True, nodes_to_exclude=heads)
