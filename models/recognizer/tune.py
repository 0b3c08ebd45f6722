"""Tunes Moonshine for play at home: python tune.py SIZE FOLDER SECONDS. FOLDER holds the networks, lines.json, lines/, real.bin and real.json.
Weights stay on the steps that they are stored in; OUT gets what changed, in bytes."""

import json
import lzma
import math
import os
import sys
import time

import numpy as np
import torch
from torch.func import functional_call
from torch.nn import functional as F

from examples import Examples, batched, leveled, read_lines, read_real
from moonshine import Moonshine
from rooms import RATE, rooms
from weights import state

SHAPES = {"base": (416, 8), "tiny": (288, 6)}
BATCH = int(os.environ.get("BATCH", 96))
PEAK = {"encoder": 6e-5, "decoder": 3e-5}
WORDS_HIDDEN = 0.1
DRY = 0.3
SMOOTHING = 0.998

size, folder, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
out = os.environ["OUT"]
began = time.time()
device = "cuda" if torch.cuda.is_available() else "cpu"
tensors, steps = {}, {}
for part in ("encoder", "decoder"):
    found = state(f"{folder}/moonshine-{size}-{part}.onnx", part)
    tensors.update(found[0])
    steps.update(found[1])
model = Moonshine(*SHAPES[size])
model.load_state_dict(tensors)
model.to(device).train()
first = {name: value.to(device) for name, value in tensors.items()}
tuned = {n: p for n, p in model.named_parameters() if n in steps and "embed" not in n and "conv1" not in n}
for parameter in model.parameters():
    parameter.requires_grad_(False)
latent = {name: parameter.detach().clone().requires_grad_(True) for name, parameter in tuned.items()}
smooth = {name: parameter.detach().clone() for name, parameter in latent.items()}
lowest = {name: first[name].min() for name in tuned}
highest = {name: first[name].max() for name in tuned}


def on_steps(values):
    """As they are stored: whole steps from where they were at first."""
    made = {}
    for name, value in values.items():
        moved = torch.round((value - first[name]) / steps[name]) * steps[name]
        whole = torch.minimum(torch.maximum(first[name] + moved, lowest[name]), highest[name])
        made[name] = value + (whole - value).detach()
    return made


lines = read_lines(json.load(open(f"{folder}/lines.json")), f"{folder}/lines")
real, noise = read_real(folder)
rng = np.random.default_rng(5)
rng.shuffle(real)
held = real[:150]
real = real[150:]
print(f"{len(lines)} lines, {sum(len(s) for s, *_ in lines) / RATE / 60:.0f} minutes; {len(real)} of people; {len(noise)} noises", flush=True)
responses = torch.from_numpy(rooms(400, 1)).to(device)
apart = torch.from_numpy(rooms(40, 2)).to(device)


def convolved(sound, responses):
    length = 1 << math.ceil(math.log2(sound.shape[1] + responses.shape[1]))
    return torch.fft.irfft(torch.fft.rfft(sound, length) * torch.fft.rfft(responses, length), length)[:, : sound.shape[1]]


def heard(speech, beside, babble, level, responses, dry):
    at = lambda: responses[torch.randint(len(responses), (len(speech),), device=device)]
    near = torch.where(torch.rand(len(speech), 1, device=device) < dry, speech, convolved(speech, at()))
    return (near + beside + convolved(babble, at())) * level[:, None]


# What was never trained on: other voices and other talk, dry and in other rooms; people.
vocabulary = json.load(open(f"{folder}/vocabulary.json"))
text_of = lambda tokens: "".join(vocabulary[t] if t < len(vocabulary) else "" for t in tokens).replace("\u2581", " ").strip()
words_of = lambda text: "".join(c for c in text.lower().replace("-", " ") if c.isalnum() or c in " '").split()


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a):
        last, row[0] = row[0], i + 1
        for j, y in enumerate(b):
            last, row[j + 1] = row[j + 1], min(last + (x != y), row[j] + 1, row[j + 1] + 1)
    return row[-1]


def test_set(pieces, responses=None):
    torch.manual_seed(3)
    random = np.random.default_rng(4)
    batches = []
    for at in range(0, len(pieces), 150):
        some = pieces[at : at + 150]
        sounds = [np.pad(leveled(s), (1600, 3200)) for s, *_ in some]
        lengths = torch.tensor([len(s) for s in sounds])
        longest = int(lengths.max())
        sound = torch.stack([torch.from_numpy(np.pad(s, (0, longest - len(s)))) for s in sounds]).to(device)
        if responses is not None:
            sound = convolved(sound, responses[torch.randint(len(responses), (len(sound),), device=device)])
            sound += torch.from_numpy(0.03 * random.standard_normal(sound.shape)).float().to(device)
        batches.append((sound * 0.08, lengths.to(device), [t for _, t, *_ in some]))
    return batches


