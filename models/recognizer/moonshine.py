"""Moonshine in torch: an encoder that hears a stretch and a decoder that writes it down, as in the ONNX files."""

import torch
from torch import nn
from torch.nn import functional as F

HEADS = 8
ROTATED = 32


def rotated(x, positions, frequencies):
    angles = positions[:, None].float() * frequencies[None]
    cos, sin = (part.repeat_interleave(2, -1)[None, None].to(x.dtype) for part in (angles.cos(), angles.sin()))
    turned, rest = x[..., :ROTATED], x[..., ROTATED:]
    swapped = torch.stack([-turned[..., 1::2], turned[..., 0::2]], -1).flatten(-2)
    return torch.cat([turned * cos + swapped * sin, rest], -1)


class Attention(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.q_proj, self.k_proj, self.v_proj, self.dense = (nn.Linear(size, size, bias=False) for _ in range(4))

    def forward(self, x, memory=None, mask=None, causal=False, frequencies=None):
        heads = lambda y: y.unflatten(-1, (HEADS, -1)).transpose(1, 2)
        q, k, v = heads(self.q_proj(x)), *(heads(proj(x if memory is None else memory)) for proj in (self.k_proj, self.v_proj))
        if frequencies is not None:
            positions = torch.arange(q.shape[2], device=x.device)
            q, k = rotated(q, positions, frequencies), rotated(k, positions, frequencies)
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=causal)
        return self.dense(y.transpose(1, 2).flatten(-2))


class Mlp(nn.Module):
    """The encoder's is plain, the decoder's is gated."""

    def __init__(self, size, gated):
        super().__init__()
        self.gated = gated
        first, second = ("up_proj", "down_proj") if gated else ("fc1", "fc2")
        self.names = first, second
        self.add_module(first, nn.Linear(size, size * (8 if gated else 4)))
        self.add_module(second, nn.Linear(size * 4, size))

    def forward(self, x):
        first, second = (getattr(self, name) for name in self.names)
        if not self.gated:
            return second(F.gelu(first(x)))
        value, gate = first(x).chunk(2, -1)
        return second(F.silu(gate) * value)


def norm(size):
    return nn.LayerNorm(size, bias=False)


class EncoderLayer(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.self_attn, self.mlp = Attention(size), Mlp(size, gated=False)
        self.input_layernorm, self.post_attention_layernorm = norm(size), norm(size)

    def forward(self, x, mask, frequencies):
        x = x + self.self_attn(self.input_layernorm(x), mask=mask, frequencies=frequencies)
        return x + self.mlp(self.post_attention_layernorm(x))


class DecoderLayer(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.self_attn, self.encoder_attn, self.mlp = Attention(size), Attention(size), Mlp(size, gated=True)
        self.input_layernorm, self.post_attention_layernorm, self.final_layernorm = norm(size), norm(size), norm(size)

    def forward(self, x, memory, mask, frequencies):
        x = x + self.self_attn(self.input_layernorm(x), causal=True, frequencies=frequencies)
        x = x + self.encoder_attn(self.post_attention_layernorm(x), memory=memory, mask=mask)
        return x + self.mlp(self.final_layernorm(x))


class Encoder(nn.Module):
    def __init__(self, size, layers):
        super().__init__()
        self.conv1 = nn.Conv1d(1, size, 127, 64, bias=False)
        self.conv2, self.conv3 = nn.Conv1d(size, 2 * size, 7, 3), nn.Conv1d(2 * size, size, 3, 2)
        self.groupnorm_weight, self.groupnorm_bias = (nn.Parameter(torch.zeros(size, 1)) for _ in range(2))
        self.layers = nn.ModuleList(EncoderLayer(size) for _ in range(layers))
        self.layer_norm = norm(size)
        self.register_buffer("frequencies", torch.zeros(ROTATED // 2))

    def forward(self, samples, lengths):
        x = torch.tanh(self.conv1(samples[:, None]))
        frames = (lengths - 127) // 64 + 1
        x = self.normed(x, frames)
        x = F.gelu(self.conv3(F.gelu(self.conv2(x)))).transpose(1, 2)
        frames = ((frames - 7) // 3 + 1 - 3) // 2 + 1
        mask = (torch.arange(x.shape[1], device=x.device)[None] < frames[:, None])[:, None, None]
        for layer in self.layers:
            x = layer(x, mask, self.frequencies)
        return self.layer_norm(x), mask

    def normed(self, x, frames):
        """One mean and one spread for a whole stretch, without what pads it."""
        with torch.autocast(x.device.type, enabled=False):
            x = x.float()
            inside = (torch.arange(x.shape[2], device=x.device)[None] < frames[:, None])[:, None].float()
            count = (frames * x.shape[1]).float()[:, None, None]
            mean = (x * inside).sum((1, 2), keepdim=True) / count
            spread = (((x - mean) * inside) ** 2).sum((1, 2), keepdim=True) / count
            return (x - mean) / (spread + 1e-5).sqrt() * self.groupnorm_weight + self.groupnorm_bias


class Decoder(nn.Module):
    def __init__(self, size, layers, vocabulary):
        super().__init__()
        self.embed_tokens = nn.Embedding(vocabulary, size)
        self.layers = nn.ModuleList(DecoderLayer(size) for _ in range(layers))
        self.norm = norm(size)
        self.register_buffer("frequencies", torch.zeros(ROTATED // 2))

    def forward(self, tokens, memory, mask):
        x = self.embed_tokens(tokens)
        for layer in self.layers:
            x = layer(x, memory, mask, self.frequencies)
        return F.linear(self.norm(x), self.embed_tokens.weight)


class Moonshine(nn.Module):
    def __init__(self, size, layers, vocabulary=32768):
        super().__init__()
        self.encoder, self.decoder = Encoder(size, layers), Decoder(size, layers, vocabulary)

    def forward(self, samples, lengths, tokens):
        return self.decoder(tokens, *self.encoder(samples, lengths))

    @torch.no_grad()
    def write(self, samples, lengths, most):
        """The likeliest tokens of every stretch, without the begin and end marks."""
        memory, mask = self.encoder(samples, lengths)
        tokens = torch.ones(len(samples), 1, dtype=torch.long, device=samples.device)
        ended = torch.zeros(len(samples), dtype=torch.bool, device=samples.device)
        for _ in range(most):
            last = self.decoder(tokens, memory, mask)[:, -1].argmax(-1)
            last[ended] = 2
            tokens = torch.cat([tokens, last[:, None]], 1)
            ended |= last == 2
            if ended.all():
                break
        return [row[1:][: (row[1:] == 2).int().argmax() if (row[1:] == 2).any() else None].tolist() for row in tokens]
