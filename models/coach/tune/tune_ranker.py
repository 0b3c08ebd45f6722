"""python3 tune_ranker.py PREPARED OUT: tunes a network to say how well a written answer would do as the reply to a message. It learns from messages that were written for an
answer, among the answers nearest to them, and from marks that readers gave to answers. Writes it in eight bits. README.md says what came of it."""

import argparse
import json
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from messages import HERE, as_typed, read_answers, read_case_phrasings, read_cases, read_phrasings, read_topics

sys.path.append(str(HERE.parent / "coder/tune"))
from network import read_network  # noqa: E402
from ranker import MOST_ANSWER, Ranker, pair, write_ranker  # noqa: E402
from reader import Reader  # noqa: E402
from window import WordPieces  # noqa: E402

SEED, RATE, HEAD_RATE = 5, 2e-4, 5
# Messages at once, each with so many answers.
LISTS, ANSWERS = 64, 8
NEAREST = 48
# Of four lists one is of a topic's general answer, and so many of every eight steps are of marked answers.
GENERAL_SHARE, MARKED_OF_EIGHT = 0.25, 3
RETYPED = 0.6
# A mark more is so much likelier to be chosen.
MARK_WEIGHT = 1.2
WARM_UP = 0.06
HELD_EVERY = 6


class Lists:
    def __init__(self, prepared, device):
        self.device, self.rng = device, random.Random(SEED)
        topics, cases = read_topics(), read_cases()
        self.pieces = WordPieces(prepared / "vocabulary.txt")
        answers = read_answers(prepared / "answers.json")
        self.place = {one["id"]: at for at, one in enumerate(answers)}
        self.answers = [self.pieces.read(one["text"], "")[:MOST_ANSWER] for one in answers]
        asked = [one for path in sorted((HERE / "cases").glob("*.txt")) for one in read_case_phrasings(path, topics, cases)]
        general = [one for path in sorted((HERE / "phrasings").glob("*.txt")) for one in read_phrasings(path, topics) if topics[one.topic] in self.place]
        self.asked = [(one, self.place[cases[one.case]]) for one in asked]
        self.general = [(one, self.place[topics[one.topic]]) for one in general]
        marked = [json.loads(line) for line in (HERE / "marks.jsonl").read_text().splitlines()]
        self.held = marked[::HELD_EVERY]
        self.marked = [one for at, one in enumerate(marked) if at % HELD_EVERY]
        self.near = {}
        # A general answer and the cases of its topic may both be right.
        self.topic_of = [one["id"].split("/")[0] for one in answers]
        self.is_case = [one["id"].count("/") > 0 for one in answers]

    @torch.no_grad()
    def find_near(self, reader):
        """The answers nearest to each message, by the encoder as it is."""
        embed = lambda rows: torch.cat([self.embed(reader, rows[at : at + 256]) for at in range(0, len(rows), 256)])  # noqa: E731
        answers = embed(self.answers)
        texts = sorted({one.text for one, _ in self.asked + self.general})
        found = embed([self.pieces.read(text, "")[:96] for text in texts])
        for at in range(0, len(texts), 2048):
            nearest = (found[at : at + 2048] @ answers.T).topk(NEAREST, -1).indices.cpu().numpy()
            self.near.update(zip(texts[at : at + 2048], nearest))

    def embed(self, reader, rows):
        rows = [[self.pieces["[CLS]"], *row, self.pieces["[SEP]"]] for row in rows]
        longest = max(map(len, rows))
        ids = torch.tensor([row + [0] * (longest - len(row)) for row in rows], device=self.device)
        return reader.numbers(ids, ids > 0)

    def draw(self):
        """Lists of answers to messages, the right one first."""
        rows = []
        for _ in range(LISTS):
            is_general = self.rng.random() < GENERAL_SHARE
            message, right = self.rng.choice(self.general if is_general else self.asked)
            others = [int(at) for at in self.near[message.text] if at != right and not self.may_be_right(right, int(at), is_general)]
            others = self.rng.sample(others, min(len(others), ANSWERS - 2))
            while len(others) < ANSWERS - 1:
                other = self.rng.randrange(len(self.answers))
                if other != right:
                    others.append(other)
            text = as_typed(message, self.rng).text if self.rng.random() < RETYPED else message.text
            rows.append((text, [right, *others]))
        return rows

    def may_be_right(self, right, other, is_general):
        same = self.topic_of[right] == self.topic_of[other]
        return same and (is_general or not self.is_case[other])

    def inputs(self, pairs):
        """Messages and places of answers."""
        made = [pair(self.pieces, self.pieces.read(text, ""), self.answers[at]) for text, at in pairs]
        longest = max(len(ids) for ids, _ in made)
        fill = lambda rows: torch.tensor([row + [0] * (longest - len(row)) for row in rows], device=self.device)  # noqa: E731
        ids = fill([ids for ids, _ in made])
        return ids, fill([types for _, types in made]), ids > 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("prepared", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=240)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(SEED)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    lists = Lists(options.prepared, device)
    lists.find_near(Reader(read_network(options.prepared / "minilm.npz"), 1, 1).to(device).eval())
    ranker = Ranker(read_network(options.prepared / "minilm.npz")).to(device)
    print(f"{len(lists.asked)} + {len(lists.general)} messages, {len(lists.marked)} marked, {len(lists.held)} held out", flush=True)
    tune(ranker, lists, options.seconds)
    held = judged(ranker, lists, lists.held)
    print(held, flush=True)
    write_ranker(ranker.cpu().float(), options.out / "answer-ranker.onnx")


