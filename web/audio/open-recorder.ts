import { type ChunkRecorder, type RecorderOptions, startChunkRecorder } from './chunk-recorder.ts';
import { closeMicrophone, MicrophoneError, openMicrophone } from './microphone.ts';

interface Options extends Omit<RecorderOptions, 'onStarted' | 'onFailed' | 'onTrackEnded'> {
  /** What the microphone should be like; the usual, unless told otherwise. */
  readonly wishes?: MediaTrackConstraints;
  /** The recorder gave up, or the microphone went away: time to stop. */
  readonly onEnd: () => void;
}

export interface OpenRecorder extends Pick<ChunkRecorder, 'mimeType' | 'stop'> {
  readonly stream: MediaStream;
}

/** Opens the microphone and records, until it is stopped: that lets go of both. Rejects with a `MicrophoneError`. */
export async function openRecorder({ wishes, onEnd, ...options }: Options): Promise<OpenRecorder> {
  const stream = await openMicrophone(wishes);
  const running = new Promise<ChunkRecorder>((resolve, reject) => {
    const recorder = startChunkRecorder(stream, {
      ...options,
      onStarted: () => resolve(recorder),
      onFailed: () => {
        // Before the start this is a refusal, after it the end.
        reject(new MicrophoneError('unsupported'));
        onEnd();
      },
      onTrackEnded: onEnd,
    });
  });
  try {
    const recorder = await running;
    return {
      stream,
      mimeType: recorder.mimeType,
      async stop() {
        await recorder.stop();
        closeMicrophone(stream);
      },
    };
  } catch (error) {
    closeMicrophone(stream);
    throw error;
  }
}
