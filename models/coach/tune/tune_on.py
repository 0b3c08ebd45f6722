"""python3 tune_on.py NETWORK NAME OUT: goes on from a network that is there (case-reader or message-reader), with the messages that have come since. Of those that it has learned
from before it also keeps what it says. README.md says what came of it."""

import argparse
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from messages import HERE, NO_CASE, NO_TOPIC, TALK, read_cases, read_topics

sys.path.append(str(HERE.parent / "coder/tune"))
from reader import write_reader  # noqa: E402
from stored import read_reader  # noqa: E402
from tune import BATCH, Numbers  # noqa: E402
from tune_cases import FROM_MARKS, GOOD_MARK, MARK_WEIGHT, Opinions, judged, marks_of, optimizer_of, part, read_messages, set_rates, typed_anew, typist  # noqa: E402
from window import WordPieces  # noqa: E402

SEED, EPOCHS, TYPISTS = 12, 24, 6
RATE, RATE_OF_LARGER = 2e-4, 1e-4
# So much of what a message from before teaches is what the network said before.
KEEPS = 0.5
# Files that have come since.
SINCE = ("w9", "d12")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("network", type=Path)
    parser.add_argument("name", choices=("case-reader", "message-reader"))
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=400)
    options = parser.parse_args()
    topics, cases = read_topics(), read_cases()
    if [(options.network / f"{what}.txt").read_text().split() for what in ("topics", "cases")] != [topics, cases]:
        raise ValueError("The network knows other topics or cases")
    knows_cases = options.name == "case-reader"
    learned, held = read_messages(topics, cases)
    new = since()
    if not knows_cases:
        # Its part are topics; of the cases' messages it gets what has come since.
        learned = [one._replace(case=NO_CASE) for one in learned if one.case == NO_CASE or one.text in new]
    pieces = WordPieces(options.network / "vocabulary.txt")
    with get_context("fork").Pool(TYPISTS, typist, (learned, pieces, SEED)) as pool:
        epochs = pool.imap(typed_anew, range(EPOCHS))
        device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(SEED)
        reader, before = (read_reader(options.network / f"{options.name}.onnx", device) for _ in range(2))
        is_new = torch.tensor([one.text in new for one in learned], device=device)
        print(f"{len(learned)} messages, {int(is_new.sum())} of them new, {len(held)} held out", flush=True)
        check = Numbers(held, pieces, device)
        print("before:", right(before.eval(), check, topics, cases), flush=True)
        marks = Opinions(marks_of(cases), learned, device) if knows_cases else None
        tune(reader, before, epochs, len(learned), pieces, is_new, marks, options.seconds)
    print("after:", right(reader.eval(), check, topics, cases), flush=True)
    options.out.mkdir(parents=True, exist_ok=True)
    write_reader(reader.cpu().float(), options.out / f"{options.name}.onnx")


def since():
    """The texts of the files that have come since."""
    lines = [line for name in SINCE for path in HERE.glob(f"*/{name}.txt") for line in path.read_text().split("\n")]
    return {line.split("\t")[-1].strip().replace(TALK, ". ") for line in lines if line and not line.startswith("# ")}


def right(reader, numbers, topics, cases):
    if reader.case:
        return judged(reader, numbers, topics, cases)
    found = 0
    with torch.no_grad():
        for chosen in numbers.batches(BATCH):
            found += int((reader.scores(*numbers.inputs(chosen))[0].argmax(-1) == numbers.topic[torch.from_numpy(chosen).to(numbers.device)]).sum())
    return f"topic {100 * found / len(numbers.rows):.1f} %"


def tune(reader, before, epochs, size, pieces, is_new, marks, seconds):
    device = next(reader.parameters()).device.type
    order = np.random.default_rng(SEED)
    top = RATE_OF_LARGER if len(reader.minilm.layers) > 6 else RATE
    optimizer = optimizer_of(reader, top)
    steps, step, begun = EPOCHS * -(-size // BATCH), 0, time.time()
    for epoch, (typed, rows) in enumerate(epochs):
        numbers = Numbers(typed, pieces, device, rows)
        reader.train()
        for chosen in numbers.batches(BATCH, order):
            done = max(step / steps, (time.time() - begun) / seconds)
            if done >= 1:
                break
            set_rates(optimizer, done)
            inputs, at = numbers.inputs(chosen), torch.from_numpy(chosen).to(device)
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                scores = [own.float() for own in reader.scores(*inputs)]
                with torch.no_grad():
                    said = [own.float().softmax(-1) for own in before.scores(*inputs)]
            loss = loss_of(scores, said, numbers, at, is_new[at])
            if marks:
                loss = loss + FROM_MARKS * (marks.loss(at, scores[2]) + marks.found_loss(at, scores[2], GOOD_MARK * MARK_WEIGHT))
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(reader.parameters(), 1)
            optimizer.step()
            step += 1
        print(f"epoch {epoch + 1}: {time.time() - begun:.0f} s, loss {loss.item():.2f}", flush=True)
        if time.time() - begun >= seconds:
            break


def loss_of(scores, said, numbers, at, is_new):
    topic, danger, *case = scores
    loss = F.cross_entropy(danger, numbers.danger[at], label_smoothing=0.02) + part(topic, numbers.topic[at], NO_TOPIC)
    loss = loss + sum(part(own, numbers.case[at], NO_CASE) for own in case)
    if is_new.all():
        return loss
    old = ~is_new
    kept = sum(-(was[old] * own[old].log_softmax(-1)).sum(-1).mean() for own, was in zip(scores, said))
    return (1 - KEEPS) * loss + KEEPS * kept


if __name__ == "__main__":
    main()
