"""Bands of the sound, how far they lie above the quiet of the room, and two layers that remember."""
import numpy as np
import torch
from torch import nn
from sound import RATE

FRAME = 512
BLOCK = 32
BANDS = 32
RISE = 0.002  # of the floor, a frame, in tenfolds of power: 0.6 dB a second


def mel_matrix():
    hertz = lambda mel: 700 * (10 ** (mel / 2595) - 1)
    mel = lambda hz: 2595 * np.log10(1 + hz / 700)
    edges = hertz(np.linspace(mel(90), mel(7200), BANDS + 2))
    bins = np.arange(FRAME // 2 + 1) * RATE / FRAME
    rows = [np.clip(np.minimum((bins - low) / (mid - low), (high - bins) / (high - mid)), 0, None)
            for low, mid, high in zip(edges, edges[1:], edges[2:])]
    return np.stack(rows).astype(np.float32)


class Hears(nn.Module):
    def __init__(self, wide=96):
        super().__init__()
        steps = np.arange(FRAME)
        window = np.hanning(FRAME + 1)[:FRAME]
        turns = 2 * np.pi * np.outer(np.arange(FRAME // 2 + 1), steps) / FRAME
        self.register_buffer('cosine', torch.tensor((np.cos(turns) * window).T, dtype=torch.float32))
        self.register_buffer('sine', torch.tensor((np.sin(turns) * window).T, dtype=torch.float32))
        self.register_buffer('mel', torch.tensor(mel_matrix().T))
        self.wide = wide
        self.first = nn.Linear(2 * BANDS, wide)
        self.gru = nn.GRU(wide, wide, 2, batch_first=True)
        self.last = nn.Linear(wide, 1)

    def levels(self, samples):
        frames = samples.reshape(samples.shape[0], -1, FRAME)
        power = (frames @ self.cosine) ** 2 + (frames @ self.sine) ** 2
        return torch.log10(power @ self.mel + 1e-5)

    def forward(self, samples):
        levels = self.levels(samples)
        steps = RISE * torch.arange(levels.shape[1], device=levels.device)[None, :, None]
        smooth = torch.cat([levels[:, :1], (levels[:, 1:] + levels[:, :-1]) / 2], 1)
        floor = torch.cummin(smooth - steps, 1).values + steps
        return self.told(levels, floor)

    def told(self, levels, floor, state=None):
        seen = torch.cat([levels - floor, 0.5 * (levels - levels.mean(2, keepdim=True))], 2)
        out, state = self.gru(torch.relu(self.first(seen)), state)
        return self.last(out)[..., 0], state


class Block(nn.Module):
    """As it is shipped: a second of sound, and what is remembered of the sound before."""
    def __init__(self, net):
        super().__init__()
        self.net = net
        age = torch.arange(BLOCK)
        late = (age[:, None] - age[None, :]).float() * RISE
        self.register_buffer('late', late.masked_fill(age[:, None] < age[None, :], 1e3))
        self.register_buffer('rise', ((age + 1) * RISE)[None, :, None])

    def forward(self, samples, floor, previous, memory):
        levels = self.net.levels(samples)
        known = torch.where(previous > 8, levels[:, :1], previous)
        before = torch.cat([known, levels[:, :-1]], 1)
        smooth = (levels + before) / 2
        low = (smooth[:, None] + self.late[None, :, :, None]).amin(2)
        floors = torch.minimum(low, floor + self.rise)
        told, memory = self.net.told(levels, floors, memory)
        return told, floors[:, -1:], levels[:, -1:], memory
