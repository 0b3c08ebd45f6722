"""python3 tune.py PREPARED NETWORK OUT: fine-tunes the voice network with both heads. README.md says what came of it."""

import argparse
import copy
import json
import math
import os
import time

import torch
from heads import Heads, discriminants, write_heads
from judge import Judge, at_level
from network import read_network, write_network
from prepare import load
from streams import UNKNOWN, Windows
from surroundings import Surroundings
from voices import RATE

FOLDS = 4
# Seconds of a window and how many go into one step: about the same sound each time.
SIZES = ((1, 384), (1.5, 288), (2, 224), (3, 160), (4, 112))
WARM_UP = 200
MEMORY = 0.997


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("prepared")
    parser.add_argument("template")
    parser.add_argument("out")
    parser.add_argument("--fold", type=int, default=-1, help="which quarter of the speakers is held out; -1: none")
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--speaker-weight", type=float, default=0.15)
    parser.add_argument("--age-weight", type=float, default=0.5)
    parser.add_argument("--batches", type=int, default=80, help="windows that the speaker head is made from, in lots of 224")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--version", type=int, default=0, help="VOICE_VERSION of the prints")
    return parser.parse_args()


def main():
    options = parse()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    torch.backends.cudnn.allow_tf32 = True
    torch.manual_seed(options.seed)
    os.makedirs(options.out, exist_ok=True)
    voices, streams, noise = load(options.prepared, device)
    held = {at for at in range(len(voices)) if at % FOLDS == options.fold}
    windows = Windows(voices, [stream for stream in streams if stream.voice not in held], device)
    around = Surroundings(noise, 0.6, 0.7, 0.7, (3, 25), dry=0.25)
    judge = Judge([voices[at] for at in sorted(held)], noise, device) if held else None

    network = read_network(options.template).to(device)
    heads = Heads(6 * 288, windows.speakers).to(device)
    with torch.no_grad():
        heads.fit_scale(torch.cat([network(at_level(around(windows.draw(224, 2 * RATE)[0]))) for _ in range(12)]))
    both = torch.nn.ModuleList([network, heads])
    mean = copy.deepcopy(both).eval()
    groups = [
        {"params": list(network.parameters()), "lr": options.rate, "weight_decay": 0.02},
        {"params": list(heads.parameters()), "lr": 1e-3, "weight_decay": 0.02},
    ]
    if options.rate == 0:
        groups, _ = groups[1:], network.requires_grad_(False)
    optimizer = torch.optim.AdamW(groups)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer,
        lambda step: min(1, (step + 1) / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * step / options.steps)),
    )
    begun = time.time()
    for step in range(1, options.steps + 1):
        seconds, count = SIZES[torch.randint(len(SIZES), ()).item()]
        samples, labels, speakers, ages = windows.draw(count, int(seconds * RATE))
        pooled = network(at_level(around(samples)))
        known, aged = labels != UNKNOWN, ~ages.isnan()
        child = heads.child_loss(pooled[known], labels[known])
        age = heads.age_loss(pooled[aged], ages[aged])
        speaker = heads.margin_loss(pooled, speakers)
        optimizer.zero_grad(set_to_none=True)
        (child + options.speaker_weight * speaker + options.age_weight * age).backward()
        torch.nn.utils.clip_grad_norm_(both.parameters(), 5)
        optimizer.step()
        schedule.step()
        with torch.no_grad():
            memory = min(MEMORY, step / (step + 10))
            for kept, current in zip(mean.parameters(), both.parameters()):
                kept.lerp_(current, 1 - memory)
        if step % 500 == 0 or step == options.steps:
            said = {"step": step, "seconds": time.time() - begun, "child": child.item(), "speaker": speaker.item()}
            if judge:
                said |= judged(judge, mean)
            print(json.dumps(rounded({"fold": options.fold, "rate": options.rate, **said})), flush=True)

    network, heads = mean
    # Discriminant analysis of what the network has become tells new voices apart better than the projection it learned with.
    with torch.no_grad():
        projection, offset = spread_directions(network, heads, windows, around, options.batches)
        heads.projection.weight.copy_(projection)
        heads.projection.bias.copy_(offset)
    if judge:
        print(json.dumps(rounded({"fold": options.fold, "discriminants": judged(judge, mean)["who"]})), flush=True)
        with open(f"{options.out}/scores-{options.fold}.json", "w") as file, torch.no_grad():
            json.dump(judge.child_scores(judge.pool(network), heads.child), file)
    write_network(network, options.template, f"{options.out}/voice-network.onnx")
    write_heads(heads, options.version, f"{options.out}/voice-heads.json")


@torch.no_grad()
def judged(judge, model):
    network, heads = model
    pooled = judge.pool(network)
    return {"eer": judge.child_rates(pooled, heads.child), "who": judge.speaker_rates(pooled, heads.prints)}


@torch.no_grad()
def spread_directions(network, heads, windows, around, batches):
    rows, speakers = [], []
    for _ in range(batches):
        samples, _, own, _ = windows.draw(224, 2 * RATE)
        rows.append((network(at_level(around(samples))) - heads.mean) * heads.scale)
        speakers.append(own)
    return discriminants(torch.cat(rows), torch.cat(speakers))


def rounded(value):
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return round(value, 5 if value and abs(value) < 0.01 else 2) if isinstance(value, float) else value


if __name__ == "__main__":
    main()
