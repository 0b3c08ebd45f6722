"""python3 before.py NETWORK PREPARED: what the first network says to the messages it has learned from, its topics and dangers, for tune_cases.py."""

import sys
from pathlib import Path

import numpy as np
import onnxruntime
from messages import HERE, read_dangers, read_phrasings, read_topics

sys.path.insert(0, str(HERE.parent / "coder/tune"))
from window import WordPieces  # noqa: E402

LIKELIEST, BATCH, MOST_PIECES = 10, 32, 96
# Written after it.
UNKNOWN = ("d8", "d9")


def main():
    network, prepared = map(Path, sys.argv[1:])
    topics, pieces = read_topics(), WordPieces(network / "vocabulary.txt")
    told = [one.text for path in files("phrasings") for one in read_phrasings(path, topics)]
    of_danger = [one.text for path in files("dangers") if path.stem not in UNKNOWN for one in read_dangers(path)]
    texts = by_length(told + of_danger)
    shares, dangers = said(network / "message-reader.onnx", texts, pieces, ["topics", "dangers"])
    order = likeliest(shares, LIKELIEST)
    np.savez_compressed(
        prepared / "before.npz",
        texts=np.array(texts),
        topics=order.astype(np.int16),
        shares=np.take_along_axis(shares, order, 1).astype(np.float16),
        dangers=dangers.astype(np.float16),
    )


def files(folder):
    return sorted((HERE / folder).glob("*.txt"))


def by_length(texts):
    return sorted(set(texts), key=len)


def likeliest(shares, most):
    return np.argsort(-shares, axis=1)[:, :most]


def said(path, texts, pieces, outputs):
    reader = onnxruntime.InferenceSession(str(path))
    found = []
    for at in range(0, len(texts), BATCH):
        rows = [[pieces["[CLS]"], *pieces.read(text, "")[:MOST_PIECES], pieces["[SEP]"]] for text in texts[at : at + BATCH]]
        longest = max(map(len, rows))
        ids = np.array([row + [0] * (longest - len(row)) for row in rows], dtype=np.int64)
        found.append(reader.run(outputs, {"ids": ids, "mask": (ids > 0).astype(np.int64)}))
    return [np.concatenate(parts) for parts in zip(*found)]


if __name__ == "__main__":
    main()
