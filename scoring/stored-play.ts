// A scored play session as it is kept: words, codes and counts. Voice prints are not in it.
import type { CodedUnit, ScoredPlay } from './score-segments.ts';
import type { AttributedSegment } from './turns.ts';

type StoredSegment = Omit<AttributedSegment, 'voice'>;

export interface StoredPlay extends Omit<ScoredPlay, 'segments'> {
  readonly segments: readonly StoredSegment[];
  /** Length of the recording. */
  readonly seconds: number;
}

export function keepWithoutVoices(scored: ScoredPlay, seconds: number): StoredPlay {
  return { ...scored, segments: scored.segments.map(withoutVoice), seconds };
}

function withoutVoice(segment: AttributedSegment): StoredSegment {
  const { voice: _, ...rest } = segment;
  return rest;
}

/** A line of the transcript: one of the parent's units, or a stretch of somebody else's speech. */
export interface PlayLine {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly speaker: StoredSegment['speaker'];
  readonly speakerConfidence: number;
  readonly text: string;
  readonly textConfidence: number;
  readonly code?: CodedUnit['code'];
  readonly codeConfidence?: number;
  readonly why?: string;
}

type Heard = Pick<ScoredPlay, 'units'> & { readonly segments: readonly StoredSegment[] };

/** Everything that was said, in order. */
export function linesOf({ segments, units }: Heard): PlayLine[] {
  const parents = segments.filter(({ speaker }) => speaker === 'parent');
  const others = segments.filter(({ speaker, text }) => speaker !== 'parent' && text !== '');
  return [
    ...units.map((unit) => lineOfUnit(unit, parents)),
    ...others.map(({ startSeconds, endSeconds, speaker, speakerConfidence, text, confidence }) => ({
      startSeconds,
      endSeconds,
      speaker,
      speakerConfidence,
      text,
      textConfidence: confidence,
    })),
  ].toSorted((a, b) => a.startSeconds - b.startSeconds);
}

function lineOfUnit(unit: CodedUnit, parents: readonly StoredSegment[]): PlayLine {
  const { startSeconds, endSeconds, text, code, confidence, why } = unit;
  const segment = parents.findLast((one) => one.startSeconds <= startSeconds);
  return {
    startSeconds,
    endSeconds,
    speaker: 'parent',
    speakerConfidence: segment?.speakerConfidence ?? 0,
    text,
    textConfidence: segment?.confidence ?? 0,
    code,
    codeConfidence: confidence,
    why,
  };
}
