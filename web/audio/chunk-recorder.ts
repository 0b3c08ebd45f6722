// The one way to record: chunks of the best format that this browser has.
import { startBrowserSource } from './browser-source.ts';
import { findFormat, type Purpose } from './recording-format.ts';
import type { SoundSource, SourceListeners } from './sound-source.ts';
import { startWavSource } from './wav-source.ts';

export interface RecorderOptions extends SourceListeners {
  /** How long the sound of a chunk is. */
  readonly chunkMs: number;
  /** `live` unless told otherwise. */
  readonly purpose?: Purpose;
  /** 128,000 unless told otherwise. */
  readonly bitsPerSecond?: number;
  /** The microphone went away. */
  readonly onTrackEnded: () => void;
}

export interface ChunkRecorder {
  /** What the joined chunks are; several recordings in a row may be of different kinds. */
  readonly mimeType: string;
  /** Ends the recording; resolves when all chunks have been handed over. Never rejects. */
  stop(): Promise<void>;
  /** It records, the microphone is there and not muted by the system, and sound came lately. */
  isHealthy(): boolean;
}

const BITS_PER_SECOND = 128_000;
/** Sound that is later than this many chunks is missing. */
const PATIENCE_CHUNKS = 2.5;

/** Records what the microphone hears, until it is stopped. What goes wrong is told to `onFailed`, never thrown. */
export function startChunkRecorder(stream: MediaStream, options: RecorderOptions): ChunkRecorder {
  const { chunkMs, onTrackEnded } = options;
  let heardAtMs = performance.now();
  let isStopped = false;
  const tracks = stream.getAudioTracks();
  const reportEnd = () => {
    if (!isStopped) onTrackEnded();
  };
  for (const track of tracks) track.addEventListener('ended', reportEnd);

  const source = startSource(stream, options, {
    onStarted: options.onStarted,
    onFailed: options.onFailed,
    onChunk: (bytes) => {
      heardAtMs = performance.now();
      options.onChunk(bytes);
    },
  });
  if (!source) queueMicrotask(options.onFailed);
  return {
    mimeType: source?.mimeType ?? '',
    async stop() {
      isStopped = true;
      for (const track of tracks) track.removeEventListener('ended', reportEnd);
      await source?.stop();
    },
    isHealthy() {
      const isOpen = tracks.some(({ readyState, muted }) => readyState === 'live' && !muted);
      const isLate = performance.now() - heardAtMs > PATIENCE_CHUNKS * chunkMs;
      return isOpen && !isLate && source?.isRunning() === true;
    },
  };
}

function startSource(
  stream: MediaStream,
  { chunkMs, purpose = 'live', bitsPerSecond = BITS_PER_SECOND }: RecorderOptions,
  listeners: SourceListeners,
): SoundSource | undefined {
  const format = findFormat(purpose);
  try {
    if (format?.kind === 'browser') {
      return startBrowserSource(stream, format.mimeType, { chunkMs, bitsPerSecond }, listeners);
    }
    // Players take one WAV file alone, the server also many in a row.
    const fileMs = purpose === 'live' ? chunkMs : Number.POSITIVE_INFINITY;
    return format && startWavSource(stream, fileMs, listeners);
  } catch {
    return undefined;
  }
}
