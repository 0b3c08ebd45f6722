// The record as it lies in the browser's storage. What is not a record of ours is none.
import { isRecordingKey } from '#domain/ids.ts';
import { PLAY_SESSION_SECONDS } from '#domain/score.ts';
import { parseStored } from './parse-stored.ts';
import { STAGES } from './phases.ts';
import type { PlayRecord } from './record.ts';
import { elapsedMs, startTimer } from './timer.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isTime: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isTimeOrNull: Check = (value) => value === null || isTime(value);

const checks: Record<keyof PlayRecord, Check> = {
  sessionId: (value) => typeof value === 'string' && isRecordingKey(value),
  timerStartTime: isTimeOrNull,
  audioStartTime: isTimeOrNull,
  childId: (value) => Number.isSafeInteger(value),
  childName: isText,
  childAge: (value) => Number.isFinite(value) && (value as number) >= 0,
  isActive: isFlag,
  sessionStage: (value) => STAGES.some((stage) => stage === value),
  microphonePermissionGranted: isFlag,
  lastUpdateTime: isTime,
  needsRecovery: isFlag,
  sessionDurationSeconds: (value) => value === PLAY_SESSION_SECONDS,
  elapsedSeconds: (value) => isTime(value) && (value as number) <= PLAY_SESSION_SECONDS,
  hasExpired: isFlag,
  audioRecordingStarted: isFlag,
};

const fields = Object.keys(checks) as readonly (keyof PlayRecord)[];

/** Fields that are right one by one can still tell a story that never happened. */
function isPlausible(record: PlayRecord): boolean {
  const { sessionStage, timerStartTime, lastUpdateTime, elapsedSeconds } = record;
  if (sessionStage !== 'recording' && sessionStage !== 'completed') return true;
  if (timerStartTime === null || timerStartTime > lastUpdateTime) return false;
  return (
    Math.floor(elapsedMs(startTimer(timerStartTime), lastUpdateTime) / 1000) === elapsedSeconds
  );
}

/** The record in a stored text, with its own fields alone; undefined for anything else. */
export function findRecord(text: string): PlayRecord | undefined {
  const found = parseStored(text);
  if (
    !found ||
    !fields.every((field) => Object.hasOwn(found, field) && checks[field](found[field]))
  )
    return undefined;
  const record = Object.fromEntries(
    fields.map((field) => [field, found[field]]),
  ) as unknown as PlayRecord;
  return isPlausible(record) ? record : undefined;
}
