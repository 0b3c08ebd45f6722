"""The network that reads a parent's message: MiniLM, the mean over the message, and a head each for topic, danger and, in one of the two, case; written as ONNX in eight bits."""

import os
import tempfile

import onnx
import torch
import torch.nn.functional as F
from network import WIDTH
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn

LENGTH = 8
HIDDEN = 256
DROPOUT = 0.1
HEADS = ("/topic", "/hidden", "/danger", "/case")
OUTPUTS = ("topics", "dangers", "cases")


class Reader(nn.Module):
    def __init__(self, minilm, topics, dangers, cases=0):
        super().__init__()
        self.minilm = minilm
        self.topic = nn.Linear(WIDTH, topics)
        self.hidden = nn.Linear(WIDTH, HIDDEN)
        self.danger = nn.Linear(HIDDEN, dangers)
        self.case = nn.Linear(WIDTH, cases) if cases else None

    def numbers(self, pieces, mask):
        """What the encoder makes of a message, all of one length."""
        places = torch.arange(pieces.shape[1], device=pieces.device)
        x = self.minilm.norm(self.minilm.word(pieces) + self.minilm.position(places)[None] + self.minilm.side.weight[0])
        for layer in self.minilm.layers:
            x = layer(x, mask)
        known = mask.unsqueeze(-1).float()
        return LENGTH * F.normalize((x * known).sum(1) / known.sum(1), dim=-1)

    def scores(self, pieces, mask):
        return self.heads(F.dropout(self.numbers(pieces, mask), DROPOUT, self.training))

    def forward(self, pieces, mask):
        # A dimension more makes plain products of the heads, which stay in full: they are small, and eight bits would cost much.
        return tuple(scores.softmax(-1).squeeze(1) for scores in self.heads(self.numbers(pieces, mask.bool()).unsqueeze(1)))

    def heads(self, numbers):
        found = self.topic(numbers), self.danger(F.gelu(self.hidden(numbers)))
        return (*found, self.case(numbers)) if self.case else found


def write_reader(reader, path):
    """As server/adapters/message-reader.ts asks it."""
    some = torch.ones(2, 16, dtype=torch.long)
    sizes = {0: "batch", 1: "length"}
    outputs = list(OUTPUTS if reader.case else OUTPUTS[:2])
    with tempfile.TemporaryDirectory() as folder:
        whole = os.path.join(folder, "whole.onnx")
        torch.onnx.export(
            reader.eval(),
            (some, some),
            whole,
            input_names=["ids", "mask"],
            output_names=outputs,
            dynamic_axes={"ids": sizes, "mask": sizes, **{name: {0: "batch"} for name in outputs}},
            opset_version=17,
            dynamo=False,
        )
        products = [node.name for node in onnx.load(whole).graph.node if node.op_type == "MatMul"]
        heads = [name for name in products if name.startswith(HEADS)]
        quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True, nodes_to_exclude=heads)
