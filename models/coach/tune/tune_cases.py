"""python3 tune_cases.py PREPARED OUT: tunes a network to tell what a message is about, which case it asks for, and whether it tells of danger. Of the messages that
the other network has learned from it learns what that one says, too (before.py); of marked answers, which is the better one; and what the teachers of the ranker
think of likely cases (label.py). Writes it in eight bits. With --teach it is stored as it is, to teach; with --teachers it learns what those would say. README.md says
what came of it."""

import argparse
import random
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from messages import DANGERS, HERE, NO_CASE, NO_TOPIC, after_another, as_typed, read_answers, read_case_phrasings, read_cases, read_dangers, read_marked, read_ordinary, read_phrasings, read_topics, text_of

sys.path.append(str(HERE.parent / "coder/tune"))
from network import read_network  # noqa: E402
from reader import Reader, write_reader  # noqa: E402
from tune import ASKED_AT_ONCE, BATCH, HEAD_RATE, RETYPED, SMOOTHING, Numbers, rows_of  # noqa: E402
from window import WordPieces  # noqa: E402

SEED, RATE, EPOCHS = 9, 3e-4, 18
# A larger network moves in smaller steps.
TEACHER_RATE = 1.5e-4
FROM_BEFORE = 0.6
# So much of what a case's message teaches comes from the teachers, where there are any.
FROM_TEACHERS = 0.6
# Epochs are typed anew, by so many processes.
TYPISTS = 4
# How much the marks of answers count, and what the teachers of the ranker say; a mark more is so much likelier to be chosen.
FROM_MARKS, FROM_LABELS = 0.5, 0.5
MARK_WEIGHT, GOOD_MARK = 1.2, 4
# The opinion of what is not there.
NEVER = -1e4
# So often a message is told after another.
AFTER_ANOTHER = 0.1
WARM_UP = 0.08
STEEPNESS = 0.3
# Of every so many cases one message is held out, and judged by.
HELD_EVERY = 7


class Before:
    """What the other network said to each message it has learned from, its ten likeliest topics and all dangers."""

    def __init__(self, path, messages, device):
        stored = np.load(path, allow_pickle=False)
        place = {text: at for at, text in enumerate(stored["texts"])}
        self.at = torch.tensor([place.get(one.text, -1) for one in messages], device=device)
        self.topics, self.shares, self.dangers = (torch.tensor(stored[name], device=device) for name in ("topics", "shares", "dangers"))
        self.topics = self.topics.long()

    def loss(self, chosen, topic, danger):
        at = self.at[chosen]
        known = at >= 0
        if not known.any():
            return topic.sum() * 0
        at, topic, danger = at[known], topic[known].log_softmax(-1), danger[known].log_softmax(-1)
        said = -(self.shares[at].float() * topic.gather(-1, self.topics[at])).sum(-1) - (self.dangers[at].float() * danger).sum(-1)
        return said.sum() / len(chosen)


class Opinions:
    """Of some messages: a few cases each, and what somebody thinks of them; the more, the likelier."""

    def __init__(self, of_text, messages, device):
        most = max((len(cases) for cases, _ in of_text.values()), default=1)
        self.at = torch.full((len(messages),), -1, device=device)
        cases, opinions = [], []
        for at, one in enumerate(messages):
            own = of_text.get(one.text)
            if own:
                self.at[at] = len(cases)
                gap = most - len(own[0])
                cases.append([*own[0], *[0] * gap])
                opinions.append([*own[1], *[NEVER] * gap])
        self.cases = torch.tensor(cases, device=device).view(-1, most)
        self.opinions = torch.tensor(opinions, dtype=torch.float, device=device).view(-1, most)

    def loss(self, chosen, scores):
        at = self.at[chosen]
        known = at >= 0
        if not known.any():
            return scores.sum() * 0
        own = scores[known].gather(-1, self.cases[at[known]]).masked_fill(self.opinions[at[known]] == NEVER, NEVER)
        wanted = self.opinions[at[known]].softmax(-1)
        return -(wanted * own.log_softmax(-1)).sum() / len(chosen)

    def found_loss(self, chosen, scores, least):
        """Among all cases, one of those that are thought well of."""
        at = self.at[chosen]
        good = (self.opinions[at] >= least) & (at >= 0)[:, None]
        some = good.any(-1)
        if not some.any():
            return scores.sum() * 0
        found = scores[some].log_softmax(-1).gather(-1, self.cases[at[some]])
        wanted = good[some] / good[some].sum(-1, keepdim=True)
        return -(wanted * found).sum() / len(chosen)


