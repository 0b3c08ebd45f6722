// Everything that the server and a speech process say to each other. A process gets one order at a time: where it dies, it is
// plain which one it died of.

import type { ScoredPlay, ScoringOptions } from '#scoring/score-segments.ts';
import type { SpeechPipelineState } from '#scoring/speech-pipeline.ts';
import type { TranscriptionServerSettings } from '#server/adapters/transcription-server.ts';
import type { ModelSize } from '#server/plays/speech/speech-models.ts';
import type { DecodeErrorCode } from '#speech/decode/decode-error.ts';

/** What a process needs before it can hear. Functions do not cross a pipe. */
export interface LoadOrder {
  readonly kind: 'load';
  readonly modelsFolder: string;
  readonly model: ModelSize;
  readonly transcriptionServer?: Omit<TranscriptionServerSettings, 'onFailure'> | undefined;
}

/** Goes with the first order of a hearing to a process. */
export interface Beginning {
  readonly scoring: ScoringOptions;
  readonly resume: SpeechPipelineState | undefined;
}

interface HearingOrder {
  /** Number of the hearing. */
  readonly hearing: number;
  readonly begin: Beginning | undefined;
  /** Which model writes down what this order brings. */
  readonly model: ModelSize;
  /** Whether the transcription server may hear it. */
  readonly maySoundLeave: boolean;
}

export interface ChunkOrder extends HearingOrder {
  readonly kind: 'chunk';
  readonly bytes: Uint8Array;
  /** Whether anybody looks at what has been heard so far: all of it is coded and sent each time. */
  readonly isReported: boolean;
}

export interface FinishOrder extends HearingOrder {
  readonly kind: 'finish';
}

export type Order = ChunkOrder | FinishOrder;

export type ToProcess =
  | LoadOrder
  | { readonly kind: 'ping' }
  | Order
  | { readonly kind: 'forget'; readonly hearing: number };

export type Answer =
  | {
      readonly kind: 'heard';
      readonly scored: ScoredPlay;
      readonly state: SpeechPipelineState;
      /** Length of the recording so far. */
      readonly seconds: number;
      /** A voice talks behind the voices. */
      readonly hasBackgroundVoice: boolean;
    }
  | { readonly kind: 'unreported'; readonly seconds: number }
  /** Without a code it is nothing that the recording is to blame for. */
  | { readonly kind: 'unheard'; readonly code: DecodeErrorCode | undefined };

export type FromProcess =
  | { readonly kind: 'ready'; readonly rssBytes: number }
  | { readonly kind: 'pong'; readonly rssBytes: number }
  | Answer;
