"""python3 tune_ranker.py PREPARED OUT: tunes a network to say how well a written answer would do as the reply to a message. It learns from messages that were written for an
answer, among the answers nearest to them and the likely ones, and from marks that readers gave to answers. Writes it in eight bits. With --teach it is a larger one that reads whole answers, and is
stored as it is; with --teachers the small one learns what those would say. README.md says what came of it."""

import argparse
import json
import random
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from messages import HERE, NO_TOPIC, Message, as_typed, read_answers, read_case_phrasings, read_cases, read_marked, read_phrasings, read_topics

sys.path.append(str(HERE.parent / "coder/tune"))
from network import read_network  # noqa: E402
from ranker import MOST_ANSWER, WHOLE_ANSWER, Ranker, pair, shortened, write_ranker  # noqa: E402
from reader import Reader  # noqa: E402
from window import WordPieces  # noqa: E402

RATE, HEAD_RATE = 2e-4, 5
# A larger network moves in smaller steps.
TEACHER_RATE = 1e-4
# Messages at once, each with so many answers.
LISTS, ANSWERS = 64, 8
NEAREST = 48
# So many of a list's other answers are cases that the second network finds likely: those it will have to choose among. The likeliest may be as right.
OF_LIKELY, AS_RIGHT = 3, 2
# Where teachers say what is right, every second list is of what parents ordinarily write, among so many likely cases.
MOST_LIKELY = 16
# Of four lists one is of a topic's general answer, and so many of every eight steps are of marked answers.
GENERAL_SHARE, MARKED_OF_EIGHT = 0.25, 3
RETYPED = 0.6
# So much of what a list teaches comes from the teachers, where there are any.
FROM_TEACHERS = 0.8
# A mark more is so much likelier to be chosen.
MARK_WEIGHT = 1.2
WARM_UP = 0.06


# Every message lies ready in so many ways of typing it, the first as it was written.
WAYS, TYPISTS = 5, 14


class Typed:
    """Messages as word pieces, each in several ways of typing it: made before, by many processes, since the card is faster than they are."""

    def __init__(self, messages, pieces, seed):
        texts = list({one.text: one for one in messages}.values())
        self.place = {one.text: at for at, one in enumerate(texts)}
        with get_context("fork").Pool(TYPISTS, typist, (pieces, seed)) as pool:
            self.ways = pool.map(ways_to_type, enumerate(texts), chunksize=256)

    def read(self, text, rng=None, often=RETYPED):
        ways = self.ways[self.place[text]]
        return ways[rng.randrange(1, WAYS)] if rng and rng.random() < often else ways[0]


def typist(pieces, seed):
    """What each of these processes works with."""
    ways_to_type.works_with = pieces, seed


def ways_to_type(numbered):
    pieces, seed = ways_to_type.works_with
    at, message = numbered
    rng = random.Random(seed * 1_000_003 + at)
    texts = [message.text, *(as_typed(message, rng).text for _ in range(WAYS - 1))]
    return [shortened(pieces.read(text, "")) for text in texts]