def marks_of(cases):
    """A message may have been marked twice."""
    place, of_text = {one: at for at, one in enumerate(cases)}, {}
    for one in read_marked()[0]:
        told = [(place[answer], MARK_WEIGHT * mark) for answer, mark in zip(one["answers"], one["marks"]) if answer in place]
        if told:
            of_text[text_of(one)] = tuple(zip(*told))
    return of_text


def labels_of(path):
    """What the teachers of the ranker think of likely cases, where they have been asked."""
    if not path:
        return {}
    stored = np.load(path, allow_pickle=False)
    rows = zip(stored["texts"].tolist(), stored["cases"].tolist(), stored["scores"].astype(np.float32).tolist())
    return {text: (own, scores) for text, own, scores in rows}


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("prepared", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=1e9, help="no more than so long, whatever the epochs")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--base", choices=("minilm", "gte-small"), default="minilm")
    parser.add_argument("--teach", action="store_true")
    parser.add_argument("--teachers", type=Path, nargs="*", default=[])
    parser.add_argument("--labels", type=Path, help="what label.py wrote")
    return parser.parse_args()


def main():
    options = parse()
    options.out.mkdir(parents=True, exist_ok=True)
    topics, cases = read_topics(), read_cases()
    learned, held = read_messages(topics, cases)
    pieces = WordPieces(options.prepared / "vocabulary.txt")
    # They are started before there is a GPU to share.
    with get_context("fork").Pool(TYPISTS, typist, (learned, pieces, options.seed)) as pool:
        epochs = pool.imap(typed_anew, range(EPOCHS))
        device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(options.seed)
        reader = new_reader(options.prepared, options.base, device)
        start_from_texts(reader, pieces, cases, {one["id"]: one["text"] for one in read_answers(options.prepared / "answers.json")})
        teachers = [teacher(options.prepared, path, device) for path in options.teachers]
        before = Before(options.prepared / "before.npz", learned, device)
        marks, labels = Opinions(marks_of(cases), learned, device), Opinions(labels_of(options.labels), learned, device)
        print(f"{len(marks.cases)} messages with marks, {len(labels.cases)} with labels", flush=True)
        print(f"{len(learned)} messages, {int((before.at >= 0).sum())} of them from before, {len(held)} held out", flush=True)
        tune(reader, epochs, len(learned), pieces, before, (marks, labels), teachers, options)
    print(judged(reader, Numbers(held, pieces, device), topics, cases), flush=True)
    if options.teach:
        torch.save(reader.state_dict(), options.out / f"cases-{options.base}-{options.seed}.pt")
        return
    write_reader(reader.cpu().float(), options.out / "case-reader.onnx")
    (options.out / "cases.txt").write_text("".join(f"{one}\n" for one in cases))


def new_reader(prepared, name, device):
    return Reader(read_network(prepared / f"{name}.npz"), len(read_topics()), len(DANGERS), len(read_cases())).to(device)


def teacher(prepared, path, device):
    reader = new_reader(prepared, path.stem.split("-", 1)[1].rsplit("-", 1)[0], device)
    reader.load_state_dict(torch.load(path))
    return reader.eval()


def typist(messages, pieces, seed):
    """What each of these processes works with."""
    typed_anew.works_with = messages, pieces, seed


def typed_anew(epoch):
    """All messages as others might have typed them, some of them after another."""
    messages, pieces, seed = typed_anew.works_with
    rng = random.Random(1000 * seed + epoch)
    harmless = [one for one in messages if one.danger == 0]
    typed = [as_typed(one, rng) if rng.random() < RETYPED else one for one in messages]
    typed = [after_another(one, rng.choice(harmless)) if rng.random() < AFTER_ANOTHER else one for one in typed]
    return typed, rows_of(typed, pieces)


@torch.no_grad()
def start_from_texts(reader, pieces, cases, texts):
    """A case has few messages of its own: its output begins with what the encoder makes of its question and answer."""
    device = reader.case.weight.device
    reader.eval()
    for from_ in range(0, len(cases), ASKED_AT_ONCE):
        rows = [[pieces["[CLS]"], *pieces.read(texts[one], "")[:62], pieces["[SEP]"]] for one in cases[from_ : from_ + ASKED_AT_ONCE]]
        longest = max(map(len, rows))
        ids = torch.tensor([row + [0] * (longest - len(row)) for row in rows], device=device)
        reader.case.weight[from_ : from_ + len(rows)] = STEEPNESS * reader.numbers(ids, ids > 0)
    reader.case.bias.zero_()


