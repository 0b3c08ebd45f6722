"""Families that talk, and televisions, in rooms that are drawn by lot: what the network learns from. Levels are beside the parent's."""
import json
from multiprocessing import Pool
import numpy as np

RATE = 16000
METRES_PER_SECOND = 343
LONGEST_SECONDS = 0.45
TELEVISION_SECONDS = 110

KEPT = {}


def load(folder):
    KEPT.update(json.load(open(f'{folder}/sounds.json')))
    KEPT['sound'] = np.memmap(f'{folder}/sounds.bin', np.int16, 'r')


def wave(place):
    at, length = place
    return KEPT['sound'][at:at + length].astype(np.float32) / 32767


def active_level(track):
    """The level while somebody speaks."""
    windows = track[:len(track) // 320 * 320].reshape(-1, 320)
    levels = np.sqrt((windows ** 2).mean(1))
    return float(np.sqrt((levels[levels > 0.1 * levels.max()] ** 2).mean()))


def even(track, random, spread_db):
    return track / active_level(track) * 10 ** (spread_db * (2 * random.random() - 1) / 20)


def response(size, reflection, microphone, source):
    """By the image-source method (Allen and Berkley, 1979), to the nearest sample."""
    longest = LONGEST_SECONDS * METRES_PER_SECOND
    axes = []
    for axis in range(3):
        most = int(np.ceil(longest / (2 * size[axis])))
        turn = np.arange(-most, most + 1)
        metres = np.concatenate([source[axis] + 2 * turn * size[axis], 2 * turn * size[axis] - source[axis]])
        axes.append((metres - microphone[axis], np.concatenate([np.abs(2 * turn), np.abs(2 * turn - 1)])))
    (x, bx), (y, by), (z, bz) = axes
    metres = np.sqrt(x[:, None, None] ** 2 + y[None, :, None] ** 2 + z[None, None, :] ** 2)
    bounces = bx[:, None, None] + by[None, :, None] + bz[None, None, :]
    near = metres < longest
    at = (metres[near] / METRES_PER_SECOND * RATE).astype(int)
    return np.bincount(at, reflection ** bounces[near] / metres[near], int(LONGEST_SECONDS * RATE) + 1).astype(np.float32)


def place(track, taps):
    size = 1 << int(np.ceil(np.log2(len(track) + len(taps))))
    return np.fft.irfft(np.fft.rfft(track, size) * np.fft.rfft(taps, size), size)[:len(track)].astype(np.float32)


def tracks_of(said, end):
    tracks = {name: np.zeros(int((end + 9) * RATE), np.float32) for name in ('parent', 'child', 'other')}
    for speaker, start, sound in said:
        at = int(start * RATE)
        tracks[speaker][at:at + len(sound)] += sound
    return tracks


def spoken_family(family, random):
    """One turn after the other; in a lively family some begin before the last has ended, and others call in between."""
    lively = random.choice([0, 0, 0.15, 0.3])
    said, free, written = [], 0.0, 0.0
    for turn in family['lines']:
        sound = wave(turn['sound'])
        overlap = 0.2 + random.random() if random.random() < lively else turn['overlapSeconds']
        start = max(0, free - overlap) if overlap else free + max(0.15, turn['start'] - written)
        if random.random() < lively / 2:
            call = KEPT['calls'][random.integers(len(KEPT['calls']))]
            said.append(('other', max(0, start + 2 * random.random() - 1), wave(call)))
        free, written = max(free, start + len(sound) / RATE), turn['end']
        said.append((turn['speaker'], start, sound))
    return tracks_of(said, free)


def recorded_family(random):
    """A grown-up and a child who take turns."""
    lively = random.choice([0, 0, 0.15, 0.3])
    far_db = 6 * random.random() - 3
    pick = lambda kind: KEPT['people'][kind][random.choice(list(KEPT['people'][kind]))]
    turns = [('parent', clip) for clip in pick('adult')] + [('child', clip) for clip in pick('child')]
    said, free = [], random.random()
    for at in random.permutation(len(turns)):
        speaker, clip = turns[at]
        sound = even(wave(clip), random, 3) * (10 ** (far_db / 20) if speaker == 'child' else 1)
        overlaps = random.random() < lively
        start = max(0, free - 0.2 - random.random()) if overlaps else free + 0.1 + 2 * random.random() ** 2
        said.append((speaker, start, sound))
        free = max(free, start + len(sound) / RATE)
    return tracks_of(said, free)


def broadcast(clips, random):
    """A reader, or several, who breathe between sentences for as long as it comes to mind."""
    gap = random.choice([0.15, 0.35, 0.5, 0.8])
    parts = []
    while sum(map(len, parts)) < TELEVISION_SECONDS * RATE:
        for at in random.permutation(len(clips)):
            parts += [even(wave(clips[at]), random, 1), np.zeros(int(RATE * gap * (0.5 + random.random())), np.float32)]
    return np.concatenate(parts)[:TELEVISION_SECONDS * RATE]


def heard(job):
    """A family, dry or in a room, and a television beside it; the parent's level is 1, and so is the television's."""
    family, seed = job
    random = np.random.default_rng(seed)
    if family:
        tracks, television = spoken_family(family, random), broadcast(family['news'], random)
    else:
        readers = [clips[0] for clips in KEPT['people']['reader'].values()]
        some = random.choice(len(readers), random.integers(1, 9))
        tracks, television = recorded_family(random), broadcast([readers[at] for at in some], random)
    if random.random() >= 0.25:
        size = (3.4 + 2.4 * random.random(), 3.0 + 2 * random.random(), 2.3 + 0.5 * random.random())
        reflection = 0.8 + 0.13 * random.random()
        microphone = (0.5 + random.random(), 0.5 + 0.5 * random.random(), 0.3 + 0.6 * random.random())

        def in_room(track, metres, height):
            angle = 0.2 + random.random()
            source = (microphone[0] + metres * np.cos(angle), microphone[1] + metres * np.sin(angle), height)
            inside = tuple(min(wall - 0.2, value) for wall, value in zip(size, source))
            return place(track, response(size, reflection, microphone, inside))
        tracks = {name: in_room(track, 0.7 + 1.8 * random.random(), 0.6 + 0.5 * random.random()) for name, track in tracks.items()}
        television = in_room(television, 2 + 2 * random.random(), 0.8)
    return sum(tracks.values()) / active_level(tracks['parent']), television / active_level(television)


def all_heard(sets, rooms, recorded, seed):
    """Every spoken family of the sets in so many rooms, and so many families of recorded people."""
    families = [family for family in KEPT['families'] if family['set'] in sets]
    KEPT['calls'] = [turn['sound'] for family in families for turn in family['lines'] if turn['speaker'] == 'child']
    jobs = [family for family in families for _ in range(rooms)] + [None] * recorded
    with Pool() as pool:
        return pool.map(heard, [(job, seed + at) for at, job in enumerate(jobs)], chunksize=1)


def noises():
    clips = [wave(clip) for clip in KEPT['noises']]
    return [clip / clip.std() for clip in clips if clip.std() > 0.003]
