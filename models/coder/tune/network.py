"""The talk network in PyTorch: an encoder's layers and a head for the codes; written as ONNX in eight bits."""

import os
import tempfile

import numpy as np
import torch
import torch.nn.functional as F
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from window import CODES

WIDTH, HEADS = 384, 12
DROPOUT = 0.1
# By their names in the files of MiniLM and gte-small.
MATRICES = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "joined": "attention.output.dense",
    "wide": "intermediate.dense",
    "narrow": "output.dense",
    "after_attention": "attention.output.LayerNorm",
    "after_mlp": "output.LayerNorm",
}


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        for name in ("query", "key", "value", "joined"):
            setattr(self, name, nn.Linear(WIDTH, WIDTH))
        self.wide = nn.Linear(WIDTH, 4 * WIDTH)
        self.narrow = nn.Linear(4 * WIDTH, WIDTH)
        self.after_attention = nn.LayerNorm(WIDTH, eps=1e-12)
        self.after_mlp = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        query, key, value = (
            part(x).view(batch, length, HEADS, WIDTH // HEADS).transpose(1, 2)
            for part in (self.query, self.key, self.value)
        )
        drop = DROPOUT if self.training else 0.0
        heard = F.scaled_dot_product_attention(query, key, value, attn_mask=mask[:, None, None, :], dropout_p=drop)
        joined = self.joined(heard.transpose(1, 2).reshape(batch, length, WIDTH))
        x = self.after_attention(x + F.dropout(joined, DROPOUT, self.training))
        return self.after_mlp(x + F.dropout(self.narrow(F.gelu(self.wide(x))), DROPOUT, self.training))


class TalkNetwork(nn.Module):
    def __init__(self, pieces, positions, layers):
        super().__init__()
        self.word = nn.Embedding(pieces, WIDTH)
        self.position = nn.Embedding(positions, WIDTH)
        self.side = nn.Embedding(2, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(layers))
        self.head = nn.Sequential(
            nn.Dropout(DROPOUT),
            nn.Linear(2 * WIDTH, WIDTH),
            nn.GELU(),
            nn.Dropout(DROPOUT),
            nn.Linear(WIDTH, len(CODES)),
        )

    def forward(self, pieces, types, mask):
        """From the first place and the mean over the unit. `mask` is true where there is a piece."""
        places = torch.arange(pieces.shape[1], device=pieces.device)
        x = self.norm(self.word(pieces) + self.position(places)[None] + self.side(types))
        x = F.dropout(x, DROPOUT, self.training)
        for layer in self.layers:
            x = layer(x, mask)
        unit = (types * mask).unsqueeze(-1).float()
        mean = (x * unit).sum(1) / unit.sum(1).clamp(min=1)
        return self.head(torch.cat([x[:, 0], mean], -1))


def read_network(path):
    """As prepare.py has left it, with a new head."""
    stored = np.load(path)
    network = TalkNetwork(
        len(stored["embeddings.word_embeddings.weight"]),
        len(stored["embeddings.position_embeddings.weight"]),
        sum(name.endswith("attention.self.query.weight") for name in stored.files),
    )

    def put(module, name):
        for part, parameter in module.named_parameters():
            parameter.data.copy_(torch.from_numpy(stored[f"{name}.{part}"].astype(np.float32)))

    put(network.word, "embeddings.word_embeddings")
    put(network.position, "embeddings.position_embeddings")
    put(network.side, "embeddings.token_type_embeddings")
    put(network.norm, "embeddings.LayerNorm")
    for at, layer in enumerate(network.layers):
        for part, name in MATRICES.items():
            put(getattr(layer, part), f"encoder.layer.{at}.{name}")
    return network


class Shares(nn.Module):
    """As server/adapters/talk-model.ts asks it."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, ids, typ, mask):
        return self.network(ids, typ, mask.bool()).softmax(-1)


def write_network(network, path):
    model = Shares(network.cpu().float()).eval()
    some = torch.ones(2, 16, dtype=torch.long)
    sizes = {0: "batch", 1: "length"}
    with tempfile.TemporaryDirectory() as folder:
        whole = os.path.join(folder, "whole.onnx")
        torch.onnx.export(
            model,
            (some, some, some),
            whole,
            input_names=["ids", "typ", "mask"],
            output_names=["shares"],
            dynamic_axes={"ids": sizes, "typ": sizes, "mask": sizes, "shares": {0: "batch"}},
            opset_version=17,
            dynamo=False,
        )
        quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True)
