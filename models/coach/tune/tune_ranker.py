"""python3 tune_ranker.py NETWORK PREPARED OUT: tunes the network that marks answers. From a message, and from what it follows on, and from an answer it learns to say how well the
answer would do as the reply. It learns from messages that were written for an answer, among the answers nearest to them and the likely ones, and from marks that readers gave to
answers. It goes on from the network that is there, and is written in eight bits. With --teach it is a larger one that reads whole answers, begins as the reader of cases, and is stored
as it is; with --teachers the small one learns what those would say. README.md says what came of it."""

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
from ranker import MOST_ANSWER, WHOLE_ANSWER, Ranker, pair, told, write_ranker  # noqa: E402
from stored import read_ranker, read_reader  # noqa: E402
from window import WordPieces  # noqa: E402

RATE, HEAD_RATE = 1.5e-4, 5
# A larger network moves in smaller steps.
TEACHER_RATE = 1e-4
# Messages at once, each with so many answers.
LISTS, ANSWERS = 64, 8
NEAREST, LIKELY, AT_ONCE = 48, 24, 512
# So many of a list's other answers are cases that the second network finds likely: those it will have to choose among. The likeliest may be as right.
OF_LIKELY, AS_RIGHT = 3, 2
# Where teachers say what is right, every second list is of what parents ordinarily write, among so many likely cases.
MOST_LIKELY = 16
# Of four lists one is of a topic's general answer, and so many of every eight steps are of marked answers, every second of them from talks.
GENERAL_SHARE, MARKED_OF_EIGHT = 0.25, 4
RETYPED = 0.6
# So much of what a list teaches comes from the teachers, where there are any.
FROM_TEACHERS = 0.8
# A mark more is so much likelier to be chosen.
MARK_WEIGHT = 1.2
WARM_UP = 0.06
# Every message lies ready in so many ways of typing it, the first as it was written.
WAYS, TYPISTS = 5, 7


class Typed:
    """Messages as word pieces, each in several ways of typing it: made before, by many processes, since the card is faster than they are."""

    def __init__(self, messages, pieces, seed):
        self.place = {one: at for at, one in enumerate(dict.fromkeys(messages))}
        with get_context("fork").Pool(TYPISTS, typist, (pieces, seed)) as pool:
            self.ways = pool.map(ways_to_type, enumerate(self.place), chunksize=256)

    def read(self, message, rng=None, often=RETYPED):
        ways = self.ways[self.place[message]]
        return ways[rng.randrange(1, WAYS)] if rng and rng.random() < often else ways[0]


def typist(pieces, seed):
    """What each of these processes works with."""
    ways_to_type.works_with = pieces, seed


def ways_to_type(numbered):
    pieces, seed = ways_to_type.works_with
    at, (before, last) = numbered
    rng = random.Random(seed * 1_000_003 + at)
    typed = lambda text: as_typed(Message(text, NO_TOPIC, 0), rng).text if text else ""  # noqa: E731
    return [told(pieces, before, last), *(told(pieces, typed(before), typed(last)) for _ in range(WAYS - 1))]


def apart(message):
    """What was said before, and the message itself."""
    return message.before, message.text.removeprefix(f"{message.before}. ") if message.before else message.text