def tune(ranker, lists, seconds):
    head = [p for name, p in ranker.named_parameters() if not name.startswith("minilm")]
    groups = [{"params": list(own), "lr": rate, "top": rate} for own, rate in ((ranker.minilm.parameters(), RATE), (head, HEAD_RATE * RATE))]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    step, begun, order = 0, time.time(), []
    while (done := (time.time() - begun) / seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = group["top"] * min(1, (done + 1e-3) / WARM_UP) * max(0.02, 1 - done)
        ranker.train()
        if step % 8 < MARKED_OF_EIGHT:
            order = order or lists.rng.sample(lists.marked, len(lists.marked))
            loss = marked_loss(ranker, lists, [order.pop() for _ in range(min(LISTS, len(order)))])
        else:
            rows = lists.draw()
            scores = scored(ranker, lists, [(text, at) for text, own in rows for at in own]).view(len(rows), ANSWERS)
            loss = F.cross_entropy(scores, torch.zeros(len(rows), dtype=torch.long, device=lists.device), label_smoothing=0.08)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(ranker.parameters(), 1)
        optimizer.step()
        step += 1
        if step % 200 == 0:
            print(f"{step} steps, {time.time() - begun:.0f} s, loss {loss.item():.3f}; {judged(ranker, lists, lists.held)}", flush=True)
    ranker.eval()


def scored(ranker, lists, pairs):
    with torch.autocast("cuda", torch.bfloat16, enabled=lists.device == "cuda"):
        return ranker.scores(*lists.inputs(pairs)).float()


def marked_loss(ranker, lists, rows):
    """The marks themselves, and which answer is the better one."""
    texts = [retyped(lists, one["message"]) for one in rows]
    pairs = [(text, lists.place[answer]) for text, one in zip(texts, rows) for answer in one["answers"]]
    marks = torch.tensor([mark for one in rows for mark in one["marks"]], dtype=torch.float, device=lists.device)
    scores = scored(ranker, lists, pairs)
    loss = F.binary_cross_entropy_with_logits(scores, (marks - 1) / 4)
    for own, wanted in zip(scores.split([len(one["marks"]) for one in rows]), marks.split([len(one["marks"]) for one in rows])):
        loss = loss - 0.5 * ((MARK_WEIGHT * wanted).softmax(-1) * own.log_softmax(-1)).sum() / len(rows)
    return loss


def retyped(lists, text):
    words = text.split(" ")
    return " ".join(words[: 1 + lists.rng.randrange(len(words))]) if len(words) > 90 and lists.rng.random() < 0.1 else text


@torch.no_grad()
def judged(ranker, lists, rows):
    ranker.eval()
    chosen, first, best, off = [], [], [], []
    for one in rows:
        scores = scored(ranker, lists, [(one["message"], lists.place[answer]) for answer in one["answers"]])
        at = int(scores.argmax())
        chosen.append(one["marks"][at])
        first.append(one["marks"][0])
        best.append(max(one["marks"]))
        off.append(abs(1 + 4 * scores[at].sigmoid().item() - one["marks"][at]))
    mean = lambda values: sum(values) / len(values)  # noqa: E731
    return f"held out: chosen {mean(chosen):.2f}, nearest {mean(first):.2f}, best there is {mean(best):.2f}, mark off by {mean(off):.2f}"


if __name__ == "__main__":
    main()
