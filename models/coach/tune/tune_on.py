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
from messages import HERE, NO_CASE, NO_TOPIC, TALK, read_cases, read_marked, read_topics, text_of

sys.path.append(str(HERE.parent / "coder/tune"))
from reader import write_reader  # noqa: E402
from stored import read_reader  # noqa: E402
from tune import BATCH, MOST_PIECES, Numbers  # noqa: E402
from tune_cases import FROM_LABELS, FROM_MARKS, GOOD_MARK, MARK_WEIGHT, Opinions, judged, labels_of, marks_of, optimizer_of, part, read_messages, set_rates, typed_anew, typist  # noqa: E402
from window import WordPieces  # noqa: E402

SEED, EPOCHS, TYPISTS = 12, 24, 6
RATE, RATE_OF_LARGER = 2e-4, 1e-4
# So much of what a message from before teaches is what the network said before.
KEEPS = 0.5
# Files that have come since; the talks have, too, and are heard so many times as often.
SINCE = ("x1", "x2")
TALKS_TIMES = 3
# So many cases get a mark.
MOST_CASES = 4


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("network", type=Path)
    parser.add_argument("name", choices=("case-reader", "message-reader"))
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--labels", type=Path, help="what label.py wrote")
    options = parser.parse_args()
    # It fails for some lengths.
    torch.backends.cuda.enable_cudnn_sdp(False)
    topics, cases = read_topics(), read_cases()
    if [(options.network / f"{what}.txt").read_text().split() for what in ("topics", "cases")] != [topics, cases]:
        raise ValueError("The network knows other topics or cases")
    knows_cases = options.name == "case-reader"
    learned, held = read_messages(topics, cases)
    new = since()
    learned += [one for one in learned if one.text in new and one.topic == NO_TOPIC] * (TALKS_TIMES - 1)
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
        opinions = [Opinions(of_text, learned, device) for of_text in (marks_of(cases), labels_of(options.labels))] if knows_cases else []
        if knows_cases:
            print("before:", chosen_by(before, pieces, cases), flush=True)
        tune(reader, before, epochs, len(learned), pieces, is_new, opinions, options.seconds)
    print("after:", right(reader.eval(), check, topics, cases), flush=True)
    if knows_cases:
        print("after:", chosen_by(reader, pieces, cases), flush=True)
    options.out.mkdir(parents=True, exist_ok=True)
    write_reader(reader.cpu().float(), options.out / f"{options.name}.onnx")


def since():
    """The texts of the files that have come since."""
    lines = [line for name in SINCE for path in HERE.glob(f"*/{name}.txt") for line in path.read_text().split("\n")]
    talks = [text for one in read_marked()[0] if "exam" in one for text in (text_of(one), one["message"])]
    return {line.split("\t")[-1].strip().replace(TALK, ". ") for line in lines if line and not line.startswith("# ")} | set(talks)


def right(reader, numbers, topics, cases):
    if reader.case:
        return judged(reader, numbers, topics, cases)
    found = 0
    with torch.no_grad():
        for chosen in numbers.batches(BATCH):
            found += int((reader.scores(*numbers.inputs(chosen))[0].argmax(-1) == numbers.topic[torch.from_numpy(chosen).to(numbers.device)]).sum())
    return f"topic {100 * found / len(numbers.rows):.1f} %"


@torch.no_grad()
def chosen_by(reader, pieces, cases):
    """Of messages that nothing was learned from: the mark of the likeliest of the marked cases, and the best mark among the likeliest of all."""
    place, found = {one: at for at, one in enumerate(cases)}, {}
    device = next(reader.parameters()).device
    for one in read_marked()[1]:
        marks = {place[answer]: mark for answer, mark in zip(one["answers"], one["marks"]) if answer in place}
        if not marks:
            continue
        ids = torch.tensor([[pieces["[CLS]"], *pieces.read(text_of(one), "")[:MOST_PIECES], pieces["[SEP]"]]], device=device)
        scores = reader.scores(ids, ids > 0)[2][0]
        kind = "alone" if "exam" not in one else "later in a talk" if one["before"] else "first in a talk"
        among = [marks.get(at, 1) for at in scores.topk(MOST_CASES).indices.tolist()]
        found.setdefault(kind, []).append((marks[max(marks, key=lambda at: scores[at])], max(among)))
    return "; ".join(f"{kind}: {np.mean([own[0] for own in rows]):.2f}, {np.mean([own[1] for own in rows]):.2f}" for kind, rows in found.items())


def tune(reader, before, epochs, size, pieces, is_new, opinions, seconds):
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
            if opinions:
                marks, labels = opinions
                loss = loss + FROM_MARKS * (marks.loss(at, scores[2]) + marks.found_loss(at, scores[2], GOOD_MARK * MARK_WEIGHT)) + FROM_LABELS * labels.loss(at, scores[2])
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
