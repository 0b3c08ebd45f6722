// What happens in a living room beside the talk of two: a brother or sister joins in, the child laughs, somebody begins before the other has ended.

import type { CodedTurn } from '../../models/coder/coded-session.ts';
import { numbersFrom } from '../../models/splitter/random.ts';

/** How a turn is placed behind the one before. */
export interface PlacedTurn extends CodedTurn {
  /** Begins so long before the other has ended. */
  readonly overlapSeconds?: number;
  /** Sound without words: no turn of the talk. */
  readonly isLaughter?: boolean;
}

const SIBLING_LINES: readonly string[] = [
  'Can I play too?',
  'I want the blue one.',
  'Mommy, look at my picture!',
  "That's mine, you had it yesterday.",
  "I'm hungry, is there any toast?",
  'He always gets to go first.',
  "Look, I'm jumping really high!",
  "Don't touch my tower.",
  'When is Daddy coming home?',
  "I can't find my other shoe.",
];
const LAUGHTER: readonly string[] = ['Ha ha ha ha!', 'Hee hee hee!', 'Ah ha ha ha ha!'];

const TURNS_BETWEEN_SIBLINGS = 8;
const TURNS_BETWEEN_LAUGHS = 11;
const OVERLAPPING_SHARE = 0.15;
const LONGEST_OVERLAP_SECONDS = 0.6;
const LINE_SECONDS = 1.5;

export function enlivened(turns: readonly CodedTurn[], seed: number): PlacedTurn[] {
  const next = numbersFrom(seed + 500);
  return turns.flatMap((turn, at): PlacedTurn[] => {
    const before = turns[at - 1];
    const overlaps = before?.speaker !== turn.speaker && next() < OVERLAPPING_SHARE;
    const placed = overlaps
      ? { ...turn, overlapSeconds: 0.2 + (LONGEST_OVERLAP_SECONDS - 0.2) * next() }
      : turn;
    const after = { start: turn.end + 0.2, end: turn.end + 0.2 + LINE_SECONDS };
    const extra: PlacedTurn[] = [];
    if (at % TURNS_BETWEEN_SIBLINGS === TURNS_BETWEEN_SIBLINGS - 1)
      extra.push({ ...after, speaker: 'other', text: oneOf(SIBLING_LINES, next()) });
    if (at % TURNS_BETWEEN_LAUGHS === TURNS_BETWEEN_LAUGHS - 1)
      extra.push({ ...after, speaker: 'child', text: oneOf(LAUGHTER, next()), isLaughter: true });
    return [placed, ...extra];
  });
}

const oneOf = (lines: readonly string[], share: number) =>
  lines[Math.floor(share * lines.length)] ?? '';
