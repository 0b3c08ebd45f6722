"""python3 label.py PREPARED TEACHERS...: what the teachers of the ranker think of the cases that are likely for each message, for tune_cases.py."""

import sys
from pathlib import Path

import numpy as np
from tune_ranker import Lists, said, teacher

MOST_CASES, AT_ONCE = 12, 64


def main():
    prepared, *paths = map(Path, sys.argv[1:])
    lists = Lists(prepared, "cuda", seed=1)
    teachers = [teacher(prepared, path, "cuda") for path in paths]
    stored = np.load(prepared / "likely.npz", allow_pickle=False)
    place = [lists.place[one] for one in stored["cases"]]
    rows = [(text, own[:MOST_CASES].tolist()) for text, own in zip(stored["texts"].tolist(), stored["likely"]) if text in lists.typed.place]
    rows.sort(key=lambda row: len(lists.typed.read(row[0])))
    scores = []
    for from_ in range(0, len(rows), AT_ONCE):
        pairs = [(lists.typed.read(text), place[at]) for text, own in rows[from_ : from_ + AT_ONCE] for at in own]
        scores.append(said(teachers, lists, pairs).view(-1, MOST_CASES).cpu().numpy().astype(np.float16))
    np.savez_compressed(
        prepared / "labels.npz",
        texts=np.array([text for text, _ in rows]),
        cases=stored["cases"],
        likely=np.array([own for _, own in rows], dtype=np.int16),
        scores=np.concatenate(scores),
    )
    print(f"{len(rows)} messages, {MOST_CASES} cases each", flush=True)


if __name__ == "__main__":
    main()