class Lists:
    def __init__(self, network, prepared, device, seed):
        self.device, self.rng = device, random.Random(seed)
        topics, cases = read_topics(), read_cases()
        self.pieces = WordPieces(network / "vocabulary.txt")
        answers = read_answers(prepared / "answers.json")
        self.place = {one["id"]: at for at, one in enumerate(answers)}
        self.answers = [self.pieces.read(one["text"], "")[:MOST_ANSWER] for one in answers]
        self.whole = [self.pieces.read(one["whole"], "")[:WHOLE_ANSWER] for one in answers]
        asked = [one for path in sorted((HERE / "cases").glob("*.txt")) for one in read_case_phrasings(path, topics, cases)]
        general = [one for path in sorted((HERE / "phrasings").glob("*.txt")) for one in read_phrasings(path, topics) if topics[one.topic] in self.place]
        self.asked = [(apart(one), self.place[cases[one.case]]) for one in asked]
        self.general = [(apart(one), self.place[topics[one.topic]]) for one in general]
        learned, self.held = read_marked()
        for one in learned + self.held:
            one["places"] = [self.place[answer] for answer in one["answers"]]
            one["said"] = one.get("before", ""), one["message"]
        self.marked = {is_talk: [one for one in learned if ("exam" in one) is is_talk] for is_talk in (False, True)}
        self.typed = Typed([*(said for said, _ in self.asked + self.general), *(one["said"] for one in learned + self.held)], self.pieces, seed)
        self.ordinary = list(dict.fromkeys(one["said"] for one in learned))
        self.near, self.likely = {}, {}
        # A general answer and the cases of its topic may both be right.
        self.topic_of = [one["id"].split("/")[0] for one in answers]
        self.is_case = [one["id"].count("/") > 0 for one in answers]

    @torch.no_grad()
    def find(self, reader):
        """The answers nearest to each message, and the cases that are likely for it, as the reader of cases sees them."""
        answers = torch.cat([self.numbers(reader, self.answers[at : at + AT_ONCE]) for at in range(0, len(self.answers), AT_ONCE)])
        place = np.array([self.place[one] for one in read_cases()])
        said = sorted({said for said, _ in self.asked + self.general} | set(self.ordinary), key=lambda one: len(self.typed.read(one)))
        for at in range(0, len(said), AT_ONCE):
            some = said[at : at + AT_ONCE]
            own = self.numbers(reader, [self.typed.read(one) for one in some])
            nearest = (own @ answers.T).topk(NEAREST, -1).indices.cpu().numpy()
            likely = place[reader.case(own).topk(LIKELY, -1).indices.cpu().numpy()]
            self.near.update(zip(some, nearest))
            self.likely.update(zip(some, likely))

    def numbers(self, reader, rows):
        rows = [[self.pieces["[CLS]"], *row, self.pieces["[SEP]"]] for row in rows]
        longest = max(map(len, rows))
        ids = torch.tensor([row + [0] * (longest - len(row)) for row in rows], device=self.device)
        return reader.numbers(ids, ids > 0)

    def draw(self):
        """Lists of answers to messages, the right one first."""
        rows = []
        for _ in range(LISTS):
            is_general = self.rng.random() < GENERAL_SHARE
            said, right = self.rng.choice(self.general if is_general else self.asked)
            others = self.others(self.likely[said][AS_RIGHT:], right, is_general, OF_LIKELY)
            others += self.others(self.near[said], right, is_general, ANSWERS - 2 - len(others), others)
            while len(others) < ANSWERS - 1:
                other = self.rng.randrange(len(self.answers))
                if other != right:
                    others.append(other)
            rows.append((self.typed.read(said, self.rng), [right, *others]))
        return rows

    def draw_likely(self):
        """What parents ordinarily write, with cases that are likely; which of them is right, teachers say."""
        chosen = self.rng.choices(self.ordinary, k=LISTS)
        return [(self.typed.read(said, self.rng), self.rng.sample(self.likely[said][:MOST_LIKELY].tolist(), ANSWERS)) for said in chosen]

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
        made = [pair(self.pieces, said, answers[at], most) for said, at in pairs]
        longest = -(-max(len(ids) for ids, _ in made) // 8) * 8
        filled = np.zeros((2, len(made), longest), dtype=np.int32)
        known = np.zeros((len(made), longest), dtype=bool)
        for at, (ids, types) in enumerate(made):
            filled[0, at, : len(ids)] = ids
            filled[1, at, : len(ids)] = types
            known[at, : len(ids)] = True
        # What lies ready in pinned memory reaches the card while it works on the last step.
        there = lambda array: (torch.from_numpy(array).pin_memory() if self.device == "cuda" else torch.from_numpy(array)).to(self.device, non_blocking=True)  # noqa: E731
        ids, types = there(filled).long()
        return ids, types, there(known)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("network", type=Path)
    parser.add_argument("prepared", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--teach", action="store_true")
    parser.add_argument("--teachers", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    # It fails for some lengths.
    torch.backends.cuda.enable_cudnn_sdp(False)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    lists = Lists(options.network, options.prepared, device, options.seed)
    reader = read_reader(options.network / "case-reader.onnx", device).eval()
    lists.find(reader)
    print(f"{len(lists.asked)} + {len(lists.general)} messages, {[len(own) for own in lists.marked.values()]} marked, {len(lists.held)} held out", flush=True)
    ranker = (Ranker(reader.minilm).to(device) if options.teach else read_ranker(options.network / "answer-ranker.onnx", device)).eval()
    ranker.reads_all = options.teach
    teachers = [teacher(options.network, path, device) for path in options.teachers]
    if teachers:
        print("teachers", judged(lambda pairs: said_by(teachers, lists, pairs), lists), flush=True)
    print("before", judged(lambda pairs: scored(ranker, lists, pairs), lists), flush=True)
    tune(ranker, lists, teachers, options.seconds)
    print("after", judged(lambda pairs: scored(ranker, lists, pairs), lists), flush=True)
    name = f"{'teacher' if options.teach else 'student'}-{options.seed}"
    write_held(ranker, lists, options.out / f"held-{name}.json")
    if options.teach:
        torch.save(ranker.state_dict(), options.out / f"{name}.pt")
    else:
        write_ranker(ranker.cpu().float(), options.out / "answer-ranker.onnx")


def teacher(network, path, device):
    ranker = Ranker(read_reader(network / "case-reader.onnx", device).minilm).to(device)
    ranker.load_state_dict(torch.load(path))
    ranker.reads_all = True
    return ranker.eval()


def tune(ranker, lists, teachers, seconds):
    top = TEACHER_RATE if len(ranker.minilm.layers) > 6 else RATE
    head = [p for name, p in ranker.named_parameters() if not name.startswith("minilm")]
    groups = [{"params": list(own), "lr": rate, "top": rate} for own, rate in ((ranker.minilm.parameters(), top), (head, HEAD_RATE * top))]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, fused=lists.device == "cuda")
    step, begun, orders = 0, time.time(), {False: [], True: []}
    while (done := (time.time() - begun) / seconds) < 1:
        for group in optimizer.param_groups:
            group["lr"] = group["top"] * min(1, (done + 1e-3) / WARM_UP) * max(0.02, 1 - done)
        ranker.train()
        if step % 8 < MARKED_OF_EIGHT:
            own = step % 2 == 0
            orders[own] = orders[own] or lists.rng.sample(lists.marked[own], len(lists.marked[own]))
            loss = marked_loss(ranker, lists, [orders[own].pop() for _ in range(min(LISTS, len(orders[own])))])
        else:
            loss = list_loss(ranker, lists, teachers)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(ranker.parameters(), 1)
        optimizer.step()
        step += 1
        if step % 500 == 0:
            ranker.eval()
            found = judged(lambda pairs: scored(ranker, lists, pairs), lists)
            print(f"{step} steps, {time.time() - begun:.0f} s, loss {loss.item():.3f}; {found}", flush=True)
    ranker.eval()


def list_loss(ranker, lists, teachers):
    """The right answer of each list, and what teachers think of all of them."""
    is_told = not teachers or lists.rng.random() < 0.5
    rows = lists.draw() if is_told else lists.draw_likely()
    pairs = [(said, at) for said, own in rows for at in own]
    scores = scored(ranker, lists, pairs).view(len(rows), ANSWERS)
    loss = F.cross_entropy(scores, torch.zeros(len(rows), dtype=torch.long, device=lists.device), label_smoothing=0.08) if is_told else 0
    if not teachers:
        return loss
    wanted = said_by(teachers, lists, pairs).view(len(rows), ANSWERS)
    taught = F.binary_cross_entropy_with_logits(scores, wanted.sigmoid()) - (wanted.softmax(-1) * scores.log_softmax(-1)).sum(-1).mean()
    return (1 - FROM_TEACHERS) * loss + FROM_TEACHERS * taught


@torch.no_grad()
def said_by(teachers, lists, pairs):
    return torch.stack([scored(one, lists, pairs) for one in teachers]).mean(0)


def scored(ranker, lists, pairs):
    with torch.autocast(lists.device, torch.bfloat16, enabled=lists.device == "cuda"):
        return ranker.scores(*lists.inputs(pairs, ranker.reads_all)).float()


def marked_loss(ranker, lists, rows):
    """The marks themselves, and which answer is the better one."""
    typed = [lists.typed.read(one["said"], lists.rng, RETYPED / 2) for one in rows]
    pairs = [(said, at) for said, one in zip(typed, rows) for at in one["places"]]
    marks = torch.tensor([mark for one in rows for mark in one["marks"]], dtype=torch.float, device=lists.device)
    scores = scored(ranker, lists, pairs)
    loss = F.binary_cross_entropy_with_logits(scores, (marks - 1) / 4)
    counts = [len(one["marks"]) for one in rows]
    for own, wanted in zip(scores.split(counts), marks.split(counts)):
        loss = loss - 0.5 * ((MARK_WEIGHT * wanted).softmax(-1) * own.log_softmax(-1)).sum() / len(rows)
    return loss


def judged(score, lists):
    """Of messages that nothing was learned from: the marks of what is chosen."""
    kinds = {
        "alone": [one for one in lists.held if "exam" not in one],
        "first in a talk": [one for one in lists.held if "exam" in one and not one["before"]],
        "later in a talk": [one for one in lists.held if one.get("before")],
    }
    return "; ".join(f"{name} ({len(rows)}): {judged_on(score, lists, rows)}" for name, rows in kinds.items() if rows)


def judged_on(score, lists, rows):
    chosen, best, off = [], [], []
    for from_ in range(0, len(rows), LISTS):
        some = rows[from_ : from_ + LISTS]
        with torch.no_grad():
            scores = score([(lists.typed.read(one["said"]), at) for one in some for at in one["places"]])
        for one, own in zip(some, scores.split([len(one["marks"]) for one in some])):
            at = int(own.argmax())
            chosen.append(one["marks"][at])
            best.append(max(one["marks"]))
            off.append(abs(1 + 4 * own[at].sigmoid().item() - one["marks"][at]))
    mean = lambda values: sum(values) / len(values)  # noqa: E731
    return f"chosen {mean(chosen):.2f} of {mean(best):.2f}, mark off by {mean(off):.2f}"


def write_held(ranker, lists, path):
    """What it says to the messages that are held out, by which the opinions of the networks are weighed."""
    found = []
    for one in lists.held:
        with torch.no_grad():
            found.append(scored(ranker, lists, [(lists.typed.read(one["said"]), at) for at in one["places"]]).tolist())
    path.write_text(json.dumps(found))


if __name__ == "__main__":
    main()
