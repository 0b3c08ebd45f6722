// Sends what the device has kept of a play session. It may be repeated at any time: the server scores it once.

import { type Processing, processAudio, testAudioUpload } from '#contract/recordings.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { call } from '#web/api/call.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import type { PendingPlay } from '#web/play/machine/pending-play.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Enough to see whether it would arrive, before minutes are spent on all of it. */
const TRIAL_BYTES = 1024;

export class NoRecordingError extends Error {}

const running = new Map<PlaySessionId, Promise<Processing>>();

/** One at a time for each play session, however often the screen is drawn. */
export function uploadRecording(
  userId: string,
  play: PendingPlay,
  playSessionId: PlaySessionId,
): Promise<Processing> {
  const known = running.get(playSessionId);
  if (known) return known;
  const upload = send(userId, play, playSessionId).finally(() => running.delete(playSessionId));
  running.set(playSessionId, upload);
  return upload;
}

async function send(userId: string, { handoff }: PendingPlay, playSessionId: PlaySessionId) {
  const store = await new PlayStore(userId).openChunks(handoff.recordingKey);
  const sound = new Blob(store.read(store.first));
  if (sound.size === 0) throw new NoRecordingError('The device has kept nothing.');
  const trial = await call(testAudioUpload, {
    upload: sound.slice(0, TRIAL_BYTES),
    fields: { sessionId: String(playSessionId) },
  });
  if (!trial.isAuthenticated || !trial.fileReceived) tellTrial(trial);
  return call(processAudio, { upload: sound, fields: { sessionId: playSessionId } });
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
