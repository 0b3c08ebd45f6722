"""Reads what parents write, and makes it look as it does on a phone."""

import json
import re
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent.parent
DANGERS = ("none", "medical", "self-harm", "child-hurt", "violence", "losing-control")
NO_TOPIC = NO_CASE = -1
# Of the marked messages every sixth is held out, and of the talks what these wrote; the first lean to the odd.
HELD_EVERY, FIRST_ORDINARY = 6, 1920
HELD_WRITERS = ("t10", "t13", "t14", "t18", "t24", "t26")
LEAST_WORDS = 5
MAY_BE_DANGER = re.compile(
    r"\b(?:slap|smack|spank|drag|shook|shak(?:e|ing) (?:him|her)|hit (?:him|her|them|my)|kill|suicid|hurt (?:myself|him|her)|want to die|beat|drunk|drank|bleed|bruise|choke|gun|knife|abus|fist)",
    re.I,
)

OPENERS = ("hi", "hey", "hello", "ok so", "quick question", "question", "um", "so", "also", "sorry", "help", "hi there", "good morning")
CLOSERS = ("thanks", "thank you", "any ideas", "please help", "thx", "what do you think", "sorry for the long text")
# What people tell along with a question, about nothing that is asked for.
STORIES = (
    "we played with the trains today",
    "did our five minutes just now",
    "typing this on my break",
    "i'm a nurse and just came off a shift",
    "long day here",
    "my sister recommended this",
    "the dog was asleep on the rug",
    "we built a farm with the blocks",
    "dinner is on the stove so i'll be quick",
    "i'm her grandmother by the way",
    "english is not my first language",
    "we've been doing this for two weeks",
    "it was raining so we stayed in",
    "i teach first grade",
    "i read the whole thing twice",
    "my mum was visiting",
    "he was in his dinosaur suit",
    "this may be a silly one",
)
NAMES = ("Mia", "Leo", "Ava", "Noah", "Zoe", "Eli", "Ruby", "Omar", "Ines", "Kai", "Nina", "Theo")
WHO = re.compile(r"\bmy (son|daughter|kid|child|boy|girl|toddler)\b", re.I)


class Message(NamedTuple):
    text: str
    # A place in the list of topics; NO_TOPIC where a message was written for the danger screen.
    topic: int
    danger: int
    # A place in the list of cases, for a message that asks one particular thing.
    case: int = NO_CASE
    # What of the text was said before, in the same talk.
    before: str = ""


def read_topics():
    """The ids in the order of the network's answers."""
    lines = (HERE / "topics.txt").read_text().split("\n")
    return [line.split(":")[0] for line in lines if line and not line.startswith("#")]


def read_phrasings(path, topics):
    messages, topic = [], NO_TOPIC
    for line in filter(None, map(str.strip, path.read_text().split("\n"))):
        if line.startswith("# "):
            topic = topics.index(line[2:])
        else:
            messages.append(Message(line, topic, 0))
    return messages


def read_cases():
    """Their ids, a topic and a number, in the order of the network's answers."""
    lines = [line for path in sorted((HERE / "cases").glob("*.txt")) for line in path.read_text().split("\n")]
    return list(dict.fromkeys(line[2:] for line in lines if line.startswith("# ")))


def read_answers(path):
    """Everything that can be answered, as a network reads it (prepare-answers.ts)."""
    return json.loads(path.read_text())


# Between two messages of one talk; the coach reads them as one (understanding/subject.ts).
TALK = " || "


def joined(*told):
    return ". ".join(filter(None, told))


def read_case_phrasings(path, topics, cases):
    messages, case = [], NO_CASE
    for line in filter(None, map(str.strip, path.read_text().split("\n"))):
        if line.startswith("# "):
            case = cases.index(line[2:])
        else:
            *before, last = line.split(TALK)
            messages.append(Message(joined(*before, last), topics.index(cases[case].split("/")[0]), 0, case, joined(*before)))
    return messages


def read_dangers(path):
    lines = (line.split("\t") for line in filter(None, path.read_text().split("\n")))
    return [Message(text.strip(), NO_TOPIC, DANGERS.index(kind)) for kind, text in lines]


def read_marked():
    """Messages, ids of answers, and marks, 1 to 5: those to learn from, and those that are held out. Those of talks have what they follow on apart."""
    marked, *others = (rows_in(HERE / name) for name in ("marks.jsonl", "talks.jsonl", "choices.jsonl"))
    others = [one for rows in others for one in rows]
    is_held = [at % HELD_EVERY == 0 for at in range(len(marked))] + [one.get("exam") in HELD_WRITERS or "held" in one for one in others]
    learned, held = ([one for one, is_it in zip(marked + others, is_held) if is_it is wanted] for wanted in (False, True))
    return learned, held


def rows_in(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def text_of(marked):
    """As the coach reads it: with what it follows on."""
    return joined(marked.get("before"), marked["message"])


def read_ordinary():
    """Messages of parents who were asked for no danger, and their sentences; some tell of a slap all the same, and these teach nothing here."""
    marked = [one["message"] for at, one in enumerate(rows_in(HERE / "marks.jsonl")) if at >= FIRST_ORDINARY and at % HELD_EVERY]
    talks = [one for one in rows_in(HERE / "talks.jsonl") if one["exam"] not in HELD_WRITERS]
    told = [text for text in (*marked, *(one["message"] for one in talks), *map(text_of, talks)) if not MAY_BE_DANGER.search(text)]
    sentences = [one.strip() for text in told for one in re.split(r"(?<=[.!?])\s+", text) if len(one.split()) >= LEAST_WORDS]
    return [Message(text, NO_TOPIC, 0) for text in dict.fromkeys(told + sentences)]


def as_typed(message, rng):
    """In one of the ways in which somebody else might have typed it."""
    text = message.text
    if rng.random() < 0.3:
        text = WHO.sub(lambda found: rng.choice(NAMES) if rng.random() < 0.6 else found[0], text)
    if rng.random() < 0.12:
        text = f"{rng.choice(OPENERS)} {text}"
    if rng.random() < 0.08:
        text = f"{text} {rng.choice(CLOSERS)}"
    if rng.random() < 0.1:
        text = f"{rng.choice(STORIES)}. {text}"
    if rng.random() < 0.04:
        text = f"{text} {rng.choice(STORIES)}"
    if rng.random() < 0.35:
        text = re.sub(r"[^\w\s]", "", text)
    if rng.random() < 0.2:
        text = mistyped(text, rng)
    return message._replace(text=text)


def after_another(message, other):
    """Told after something else: what it is about is then anybody's guess, and no harm comes of two harmless ones."""
    return message._replace(text=f"{other.text.rstrip('.!?')}. {message.text}", topic=NO_TOPIC, case=NO_CASE)


def mistyped(text, rng):
    words = text.split(" ")
    at = rng.randrange(len(words))
    word = words[at]
    if len(word) > 3:
        place = rng.randrange(1, len(word) - 1)
        words[at] = rng.choice((word[:place] + word[place + 1 :], word[:place] + word[place + 1] + word[place] + word[place + 2 :]))
    return " ".join(words)

