"""Reads the written talk, as read-talk.ts does, and makes the three forms in which the network meets it."""

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
SPEAKERS = {"P": "parent", "C": "child", "O": "other"}
WORDS_PER_SECOND = 2.8
SHORTEST_TURN = 0.5
PAUSE = 0.6
SILENCE = 2.3

# The marks as somebody wrote them, none at all, and those that a recognizer would have put.
WRITTEN, BARE, HEARD = FORMS = ("written", "bare", "heard")


@dataclass(frozen=True)
class Unit:
    text: str
    code: str


@dataclass(frozen=True)
class Turn:
    speaker: str
    start: float
    end: float
    text: str
    rising: bool = False
    units: tuple[Unit, ...] = ()


@dataclass(frozen=True)
class Session:
    # The folder of models/coder that it is from, and the writer.
    source: str
    writer: str
    child_name: str
    turns: tuple[Turn, ...]


def read_all():
    """All that there is to learn from."""
    return read_sessions("talk") + [scene for source in ("scenes", "hard", "families") for scene in read_scenes(source)]


def read_sessions(source):
    """A head, "---", and a line a turn with its times."""
    sessions = []
    for path in sorted((HERE / source).iterdir()):
        head, body = path.read_text().split("\n---\n")
        lines = (re.match(r"(\S+) (\S+) (\S+) (.+)$", line) for line in body.strip().split("\n"))
        turns = tuple(turn_of(line[1], line[4], float(line[2]), float(line[3])) for line in lines)
        name = re.search(r"^child: ([^,]+)", head, re.M)
        sessions.append(Session(source, writer_of(path), name[1] if name else "", turns))
    return sessions


def read_scenes(source):
    """ "=== name, age", and a line a turn without times; a dot is a silence."""
    return [
        Session(source, writer_of(path), *scene_of(text))
        for path in sorted((HERE / source).iterdir())
        for text in re.split(r"^=== ", path.read_text(), flags=re.M)[1:]
    ]


def scene_of(text):
    head, *lines = text.strip().split("\n")
    turns, time = [], PAUSE
    for line in map(str.strip, lines):
        said = re.match(r"([PCO]\^?) (.+)$", line)
        if said:
            end = time + max(SHORTEST_TURN, len(said[2].split(" ")) / WORDS_PER_SECOND)
            turns.append(turn_of(said[1], said[2], time, end))
            time = end + PAUSE
        elif line == ".":
            time += SILENCE
    return head.split(",")[0], tuple(turns)


def turn_of(who, talk, start, end):
    speaker = SPEAKERS.get(who[0], "other")
    if speaker != "parent":
        return Turn(speaker, start, end, talk)
    units = tuple(Unit(text, code) for text, code in re.findall(r"\s*(.+?) \[([A-Z]+)\]", talk))
    return Turn(speaker, start, end, " ".join(unit.text for unit in units), who.endswith("^"), units)


def writer_of(path):
    """n13-04.txt is by n13."""
    return path.stem.split("-")[0]


def read_judged(folder):
    """Sessions as in eval/coding/sessions."""
    return [judged_of(path, json.loads(path.read_text())) for path in sorted(Path(folder).glob("*.json"))]


def judged_of(path, session):
    turns = tuple(
        Turn(
            turn["speaker"],
            turn["start"],
            turn["end"],
            turn["text"],
            turn.get("rising", False),
            tuple(Unit(unit["text"], unit["code"]) for unit in turn.get("units", ())),
        )
        for turn in session["turns"]
    )
    return Session(path.parent.name, writer_of(path), session["child"]["name"], turns)


OPENERS = "oh|well|so|and|but|now|okay|ok|hey|um|uh|right|then|hmm|ooh|er"
ASKING = (
    "what|where|who|whose|which|why|how|when|is|are|am|was|were|do|does|did|can|could|will|would|shall|should|has|have|had"
    "|isn't|aren't|doesn't|don't you|didn't|can't|won't|couldn't|wouldn't|haven't|hasn't|wasn't|d'you|whats|wheres|what's"
    "|where's|who's|how's"
)
TAGS = (
    "isn't it|aren't they|don't you|doesn't it|didn't you|can't you|won't it|haven't you|is it|are they|do you|does he"
    "|huh|eh|hey|right|okay"
)
# A question by its words alone.
ASKS = re.compile(rf"^(?:(?:{OPENERS})[, ]+)*(?:{ASKING})\b|\b(?:{TAGS})\s*\?$", re.I)
# No sentence ends so: the parent has broken off.
NEVER_LAST = re.compile(
    r"\b(the|a|an|to|of|and|but|or|is|are|was|if|you|we|i|your|my|his|her|that's|it's|just|with|for|in|on|at|have|has|need|so"
    r"|because|can|could|will|would|should|what|where|when|who|how|let's|there's|he's|she's|they|their|our|were|be|been|not"
    r"|don't|put|get|this|that|i'm|you're|we're|gonna|going|might|must|than|then|maybe|think)\.?\s*$",
    re.I,
)
TRAILS_OFF = re.compile(r"(\.\.+|…|-+|—|,)$")

# How often a break loses its mark, and in one session the question mark where the words ask anyway.
BREAK_UNMARKED = 0.6
QUESTION_UNMARKED = (0, 0, 0.1, 0.3, 0.6)
# How often a recognizer hears a statement, in a question by its words and in one by its melody alone; and a comma between two units.
ASKING_MISHEARD, MELODY_MISHEARD, COMMA_HEARD = 0.25, 0.6, 0.1


def in_form(session, form, rng):
    unmarked = rng.choice(QUESTION_UNMARKED) if form == WRITTEN else 0
    return replace(session, turns=tuple(turn_in_form(turn, form, unmarked, rng) for turn in session.turns))


def turn_in_form(turn, form, unmarked, rng):
    if form == BARE:
        units = tuple(replace(unit, text=without_marks(unit.text)) for unit in turn.units)
        return replace(turn, text=without_marks(turn.text), units=units)
    last = len(turn.units) - 1
    units = tuple(
        replace(unit, text=marked_anew(unit, form, unmarked, at == last, rng)) for at, unit in enumerate(turn.units)
    )
    return replace(turn, units=units)


def marked_anew(unit, form, unmarked, is_last, rng):
    text = unit.text.rstrip()
    if text.endswith("?"):
        asks = bool(ASKS.search(text))
        if form == HEARD:
            share = ASKING_MISHEARD if asks else MELODY_MISHEARD
        else:
            share = unmarked if asks and unit.code in ("IQ", "DQ") else 0
        return f"{text[:-1]}." if rng.random() < share else text
    if form == HEARD and not is_last and rng.random() < COMMA_HEARD:
        return text.rstrip(".!") + ","
    if unit.code == "NC":
        if TRAILS_OFF.search(text) and rng.random() < BREAK_UNMARKED:
            return re.sub(r"[\s.…,—-]+$", "", text)
        if NEVER_LAST.search(text) and rng.random() < BREAK_UNMARKED:
            return text.rstrip(".")
    return text


def without_marks(text):
    return re.sub(r"\s+", " ", re.sub(r"[^\w'’ -]", "", text)).strip()
