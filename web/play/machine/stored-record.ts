// Storage belongs to the browser and its owner: anything can be in it. What is not a record of ours is none.
import { PLAY_SESSION_SECONDS } from '#domain/score.ts';
import { STAGES } from './phases.ts';
import type { PlayRecord } from './record.ts';
import { elapsedMs, startTimer } from './timer.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isTime: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isTimeOrNull: Check = (value) => value === null || isTime(value);

const checks: Record<keyof PlayRecord, Check> = {
  sessionId: isText,
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The record in a stored text, with its own fields alone; undefined for anything else. */
export function findRecord(text: string): PlayRecord | undefined {
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const found = value as Record<string, unknown>;
  if (!fields.every((field) => Object.hasOwn(found, field) && checks[field](found[field]))) {
    return undefined;
  }
  const record = Object.fromEntries(
    fields.map((field) => [field, found[field]]),
  ) as unknown as PlayRecord;
  return isPlausible(record) ? record : undefined;
}
