/** In order of preference; Safari records MP4 alone. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const;

export interface Recorder {
  /** Ends the recording and resolves with all of it. */
  stop(): Promise<Blob>;
}

interface RecorderOptions {
  /** How often the browser hands over what it has recorded. */
  readonly chunkMs: number;
  /** The microphone went away, or the browser gave up; `stop` still gives what there is. */
  readonly onInterrupted: () => void;
}

/** Records what the microphone hears, until it is stopped. */
export function startRecorder(
  stream: MediaStream,
  { chunkMs, onInterrupted }: RecorderOptions,
): Recorder {
  const format = FORMATS.find((name) => MediaRecorder.isTypeSupported(name));
  const recorder = new MediaRecorder(stream, format ? { mimeType: format } : {});
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  recorder.addEventListener('error', onInterrupted);
  for (const track of stream.getAudioTracks()) track.addEventListener('ended', onInterrupted);
  recorder.start(chunkMs);
  return {
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      // Without the codec: some servers and players take the plain name alone.
      return new Blob(chunks, { type: recorder.mimeType.split(';')[0] ?? '' });
    },
  };
}
