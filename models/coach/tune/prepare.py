"""python3 prepare.py MINILM_FOLDER OUT: the weights of all-MiniLM-L6-v2 with the word pieces that English messages need."""

import sys
from pathlib import Path

import numpy as np
from messages import HERE

sys.path.insert(0, str(HERE.parent / "coder/tune"))
from minilm import LETTERS, PLACES, SIGN, SPECIAL, WORDS, read_pieces, read_weights  # noqa: E402

# Pieces come in the order of how common they are in English.
COMMON = 24_000
POSITIONS = 128


def main():
    folder, out = map(Path, sys.argv[1:])
    out.mkdir(parents=True, exist_ok=True)
    weights = read_weights(folder / "onnx/model.onnx")
    vocabulary = read_pieces(folder / "vocab.txt")
    kept = [
        number
        for number, piece in enumerate(vocabulary)
        if SPECIAL.fullmatch(piece) or SIGN.fullmatch(piece) or (number < COMMON and LETTERS.fullmatch(piece))
    ]
    weights[WORDS] = weights[WORDS][kept]
    weights[PLACES] = weights[PLACES][:POSITIONS]
    np.savez(out / "start.npz", **{name: value.astype(np.float16) for name, value in weights.items()})
    (out / "vocabulary.txt").write_text("".join(f"{vocabulary[number]}\n" for number in kept))
    print(f"{len(kept)} pieces, {sum(value.size for value in weights.values()) / 1e6:.1f} million weights")


if __name__ == "__main__":
    main()
