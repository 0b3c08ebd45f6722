"""Reads the folder of voices as voices.ts does: one stream of speech alone for every speaker of the given splits."""

import csv
import io
import os
import tarfile
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np
import soundfile

RATE, FRAME = 16_000, 320
MAIN_CORPUS = "speechocean762"
OLDEST_CHILD = 10


@dataclass
class Voice:
    speaker: str
    corpus: str
    kind: str  # child, between or adult
    age: float
    male: bool
    samples: np.ndarray


def decode(data):
    samples, rate = soundfile.read(io.BytesIO(data), dtype="float32")
    assert rate == RATE
    return samples


def speech_only(samples):
    """Leaves out frames 35 dB below the loud ones, unless a louder one is within a tenth of a second."""
    count = len(samples) // FRAME
    frames = samples[: count * FRAME].reshape(count, FRAME)
    levels = 10 * np.log10((1e-10 + (frames.astype(np.float64) ** 2).sum(1)) / FRAME)
    loud = levels > np.sort(levels)[int(count * 0.95)] - 35
    return frames[np.convolve(loud, np.ones(11), "same") > 0.5].reshape(-1)


def decode_speech(data):
    return speech_only(decode(data))


def kind_of(row):
    if row["child_adult"].startswith("adult"):
        return "adult"
    return "child" if float(row["age"]) <= OLDEST_CHILD else "between"


def read_rows(folder, rows, work):
    """Decodes what the rows name, those files left out that the archives do not hold."""
    wanted = {row["file"]: row for row in rows}
    found, data = [], []
    for shard in sorted({row["shard"] for row in rows}):
        with tarfile.open(os.path.join(folder, shard)) as archive:
            for member in archive:
                if member.name in wanted:
                    found.append(wanted[member.name])
                    data.append(archive.extractfile(member).read())
    with ProcessPoolExecutor() as pool:
        return list(zip(found, pool.map(work, data, chunksize=16)))


def read_manifest(folder, splits):
    with open(os.path.join(folder, "manifest.csv"), newline="") as file:
        rows = list(csv.DictReader(file))
    return [row for row in rows if row["split"] in splits and not row["label_suspect"]]


def read_voices(folder, splits=("train",)):
    rows = [row for row in read_manifest(folder, splits) if row["child_adult"] != "noise"]
    # One unnamed group of speakers teaches nothing about who is who.
    rows = [row for row in rows if not row["corpus"].startswith("Picovoice")]
    pieces = defaultdict(list)
    for row, samples in read_rows(folder, rows, decode_speech):
        pieces[row["speaker"]].append((row, samples))
    voices = []
    for speaker, parts in sorted(pieces.items()):
        row = parts[0][0]
        age = float(row["age"]) if row["age"].replace(".", "").isdigit() else float("nan")
        samples = np.concatenate([samples for _, samples in parts])
        voices.append(Voice(speaker, row["corpus"], kind_of(row), age, row["gender"] == "m", samples))
    return voices


def read_noise(folder):
    """The corpus's fourth part is kept for judging."""
    rows = [row for row in read_manifest(folder, ("train",)) if row["child_adult"] == "noise" and "/4-" not in row["file"]]
    return [samples for _, samples in read_rows(folder, rows, decode) if len(samples) >= RATE]
