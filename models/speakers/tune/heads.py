"""The two heads on the pooled layers, and their form in voice-heads.json."""

import base64
import json

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

HIDDEN, DIMENSIONS = 32, 48
MARGIN, SCALE = 0.2, 24.0
SHRINKAGE = 0.1
# Years that the age head tells apart.
AGES = (6.5, 7.5, 8.5, 10.5, 13.5, 18)
SOFTENING = 0.03


class Heads(nn.Module):
    def __init__(self, inputs, speakers):
        super().__init__()
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("scale", torch.ones(inputs))
        self.hidden = nn.Linear(inputs, HIDDEN)
        self.output = nn.Linear(HIDDEN, 1)
        # Used in training alone: how old a voice sounds teaches the layers more than which side of eleven it is on.
        self.older = nn.Sequential(
            nn.Dropout(0.15), nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Dropout(0.3), nn.Linear(HIDDEN, len(AGES))
        )
        self.projection = nn.Linear(inputs, DIMENSIONS)
        self.centres = nn.Parameter(torch.randn(speakers, DIMENSIONS))

    def fit_scale(self, pooled):
        self.mean.copy_(pooled.mean(0))
        self.scale.copy_(1 / (pooled.std(0) + 1e-6))

    def child(self, pooled):
        rows = F.dropout((pooled - self.mean) * self.scale, 0.15, self.training)
        hidden = F.dropout(F.relu(self.hidden(rows)), 0.3, self.training)
        return self.output(hidden)[:, 0]

    def child_loss(self, pooled, is_child):
        return F.binary_cross_entropy_with_logits(self.child(pooled), softened(is_child))

    def age_loss(self, pooled, ages):
        older = self.older((pooled - self.mean) * self.scale)
        return F.binary_cross_entropy_with_logits(older, softened(ages[:, None] > torch.tensor(AGES, device=ages.device)))

    def prints(self, pooled):
        return F.normalize(self.projection((pooled - self.mean) * self.scale), dim=-1)

    def margin_loss(self, pooled, speakers):
        """Additive angular margin: a print must be nearer to its speaker than to all others by a margin."""
        cosine = self.prints(pooled) @ F.normalize(self.centres, dim=-1).T
        angle = cosine.clamp(-1 + 1e-6, 1 - 1e-6).acos()
        own = F.one_hot(speakers, cosine.shape[1]).bool()
        return F.cross_entropy(SCALE * torch.where(own, (angle + MARGIN).cos(), cosine), speakers)


def softened(truth):
    return SOFTENING + (1 - 2 * SOFTENING) * truth.float()


def discriminants(rows, speakers, dimensions=DIMENSIONS):
    """Linear discriminant analysis, as in speaker-head.ts: gives projection and offset for standardised rows."""
    rows = rows.double()
    count = int(speakers.max()) + 1
    own = F.one_hot(speakers, count).double()
    heard = own.sum(0)
    means = (own.T @ rows) / heard.clamp(min=1)[:, None]
    away = rows - means[speakers]
    within = away.T @ away / len(rows)
    size = rows.shape[1]
    within = (1 - SHRINKAGE) * within + SHRINKAGE * within.trace() / size * torch.eye(size, device=rows.device).double()
    lower = torch.linalg.cholesky(within)
    kept = means[heard >= 3]
    centre = kept.mean(0)
    whitened = torch.linalg.solve_triangular(lower, (kept - centre).T, upper=False).T
    _, _, directions = torch.linalg.svd(whitened, full_matrices=False)
    projection = torch.linalg.solve_triangular(lower.T, directions[:dimensions].T, upper=True).T
    return projection.float(), -(projection @ centre).float()


def write_heads(heads, version, path):
    def text(values):
        return base64.b64encode(values.detach().float().cpu().numpy().astype("<f4").tobytes()).decode()

    stored = {
        "version": version,
        "inputs": len(heads.mean),
        "mean": text(heads.mean),
        "scale": text(heads.scale),
        "child": {
            "hidden": text(heads.hidden.weight),
            "hiddenBias": text(heads.hidden.bias),
            "output": text(heads.output.weight),
            "outputBias": float(np.float32(heads.output.bias.item())),
        },
        "speaker": {"projection": text(heads.projection.weight), "offset": text(heads.projection.bias)},
    }
    with open(path, "w") as file:
        file.write(json.dumps(stored, separators=(",", ":")) + "\n")
