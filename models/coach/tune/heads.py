"""python3 heads.py PREPARED OUT: learns from MiniLM's numbers of each message what it is about and whether it tells of danger; writes encoder and heads as
one network in eight bits. MiniLM itself stays as it is: two cores do it in minutes."""

import random
import shutil
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from messages import DANGERS, HERE, NO_TOPIC, as_typed, read_dangers, read_phrasings, read_topics

sys.path.insert(0, str(HERE.parent / "coder/tune"))
from network import WIDTH, read_network  # noqa: E402
from reader import Reader, write_reader  # noqa: E402
from window import WordPieces  # noqa: E402

SEED, BATCH, MOST_PIECES = 1, 256, 96


def main():
    prepared, out = map(Path, sys.argv[1:])
    topics = read_topics()
    messages = [one for path in sorted((HERE / "phrasings").glob("*.txt")) for one in read_phrasings(path, topics)]
    messages += [one for path in sorted((HERE / "dangers").glob("*.txt")) for one in read_dangers(path)]
    rng = random.Random(SEED)
    messages += [as_typed(one, rng) for one in messages]
    reader = Reader(read_network(prepared / "start.npz"), len(topics), len(DANGERS)).eval()
    numbers = numbers_of(reader, messages, WordPieces(prepared / "vocabulary.txt"))
    # Some of the numbers are the same for everything.
    middle, spread = numbers.mean(0), numbers.std(0).clamp(min=1e-3)
    numbers = (numbers - middle) / spread
    topic = torch.tensor([message.topic for message in messages])
    danger = torch.tensor([message.danger for message in messages])
    told = topic != NO_TOPIC
    fit(reader.topic, numbers[told], topic[told], epochs=20, rate=4e-3, smoothing=0.1)
    alarm = torch.nn.Sequential(torch.nn.Dropout(0.15), reader.hidden, torch.nn.GELU(), torch.nn.Dropout(0.3), reader.danger)
    fit(alarm, numbers, danger, epochs=12, rate=3e-3, smoothing=0.02)
    for layer in (reader.topic, reader.hidden):
        unspread(layer, middle, spread)
    out.mkdir(parents=True, exist_ok=True)
    write_reader(reader, out / "message-reader.onnx")
    shutil.copy(prepared / "vocabulary.txt", out)
    (out / "topics.txt").write_text("".join(f"{topic}\n" for topic in topics))


@torch.no_grad()
def numbers_of(reader, messages, pieces):
    rows = [[pieces["[CLS]"], *pieces.read(message.text, "")[:MOST_PIECES], pieces["[SEP]"]] for message in messages]
    found = torch.zeros(len(rows), WIDTH)
    order = np.argsort([len(row) for row in rows], kind="stable")
    for at in range(0, len(order), 32):
        chosen = order[at : at + 32]
        longest = max(len(rows[place]) for place in chosen)
        ids = torch.tensor([rows[place] + [0] * (longest - len(rows[place])) for place in chosen])
        found[chosen] = reader.numbers(ids, ids > 0)
    return found


def fit(layers, numbers, wanted, epochs, rate, smoothing):
    torch.manual_seed(SEED)
    optimizer = torch.optim.AdamW(layers.parameters(), lr=rate, weight_decay=0.05)
    steps = epochs * (len(numbers) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps + 1)
    layers.train()
    for _ in range(epochs):
        order = torch.randperm(len(numbers))
        for at in range(0, len(order), BATCH):
            chosen = order[at : at + BATCH]
            loss = F.cross_entropy(layers(numbers[chosen]), wanted[chosen], label_smoothing=smoothing)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    layers.eval()


@torch.no_grad()
def unspread(layer, middle, spread):
    """From now on it takes the numbers as they are."""
    layer.bias -= layer.weight @ (middle / spread)
    layer.weight /= spread


if __name__ == "__main__":
    main()
