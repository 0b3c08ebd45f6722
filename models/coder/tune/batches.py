"""Examples on the GPU, in batches of about one length."""

import numpy as np
import torch

# So many batches are drawn together and sorted by length.
SORTED_TOGETHER = 50
STEP = 8


class Examples:
    def __init__(self, examples, weights, device):
        self.lengths = np.array([len(example.pieces) for example in examples])
        self.device = device

        def on_device(values, kind):
            return torch.from_numpy(np.asarray(values, kind)).to(device)

        self.pieces = on_device(np.concatenate([example.pieces for example in examples]), np.int32)
        self.types = on_device(np.concatenate([example.types for example in examples]), np.int8)
        self.own_lengths = on_device(self.lengths, np.int64)
        self.starts = self.own_lengths.cumsum(0) - self.own_lengths
        self.codes = on_device([example.code for example in examples], np.int64)
        self.weights = on_device(weights, np.float32)

    def in_order(self, size):
        yield from map(self.batch, self.parts(np.arange(len(self.lengths)), size))

    def shuffled(self, size, rng):
        """`rng` is numpy's."""
        order = rng.permutation(len(self.lengths))
        together = size * SORTED_TOGETHER
        parts = [part for at in range(0, len(order), together) for part in self.parts(order[at : at + together], size)]
        for at in rng.permutation(len(parts)):
            yield self.batch(parts[at])

    def parts(self, places, size):
        places = places[np.argsort(self.lengths[places], kind="stable")]
        return [places[at : at + size] for at in range(0, len(places), size)]

    def batch(self, places):
        """Which examples, their pieces, types and mask."""
        longest = -(-int(self.lengths[places].max()) // STEP) * STEP
        chosen = torch.from_numpy(places).to(self.device)
        steps = torch.arange(longest, device=self.device)[None]
        mask = steps < self.own_lengths[chosen][:, None]
        at = torch.where(mask, self.starts[chosen][:, None] + steps, 0)
        pieces = torch.where(mask, self.pieces[at].long(), 0)
        types = torch.where(mask, self.types[at].long(), 0)
        return chosen, pieces, types, mask
