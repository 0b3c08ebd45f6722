import { randomUUID } from 'node:crypto';
import { MOST_RECORDING_BYTES } from '#contract/recordings.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';
import { playChunks } from '#test-support/live-play.ts';
import { ask, recordingForm } from '../../cluster/ask.ts';
import { inLoops, type Misdeed, type Scene } from '../tally.ts';

const LONG_UPLOADS = 10;
const LARGE_AT_ONCE = 3;
/** Of half a minute each: together as long as a recording may be. */
const COPIES = 38;
/** The form around the file. */
const FORM_BYTES = 64 * 1024;

const longRecording = () =>
  new Uint8Array(Buffer.concat(Array.from({ length: COPIES }, () => Buffer.concat(playChunks))));

/** Six minutes in the largest form that a browser sends. */
function largeRecording(): Uint8Array<ArrayBuffer> {
  const seconds = Math.floor((MOST_RECORDING_BYTES - FORM_BYTES) / (48_000 * 4));
  const tone = Float32Array.from({ length: seconds * 48_000 }, (_, at) => Math.sin(at / 20) / 8);
  return new Uint8Array(wavFile([tone, tone], { sampleRate: 48_000, bits: 16 }));
}

async function send(scene: Scene, recording: Uint8Array<ArrayBuffer>): Promise<void> {
  const { url, tally, account } = scene;
  const { cookie, childId } = account;
  const body = { childId, duration: 300, recordingKey: randomUUID(), isUploadComing: true };
  const saved = await ask(url, '/api/sessions', { cookie, body }).catch(() => undefined);
  if (!saved?.ok) {
    if (saved) await tally.note(Promise.resolve(saved));
    return;
  }
  const { id } = (await saved.json()) as { id: number };
  const form = recordingForm(recording, id);
  await tally.note(ask(url, '/api/sessions/process-audio', { cookie, body: form }));
}

const recordings = { long: new Uint8Array(), large: new Uint8Array() };

export const uploadMisdeeds: readonly Misdeed[] = [
  {
    name: 'long-uploads',
    what: `${LONG_UPLOADS} recordings of 19 minutes, sent at once`,
    prepare: async () => void (recordings.long = longRecording()),
    run: async (scene) => {
      await Promise.all(Array.from({ length: LONG_UPLOADS }, () => send(scene, recordings.long)));
    },
  },
  {
    name: 'large-uploads',
    what: `recordings of ${MOST_RECORDING_BYTES / 1024 / 1024} MB, ${LARGE_AT_ONCE} at once, again and again`,
    prepare: async () => void (recordings.large = largeRecording()),
    run: (scene) => inLoops(scene, LARGE_AT_ONCE, () => send(scene, recordings.large)),
  },
];
