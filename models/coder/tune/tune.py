"""python3 tune.py teacher PREPARED OUT SEED, once for each of TEACHERS; then python3 tune.py student PREPARED OUT, which learns from what all of them say.
README.md says what came of it."""

import argparse
import multiprocessing
import os
import random
import shutil
import time
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from batches import Examples
from judge import judge
from network import read_network, write_network
from talk import FORMS, HERE, WRITTEN, in_form, read_all, read_judged
from window import CODES, MOST_CONTEXT, WordPieces, examples_of


class Recipe(NamedTuple):
    base: str
    # How much a unit of families counts.
    families: float
    rate: float
    epochs: int


# How much a unit counts, by the folder that it is from.
WEIGHTS = {"talk": 0.6, "scenes": 0.4, "hard": 0.15}
# By their seeds, which decide the head, the order, the forms and what is dropped.
TEACHERS = {
    1: Recipe("minilm", 3, 3e-4, 3),
    2: Recipe("minilm", 6, 3e-4, 3),
    3: Recipe("minilm", 4, 3e-4, 3),
    4: Recipe("gte-small", 3, 2e-4, 3),
    5: Recipe("gte-small", 6, 2e-4, 3),
}
STUDENT = Recipe("minilm", 4, 3e-4, 5)
STUDENT_SEED = 9
BATCH = 256
# The head begins with nothing.
HEAD_RATE = 5
WARM_UP, LOWEST = 0.06, 0.02
SMOOTHING = 0.05
# Of each epoch: sessions that are read in a form other than the written one, those with half of the context, those with melody.
OTHER_FORM, MELODY = 0.6, 0.7
# Sessions in which nobody has said how the child is called.
NAMELESS = 0.35
CONTEXTS = (MOST_CONTEXT // 2, MOST_CONTEXT, MOST_CONTEXT)
FROM_TEACHERS = 0.8
ASKED_AT_ONCE = 2048
JUDGED = HERE.parent.parent / "eval/coding/sessions/harder"


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("role", choices=("teacher", "student"))
    parser.add_argument("prepared", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("seed", type=int, nargs="?", default=STUDENT_SEED)
    parser.add_argument("--base", default=STUDENT.base, help="what the student begins as")
    parser.add_argument("--without", nargs="*", default=[], help="writers of families who are held out and judged by")
    parser.add_argument("--every", type=int, default=1, help="takes one session of so many, to try the programs")
    return parser.parse_args()


def main():
    options = parse()
    options.out.mkdir(parents=True, exist_ok=True)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    sessions = read_all()
    held = [session for session in sessions if session.source == "families" and session.writer in options.without]
    learned = [session for session in sessions if session not in held][:: options.every]
    vocabulary = options.prepared / "vocabulary.txt"
    pieces = WordPieces(vocabulary)
    is_teacher = options.role == "teacher"
    recipe = TEACHERS[options.seed] if is_teacher else STUDENT._replace(base=options.base)
    begun = time.time()
    torch.manual_seed(options.seed)
    network = read_network(options.prepared / f"{recipe.base}.npz").to(device)
    teachers = [] if is_teacher else [read_teacher(options, seed).to(device).eval() for seed in TEACHERS]
    tune(network, learned, pieces, recipe, options.seed, teachers)
    for title, judged in (("harder", read_judged(JUDGED)), ("held out", held)):
        if judged:
            print(f"{options.role} {options.seed}, {title}: {judge(network, judged, pieces, device)}", flush=True)
    print(f"{time.time() - begun:.0f} s", flush=True)
    if is_teacher:
        torch.save(network.state_dict(), options.out / f"teacher-{options.seed}.pt")
    else:
        write_network(network.eval(), options.out / "talk-encoder.onnx")
        shutil.copy(vocabulary, options.out)


def read_teacher(options, seed):
    teacher = read_network(options.prepared / f"{TEACHERS[seed].base}.npz")
    teacher.load_state_dict(torch.load(options.out / f"teacher-{seed}.pt", map_location="cpu"))
    return teacher


def tune(network, sessions, pieces, recipe, seed, teachers):
    device = next(network.parameters()).device.type
    rng, order = random.Random(seed), np.random.default_rng(seed)
    weights = {**WEIGHTS, "families": recipe.families}
    body = [parameter for name, parameter in network.named_parameters() if not name.startswith("head")]
    optimizer = torch.optim.AdamW(
        [{"params": body, "lr": recipe.rate}, {"params": network.head.parameters(), "lr": HEAD_RATE * recipe.rate}],
        weight_decay=0.01,
    )
    schedule = None
    for _ in range(recipe.epochs):
        examples = drawn(sessions, pieces, rng, weights, device)
        shares = shares_of(teachers, examples) if teachers else None
        if schedule is None:
            steps = recipe.epochs * -(-len(examples.lengths) // BATCH)
            schedule = torch.optim.lr_scheduler.LambdaLR(
                optimizer,
                lambda step: min(1, (step + 1) / (WARM_UP * steps)) * max(LOWEST, 1 - step / steps),
            )
        network.train()
        for chosen, *inputs in examples.shuffled(BATCH, order):
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                scores = network(*inputs)
            scores = scores.float()
            losses = F.cross_entropy(scores, examples.codes[chosen], label_smoothing=SMOOTHING, reduction="none")
            if shares is not None:
                taught = -(shares[chosen] * scores.log_softmax(-1)).sum(-1)
                losses = (1 - FROM_TEACHERS) * losses + FROM_TEACHERS * taught
            optimizer.zero_grad()
            (losses * examples.weights[chosen]).mean().backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1)
            optimizer.step()
            schedule.step()


@torch.no_grad()
def shares_of(teachers, examples):
    """The mean of what they say to each example."""
    device = examples.device
    shares = torch.zeros(len(examples.lengths), len(CODES), device=device)
    for chosen, *inputs in examples.in_order(ASKED_AT_ONCE):
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            said = [teacher(*inputs).float().softmax(-1) for teacher in teachers]
        shares[chosen] = sum(said) / len(said)
    return shares


def drawn(sessions, pieces, rng, weights, device):
    """The examples of an epoch: each session as it is written and, mostly, in the other forms, drawn anew."""
    jobs = [(session, pieces, rng.random()) for session in sessions]
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        read = pool.starmap(examples_in_forms, jobs, chunksize=64)
    counted = [weights[session.source] for session, own in zip(sessions, read) for _ in own]
    return Examples([example for own in read for example in own], counted, device)


def examples_in_forms(session, pieces, seed):
    rng = random.Random(seed)
    if rng.random() < NAMELESS:
        session = replace(session, child_name="")
    return [
        example
        for form in FORMS
        if form == WRITTEN or rng.random() < OTHER_FORM
        for example in examples_of(in_form(session, form, rng), pieces, form, rng.choice(CONTEXTS), rng.random() < MELODY)
    ]


if __name__ == "__main__":
    main()
