// What turns speech into words. Confidences are natural logarithms of probabilities: 0 is certain, lower is less so.
export interface TranscribedWord {
  /** As it stands in the text, with its punctuation. */
  readonly text: string;
  /** A word is as sure as the least sure of its pieces. */
  readonly confidence: number;
}

export interface Transcript {
  readonly text: string;
  /** Mean over the pieces of the text; undefined where whoever transcribed does not say. */
  readonly confidence: number | undefined;
  readonly words: readonly TranscribedWord[];
}

export interface Transcriber {
  /** Samples are 16 kHz mono, one segment of speech at a time. */
  transcribe(samples: Float32Array): Promise<Transcript>;
}