def judge(name, batches, parameters):
    wrong = count = asked = marked = told = false = ends = ended = 0
    model.eval()
    with torch.no_grad():
        model_state = {n: p.clone() for n, p in model.named_parameters() if n in parameters}
        for n, p in model.named_parameters():
            if n in parameters:
                p.copy_(parameters[n])
        for sound, lengths, truth in batches:
            with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                found = model.write(sound, lengths, 60)
            for tokens, written in zip(found, truth):
                said, was = text_of(tokens), text_of(written)
                wrong += distance(words_of(was), words_of(said))
                count += len(words_of(was))
                asked += "?" in was
                marked += "?" in was and "?" in said
                told += "?" not in was
                false += "?" not in was and "?" in said
                inner = sum(was.rstrip(".?!").count(c) for c in ".?!")
                ends += inner
                ended += min(inner, sum(said.rstrip(".?!").count(c) for c in ".?!"))
        for n, p in model.named_parameters():
            if n in parameters:
                p.copy_(model_state[n])
    model.train()
    print(f"  {name}: {100 * wrong / count:.2f} % of {count} words, ? {marked}/{asked} false {false}/{told}, ends {ended}/{ends}", flush=True)
    return wrong / count


tune_lines = [(np.fromfile(p, np.int16), j["t"]) for j in json.load(open(f"{folder}/tests.json")) if os.path.exists(p := f"{folder}/lines/{j['k']}.raw")]
pairs = [(np.concatenate([a[0], np.zeros(3600, np.int16), b[0]]), a[1] + b[1]) for a, b in zip(tune_lines[0:200:2], tune_lines[1:200:2])]
tests = {
    "lines dry": test_set(tune_lines),
    "lines in rooms": test_set(tune_lines, apart),
    "pairs in rooms": test_set(pairs, apart),
    "people": test_set(held),
    "people in rooms": test_set(held, apart),
}


def judge_all(label, parameters):
    print(f"{label}, {time.time() - began:.0f} s", flush=True)
    return sum(judge(name, batches, parameters) for name, batches in tests.items())


judge_all("at first", {})
loader = iter(torch.utils.data.DataLoader(Examples(lines, real, noise, 11), BATCH, num_workers=14, collate_fn=batched, prefetch_factor=4))
groups = [{"params": [p for n, p in latent.items() if n.startswith(part)], "peak": peak} for part, peak in PEAK.items()]
optimizer = torch.optim.AdamW(groups, lr=1e-5, betas=(0.9, 0.98), weight_decay=0)
trained_from = time.time()
train_for = seconds - (trained_from - began) - 45
step, losses, last_judged = 0, [], time.time()
while (share := (time.time() - trained_from) / train_for) < 1:
    speech, beside, babble, lengths, tokens, written, level = (x.to(device, non_blocking=True) for x in next(loader))
    for group in optimizer.param_groups:
        group["lr"] = group["peak"] * min(1, (step + 1) / 150) * (0.5 + 0.5 * math.cos(math.pi * share))
    sound = heard(speech, beside, babble, level, responses, DRY)
    given = tokens[:, :-1].clone()
    hidden = torch.rand(given.shape, device=device) < WORDS_HIDDEN
    hidden[:, 0] = False
    given[hidden] = torch.randint(3, 32000, (int(hidden.sum()),), device=device)
    with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
        logits = functional_call(model, on_steps(latent), (sound, lengths, given))
    inside = torch.arange(given.shape[1], device=device)[None] < written[:, None]
    loss = F.cross_entropy(logits[inside].float(), tokens[:, 1:][inside])
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(latent.values(), 1.0)
    optimizer.step()
    with torch.no_grad():
        keep = min(SMOOTHING, step / (step + 20))
        for name, value in smooth.items():
            value.lerp_(latent[name], 1 - keep)
    losses.append(loss.item())
    step += 1
    if time.time() - last_judged > 100:
        print(f"step {step}, loss {np.mean(losses[-200:]):.3f}", flush=True)
        judge_all("so far", {n: v.detach() for n, v in on_steps(smooth).items()})
        last_judged = time.time()
print(f"step {step}, loss {np.mean(losses[-200:]):.3f}")
final = {n: v.detach() for n, v in on_steps(smooth).items()}
judge_all("at last", final)
moves = b"".join(
    torch.round((final[name] - first[name]) / steps[name]).to(torch.int8).cpu().numpy().tobytes() for name in sorted(final)
)
index = {name: list(final[name].shape) for name in sorted(final)}
packed = lzma.compress(moves, preset=3)
print(f"{len(moves)} weights, {np.mean(np.frombuffer(moves, np.int8) != 0):.2f} moved, {len(packed) / 1e6:.1f} MB, {time.time() - began:.0f} s")
json.dump(index, open(f"{out}/{size}-index.json", "w"))
for at in range(0, len(packed), 15_000_000):
    open(f"{out}/{size}-moves.{at // 15_000_000}", "wb").write(packed[at : at + 15_000_000])
