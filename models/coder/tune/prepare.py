"""python3 prepare.py MODELS OUT [VOCABULARY]: the weights of all-MiniLM-L6-v2 and of gte-small, which have the same word pieces, with those that talk at play
needs, or with those of a vocabulary that is there."""

import re
import sys
from pathlib import Path

from encoders import BASES, LETTERS, SIGN, SPECIAL, read_pieces, write_bases
from talk import read_all
from tokenizers import Tokenizer

# Pieces come in the order of how common they are in English.
COMMON = 12_000
POSITIONS = 160


def main():
    folder, out, *given = map(Path, sys.argv[1:])
    out.mkdir(parents=True, exist_ok=True)
    minilm = folder / BASES["minilm"]
    vocabulary = read_pieces(minilm / "vocab.txt")
    chosen = set(read_pieces(given[0])) if given else needed_pieces(vocabulary, minilm / "tokenizer.json")
    kept = [number for number, piece in enumerate(vocabulary) if piece in chosen]
    (out / "vocabulary.txt").write_text("".join(f"{vocabulary[number]}\n" for number in kept))
    write_bases(folder, out, kept, POSITIONS)


def needed_pieces(vocabulary, tokenizer):
    """Signs, common pieces, and those of all words in the talk."""
    cut = Tokenizer.from_file(str(tokenizer))
    words = {
        word
        for session in read_all()
        for turn in session.turns
        for word in re.findall(r"[a-z0-9]+", turn.text.lower())
    }
    used = {piece for word in words for piece in cut.encode(word, add_special_tokens=False).tokens}
    always = {piece for piece in vocabulary if SPECIAL.fullmatch(piece) or SIGN.fullmatch(piece)}
    return used | always | {piece for piece in vocabulary[:COMMON] if LETTERS.fullmatch(piece)}


if __name__ == "__main__":
    main()
