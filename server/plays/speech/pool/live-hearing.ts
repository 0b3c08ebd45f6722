// What the pool hands out for a play session.
import type { HeardSegment } from '#scoring/heard.ts';
import type { ScoredPlay, ScoringOptions } from '#scoring/score-segments.ts';
import type { SpeechPipelineState } from '#scoring/speech-pipeline.ts';
import { AppError } from '#server/app-error.ts';
import type { ModelSize } from '#server/plays/speech/speech-models.ts';

export interface HearingUpdate {
  readonly chunkNumber: number;
  readonly scored: ScoredPlay;
  /** What no earlier update had. */
  readonly newSegments: readonly HeardSegment[];
  /** Whoever keeps it can go on in another server, with the chunks from `state.nextChunk` on. */
  readonly state: SpeechPipelineState;
  /** Length of the recording so far. */
  readonly seconds: number;
  /** A voice talks behind the voices. */
  readonly hasBackgroundVoice: boolean;
  /** The local model that was asked; each segment says who wrote it down. */
  readonly model: ModelSize;
}

export interface FinishedHearing {
  readonly scored: ScoredPlay;
  readonly segments: readonly HeardSegment[];
  readonly seconds: number;
}

export type HearingEvent =
  /** The process died; the pool goes on in another by itself, from this chunk on. */
  | { readonly kind: 'resumed'; readonly fromChunk: number }
  | { readonly kind: 'model'; readonly model: ModelSize }
  /** A chunk was refused because too much waits. The same chunk may come again. */
  | { readonly kind: 'overloaded' }
  /** A chunk was refused because all places are taken. The same chunk may come again. */
  | { readonly kind: 'no-place'; readonly words: string }
  /** Nothing more will be heard; the play session has to be scored afterwards. */
  | { readonly kind: 'given-up' };

/** Each kind has places of its own, so that neither can take all of them. */
export type HearingKind = 'live' | 'upload';

export interface HearingOptions extends ScoringOptions {
  /** Left out: live. */
  readonly kind?: HearingKind | undefined;
  /** Where an earlier hearing of this play session stood. */
  readonly resume?: SpeechPipelineState | undefined;
  /** Whether the transcription server may hear what comes next; asked for each order. Left out: never. */
  readonly maySoundLeave?: (() => Promise<boolean>) | undefined;
  /** All that is heard of one user is counted together: who takes much lets others go first. Left out: this one alone. */
  readonly userId?: string | undefined;
  readonly onEvent?: ((event: HearingEvent) => void) | undefined;
}

export interface LiveHearing {
  /** Taken with a chunk, and lent to others while none comes. */
  readonly hasPlace: boolean;
  /** The chunk that has to come next. */
  readonly nextChunk: number;
  /** Undefined before the first chunk was heard, unless it was resumed. */
  readonly state: SpeechPipelineState | undefined;
  /**
   * Resolves when the chunk has been heard, with what has been heard so far; of an upload only now and then. A chunk that came before is not heard twice. A place is taken before this returns;
   * where none is free it rejects with a NoPlaceError.
   */
  push(chunkNumber: number, bytes: Uint8Array): Promise<HearingUpdate | undefined>;
  /** Hears what waits and the rest of it. That is soon done: it needs no place of its own. */
  finish(): Promise<FinishedHearing>;
  /** Stops at once; what waits is rejected. */
  abandon(): void;
}

/** Nothing is wrong with the play session, and nobody can listen to it just now: a later try may find a place. */
export class NoPlaceError extends AppError {
  constructor(why: string) {
    super(
      'unavailable',
      `${why} Keep playing! We’re recording, and we’ll score anything we miss once you’re done.`,
    );
  }
}

export const scoredAfterwards = (why: string) =>
  new AppError('unavailable', `${why} Keep playing! We’ll score your play once you’re done.`);
