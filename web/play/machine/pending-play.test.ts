import { expect, it } from 'vitest';
import type { RecordingKey } from '#domain/ids.ts';
import { abandonedPlayOf } from './pending-play.ts';
import type { PlayRecord } from './record.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const AT_MS = 1_800_000_000_000;

const record: PlayRecord = {
  sessionId: 'a-play' as RecordingKey,
  timerStartTime: AT_MS - 95_000,
  audioStartTime: AT_MS - 95_000,
  childId: 3,
  childName: 'Noa',
  childAge: 4,
  isActive: true,
  sessionStage: 'recording',
  microphonePermissionGranted: true,
  lastUpdateTime: AT_MS,
  needsRecovery: false,
  sessionDurationSeconds: 300,
  elapsedSeconds: 95,
  hasExpired: false,
  audioRecordingStarted: true,
};
const after = (ms: number, changes: Partial<PlayRecord> = {}) =>
  abandonedPlayOf(JSON.stringify({ ...record, ...changes }), AT_MS + ms);

it('offers for a day what a crash left behind', () => {
  for (const ms of [6 * MINUTE_MS, 23 * HOUR_MS]) {
    expect(after(ms)).toMatchObject({
      atMs: AT_MS,
      handoff: {
        recordingKey: 'a-play',
        childId: 3,
        duration: 95,
        hasAudio: true,
        endedAtMs: AT_MS,
        wasRecovered: true,
      },
    });
  }
});

it('leaves alone what may still run, what is old, and what is not worth it', () => {
  expect(after(MINUTE_MS)).toBeUndefined();
  expect(after(25 * HOUR_MS)).toBeUndefined();
  expect(after(HOUR_MS, { audioRecordingStarted: false })).toBeUndefined();
  const short = { elapsedSeconds: 20, timerStartTime: AT_MS - 20_000 };
  expect(after(HOUR_MS, short)).toBeUndefined();
  expect(abandonedPlayOf('{', AT_MS + HOUR_MS)).toBeUndefined();
  expect(abandonedPlayOf(null, AT_MS)).toBeUndefined();
});
