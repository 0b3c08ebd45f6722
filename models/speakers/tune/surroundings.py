"""Rooms, microphones and noise for a batch of windows at once; the same draws as rooms.ts makes."""

import math

import torch

RATE = 16_000
TAIL = RATE // 2
BUMPS = 10


class Surroundings:
    """Shares of windows that get a room, a microphone's colour and noise; dry is the share that stays as recorded."""

    def __init__(self, noise, room, microphone, sounds, decibels, dry=0.0):
        self.noise, self.room, self.microphone, self.sounds = noise, room, microphone, sounds
        self.decibels, self.dry = decibels, dry

    def __call__(self, dry):
        batch, length = dry.shape
        draw = Draw(batch, dry.device)
        size = 2 ** math.ceil(math.log2(max(length, TAIL)))
        gains = torch.where(draw.chance(self.microphone)[:, None], microphones(draw, size // 2 + 1), 1)
        echo = rooms(draw)
        echo[:, 1:] *= draw.chance(self.room)[:, None]
        spectrum = torch.fft.rfft(dry, size) * torch.fft.rfft(echo, size) * gains
        heard = torch.fft.irfft(spectrum, size)[:, :length]
        added = self.sound(draw, length)
        decibels = draw.between(*self.decibels)[:, None]
        gain = level(heard) * 10 ** (-decibels / 20) / (level(added) + 1e-4)
        heard = heard + added * gain * draw.chance(self.sounds)[:, None]
        return torch.where(draw.chance(self.dry)[:, None], dry, heard)

    def sound(self, draw, length):
        clip = torch.randint(len(self.noise), (draw.batch,), device=draw.device)
        start = torch.randint(self.noise.shape[1], (draw.batch, 1), device=draw.device)
        places = (start + torch.arange(length, device=draw.device)) % self.noise.shape[1]
        clips = self.noise[clip[:, None], places]
        return torch.where(draw.chance(0.25)[:, None], draw.bell(length), clips)


class Draw:
    def __init__(self, batch, device):
        self.batch, self.device = batch, device

    def between(self, low, high):
        return low + (high - low) * torch.rand(self.batch, device=self.device)

    def chance(self, share):
        return torch.rand(self.batch, device=self.device) < share

    def bell(self, count):
        return torch.randn(self.batch, count, device=self.device) * math.sqrt(1 / 3)


def level(samples):
    return samples.pow(2).mean(-1, keepdim=True).sqrt()


def rooms(draw):
    time = torch.arange(TAIL, device=draw.device) / RATE
    fade = torch.exp(-math.log(1000) * time / draw.between(0.15, 0.8)[:, None])
    echo = draw.bell(TAIL) * fade * (time >= draw.between(0.001, 0.015)[:, None])
    loud = 10 ** (draw.between(-14, 3)[:, None] / 20)
    echo = echo * loud / echo.pow(2).sum(-1, keepdim=True).sqrt()
    echo[:, 0] = 1
    return echo


def microphones(draw, bins):
    bumps = draw.bell(BUMPS + 1) * draw.between(0, 7)[:, None]
    tilt = torch.nn.functional.interpolate(bumps[:, None], bins, mode="linear", align_corners=True)[:, 0]
    hertz = torch.arange(bins, device=draw.device) / bins * RATE / 2
    top = torch.where(draw.chance(0.3), draw.between(3200, 7500), float(RATE))[:, None]
    bottom = torch.where(draw.chance(0.4), draw.between(60, 300), 0.0)[:, None]
    over = (hertz - top).clamp(min=0) + 2 * (bottom - hertz).clamp(min=0)
    return 10 ** ((tilt - 0.05 * over).clamp(min=-60) / 20)
