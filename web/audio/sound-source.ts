// What both ways of recording have in common.

/** What a source reports. None of it is called before `start…` has returned. */
export interface SourceListeners {
  readonly onStarted: () => void;
  readonly onChunk: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** It could not start, or gave up. `stop` still hands over what there is. */
  readonly onFailed: () => void;
}

export interface SoundSource {
  /** What its chunks make when they are joined. */
  readonly mimeType: string;
  isRunning(): boolean;
  /** Resolves when all chunks have been handed over. */
  stop(): Promise<void>;
}
