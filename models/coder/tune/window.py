"""What the network gets to read: the same as coding/encoder/word-pieces.ts and talk-window.ts make."""

import re
from typing import NamedTuple

from talk import BARE, HEARD, WRITTEN

CODES = ("LP", "UP", "RF", "BD", "IQ", "DQ", "DC", "IC", "NTA", "TA", "NC")
CHILD, PARENT, OTHER, PAUSE, NAME, RISING, HEARD_MARKS, NO_MARKS, NEXT_UNIT, CUT_OFF = (
    f"[unused{number}]" for number in range(1, 11)
)
BEGIN, END, UNKNOWN = "[CLS]", "[SEP]", "[UNK]"

PAUSE_SECONDS = 2
MOST_CONTEXT = 48
MOST_OF_TURN = 32
MOST_OF_UNIT = 48
MOST_OF_NEXT = 6
MOST_ENTRIES = 40

WORDS = re.compile(r"\[unused\d+\]|[a-z0-9]+|[^\sa-z0-9]")


class Example(NamedTuple):
    pieces: list[int]
    # 0 for what was said so far, 1 from the unit on.
    types: list[int]
    code: int


class WordPieces:
    def __init__(self, path):
        with open(path) as file:
            self.numbers = {piece: number for number, piece in enumerate(filter(None, file.read().split("\n")))}
        self.known = {}

    def __getitem__(self, piece):
        return self.numbers[piece]

    def read(self, text, name):
        text = text.lower().replace("’", "'")
        if name:
            text = re.sub(rf"\b{re.escape(name.lower())}\b", f" {NAME} ", text)
        return [number for word in WORDS.findall(text) for number in self.pieces_of(word)]

    def pieces_of(self, word):
        if word not in self.known:
            self.known[word] = [self[word]] if word.startswith("[unused") else self.cut(word)
        return self.known[word]

    def cut(self, word):
        pieces, start = [], 0
        while start < len(word):
            inside = "##" if start else ""
            end = next((end for end in range(len(word), start, -1) if inside + word[start:end] in self.numbers), None)
            if end is None:
                return [self[UNKNOWN]]
            pieces.append(self[inside + word[start:end]])
            start = end
        return pieces


def examples_of(session, pieces, form=WRITTEN, most_context=MOST_CONTEXT, with_melody=True):
    """One for each unit. Whether a session has marks is known here from the first line on, in the product from those so far."""
    examples, entries, last_end = [], [], None
    is_marked = sum(bool(re.search(r"[.?!]", turn.text)) for turn in session.turns) > len(session.turns) / 2
    kind = {WRITTEN: [], BARE: [pieces[NO_MARKS]], HEARD: [pieces[HEARD_MARKS]]}[form]
    for turn in session.turns:
        pause = [pieces[PAUSE]] if last_end is not None and turn.start - last_end > PAUSE_SECONDS else []
        last_end = turn.end
        if turn.speaker != "parent":
            sign = pieces[CHILD if turn.speaker == "child" else OTHER]
            entries.append(pause + [sign] + pieces.read(turn.text, session.child_name)[:MOST_OF_TURN])
            continue
        if pause:
            entries.append(pause)
        read = [pieces.read(unit.text, session.child_name) for unit in turn.units]
        for at, unit in enumerate(turn.units):
            is_last = at == len(turn.units) - 1
            own = read[at][:MOST_OF_UNIT]
            before = [pieces[BEGIN], *kind, *context_of(entries[-MOST_ENTRIES:], most_context), pieces[END]]
            behind = [pieces[CUT_OFF]] if is_last and form == WRITTEN and is_marked and is_cut_off(unit.text) else []
            if is_last and with_melody and turn.rising:
                behind.append(pieces[RISING])
            if not is_last:
                behind += [pieces[NEXT_UNIT], *read[at + 1][:MOST_OF_NEXT]]
            if own:
                after = [*own, *behind, pieces[END]]
                types = [0] * len(before) + [1] * len(after)
                examples.append(Example(before + after, types, CODES.index(unit.code)))
            entries.append([pieces[PARENT], *own])
    return examples


def context_of(entries, most):
    context = []
    for entry in reversed(entries):
        if len(context) + len(entry) > most:
            break
        context = entry + context
    return context


def is_cut_off(text):
    return not re.search(r"[.?!…-][\"')]*$", text.strip())
