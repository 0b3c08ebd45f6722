"""What the network learns from: voices, the same voices at other heights, and windows drawn from them in equal shares."""

import math
from dataclasses import dataclass

import torch
from heights import change_speed, raise_pitch
from voices import MAIN_CORPUS, RATE

CHILD, ADULT, UNKNOWN = 1, 0, -1
KIND_SHARES = {"child": 0.44, "adult": 0.46, "between": 0.1}
CORPUS_SHARES = {MAIN_CORPUS: 0.65, "LibriSpeech(train-clean-100)": 0.25, "AudioMNIST": 0.1}
ORIGINAL_SHARE = 0.6
RAISED_SECONDS = 20


@dataclass
class Stream:
    voice: int
    speaker: str
    label: int
    original: bool
    age: float  # not a number where the voice was changed
    samples: torch.Tensor


def streams_of(at, voice, device):
    """Voices at another speed count as other speakers; those at another pitch do not."""
    samples = torch.from_numpy(voice.samples).to(device)
    label = {"child": CHILD, "adult": ADULT, "between": UNKNOWN}[voice.kind]

    def stream(samples, label, speaker=voice.speaker, age=math.nan):
        return Stream(at, speaker, label, not math.isnan(age), age, samples.half())

    yield stream(samples, label, age=math.inf if voice.kind == "adult" else voice.age)
    for factor in (0.9, 1.1):
        # Slower young children sound like older ones, faster men like women; a faster woman is nobody's example.
        keeps = {
            "child": factor > 1 or voice.age <= 8,
            "adult": factor < 1 or voice.male,
            "between": False,
        }[voice.kind]
        yield stream(change_speed(samples, factor), label if keeps else UNKNOWN, f"{voice.speaker} x{factor}")
    if voice.kind == "child":
        # Stands in for younger children, of whom there are no free recordings.
        yield stream(change_speed(samples, 1.2), CHILD, f"{voice.speaker} x1.2")
    if voice.kind == "adult":
        # The way one talks to small children.
        for factor in (1.15, 1.3, 1.5):
            yield stream(raise_pitch(samples[: RAISED_SECONDS * RATE], factor), ADULT)


class Windows:
    """Draws windows: kinds, corpora and speakers in fixed shares, however much each has spoken."""

    def __init__(self, voices, streams, device):
        names = sorted({stream.speaker for stream in streams})
        number = {name: at for at, name in enumerate(names)}
        self.speakers = len(names)
        self.all = torch.cat([stream.samples for stream in streams]).to(device)
        lengths = torch.tensor([len(stream.samples) for stream in streams], device=device)
        self.lengths, self.starts = lengths, lengths.cumsum(0) - lengths
        self.ages = torch.tensor([stream.age for stream in streams], device=device)
        self.labels = torch.tensor([stream.label for stream in streams], device=device)
        self.numbers = torch.tensor([number[stream.speaker] for stream in streams], device=device)
        own = {}
        for stream in streams:
            own.setdefault(stream.voice, []).append(stream)
        peers = {}
        for at in own:
            key = (voices[at].kind, voices[at].corpus)
            peers[key] = peers.get(key, 0) + 1
        shares = []
        for stream in streams:
            voice = voices[stream.voice]
            corpora = {corpus for kind, corpus in peers if kind == voice.kind}
            corpus = CORPUS_SHARES[voice.corpus] / sum(CORPUS_SHARES[name] for name in corpora)
            share = KIND_SHARES[voice.kind] * corpus / peers[voice.kind, voice.corpus]
            others = len(own[stream.voice]) - 1
            shares.append(share * (ORIGINAL_SHARE if stream.original else (1 - ORIGINAL_SHARE) / others))
        self.shares = torch.tensor(shares, device=device)

    def draw(self, count, length):
        chosen = torch.multinomial(self.shares, count, replacement=True)
        own = self.lengths[chosen]
        start = torch.rand(count, device=own.device) * (own - length).clamp(min=1)
        # What is too short is said again.
        places = (start.long()[:, None] + torch.arange(length, device=own.device)) % own[:, None]
        samples = self.all[self.starts[chosen][:, None] + places].float()
        return samples, self.labels[chosen], self.numbers[chosen], self.ages[chosen]
