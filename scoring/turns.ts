// From stretches of speech to turns: what one voice says without another between.
import type { Speaker, SpokenWord, Turn } from '#coding/session.ts';
import { NEVER_LAST } from '#coding/words/never-last.ts';
import { tokensOf } from '#coding/words/tokens.ts';
import type { HeardSegment } from './heard.ts';

export interface AttributedSegment extends HeardSegment {
  readonly speaker: Speaker;
  /** 0 to 1: how sure it is that this is the speaker. */
  readonly speakerConfidence: number;
}

/** A voice that stops for longer than this begins anew. */
const LONGEST_PAUSE_SECONDS = 1.2;
const LONGEST_BREATH_SECONDS = 5;

export interface SegmentTurn extends Turn {
  /** The stretches it was made of. */
  readonly segments: readonly AttributedSegment[];
}

export function turnsOf(segments: readonly AttributedSegment[]): SegmentTurn[] {
  const groups: AttributedSegment[][] = [];
  for (const segment of segments) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last?.speaker === segment.speaker && goesOn(last, segment)) group.push(segment);
    else groups.push([segment]);
  }
  return groups.map(turnOf);
}

/** A thought that is plainly unfinished is waited for longer. */
function goesOn(last: AttributedSegment, next: AttributedSegment): boolean {
  const pause = next.startSeconds - last.endSeconds;
  if (pause <= LONGEST_PAUSE_SECONDS) return true;
  return pause <= LONGEST_BREATH_SECONDS && isUnfinished(last.text);
}

const isUnfinished = (text: string) => NEVER_LAST.has(tokensOf(text).at(-1)?.word ?? '');

function turnOf(segments: readonly AttributedSegment[]): SegmentTurn {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error('A turn has at least one segment');
  return {
    speaker: first.speaker,
    text: joined(segments),
    marksAreHeard: true,
    start: first.startSeconds,
    end: last.endSeconds,
    words: segments.flatMap(spokenWords),
    segments,
  };
}

/** A recogniser ends every stretch with a full stop; where the last word cannot end a sentence, somebody only drew breath. */
function joined(segments: readonly AttributedSegment[]): string {
  return segments
    .map(({ text }, index) => {
      const isCut = index + 1 < segments.length && isUnfinished(text);
      return isCut ? text.replace(/[.,]+$/, '') : text;
    })
    .join(' ');
}

/** Words share their segment's time by their length: good enough to see a pause between two segments. */
function spokenWords(segment: HeardSegment): SpokenWord[] {
  const { startSeconds, endSeconds } = segment;
  const words = wordsIn(segment);
  const letters = words.reduce((sum, { text }) => sum + text.length + 1, 0);
  let at = startSeconds;
  return words.map(({ text, confidence }) => {
    const start = at;
    at += ((text.length + 1) / letters) * (endSeconds - startSeconds);
    return { text, start, end: at, confidence };
  });
}

/** A transcription server tells no words, only how sure it is of all of them. */
function wordsIn({ words, text, confidence }: HeardSegment) {
  if (words.length > 0) return words;
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, confidence }));
}
