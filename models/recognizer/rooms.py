"""What a phone hears of a voice in a home: rooms by mirror images, a fridge, toys, hiss."""

import numpy as np

RATE = 16_000
LONGEST = int(0.45 * RATE)


def image_room(rng):
    """The response of a room with six flat walls (Allen and Berkley, 1979) to a voice half a metre to four metres from the phone."""
    size = np.array([rng.uniform(2.8, 6.5), rng.uniform(2.6, 5.5), rng.uniform(2.3, 3)])
    reflection = rng.uniform(0.78, 0.93)
    phone = np.array([rng.uniform(0.4, size[0] - 0.4), rng.uniform(0.4, size[1] - 0.4), rng.uniform(0.05, 1)])
    while True:
        voice = np.array([rng.uniform(0.3, size[0] - 0.3), rng.uniform(0.3, size[1] - 0.3), rng.uniform(0.4, 1.6)])
        if 0.4 < np.linalg.norm(voice - phone) < 4:
            break
    axes = []
    for axis in range(3):
        most = int(np.ceil(0.45 * 343 / (2 * size[axis])))
        turns = np.arange(-most, most + 1)
        metres = np.concatenate([voice[axis] + 2 * turns * size[axis], 2 * turns * size[axis] - voice[axis]]) - phone[axis]
        axes.append((metres, np.concatenate([np.abs(2 * turns), np.abs(2 * turns - 1)])))
    (x, bx), (y, by), (z, bz) = axes
    metres = np.sqrt(x[:, None, None] ** 2 + y[None, :, None] ** 2 + z[None, None, :] ** 2).ravel()
    gain = (reflection ** (bx[:, None, None] + by[None, :, None] + bz[None, None, :])).ravel() / metres
    at = metres / 343 * RATE
    heard = (at < LONGEST - 1) & (gain > 1e-5)
    at, gain = at[heard], gain[heard]
    whole = at.astype(int)
    response = np.zeros(LONGEST)
    np.add.at(response, whole, gain * (1 - at % 1))
    np.add.at(response, whole + 1, gain * (at % 1))
    return response


def noise_room(rng):
    """A response that is not a box's: a direct sound, and noise that dies away."""
    seconds = rng.uniform(0.15, 0.7)
    time = np.arange(LONGEST) / RATE
    tail = rng.standard_normal(LONGEST) * np.exp(-6.9 * time / seconds)
    tail[: int(rng.uniform(0.002, 0.02) * RATE)] = 0
    tail *= 10 ** (rng.uniform(-12, 4) / 20) / np.sqrt((tail**2).sum())
    tail[0] = 1
    return tail


def rooms(count, seed):
    """Each begins with its direct sound, whose height is 1."""
    rng = np.random.default_rng(seed)
    made = []
    for _ in range(count):
        response = image_room(rng) if rng.random() < 0.7 else noise_room(rng)
        first = np.argmax(np.abs(response) > 0.3 * np.abs(response).max())
        response = np.roll(response, -first)
        response[LONGEST - first :] = 0
        made.append(response / np.sqrt((response**2).sum()))
    return np.stack(made).astype(np.float32)


def household(length, rng):
    """Beside a voice of level 1."""
    sound = rng.uniform(0.003, 0.05) * rng.standard_normal(length)
    time = np.arange(length) / RATE
    if rng.random() < 0.4:
        hum = sum(part * np.sin(2 * np.pi * rng.choice([50, 60]) * (at + 1) * time) for at, part in enumerate((1, 0.7, 0.25, 0.35, 0.1)))
        sound += 10 ** (rng.uniform(-40, -20) / 20) * hum
    if rng.random() < 0.5:
        at = 0
        while True:
            at += int(rng.uniform(0, 5) * RATE)
            ring = int(rng.uniform(0.03, 0.12) * RATE)
            if at + ring >= length:
                break
            fading = np.exp(-6 * np.arange(ring) / ring)
            click = 0.7 * np.sin(2 * np.pi * rng.uniform(600, 3500) * np.arange(ring) / RATE) + 0.3 * rng.uniform(-1, 1, ring)
            sound[at : at + ring] += rng.uniform(0.2, 1.2) * fading * click
    return sound
