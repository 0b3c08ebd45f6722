// What turns speech into words. Confidences are natural logarithms of probabilities: 0 is certain, lower is less so.
export interface TranscribedWord {
  /** As it stands in the text, with its punctuation. */
  readonly text: string;
  /** A word is as sure as the least sure of its pieces. */
  readonly confidence: number;
}

/** Who wrote the words down: one of the two local models, or an owner's transcription server. */
export type TranscriberName = 'base' | 'tiny' | 'server';

export interface Transcript {
  readonly text: string;
  /** Undefined where there is only one to ask. */
  readonly writtenBy?: TranscriberName | undefined;
  /** Mean over the pieces of the text; undefined where whoever transcribed does not say. */
  readonly confidence: number | undefined;
  readonly words: readonly TranscribedWord[];
}

export interface Transcriber {
  /** Samples are 16 kHz mono, one segment of speech at a time. */
  transcribe(samples: Float32Array): Promise<Transcript>;
}
