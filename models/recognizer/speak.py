"""Speaks lines with Kokoro (ONNX): python speak.py MODEL VOICES JOBS OUT PROCESSES SECONDS. A job that was spoken lies in OUT as 16 kHz int16."""

import json
import multiprocessing
import os
import sys
import time

import numpy as np

RATE = 24_000
EDGE = 480
SILENT = 0.02
BENT, BENT_BY = 6400, 1.45


def resampled(samples, rate):
    """To 16 kHz, without what would fold over."""
    spectrum = np.fft.rfft(samples)
    length = round(len(samples) * 16_000 / rate)
    kept = np.zeros(length // 2 + 1, complex)
    shared = min(len(kept), len(spectrum))
    kept[:shared] = spectrum[:shared]
    return np.fft.irfft(kept, length) * length / len(samples)


def trimmed(samples):
    loud = np.flatnonzero(np.abs(samples) > SILENT * np.abs(samples).max())
    return samples[max(0, loud[0] - EDGE) : loud[-1] + EDGE]


def bent_up(samples):
    """The end of a question: pitch rises over its last third of a second."""
    last = int(np.flatnonzero(np.abs(samples) > 0.01)[-1])
    start = max(0, last - BENT)
    places, place = [], float(start)
    while place < last:
        places.append(place)
        place += BENT_BY ** ((place - start) / (last - start))
    return np.concatenate([samples[:start], np.interp(places, np.arange(len(samples)), samples)])


def speaker(model, voices, jobs, out, until):
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    names = [i.name for i in session.get_inputs()]
    styles = {}
    style_of = lambda name, length: styles.setdefault(name, np.load(f"{voices}/{name}.npy"))[max(0, length - 1)].astype(np.float32)
    for job in jobs:
        if time.time() > until:
            return
        length = len(job["i"])
        style = style_of(job["v"], length)
        if "w" in job:
            style = job["m"] * style + (1 - job["m"]) * style_of(job["w"], length)
        feed = dict(zip(names, (np.array([[0, *job["i"], 0]]), style[None], np.array([job["s"]], np.float32))))
        (wave,) = session.run(None, feed)
        samples = trimmed(resampled(wave.reshape(-1).astype(np.float64), RATE * job["r"]))
        if job.get("u"):
            samples = bent_up(samples)
        path = f"{out}/{job['k']}"
        (np.clip(samples, -1, 1) * 32767).astype(np.int16).tofile(path + ".draft")
        os.rename(path + ".draft", path + ".raw")


if __name__ == "__main__":
    model, voices, jobs, out, processes, seconds = sys.argv[1:]
    os.makedirs(out, exist_ok=True)
    jobs = [job for job in json.load(open(jobs)) if not os.path.exists(f"{out}/{job['k']}.raw")]
    until = time.time() + float(seconds)
    count = int(processes)
    started = [multiprocessing.Process(target=speaker, args=(model, voices, jobs[at::count], out, until)) for at in range(count)]
    for process in started:
        process.start()
    for process in started:
        process.join()
