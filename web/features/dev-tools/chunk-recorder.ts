import { closeMicrophone, openMicrophone } from '#web/audio/microphone.ts';

const SAMPLE_RATE = 16_000;
const BITS_PER_SECOND = 16_000;
const OPUS = 'audio/webm;codecs=opus';

export interface ChunkRecorder {
  /** Hands over what is left and lets go of the microphone. */
  stop(): Promise<void>;
}

interface ChunkRecorderOptions {
  readonly chunkMs: number;
  readonly onChunk: (chunk: Blob) => void;
  /** It has ended, also by itself where the microphone went away. */
  readonly onStop: () => void;
}

/** Records mono Opus at 16 kHz and hands over a chunk at a time. Rejects with a `MicrophoneError`. */
export async function startChunkRecorder(options: ChunkRecorderOptions): Promise<ChunkRecorder> {
  const stream = await openMicrophone({
    channelCount: 1,
    sampleRate: SAMPLE_RATE,
    echoCancellation: true,
    noiseSuppression: true,
  });
  const recorder = startOrClose(stream, options);
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  return {
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      closeMicrophone(stream);
    },
  };
}

function startOrClose(stream: MediaStream, { chunkMs, onChunk, onStop }: ChunkRecorderOptions) {
  try {
    const recorder = new MediaRecorder(stream, {
      ...(MediaRecorder.isTypeSupported(OPUS) ? { mimeType: OPUS } : {}),
      audioBitsPerSecond: BITS_PER_SECOND,
    });
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) onChunk(data);
    });
    recorder.addEventListener('stop', onStop);
    recorder.start(chunkMs);
    return recorder;
  } catch (error) {
    closeMicrophone(stream);
    throw error;
  }
}
