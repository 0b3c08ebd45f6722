// What the network gets to read of a conversation: the last things that were said, by whom and with which pauses, and the unit in question.
import type { Turn } from '#coding/session.ts';
import type { TalkInput } from './talk-model.ts';
import type { WordPieces } from './word-pieces.ts';

/** Pieces of the vocabulary that stand for no word; the network has learned what they mean. */
const SIGNS = {
  child: '[unused1]',
  parent: '[unused2]',
  other: '[unused3]',
  pause: '[unused4]',
  childName: '[unused5]',
  rising: '[unused6]',
  /** A recogniser wrote the marks. */
  heardMarks: '[unused7]',
  noMarks: '[unused8]',
  nextUnit: '[unused9]',
  /** The line breaks off where others end with a mark. */
  cutOff: '[unused10]',
  begin: '[CLS]',
  end: '[SEP]',
} as const;

const PAUSE_SECONDS = 2;
const MOST_CONTEXT = 48;
const MOST_OF_TURN = 32;
const MOST_OF_UNIT = 48;
const MOST_OF_NEXT = 6;
/** More never fits. */
const MOST_ENTRIES = 40;

interface UnitOfTurn {
  readonly text: string;
  readonly index: number;
  /** All units of the turn. */
  readonly units: readonly string[];
}

export class TalkWindow {
  readonly #pieces: WordPieces;
  readonly #name: RegExp | undefined;
  readonly #sign: (name: keyof typeof SIGNS) => number;
  #entries: (readonly number[])[] = [];
  #lastEnd: number | undefined;
  #turns = 0;
  #markedTurns = 0;

  constructor(pieces: WordPieces, childName: string) {
    this.#pieces = pieces;
    this.#name = childName.trim() ? wholeWord(childName.trim().toLowerCase()) : undefined;
    this.#sign = (name) => pieces.number(SIGNS[name]);
  }

  /** Hears a turn that is not the parent's. */
  listen(turn: Turn): void {
    const entry = [this.#sign(turn.speaker), ...this.#read(turn.text).slice(0, MOST_OF_TURN)];
    this.#remember(this.#begin(turn) ? [this.#sign('pause'), ...entry] : entry);
  }

  /** Before the units of a parent's turn. */
  follow(turn: Turn): void {
    if (this.#begin(turn)) this.#remember([this.#sign('pause')]);
  }

  /** The unit with what was said before it; undefined where it holds nothing to read. From then on it is a part of what was said. */
  inputFor(turn: Turn, { text, index, units }: UnitOfTurn): TalkInput | undefined {
    const unit = this.#read(text).slice(0, MOST_OF_UNIT);
    if (unit.length === 0) return undefined;
    const before = [this.#sign('begin'), ...this.#kind(turn), ...this.#context()];
    const isLast = index === units.length - 1;
    const next = units[index + 1];
    const behind = [
      ...(isLast && this.#isCutOff(turn, text) ? [this.#sign('cutOff')] : []),
      ...(isLast && turn.rising ? [this.#sign('rising')] : []),
      ...(next === undefined
        ? []
        : [this.#sign('nextUnit'), ...this.#read(next).slice(0, MOST_OF_NEXT)]),
    ];
    const end = this.#sign('end');
    this.#remember([this.#sign('parent'), ...unit]);
    return {
      pieces: [...before, end, ...unit, ...behind, end],
      unitFrom: before.length + 1,
    };
  }

  /** Counts a turn; whether it comes after a silence. */
  #begin({ start, end, text }: Turn): boolean {
    const isAfterPause = this.#lastEnd !== undefined && start - this.#lastEnd > PAUSE_SECONDS;
    this.#lastEnd = end;
    this.#turns += 1;
    if (/[.?!]/.test(text)) this.#markedTurns += 1;
    return isAfterPause;
  }

  /** Nobody has put marks, as far as one can tell so far. */
  isUnmarked({ marksAreHeard }: Turn): boolean {
    return !marksAreHeard && this.#markedTurns === 0;
  }

  #kind(turn: Turn): number[] {
    if (turn.marksAreHeard) return [this.#sign('heardMarks')];
    return this.isUnmarked(turn) ? [this.#sign('noMarks')] : [];
  }

  #isCutOff({ marksAreHeard }: Turn, text: string): boolean {
    const isMarked = !marksAreHeard && this.#markedTurns > this.#turns / 2;
    return isMarked && !/[.?!…-]["')]*$/.test(text.trim());
  }

  #context(): number[] {
    let length = 0;
    const fitting = this.#entries.toReversed().findIndex((entry) => {
      length += entry.length;
      return length > MOST_CONTEXT;
    });
    return (
      fitting < 0 ? this.#entries : this.#entries.slice(this.#entries.length - fitting)
    ).flat();
  }

  #read(text: string): number[] {
    if (!this.#name) return this.#pieces.numbersOf(text);
    const parts = text.toLowerCase().replaceAll('’', "'").split(this.#name);
    return parts.flatMap((part, index) => [
      ...(index > 0 ? [this.#sign('childName')] : []),
      ...this.#pieces.numbersOf(part),
    ]);
  }

  #remember(entry: readonly number[]): void {
    this.#entries = [...this.#entries, entry].slice(-MOST_ENTRIES);
  }
}

/** Letters of every language count as letters. */
function wholeWord(word: string): RegExp {
  const escaped = word.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])`, 'gu');
}
