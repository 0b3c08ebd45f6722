// Some questions are asked by their tune alone ("It's hatching?"), and the recogniser writes a full stop: who ends high and
// rising, measured against the own voice, asks.
import { median } from '#speech/prosody/quantile.ts';
import type { AttributedSegment } from './turns.ts';

/** Chosen on spoken sessions: docs/decisions/051 says which. Above the second it is the tracker, an octave off. */
const LEAST_ABOVE_SEMITONES = 4.5;
const MOST_ABOVE_SEMITONES = 11;
const LEAST_RISE_SEMITONES = 0.8;
/** Fewer do not tell where the middle of a voice is. */
const LEAST_SEGMENTS = 4;
/** "You did it!" may rise too. */
const PLAIN_END = /[.,]?$/;

export function withAskedByTune(segments: readonly AttributedSegment[]): AttributedSegment[] {
  const heights = segments.flatMap(({ speaker, liveliness }) =>
    speaker === 'parent' ? (liveliness?.middleSemitones ?? []) : [],
  );
  const middle = heights.length < LEAST_SEGMENTS ? undefined : median(heights);
  if (middle === undefined) return [...segments];
  return segments.map((segment) => (asks(segment, middle) ? asked(segment) : segment));
}

function asks({ speaker, ending, text }: AttributedSegment, middle: number): boolean {
  if (speaker !== 'parent' || !ending || /[?!]$/.test(text)) return false;
  const above = ending.semitones - middle;
  return (
    above >= LEAST_ABOVE_SEMITONES &&
    above <= MOST_ABOVE_SEMITONES &&
    ending.riseSemitones >= LEAST_RISE_SEMITONES
  );
}

function asked(segment: AttributedSegment): AttributedSegment {
  const { text, words } = segment;
  return {
    ...segment,
    text: text.replace(PLAIN_END, '?'),
    words: words.map((word, at) =>
      at === words.length - 1 ? { ...word, text: word.text.replace(PLAIN_END, '?') } : word,
    ),
  };
}
