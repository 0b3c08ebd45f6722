"""python3 tune.py PREPARED OUT: tunes teachers to tell what a message is about and whether it tells of danger, then a student that learns from all of them, and
writes it in eight bits. README.md says what came of it."""

import argparse
import random
import shutil
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from messages import DANGERS, HERE, NO_TOPIC, as_typed, read_dangers, read_ordinary, read_phrasings, read_topics

sys.path.insert(0, str(HERE.parent / "coder/tune"))
from network import read_network  # noqa: E402
from reader import Reader, write_reader  # noqa: E402
from window import WordPieces  # noqa: E402


class Recipe(NamedTuple):
    base: str
    rate: float
    epochs: int


# By their seeds.
TEACHERS = {
    1: Recipe("minilm", 2e-4, 10),
    2: Recipe("minilm", 2e-4, 10),
    3: Recipe("gte-small", 1e-4, 10),
    4: Recipe("gte-small", 1e-4, 10),
    5: Recipe("gte-small", 1e-4, 10),
}
STUDENT, STUDENT_SEED = Recipe("minilm", 3e-4, 20), 9
BATCH, ASKED_AT_ONCE, MOST_PIECES = 128, 1024, 96
# The heads begin with nothing.
HEAD_RATE = 10
SMOOTHING = 0.1
FROM_TEACHERS = 0.8
# So often a message is read as somebody else might have typed it.
RETYPED = 0.6
WARM_UP = 0.1


class Numbers:
    """Messages as word pieces, and what is known about them."""

    def __init__(self, messages, pieces, device, rows=None):
        self.rows = rows or rows_of(messages, pieces)
        self.lengths = np.array([len(row) for row in self.rows])
        self.topic, self.danger, self.case = (
            torch.tensor([getattr(one, what) for one in messages], device=device) for what in ("topic", "danger", "case")
        )
        self.device = device

    def inputs(self, chosen):
        longest = -(-int(self.lengths[chosen].max()) // 8) * 8
        ids = torch.tensor([self.rows[at] + [0] * (longest - len(self.rows[at])) for at in chosen], device=self.device)
        return ids, ids > 0

    def batches(self, size, rng=None):
        order = np.argsort(self.lengths if rng is None else self.lengths + rng.integers(0, 6, len(self.lengths)), kind="stable")
        parts = [order[at : at + size] for at in range(0, len(order), size)]
        return parts if rng is None else [parts[at] for at in rng.permutation(len(parts))]


def rows_of(messages, pieces):
    return [[pieces["[CLS]"], *pieces.read(one.text, "")[:MOST_PIECES], pieces["[SEP]"]] for one in messages]


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("prepared", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--without", nargs="*", default=[], help="writers (p13, d5 ...) who are held out and judged by")
    return parser.parse_args()


def main():
    options = parse()
    options.out.mkdir(parents=True, exist_ok=True)
    # Small networks leave most of a GPU idle: they are tuned side by side.
    with ProcessPoolExecutor(len(TEACHERS), get_context("spawn")) as pool:
        weights = list(pool.map(partial(teacher_weights, options), TEACHERS))
    teachers = [teacher_with(options, recipe, own) for recipe, own in zip(TEACHERS.values(), weights)]
    reader = tuned(options, STUDENT_SEED, STUDENT, teachers)
    write_reader(reader.cpu().float(), options.out / "message-reader.onnx")
    shutil.copy(options.prepared / "vocabulary.txt", options.out)
    (options.out / "topics.txt").write_text("".join(f"{topic}\n" for topic in read_topics()))


def untaught(options, recipe):
    base = read_network(options.prepared / f"{recipe.base}.npz")
    return Reader(base, len(read_topics()), len(DANGERS)).to("cuda" if torch.cuda.is_available() else "cpu")


def teacher_weights(options, seed):
    reader = tuned(options, seed, TEACHERS[seed])
    return {name: value.cpu().numpy() for name, value in reader.state_dict().items()}


def teacher_with(options, recipe, weights):
    reader = untaught(options, recipe)
    reader.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})
    return reader.eval()