def read_messages(topics, cases):
    files = lambda folder: sorted((HERE / folder).glob("*.txt"))  # noqa: E731
    plain = [one for path in files("phrasings") for one in read_phrasings(path, topics)]
    plain += [one for path in files("dangers") for one in read_dangers(path)]
    plain += read_ordinary()
    asked = [one for path in files("cases") for one in read_case_phrasings(path, topics, cases)]
    by_case = {}
    for one in asked:
        by_case.setdefault(one.case, []).append(one)
    # The last three are the story, the plain and the short one.
    held = {own[max(-len(own), -1 - case // HELD_EVERY % 3)] for case, own in by_case.items() if case % HELD_EVERY == 0}
    return plain + [one for one in asked if one not in held], list(held)


def tune(reader, epochs, size, pieces, before, opinions, teachers, options):
    device = next(reader.parameters()).device.type
    order = np.random.default_rng(options.seed)
    top = TEACHER_RATE if len(reader.minilm.layers) > 6 else RATE
    optimizer = optimizer_of(reader, top)
    steps, step, begun = EPOCHS * -(-size // BATCH), 0, time.time()
    for epoch, (typed, rows) in enumerate(epochs):
        numbers = Numbers(typed, pieces, device, rows)
        reader.train()
        for chosen in numbers.batches(BATCH, order):
            done = max(step / steps, (time.time() - begun) / options.seconds)
            if done >= 1:
                break
            set_rates(optimizer, done)
            inputs = numbers.inputs(chosen)
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                topic, danger, case = (scores.float() for scores in reader.scores(*inputs))
            at = torch.from_numpy(chosen).to(device)
            told = numbers.topic[at] != NO_TOPIC
            loss = F.cross_entropy(danger, numbers.danger[at], label_smoothing=0.02) + part(topic, numbers.topic[at], NO_TOPIC)
            loss = loss + case_loss(case, numbers.case[at], teachers, inputs) + opinions_loss(opinions, at, case)
            # What is told after something else is not what the network before was asked.
            loss = loss + FROM_BEFORE * before.loss(at[told], topic[told], danger[told]) if told.any() else loss
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(reader.parameters(), 1)
            optimizer.step()
            step += 1
        print(f"epoch {epoch + 1}: {time.time() - begun:.0f} s, loss {loss.item():.2f}", flush=True)
        if time.time() - begun >= options.seconds:
            break
    reader.eval()


def optimizer_of(reader, top):
    """The heads begin with less, and move faster."""
    heads = [p for name, p in reader.named_parameters() if not name.startswith("minilm")]
    groups = [{"params": list(own), "lr": rate, "top": rate} for own, rate in ((reader.minilm.parameters(), top), (heads, HEAD_RATE * top))]
    return torch.optim.AdamW(groups, weight_decay=0.01, fused=next(reader.parameters()).is_cuda)


def set_rates(optimizer, done):
    for group in optimizer.param_groups:
        group["lr"] = group["top"] * min(1, (done + 1e-3) / WARM_UP) * max(0.02, 1 - done)


def opinions_loss(opinions, chosen, scores):
    marks, labels = opinions
    found = marks.found_loss(chosen, scores, GOOD_MARK * MARK_WEIGHT)
    return FROM_MARKS * (marks.loss(chosen, scores) + found) + FROM_LABELS * labels.loss(chosen, scores)


def case_loss(scores, wanted, teachers, inputs):
    """Teachers are asked about every message, whatever it was written for."""
    loss = part(scores, wanted, NO_CASE)
    if not teachers:
        return loss
    with torch.no_grad(), torch.autocast(scores.device.type, torch.bfloat16, enabled=scores.is_cuda):
        said = torch.stack([one.scores(*inputs)[2].float().softmax(-1) for one in teachers]).mean(0)
    return (1 - FROM_TEACHERS) * loss - FROM_TEACHERS * (said * scores.log_softmax(-1)).sum(-1).mean()


def part(scores, wanted, unknown):
    told = wanted != unknown
    return F.cross_entropy(scores[told], wanted[told], label_smoothing=SMOOTHING) if told.any() else scores.sum() * 0


@torch.no_grad()
def judged(reader, numbers, topics, cases):
    right = {"topic": 0, "case": 0, "case within its topic": 0}
    topic_of = torch.tensor([topics.index(one.split("/")[0]) for one in cases], device=numbers.device)
    for chosen in numbers.batches(ASKED_AT_ONCE):
        topic, _, case = reader.scores(*numbers.inputs(chosen))
        at = torch.from_numpy(chosen).to(numbers.device)
        within = case.masked_fill(topic_of[None] != numbers.topic[at][:, None], -1e9)
        for name, found, wanted in (("topic", topic, numbers.topic), ("case", case, numbers.case), ("case within its topic", within, numbers.case)):
            right[name] += int((found.argmax(-1) == wanted[at]).sum())
    return ", ".join(f"{name} {100 * count / len(numbers.rows):.1f} %" for name, count in right.items())


if __name__ == "__main__":
    main()
