"""python3 prepare.py MODELS OUT: the weights of all-MiniLM-L6-v2 and of gte-small with the word pieces that English messages need."""

import sys
from pathlib import Path

from messages import HERE

sys.path.insert(0, str(HERE.parent / "coder/tune"))
from encoders import BASES, LETTERS, SIGN, SPECIAL, read_pieces, write_bases  # noqa: E402

# Pieces come in the order of how common they are in English.
COMMON = 24_000
POSITIONS = 192


def main():
    folder, out = map(Path, sys.argv[1:])
    out.mkdir(parents=True, exist_ok=True)
    vocabulary = read_pieces(folder / BASES["minilm"] / "vocab.txt")
    kept = [
        number
        for number, piece in enumerate(vocabulary)
        if SPECIAL.fullmatch(piece) or SIGN.fullmatch(piece) or (number < COMMON and LETTERS.fullmatch(piece))
    ]
    (out / "vocabulary.txt").write_text("".join(f"{vocabulary[number]}\n" for number in kept))
    write_bases(folder, out, kept, POSITIONS)


if __name__ == "__main__":
    main()
