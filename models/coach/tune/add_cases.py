"""python3 add_cases.py NETWORK PREPARED OUT: gives the case reader the cases that have come since it was tuned (the last of cases/*.txt). Only what is theirs is learned, beside many
messages that are about something else, so that nothing that it knew becomes worse. Five messages are few: what is learned stays near what the encoder makes of these, and of the
question and the answer. It takes no GPU. README.md says what came of it."""

import random
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from messages import HERE, Message, read_answers, read_case_phrasings, read_cases, read_ordinary, read_topics

sys.path.append(str(HERE.parent / "coder/tune"))
from stored import read_reader, write_with_cases  # noqa: E402
from window import WordPieces  # noqa: E402

SEED, OTHERS, AT_ONCE, MOST_PIECES = 31, 9000, 64, 94
# Ordinary messages by which it is seen how much of a doubt goes to the new cases.
ORDINARY = 1500
STEPS, RATE, BATCH = 1200, 0.02, 2048
# How much the question and the answer count beside a message, and how dearly it is to leave what they all come to.
OF_TEXTS, NEAR = 2.0, 0.03
# Of the doubts over ordinary messages the new cases get a third of the part that there are of them: judges preferred that to two thirds, and to all of it.
PART = 0.3
# Of every new case the last message, which others wrote, is held out, and one in so many of the others.
HELD_EVERY = 5


def main():
    network, prepared, out = map(Path, sys.argv[1:])
    rng = random.Random(SEED)
    torch.manual_seed(SEED)
    topics, cases = read_topics(), read_cases()
    known = (network / "cases.txt").read_text().split()
    if cases[: len(known)] != known:
        raise ValueError("The cases that the network knows have changed")
    asked = [one for path in sorted((HERE / "cases").glob("*.txt")) for one in read_case_phrasings(path, topics, cases)]
    new = [one for one in asked if one.case >= len(known)]
    others = rng.sample([one for one in asked if one.case < len(known)], OTHERS)
    pieces = WordPieces(network / "vocabulary.txt")
    reader = read_reader(network / "case-reader.onnx", "cpu").eval()
    ours, theirs = (numbers_of(reader, pieces, rows) for rows in (new, others))
    wanted = torch.tensor([one.case - len(known) for one in new])
    written = {one["id"]: one for one in read_answers(prepared / "answers.json")}
    texts = [numbers_of(reader, pieces, [Message(written[case][part], 0, 0) for case in cases[len(known) :]]) for part in ("text", "whole")]
    held = torch.cat([wanted[1:] != wanted[:-1], torch.tensor([True])])
    held_others = torch.arange(OTHERS) % HELD_EVERY == 0
    ordinary = numbers_of(reader, pieces, rng.sample(read_ordinary(), ORDINARY))
    matrix, bias = learned(reader, ours[~held], wanted[~held], texts, theirs[~held_others])
    bias = bias - excess(reader, matrix, bias, ordinary)
    print(f"{len(cases) - len(known)} cases, {len(new)} messages; held out: {judged(reader, matrix, bias, ours[held], wanted[held], theirs[held_others])}", flush=True)
    # What ships has learned from all of them.
    matrix, bias = learned(reader, ours, wanted, texts, theirs)
    bias = bias - excess(reader, matrix, bias, ordinary)
    print(f"as it ships: {judged(reader, matrix, bias, ours, wanted, theirs)}", flush=True)
    out.mkdir(parents=True, exist_ok=True)
    all_rows = torch.cat([reader.case.weight, matrix]), torch.cat([reader.case.bias, bias])
    write_with_cases(network / "case-reader.onnx", out / "case-reader.onnx", *(part.detach().numpy() for part in all_rows))
    (out / "cases.txt").write_text("".join(f"{one}\n" for one in cases))


@torch.no_grad()
def numbers_of(reader, pieces, messages):
    rows = [[pieces["[CLS]"], *pieces.read(one.text, "")[:MOST_PIECES], pieces["[SEP]"]] for one in messages]
    found = [None] * len(rows)
    order = np.argsort([len(row) for row in rows])
    for from_ in range(0, len(rows), AT_ONCE):
        places = order[from_ : from_ + AT_ONCE]
        longest = max(len(rows[at]) for at in places)
        ids = torch.tensor([rows[at] + [0] * (longest - len(rows[at])) for at in places])
        for at, own in zip(places, reader.numbers(ids, ids > 0)):
            found[at] = own
    return torch.stack(found)


def learned(reader, ours, wanted, texts, theirs):
    """Beside what the network says of all the cases that it knew, which stays."""
    count = len(texts[0])
    start = torch.zeros_like(texts[0]).index_add(0, wanted, ours) + OF_TEXTS * sum(texts)
    start = F.normalize(start, dim=1) * reader.case.weight.norm(dim=1).median().detach()
    matrix = start.clone().requires_grad_()
    bias = reader.case.bias.mean().detach().repeat(count).requires_grad_()
    both = torch.cat([ours, *texts, theirs])
    with torch.no_grad():
        before = reader.case(both).logsumexp(-1, keepdim=True)
    each = torch.arange(count)
    right = torch.cat([wanted + 1, each + 1, each + 1, torch.zeros(len(theirs), dtype=torch.long)])
    optimizer = torch.optim.Adam([matrix, bias], lr=RATE)
    for step in range(STEPS):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - step / STEPS)
        some = torch.randint(len(both), (BATCH,))
        scores = torch.cat([before[some], both[some] @ matrix.T + bias], -1)
        loss = F.cross_entropy(scores, right[some], label_smoothing=0.05) + NEAR * (matrix - start).square().sum() / count
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return matrix.detach(), bias.detach()


@torch.no_grad()
def excess(reader, matrix, bias, numbers):
    """By so much the new cases have to come down to get their part of a doubt."""
    low, high = -2.0, 6.0
    before, new = reader.case(numbers).logsumexp(-1), (numbers @ matrix.T + bias).logsumexp(-1)
    fair = PART * len(bias) / (len(bias) + len(reader.case.bias))
    for _ in range(30):
        middle = (low + high) / 2
        part = (new - middle - before).sigmoid().mean()
        low, high = (middle, high) if part > fair else (low, middle)
    print(f"their part of a doubt was {100 * (new - before).sigmoid().mean():.0f} %, and is {100 * fair:.0f} % with {high:.2f} less", flush=True)
    return high


@torch.no_grad()
def judged(reader, matrix, bias, ours, wanted, theirs):
    score = lambda numbers: torch.cat([reader.case(numbers), numbers @ matrix.T + bias], -1)  # noqa: E731
    known = len(reader.case.bias)
    first = (score(ours).argmax(-1) == wanted + known).float().mean()
    among = (score(ours).topk(4, -1).indices == (wanted + known)[:, None]).any(-1).float().mean()
    taken = (score(theirs).argmax(-1) >= known).float().mean()
    return f"right case {100 * first:.0f} %, among the first four {100 * among:.0f} %; of messages for others {100 * taken:.1f} % are taken"


if __name__ == "__main__":
    main()