def tuned(options, seed, recipe, teachers=()):
    begun = time.time()
    topics = read_topics()
    files = {path: read_phrasings(path, topics) for path in sorted((HERE / "phrasings").glob("*.txt"))}
    files |= {path: read_dangers(path) for path in sorted((HERE / "dangers").glob("*.txt"))}
    learned = [one for path, own in files.items() if path.stem not in options.without for one in own]
    learned += read_ordinary()
    held = [one for path, own in files.items() if path.stem in options.without for one in own]
    pieces = WordPieces(options.prepared / "vocabulary.txt")
    torch.manual_seed(seed)
    reader = untaught(options, recipe)
    tune(reader, learned, pieces, recipe, seed, teachers)
    if held:
        print(f"{recipe.base} {seed}: {judged(reader, Numbers(held, pieces, next(reader.parameters()).device.type))}", flush=True)
    print(f"{recipe.base} {seed}: {len(learned)} messages, {time.time() - begun:.0f} s", flush=True)
    return reader.eval()


def tune(reader, messages, pieces, recipe, seed, teachers):
    device = next(reader.parameters()).device.type
    rng, order = random.Random(seed), np.random.default_rng(seed)
    heads = [p for name, p in reader.named_parameters() if not name.startswith("minilm")]
    optimizer = torch.optim.AdamW(
        [{"params": reader.minilm.parameters(), "lr": recipe.rate}, {"params": heads, "lr": HEAD_RATE * recipe.rate}], weight_decay=0.01
    )
    steps = recipe.epochs * -(-len(messages) // BATCH)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / (WARM_UP * steps)) * max(0.02, 1 - step / steps)
    )
    for _ in range(recipe.epochs):
        numbers = Numbers([as_typed(one, rng) if rng.random() < RETYPED else one for one in messages], pieces, device)
        said = shares_of(teachers, numbers) if teachers else None
        reader.train()
        for chosen in numbers.batches(BATCH, order):
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                topic, danger = reader.scores(*numbers.inputs(chosen))
            at = torch.from_numpy(chosen).to(device)
            loss = loss_of(topic.float(), danger.float(), numbers.topic[at], numbers.danger[at])
            if said:
                taught = sum(-(shares[at] * scores.float().log_softmax(-1)).sum(-1).mean() for shares, scores in zip(said, (topic, danger)))
                loss = (1 - FROM_TEACHERS) * loss + FROM_TEACHERS * taught
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(reader.parameters(), 1)
            optimizer.step()
            schedule.step()


def loss_of(topic, danger, is_topic, is_danger):
    loss = F.cross_entropy(danger, is_danger, label_smoothing=0.02)
    told = is_topic != NO_TOPIC
    return loss + F.cross_entropy(topic[told], is_topic[told], label_smoothing=SMOOTHING) if told.any() else loss


@torch.no_grad()
def shares_of(readers, numbers):
    """The mean of what they say to each message, of its topic and of danger."""
    shares = [torch.zeros(len(numbers.rows), size, device=numbers.device) for size in (readers[0].topic.out_features, len(DANGERS))]
    for chosen in numbers.batches(ASKED_AT_ONCE):
        inputs = numbers.inputs(chosen)
        at = torch.from_numpy(chosen).to(numbers.device)
        for reader in readers:
            with torch.autocast(numbers.device, torch.bfloat16, enabled=numbers.device == "cuda"):
                said = reader.eval().scores(*inputs)
            for all_of, own in zip(shares, said):
                all_of[at] += own.float().softmax(-1) / len(readers)
    return shares


def judged(reader, numbers):
    topic, danger = shares_of([reader], numbers)
    told = numbers.topic != NO_TOPIC
    right = (topic.argmax(-1) == numbers.topic)[told].float().mean() if told.any() else 0
    alarm = danger[:, 0] < 0.5
    is_danger = numbers.danger > 0
    found, false = alarm[is_danger].float().mean(), alarm[~is_danger].float().mean()
    return f"topics {100 * right:.1f} %, danger found {100 * found:.1f} %, alarmed by the rest {100 * false:.1f} %"


if __name__ == "__main__":
    main()
