"""Child heads on the network as it is, for comparison: python3 frozen.py PREPARED NETWORK FOLD."""

import json
import sys

import torch
import torch.nn.functional as F
from judge import Judge, at_level
from network import read_network
from prepare import load
from streams import UNKNOWN, Windows
from surroundings import Surroundings
from tune import FOLDS, rounded
from voices import RATE

BATCHES = 160


def main():
    prepared, template, fold = sys.argv[1], sys.argv[2], int(sys.argv[3])
    device = "cuda"
    torch.manual_seed(fold)
    voices, streams, noise = load(prepared, device)
    held = {at for at in range(len(voices)) if at % FOLDS == fold}
    windows = Windows(voices, [stream for stream in streams if stream.voice not in held], device)
    judge = Judge([voices[at] for at in sorted(held)], noise, device)
    network = read_network(template).to(device).eval()
    pooled = judge.pool(network)
    for name, dry in (("augmented", 0.25), ("dry", 1.0)):
        around = Surroundings(noise, 0.6, 0.7, 0.7, (3, 25), dry=dry)
        rows, labels = bank(network, windows, around)
        mean, scale = rows.mean(0), 1 / (rows.std(0) + 1e-6)
        rows = (rows - mean) * scale
        heads = {f"logistic {decay}": logistic(rows, labels, decay) for decay in (3e-3, 1e-2, 3e-2, 1e-1, 3e-1)}
        heads |= {f"hinge {decay}": logistic(rows, labels, decay, hinge) for decay in (1e-2, 1e-1)}
        heads["8 x 32 hidden"] = ensemble(rows, labels)
        for kind, score in heads.items():
            rates = judge.child_rates(pooled, lambda found: score((found - mean) * scale))
            print(json.dumps(rounded({"fold": fold, "frozen": kind, "trained": name, "eer": rates})), flush=True)


@torch.no_grad()
def bank(network, windows, around):
    rows, labels = [], []
    for at in range(BATCHES):
        samples, own, *_ = windows.draw(160, (1, 2, 2, 4)[at % 4] * RATE)
        known = own != UNKNOWN
        rows.append(network(at_level(around(samples[known]))))
        labels.append(own[known].float())
    return torch.cat(rows), torch.cat(labels)


def hinge(scores, labels):
    return (1 - (2 * labels - 1) * scores).clamp(min=0).pow(2).mean()


def logistic(rows, labels, decay, loss=F.binary_cross_entropy_with_logits):
    weight = torch.zeros(rows.shape[1] + 1, device=rows.device, requires_grad=True)
    optimizer = torch.optim.LBFGS([weight], max_iter=300, line_search_fn="strong_wolfe")

    def step():
        optimizer.zero_grad()
        value = loss(rows @ weight[1:] + weight[0], labels) + decay * weight[1:].pow(2).sum()
        value.backward()
        return value

    optimizer.step(step)
    return lambda found: (found @ weight[1:] + weight[0]).detach()


def ensemble(rows, labels, count=8, hidden=32, steps=1500):
    size = rows.shape[1]
    first = torch.randn(count, size, hidden, device=rows.device) / size**0.5
    first.requires_grad_(True)
    bias = torch.zeros(count, 1, hidden, device=rows.device, requires_grad=True)
    second = torch.randn(count, hidden, 1, device=rows.device) / hidden**0.5
    second.requires_grad_(True)
    optimizer = torch.optim.AdamW([first, bias, second], lr=2e-3, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    for _ in range(steps):
        places = torch.randint(len(rows), (count, 128), device=rows.device)
        inputs = F.dropout(rows[places], 0.15)
        scores = (F.dropout(F.relu(inputs @ first + bias), 0.3) @ second)[..., 0]
        loss = F.binary_cross_entropy_with_logits(scores, 0.03 + 0.94 * labels[places])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
    return lambda found: (F.relu(found @ first + bias) @ second).mean(0)[..., 0].detach()


if __name__ == "__main__":
    main()
