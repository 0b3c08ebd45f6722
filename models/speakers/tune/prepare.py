"""python3 prepare.py VOICES_FOLDER FILE [SPLIT ...]: decodes the voices and makes those of other heights, once for all trainings."""

import pickle
import sys

import numpy as np
import torch
from streams import streams_of
from voices import RATE, read_noise, read_voices

NOISE_SECONDS = 5


def main():
    folder, path, *splits = sys.argv[1:]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    voices = [voice for voice in read_voices(folder, splits or ("train",)) if len(voice.samples) > RATE]
    streams = [stream for at, voice in enumerate(voices) for stream in streams_of(at, voice, device)]
    for stream in streams:
        stream.samples = stream.samples.cpu()
    noise = [np.resize(clip, NOISE_SECONDS * RATE) for clip in read_noise(folder)]
    with open(path, "wb") as file:
        pickle.dump((voices, streams, torch.from_numpy(np.stack(noise))), file, protocol=5)
    seconds = sum(len(voice.samples) for voice in voices) / RATE
    print(f"{len(voices)} voices, {seconds:.0f} s, {len(streams)} streams, {len(noise)} noises")


def load(path, device):
    with open(path, "rb") as file:
        voices, streams, noise = pickle.load(file)
    return voices, streams, noise.to(device)


if __name__ == "__main__":
    main()
