"""python3 prepare.py MINILM_FOLDER OUT [VOCABULARY]: the weights of all-MiniLM-L6-v2 with the word pieces that talk at play needs,
or with those of a vocabulary that is there."""

import re
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper
from talk import read_all
from tokenizers import Tokenizer

# Pieces come in the order of how common they are in English.
COMMON = 12_000
POSITIONS = 160
SPECIAL = re.compile(r"\[(PAD|UNK|CLS|SEP|MASK|unused([1-9]|1\d))\]")
SIGN = re.compile(r"(##)?[a-z0-9',.?!-]")
LETTERS = re.compile(r"(##)?[a-z']+")
WORDS = "embeddings.word_embeddings.weight"
PLACES = "embeddings.position_embeddings.weight"


def main():
    folder, out, *given = map(Path, sys.argv[1:])
    out.mkdir(parents=True, exist_ok=True)
    weights = read_weights(folder / "onnx/model.onnx")
    vocabulary = read_pieces(folder / "vocab.txt")
    chosen = set(read_pieces(given[0])) if given else needed_pieces(vocabulary, folder / "tokenizer.json")
    kept = [number for number, piece in enumerate(vocabulary) if piece in chosen]
    weights[WORDS] = weights[WORDS][kept]
    weights[PLACES] = weights[PLACES][:POSITIONS]
    np.savez(out / "start.npz", **{name: value.astype(np.float16) for name, value in weights.items()})
    (out / "vocabulary.txt").write_text("".join(f"{vocabulary[number]}\n" for number in kept))
    print(f"{len(kept)} pieces, {sum(value.size for value in weights.values()) / 1e6:.1f} million weights")


def read_weights(path):
    """By their names in PyTorch. The file has matrices turned, and under numbers: their names are those of the products."""
    graph = onnx.load(path).graph
    stored = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    weights = {
        name: value
        for name, value in stored.items()
        if name.startswith(("embeddings", "encoder")) and "position_ids" not in name
    }
    for node in graph.node:
        if node.op_type == "MatMul" and node.input[1] in stored:
            part = node.name.strip("/").replace("/MatMul", "").replace("/", ".")
            weights[f"{part}.weight"] = stored[node.input[1]].T
    return weights


def read_pieces(path):
    return path.read_text().rstrip("\n").split("\n")


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
