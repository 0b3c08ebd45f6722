"""python3 label.py NETWORK PREPARED TEACHERS...: what the teachers of the ranker think of the cases that are likely for what parents ordinarily write, for tune_on.py."""

import sys
from pathlib import Path

import numpy as np
from messages import HERE, joined, read_cases

sys.path.append(str(HERE.parent / "coder/tune"))
from stored import read_reader  # noqa: E402
from tune_ranker import Lists, said_by, teacher  # noqa: E402

MOST_CASES, AT_ONCE = 16, 48


def main():
    network, prepared, *paths = map(Path, sys.argv[1:])
    lists = Lists(network, prepared, "cuda", seed=1)
    lists.find(read_reader(network / "case-reader.onnx", "cuda").eval())
    teachers = [teacher(network, path, "cuda") for path in paths]
    case_at = {lists.place[one]: at for at, one in enumerate(read_cases())}
    rows = sorted(((said, lists.likely[said][:MOST_CASES].tolist()) for said in lists.ordinary), key=lambda row: len(lists.typed.read(row[0])))
    scores = []
    for from_ in range(0, len(rows), AT_ONCE):
        pairs = [(lists.typed.read(said), at) for said, own in rows[from_ : from_ + AT_ONCE] for at in own]
        scores.append(said_by(teachers, lists, pairs).view(-1, MOST_CASES).cpu().numpy().astype(np.float16))
    np.savez_compressed(
        prepared / "labels.npz",
        texts=np.array([joined(*said) for said, _ in rows]),
        cases=np.array([[case_at[at] for at in own] for _, own in rows], dtype=np.int16),
        scores=np.concatenate(scores),
    )
    print(f"{len(rows)} messages, {MOST_CASES} cases each", flush=True)


if __name__ == "__main__":
    main()
