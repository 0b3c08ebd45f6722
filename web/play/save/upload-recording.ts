// Sends what the device has kept of a play session. It may be repeated at any time: the server scores it once.

import { type Processing, processAudio, testAudioUpload } from '#contract/recordings.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { call } from '#web/api/call.ts';
import { sendingFetch } from '#web/api/sending-fetch.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import type { PendingPlay } from '#web/play/machine/pending-play.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Enough to see whether it would arrive, before minutes are spent on all of it. */
const TRIAL_BYTES = 1024;

export class NoRecordingError extends Error {}

type OnSent = (percent: number) => void;

interface Upload {
  readonly result: Promise<Processing>;
  readonly watchers: Set<OnSent>;
}

const running = new Map<PlaySessionId, Upload>();

/** One at a time for each play session, however often the screen is drawn; every screen hears how much has left. */
export function uploadRecording(
  userId: string,
  play: PendingPlay,
  playSessionId: PlaySessionId,
  onSent: OnSent = () => undefined,
): Promise<Processing> {
  const upload = running.get(playSessionId) ?? begin(userId, play, playSessionId);
  upload.watchers.add(onSent);
  return upload.result;
}

function begin(userId: string, play: PendingPlay, playSessionId: PlaySessionId): Upload {
  const watchers = new Set<OnSent>();
  const tell = (percent: number) => watchers.forEach((watcher) => watcher(percent));
  const result = send(userId, play, playSessionId, tell).finally(() =>
    running.delete(playSessionId),
  );
  const upload = { result, watchers };
  running.set(playSessionId, upload);
  return upload;
}

async function send(
  userId: string,
  { handoff }: PendingPlay,
  playSessionId: PlaySessionId,
  onSent: OnSent,
): Promise<Processing> {
  const store = await new PlayStore(userId).openChunks(handoff.recordingKey);
  const sound = new Blob(store.read(store.first));
  if (sound.size === 0) throw new NoRecordingError('The device has kept nothing.');
  const trial = await call(testAudioUpload, {
    upload: sound.slice(0, TRIAL_BYTES),
    fields: { sessionId: String(playSessionId) },
  });
  if (!trial.isAuthenticated || !trial.fileReceived) tellTrial(trial);
  return call(
    processAudio,
    { upload: sound, fields: { sessionId: playSessionId } },
    { fetch: sendingFetch(onSent) },
  );
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
