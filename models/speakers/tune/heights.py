"""Voices of other heights than those recorded, as in heights.ts."""

import math

import torch

SIZE, HOP, ENVELOPE = 1024, 256, 30


def change_speed(samples, factor):
    """Plays faster: pitch and formants rise together, as in a smaller body."""
    count = int(len(samples) / factor)
    band = min(1, 1 / factor)
    place = torch.arange(count, device=samples.device, dtype=torch.float64) * factor
    changed = torch.zeros(count, device=samples.device)
    for tap in range(-11, 13):
        index = place.floor().long() + tap
        away = (place - index).float()
        weight = torch.sinc(away * band) * (0.5 + 0.5 * torch.cos(math.pi * away / 12)) * band
        changed += samples[index.clamp(0, len(samples) - 1)] * weight
    return changed


def raise_pitch(samples, factor):
    """Raises the pitch and keeps the formants, by a phase vocoder and the envelope of the original."""
    window = torch.hann_window(SIZE, device=samples.device)
    spectrum = torch.stft(samples, SIZE, HOP, window=window, return_complex=True)
    longer = torch.istft(stretch(spectrum, factor), SIZE, HOP, window=window)
    raised = torch.stft(change_speed(longer, factor), SIZE, HOP, window=window, return_complex=True)
    count = min(raised.shape[1], spectrum.shape[1])
    raised, spectrum = raised[:, :count], spectrum[:, :count]
    change = (envelope(spectrum) - envelope(raised)).clamp(-4, 4)
    return torch.istft(raised * change.exp(), SIZE, HOP, window=window)


def stretch(spectrum, factor):
    """Makes the sound longer by the factor and keeps its pitch."""
    place = torch.arange(0, spectrum.shape[1] - 1, 1 / factor, device=spectrum.device)
    left = place.floor().long().clamp(max=spectrum.shape[1] - 2)
    part = place - left
    magnitude = (1 - part) * spectrum[:, left].abs() + part * spectrum[:, left + 1].abs()
    expected = 2 * math.pi * HOP * torch.arange(SIZE // 2 + 1, device=spectrum.device)[:, None] / SIZE
    advance = spectrum[:, left + 1].angle() - spectrum[:, left].angle() - expected
    step = expected + advance - 2 * math.pi * torch.round(advance / (2 * math.pi))
    phase = torch.cumsum(step.double(), 1) - step
    return torch.polar(magnitude, (phase % (2 * math.pi)).float())


def envelope(spectrum):
    cepstrum = torch.fft.irfft((spectrum.abs() + 1e-5).log(), SIZE, dim=0)
    cepstrum[ENVELOPE : SIZE - ENVELOPE + 1] = 0
    return torch.fft.rfft(cepstrum, dim=0).real
