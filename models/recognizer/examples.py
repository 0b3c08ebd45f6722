"""Stretches to learn from: one to three lines of one or two voices, as a voice detector cuts them out, with the sounds of a home."""

import json
import os

import numpy as np
import torch

from rooms import RATE, household

MOST_SECONDS = 9.5
MOST_TOKENS = 72


def read_lines(jobs, folder):
    lines = []
    for job in jobs:
        path = f"{folder}/{job['k']}.raw"
        if "t" in job and os.path.exists(path):
            lines.append((np.fromfile(path, np.int16), job["t"], job["c"]))
    return lines


def read_real(folder):
    """Recordings of people, and of noise: stored in eight bits (mu-law)."""
    sound = np.fromfile(f"{folder}/real.bin", np.uint8)
    steps = (np.arange(256) - 127.5) / 127.5
    loud = np.sign(steps) * (256 ** np.abs(steps) - 1) / 255
    table = (loud * 32767).astype(np.int16)
    pieces = [(table[sound[i["a"] : i["a"] + i["n"]]], i["t"], i["k"]) for i in json.load(open(f"{folder}/real.json"))]
    spoken = [(samples, tokens, kind == "child") for samples, tokens, kind in pieces if tokens]
    return spoken, [samples for samples, _, kind in pieces if kind == "noise"]


def leveled(samples):
    samples = samples.astype(np.float32) / 32768
    loud = np.abs(samples) > 0.1 * np.abs(samples).max()
    return samples / (np.sqrt((samples[loud] ** 2).mean()) + 1e-6)


class Examples(torch.utils.data.IterableDataset):
    def __init__(self, lines, real, noise, seed):
        self.lines, self.real, self.noise, self.seed = lines, real, noise, seed
        self.children = [line for line in lines if line[2]]
        self.adults = [line for line in lines if not line[2]]

    def __iter__(self):
        rng = np.random.default_rng(self.seed + torch.utils.data.get_worker_info().id)
        while True:
            yield self.example(rng)

    def example(self, rng):
        pick = lambda things: things[rng.integers(len(things))]
        chosen = [pick(self.real)] if rng.random() < 0.2 else [pick(self.children if rng.random() < 0.35 else self.adults)]
        for _ in range(rng.choice([0, 1, 2], p=[0.5, 0.35, 0.15])):
            # Mostly the same person goes on, in a voice that is near enough; sometimes the other answers.
            same = self.children if chosen[-1][2] else self.adults
            chosen.append(pick(same if rng.random() < 0.7 else self.lines))
        parts, tokens = [np.zeros(int(rng.uniform(0, 0.3) * RATE), np.float32)], []
        for samples, written, _ in chosen:
            if tokens and (sum(map(len, parts)) + len(samples) > MOST_SECONDS * RATE or len(tokens) + len(written) > MOST_TOKENS):
                break
            if tokens:
                parts.append(np.zeros(int(rng.uniform(0.05, 0.45) * RATE), np.float32))
            parts.append(leveled(samples[: int(MOST_SECONDS * RATE)]) * 10 ** (rng.uniform(-5, 3) / 20))
            tokens = tokens + written
        parts.append(np.zeros(int(rng.uniform(0.02, 0.45) * RATE), np.float32))
        speech = np.concatenate(parts)
        beside = household(len(speech), rng).astype(np.float32)
        if rng.random() < 0.25:
            self.add(beside, pick(self.noise), rng, -25, -6)
        babble = np.zeros_like(speech)
        if rng.random() < 0.25:
            self.add(babble, np.concatenate([pick(self.adults)[0] for _ in range(4)]), rng, -22, -7)
        return speech, beside, babble, tokens, 10 ** (rng.uniform(-34, -14) / 20)

    @staticmethod
    def add(track, samples, rng, least, most):
        start = rng.integers(max(1, len(samples) - len(track)))
        piece = samples[start : start + len(track)]
        if len(piece) and np.abs(piece).max() > 0:
            track[: len(piece)] += leveled(piece) * 10 ** (rng.uniform(least, most) / 20)


def batched(examples):
    lengths = torch.tensor([len(speech) for speech, *_ in examples])
    longest = int(lengths.max())
    stack = lambda at: torch.stack([torch.from_numpy(np.pad(e[at], (0, longest - len(e[at])))) for e in examples])
    tokens = torch.full((len(examples), max(len(e[3]) for e in examples) + 2), 2)
    for row, (*_, written, _) in enumerate(examples):
        tokens[row, 0] = 1
        tokens[row, 1 : len(written) + 1] = torch.tensor(written)
    written = torch.tensor([len(e[3]) + 1 for e in examples])
    return stack(0), stack(1), stack(2), lengths, tokens, written, torch.tensor([e[4] for e in examples])