class Lists:
    def __init__(self, prepared, device, seed):
        self.device, self.rng = device, random.Random(seed)
        topics, cases = read_topics(), read_cases()
        self.pieces = WordPieces(prepared / "vocabulary.txt")
        answers = read_answers(prepared / "answers.json")
        self.place = {one["id"]: at for at, one in enumerate(answers)}
        self.answers = [self.pieces.read(one["text"], "")[:MOST_ANSWER] for one in answers]
        self.whole = [self.pieces.read(one["whole"], "")[:WHOLE_ANSWER] for one in answers]
        asked = [one for path in sorted((HERE / "cases").glob("*.txt")) for one in read_case_phrasings(path, topics, cases)]
        general = [one for path in sorted((HERE / "phrasings").glob("*.txt")) for one in read_phrasings(path, topics) if topics[one.topic] in self.place]
        self.asked = [(one, self.place[cases[one.case]]) for one in asked]
        self.general = [(one, self.place[topics[one.topic]]) for one in general]
        self.marked, self.held = read_marked()
        marked = self.marked + self.held
        for one in marked:
            one["places"] = [self.place[answer] for answer in one["answers"]]
        self.typed = Typed([*asked, *general, *(Message(one["message"], NO_TOPIC, 0) for one in marked)], self.pieces, seed)
        self.near = {}
        stored = np.load(prepared / "likely.npz", allow_pickle=False)
        place = np.array([self.place[one] for one in stored["cases"]])
        self.likely = {text: place[own] for text, own in zip(stored["texts"].tolist(), stored["likely"])}
        self.ordinary = [one["message"] for one in self.marked if one["message"] in self.likely]
        # A general answer and the cases of its topic may both be right.
        self.topic_of = [one["id"].split("/")[0] for one in answers]
        self.is_case = [one["id"].count("/") > 0 for one in answers]

    @torch.no_grad()
    def find_near(self, reader):
        """The answers nearest to each message, by the encoder as it is."""
        embed = lambda rows: torch.cat([self.embed(reader, rows[at : at + 256]) for at in range(0, len(rows), 256)])  # noqa: E731
        answers = embed(self.answers)
        texts = sorted({one.text for one, _ in self.asked + self.general})
        found = embed([self.typed.read(text) for text in texts])
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
            others = self.others(self.likely.get(message.text, ())[AS_RIGHT:], right, is_general, OF_LIKELY)
            others += self.others(self.near[message.text], right, is_general, ANSWERS - 2 - len(others), others)
            while len(others) < ANSWERS - 1:
                other = self.rng.randrange(len(self.answers))
                if other != right:
                    others.append(other)
            rows.append((self.typed.read(message.text, self.rng), [right, *others]))
        return rows

    def draw_likely(self):
        """What parents ordinarily write, with cases that are likely; which of them is right, teachers say."""
        texts = self.rng.choices(self.ordinary, k=LISTS)
        return [(self.typed.read(text, self.rng), self.rng.sample(self.likely[text][:MOST_LIKELY].tolist(), ANSWERS)) for text in texts]

    def others(self, answers, right, is_general, most, known=()):
        """Some of the answers, none of which is right."""
        wrong = [int(at) for at in answers if at != right and at not in known and not self.may_be_right(right, int(at), is_general)]
        return self.rng.sample(wrong, min(len(wrong), most))

    def may_be_right(self, right, other, is_general):
        same = self.topic_of[right] == self.topic_of[other]
        return same and (is_general or not self.is_case[other])

    def inputs(self, pairs, reads_all):
        """Word pieces of messages, and places of answers."""
        answers, most = (self.whole, WHOLE_ANSWER) if reads_all else (self.answers, MOST_ANSWER)
        made = [pair(self.pieces, message, answers[at], most) for message, at in pairs]
        longest = -(-max(len(ids) for ids, _ in made) // 8) * 8
        filled = np.zeros((2, len(made), longest), dtype=np.int32)
        known = np.zeros((len(made), longest), dtype=bool)
        for at, (ids, types) in enumerate(made):
            filled[0, at, : len(ids)] = ids
            filled[1, at, : len(ids)] = types
            known[at, : len(ids)] = True
        ids, types = torch.from_numpy(filled).to(self.device, non_blocking=True).long()
        return ids, types, torch.from_numpy(known).to(self.device, non_blocking=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("prepared", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--teach", choices=("minilm", "gte-small"))
    parser.add_argument("--teachers", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    lists = Lists(options.prepared, device, options.seed)
    lists.find_near(Reader(read_network(options.prepared / "minilm.npz"), 1, 1).to(device).eval())
    print(f"{len(lists.asked)} + {len(lists.general)} messages, {len(lists.marked)} marked, {len(lists.held)} held out", flush=True)
    ranker = new_ranker(options.prepared, options.teach or "minilm", device)
    ranker.reads_all = bool(options.teach)
    teachers = [teacher(options.prepared, path, device) for path in options.teachers]
    if teachers:
        print("teachers", judged(lambda pairs: said(teachers, lists, pairs), lists, lists.held), flush=True)
    tune(ranker, lists, teachers, options.seconds)
    print(judged(lambda pairs: scored(ranker, lists, pairs), lists, lists.held), flush=True)
    write_held(ranker, lists, options.out / f"held-{options.teach or 'student'}-{options.seed}.json")
    if options.teach:
        torch.save(ranker.state_dict(), options.out / f"{options.teach}-{options.seed}.pt")
    else:
        write_ranker(ranker.cpu().float(), options.out / "answer-ranker.onnx")


def new_ranker(prepared, name, device):
    return Ranker(read_network(prepared / f"{name}.npz")).to(device)


def teacher(prepared, path, device):
    ranker = new_ranker(prepared, path.stem.rsplit("-", 1)[0], device)
    ranker.load_state_dict(torch.load(path))
    ranker.reads_all = True
    return ranker.eval()


def tune(ranker, lists, teachers, seconds):
    top = TEACHER_RATE if len(ranker.minilm.layers) > 6 else RATE
    head = [p for name, p in ranker.named_parameters() if not name.startswith("minilm")]
    groups = [{"params": list(own), "lr": rate, "top": rate} for own, rate in ((ranker.minilm.parameters(), top), (head, HEAD_RATE * top))]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, fused=lists.device == "cuda")
    step, begun, order = 0, time.time(), []
    while (done := (time.time() - begun) / seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = group["top"] * min(1, (done + 1e-3) / WARM_UP) * max(0.02, 1 - done)
        ranker.train()
        if step % 8 < MARKED_OF_EIGHT:
            order = order or lists.rng.sample(lists.marked, len(lists.marked))
            loss = marked_loss(ranker, lists, [order.pop() for _ in range(min(LISTS, len(order)))])
        else:
            loss = list_loss(ranker, lists, teachers)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(ranker.parameters(), 1)
        optimizer.step()
        step += 1
        if step % 400 == 0:
            ranker.eval()
            found = judged(lambda pairs: scored(ranker, lists, pairs), lists, lists.held)
            print(f"{step} steps, {time.time() - begun:.0f} s, loss {loss.item():.3f}; {found}", flush=True)
    ranker.eval()


def list_loss(ranker, lists, teachers):
    """The right answer of each list, and what teachers think of all of them."""
    is_told = not teachers or lists.rng.random() < 0.5
    rows = lists.draw() if is_told else lists.draw_likely()
    pairs = [(text, at) for text, own in rows for at in own]
    scores = scored(ranker, lists, pairs).view(len(rows), ANSWERS)
    loss = F.cross_entropy(scores, torch.zeros(len(rows), dtype=torch.long, device=lists.device), label_smoothing=0.08) if is_told else 0
    if not teachers:
        return loss
    wanted = said(teachers, lists, pairs).view(len(rows), ANSWERS)
    told = F.binary_cross_entropy_with_logits(scores, wanted.sigmoid()) - (wanted.softmax(-1) * scores.log_softmax(-1)).sum(-1).mean()
    return (1 - FROM_TEACHERS) * loss + FROM_TEACHERS * told


@torch.no_grad()
def said(teachers, lists, pairs):
    return torch.stack([scored(one, lists, pairs) for one in teachers]).mean(0)


def scored(ranker, lists, pairs):
    with torch.autocast("cuda", torch.bfloat16, enabled=lists.device == "cuda"):
        return ranker.scores(*lists.inputs(pairs, ranker.reads_all)).float()


def marked_loss(ranker, lists, rows):
    """The marks themselves, and which answer is the better one."""
    typed = [lists.typed.read(one["message"], lists.rng, RETYPED / 2) for one in rows]
    pairs = [(text, at) for text, one in zip(typed, rows) for at in one["places"]]
    marks = torch.tensor([mark for one in rows for mark in one["marks"]], dtype=torch.float, device=lists.device)
    scores = scored(ranker, lists, pairs)
    loss = F.binary_cross_entropy_with_logits(scores, (marks - 1) / 4)
    counts = [len(one["marks"]) for one in rows]
    for own, wanted in zip(scores.split(counts), marks.split(counts)):
        loss = loss - 0.5 * ((MARK_WEIGHT * wanted).softmax(-1) * own.log_softmax(-1)).sum() / len(rows)
    return loss


def judged(score, lists, rows):
    """Of messages that nothing was learned from: the marks of what is chosen."""
    chosen, first, best, off = [], [], [], []
    for from_ in range(0, len(rows), LISTS):
        some = rows[from_ : from_ + LISTS]
        with torch.no_grad():
            scores = score([(lists.typed.read(one["message"]), at) for one in some for at in one["places"]])
        for one, own in zip(some, scores.split([len(one["marks"]) for one in some])):
            at = int(own.argmax())
            chosen.append(one["marks"][at])
            first.append(one["marks"][0])
            best.append(max(one["marks"]))
            off.append(abs(1 + 4 * own[at].sigmoid().item() - one["marks"][at]))
    mean = lambda values: sum(values) / len(values)  # noqa: E731
    return f"held out: chosen {mean(chosen):.2f}, first {mean(first):.2f}, best there is {mean(best):.2f}, mark off by {mean(off):.2f}"


def write_held(ranker, lists, path):
    """What it says to the messages that are held out, by which the opinions of the networks are weighed."""
    told = []
    for one in lists.held:
        with torch.no_grad():
            told.append(scored(ranker, lists, [(lists.typed.read(one["message"]), at) for at in one["places"]]).tolist())
    path.write_text(json.dumps(told))


if __name__ == "__main__":
    main()
