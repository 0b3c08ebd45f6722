"""Examples to learn from: a family in a room with its noises, and now and then a television under their talk."""
import numpy as np
import torch
from network import FRAME
from sound import RATE

CLIP_FRAMES = 72 * RATE // FRAME
CLIP_SAMPLES = CLIP_FRAMES * FRAME
TILTS = (0, 0.5, 1, 1.5, 2)
HUM_PARTS = (1, 0.7, 0.25, 0.35, 0.1, 0.15)
PARENT_LEVEL = 0.08
UNSURE_FRAMES = 62
FADING_FRAMES = 160
cuda = torch.device('cuda')


def coloured(samples, tilt):
    spectrum = torch.fft.rfft(torch.randn(samples, device=cuda))
    noise = torch.fft.irfft(spectrum * torch.arange(1, len(spectrum) + 1, device=cuda) ** (-tilt / 2), samples)
    return noise / noise.std()


def tone(samples, hertz, fading):
    t = torch.arange(samples, device=cuda)
    return torch.exp(-fading * t / samples) * torch.sin(2 * np.pi * hertz / RATE * t)


class Mixer:
    def __init__(self, heard, noises, seed):
        self.families = [torch.tensor(family, dtype=torch.float16, device=cuda) for family, _ in heard]
        self.televisions = [torch.tensor(television, dtype=torch.float16, device=cuda) for _, television in heard]
        self.events = [torch.tensor(noise, device=cuda) for noise in noises]
        self.hisses = [coloured(60 * RATE, tilt) for tilt in TILTS]
        self.random = np.random.default_rng(seed)

    def gain(self, low_db, high_db):
        return 10 ** ((low_db + (high_db - low_db) * self.random.random()) / 20)

    def one_of(self, tracks, samples):
        return self.clip(tracks[self.random.integers(len(tracks))], samples)

    def clip(self, track, samples):
        track = track.repeat(1 + samples // len(track))
        at = self.random.integers(0, len(track) - samples + 1)
        return track[at:at + samples].float()

    def add_room(self, sound):
        sound += self.gain(-42, -22) * self.one_of(self.hisses, len(sound))
        turns = torch.arange(len(sound), device=cuda) * (2 * np.pi * self.random.choice([50, 60]) / RATE)
        sound += self.gain(-46, -24) * sum(part * torch.sin(k * turns) for k, part in enumerate(HUM_PARTS, 1))
        for seconds in np.cumsum(self.random.random(64) * 2 * self.gain(0, 12)):
            at, samples = int(seconds * RATE), int(RATE * (0.04 + 0.1 * self.random.random()))
            if at + samples > len(sound):
                break
            click = 0.7 * tone(samples, 500 + 3000 * self.random.random(), 6)
            fading = torch.exp(-6 * torch.arange(samples, device=cuda) / samples)
            sound[at:at + samples] += self.gain(-14, 10) * (click + 0.3 * fading * torch.randn(samples, device=cuda))

    def add_noise_that_begins(self, sound):
        """What is no voice begins, too: rain, a fan, a toy that plays a tune."""
        at = self.random.integers(0, len(sound) - RATE)
        end = min(len(sound), at + int(RATE * (2 + 40 * self.random.random())))
        kind = self.random.random()
        if kind < 0.5:
            sound[at:end] += self.gain(-32, -6) * self.one_of(self.events, end - at)
        elif kind < 0.8:
            sound[at:end] += self.gain(-30, -8) * self.one_of(self.hisses, end - at)
        else:
            beat, low, loud = int(RATE * (0.12 + 0.3 * self.random.random())), 300 + 500 * self.random.random(), self.gain(-22, -6)
            for start in range(at, end - beat, beat):
                sound[start:start + beat] += loud * tone(beat, low * 2 ** (self.random.integers(0, 13) / 12), 3)

    def add_words(self, sound):
        """Somebody who only says a word is no television."""
        for _ in range(self.random.integers(1, 6)):
            at, samples = self.random.integers(0, len(sound) - 4 * RATE), int(RATE * (0.5 + 1.8 * self.random.random()))
            sound[at:at + samples] += self.gain(-14, 0) * self.one_of(self.televisions, samples)

    def add_television(self, sound, own, from_start, truth, weight):
        on = 0 if from_start else int(len(sound) * (0.1 + 0.8 * self.random.random()))
        off = len(sound) if self.random.random() < 0.7 else min(len(sound), on + int(RATE * (6 + 25 * self.random.random())))
        voice = self.clip(own, off - on) if self.random.random() < 0.5 else self.one_of(self.televisions, off - on)
        sound[on:off] += self.gain(-15, -5) * voice
        first, last = on // FRAME, off // FRAME
        truth[first:last] = 1
        unsure = min(UNSURE_FRAMES, CLIP_FRAMES - first)
        weight[first:first + unsure] = torch.linspace(0, 1, UNSURE_FRAMES, device=cuda)[:unsure]
        weight[last:last + FADING_FRAMES] = 0

    def example(self):
        which = self.random.integers(len(self.families))
        sound = self.clip(self.families[which], CLIP_SAMPLES)
        truth, weight = torch.zeros(CLIP_FRAMES, device=cuda), torch.ones(CLIP_FRAMES, device=cuda)
        if self.random.random() < 0.1:
            begin, end = sorted(self.random.integers(0, len(sound), 2))
            sound[begin:end] = 0
        self.add_room(sound)
        if self.random.random() < 0.5:
            self.add_noise_that_begins(sound)
        if self.random.random() < 0.3:
            self.add_words(sound)
        kind = self.random.random()
        if kind < 0.62:
            self.add_television(sound, self.televisions[which], kind < 0.08, truth, weight)
        return sound * PARENT_LEVEL * self.gain(-14, 8), truth, weight

    def batch(self, size):
        return [torch.stack(parts) for parts in zip(*(self.example() for _ in range(size)))]
