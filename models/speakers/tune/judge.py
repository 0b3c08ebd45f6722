"""Equal error rates on speakers that were not trained with, in the manner of eval/speakers/windows.ts."""

import numpy as np
import torch
from surroundings import Surroundings, level
from voices import MAIN_CORPUS, RATE

LENGTHS = (1, 2, 4)
MOST = 30
LEVEL = 0.06


def equal_error_rate(positives, negatives):
    scores = np.concatenate([positives, negatives])
    own = np.concatenate([np.ones(len(positives)), np.zeros(len(negatives))])[np.argsort(scores, kind="stable")]
    missed = np.cumsum(own) / len(positives)
    alarms = 1 - np.cumsum(1 - own) / len(negatives)
    at = np.argmin(np.abs(missed - alarms))
    return 50 * (missed[at] + alarms[at])


def at_level(samples):
    return samples * (LEVEL / (level(samples) + 1e-6))


class Judge:
    def __init__(self, voices, noise, device):
        """Windows of children and adults of the main corpus, drawn once."""
        voices = [voice for voice in voices if voice.corpus == MAIN_CORPUS and voice.kind != "between"]
        around = Surroundings(noise, 1, 0.5, 1, (8, 20))
        self.windows = {}
        for seconds in LENGTHS:
            length = seconds * RATE
            rows, owners = [], []
            for at, voice in enumerate(voices):
                count = min(MOST, len(voice.samples) // length)
                for place in range(count):
                    start = place * (len(voice.samples) - length) // max(1, count - 1)
                    rows.append(torch.from_numpy(voice.samples[start : start + length]))
                    owners.append(at)
            dry = torch.stack(rows).to(device)
            for where, heard in (("dry", dry), ("room", torch.cat([around(part) for part in dry.split(128)]))):
                self.windows[where, seconds] = (at_level(heard), np.array(owners))
        self.speakers = [voice.speaker for voice in voices]
        self.child = np.array([voice.kind == "child" for voice in voices])

    def pool(self, network):
        with torch.no_grad():
            return {
                key: (torch.cat([network(part) for part in samples.split(128)]), owners)
                for key, (samples, owners) in self.windows.items()
            }

    def child_scores(self, pooled, score):
        """Every window as speaker, is it a child, score: for pool.py."""
        return {
            f"{where}{seconds}": [
                (self.speakers[at], bool(self.child[at]), value) for at, value in zip(owners, score(rows).tolist())
            ]
            for (where, seconds), (rows, owners) in pooled.items()
        }

    def child_rates(self, pooled, score):
        rates = {}
        for (where, seconds), (rows, owners) in pooled.items():
            scores = score(rows).cpu().numpy()
            child = self.child[owners]
            rates[f"{where}{seconds}"] = equal_error_rate(scores[child], scores[~child])
        return rates

    def speaker_rates(self, pooled, prints):
        """Three windows of four seconds enroll each adult, dry; the second half of each list is tried."""
        adults = np.flatnonzero(~self.child)
        rows, owners = pooled["dry", 4]
        known = prints(rows)
        centres = torch.stack([known[torch.from_numpy(np.flatnonzero(owners == at)[:3])].mean(0) for at in adults])
        centres = torch.nn.functional.normalize(centres, dim=-1)
        rates = {}
        for (where, seconds), (rows, owners) in pooled.items():
            likeness = (prints(rows) @ centres.T).cpu().numpy()
            tried = [places[(len(places) + 1) // 2 :] for at in adults for places in [np.flatnonzero(owners == at)]]
            same = np.concatenate([likeness[places, at] for at, places in enumerate(tried)])
            other = np.concatenate([np.delete(likeness[places], at, 1).ravel() for at, places in enumerate(tried)])
            rates[f"{where}{seconds}"] = equal_error_rate(same, other)
        return rates
