// What is kept of a stretch of speech: words, voice and tune. No sound.
import type { Ending } from '#speech/prosody/ending.ts';
import type { Liveliness } from '#speech/prosody/liveliness.ts';
import type { VoicePrint } from '#speech/speakers/voice-print.ts';
import type { TranscriberName } from '#speech/transcript/transcriber.ts';

export interface HeardWord {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}

export interface HeardSegment {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
  /** How sure the recogniser is of the words, 0 to 1. */
  readonly confidence: number;
  readonly words: readonly HeardWord[];
  /** A busy server hears with a smaller model; undefined where nobody said. */
  readonly writtenBy?: TranscriberName | undefined;
  readonly voice: VoicePrint;
  /** Undefined for too short a stretch. */
  readonly liveliness?: Liveliness | undefined;
  /** Undefined where the end has no clear pitch. */
  readonly ending?: Ending | undefined;
}
