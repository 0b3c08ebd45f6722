"""python3 tune.py PREPARED OUT: tunes teachers, then students that learn from them, and keeps their mean. README.md says what came of it."""

import argparse
import multiprocessing
import os
import random
import shutil
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from batches import Examples
from judge import judge
from network import read_network, write_network
from talk import FORMS, HERE, WRITTEN, in_form, read_all, read_judged
from window import MOST_CONTEXT, WordPieces, examples_of

# How much a unit counts, by the folder that it is from.
WEIGHTS = {"talk": 0.6, "scenes": 0.4, "hard": 0.15}
# A student for each. Their mean blames less than either, and knows as much as both together.
FAMILIES = (3, 6)
TEACHERS, STUDENT = (1, 2, 3), 9
BATCH = 256
RATE = 3e-4
# The head begins with nothing.
HEAD_RATE = 5 * RATE
WARM_UP, LOWEST = 0.06, 0.02
SMOOTHING = 0.05
# Of each epoch: sessions that are read in a form other than the written one, those with half of the context, those with melody.
OTHER_FORM, MELODY = 0.6, 0.7
# Sessions in which nobody has said how the child is called.
NAMELESS = 0.35
CONTEXTS = (MOST_CONTEXT // 2, MOST_CONTEXT, MOST_CONTEXT)
FROM_TEACHERS = 0.7
JUDGED = HERE.parent.parent / "eval/coding/sessions/harder"


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("prepared", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--without", nargs="*", default=[], help="writers of families who are held out and judged by")
    parser.add_argument("--epochs", type=int, default=3)
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
    begun = time.time()

    def tuned(name, seed, weights, teach=None):
        # The seed decides the head, the order, the forms and what is dropped; the rest begins alike.
        torch.manual_seed(seed)
        network = read_network(options.prepared / "start.npz").to(device)
        tune(network, learned, pieces, options.epochs, seed, weights, teach)
        for title, judged in (("harder", read_judged(JUDGED)), ("held out", held)):
            if judged:
                print(f"{name}, {title}: {judge(network, judged, pieces, device)}", flush=True)
        print(f"{time.time() - begun:.0f} s", flush=True)
        return network.eval()

    def taught(families):
        weights = {**WEIGHTS, "families": families}
        teachers = [tuned(f"teacher {seed}", seed, weights) for seed in TEACHERS]

        @torch.no_grad()
        def teach(*inputs):
            return sum(teacher(*inputs).float().softmax(-1) for teacher in teachers) / len(teachers)

        return tuned("student", STUDENT, weights, teach)

    network = mean_of([taught(families) for families in FAMILIES])
    write_network(network, options.out / "talk-encoder.onnx")
    shutil.copy(vocabulary, options.out)


def mean_of(networks):
    """They began alike, down to the head."""
    stored = [network.state_dict() for network in networks]
    networks[0].load_state_dict({name: sum(one[name] for one in stored) / len(stored) for name in stored[0]})
    return networks[0]


def tune(network, sessions, pieces, epochs, seed, weights, teach):
    device = next(network.parameters()).device.type
    rng, order = random.Random(seed), np.random.default_rng(seed)
    body = [parameter for name, parameter in network.named_parameters() if not name.startswith("head")]
    optimizer = torch.optim.AdamW(
        [{"params": body, "lr": RATE}, {"params": network.head.parameters(), "lr": HEAD_RATE}], weight_decay=0.01
    )
    schedule = None
    for _ in range(epochs):
        examples = drawn(sessions, pieces, rng, weights, device)
        if schedule is None:
            steps = epochs * -(-len(examples.lengths) // BATCH)
            schedule = torch.optim.lr_scheduler.LambdaLR(
                optimizer,
                lambda step: min(1, (step + 1) / (WARM_UP * steps)) * max(LOWEST, 1 - step / steps),
            )
        network.train()
        for chosen, *inputs in examples.shuffled(BATCH, order):
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                scores = network(*inputs)
                shares = teach(*inputs) if teach else None
            scores = scores.float()
            losses = F.cross_entropy(scores, examples.codes[chosen], label_smoothing=SMOOTHING, reduction="none")
            if shares is not None:
                taught = -(shares * scores.log_softmax(-1)).sum(-1)
                losses = (1 - FROM_TEACHERS) * losses + FROM_TEACHERS * taught
            optimizer.zero_grad()
            (losses * examples.weights[chosen]).mean().backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1)
            optimizer.step()
            schedule.step()


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
