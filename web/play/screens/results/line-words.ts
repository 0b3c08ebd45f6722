import type { TranscriptLine } from '#contract/transcript.ts';
import { codeWords, type TalkCode } from '#domain/talk-codes.ts';

export const speakerOf = ({ correctedSpeaker, speaker }: TranscriptLine) =>
  correctedSpeaker ?? speaker;

export const textOf = ({ correctedText, text }: TranscriptLine) => correctedText ?? text;

/** Only the parent's talk has a code. */
export function codeOf(line: TranscriptLine): TalkCode | null {
  return speakerOf(line) === 'parent' ? (line.correctedCode ?? line.code) : null;
}

export const isCorrected = ({ correctedSpeaker, correctedCode, correctedText }: TranscriptLine) =>
  correctedSpeaker !== null || correctedCode !== null || correctedText !== null;

export function speakerWords(speaker: TranscriptLine['speaker'], childName: string): string {
  if (speaker === 'parent') return 'You';
  return speaker === 'child' ? childName : 'Someone else';
}

/** Why it is what it is; after a correction, because the parent says so. */
export function whyOf(line: TranscriptLine): string | undefined {
  if (isCorrected(line)) return 'You corrected this.';
  const code = codeOf(line);
  return line.why ?? (code ? codeWords[code].hint : undefined);
}

type Tone = 'praise' | 'reflect' | 'describe' | 'other';

const tones: Partial<Record<TalkCode, Tone>> = { LP: 'praise', RF: 'reflect', BD: 'describe' };

/** Skills have their colour; everything else is quiet, whatever it is. */
export const toneOf = (code: TalkCode): Tone => tones[code] ?? 'other';
