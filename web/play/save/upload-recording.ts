// Sends what the device has kept of a play session. It may be repeated at any time: the server scores it once.
import { type Processing, processAudio, testAudioUpload } from '#contract/recordings.ts';
import { call } from '#web/api/call.ts';
import { openChunkStore } from '#web/play/device/chunk-store.ts';
import type { UnsavedPlay } from '#web/play/machine/unsaved-play.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Enough to see whether it would arrive, before minutes are spent on all of it. */
const TRIAL_BYTES = 1024;

export class NoRecordingError extends Error {}

const running = new Map<number, Promise<Processing>>();

/** One at a time for each play session, however often the screen is drawn. */
export function uploadRecording(
  userId: string,
  play: UnsavedPlay,
  sessionId: number,
): Promise<Processing> {
  const known = running.get(sessionId);
  if (known) return known;
  const upload = send(userId, play, sessionId).finally(() => running.delete(sessionId));
  running.set(sessionId, upload);
  return upload;
}

async function send(userId: string, { handoff }: UnsavedPlay, sessionId: number) {
  const { sessionId: playSessionId } = handoff;
  const store = await openChunkStore({ userId, playSessionId, onFull: () => undefined });
  const sound = new Blob(store.read(store.first));
  if (sound.size === 0) throw new NoRecordingError('The device has kept nothing.');
  const fields = { sessionId };
  const trial = await call(testAudioUpload, {
    upload: sound.slice(0, TRIAL_BYTES),
    fields: { sessionId: String(sessionId) },
  });
  if (!trial.isAuthenticated || !trial.fileReceived) tellTrial(trial);
  return call(processAudio, { upload: sound, fields });
}

function tellTrial({ isAuthenticated }: { isAuthenticated: boolean }): void {
  toast({
    title: 'Your recording didn’t reach us',
    description: isAuthenticated
      ? 'Nothing is lost: it’s still on this device.'
      : 'You’re logged out. It’s still on this device.',
    variant: 'destructive',
  });
}
