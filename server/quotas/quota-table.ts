// What one account may have, in one place: the limits, and what is said at each. Far above what a family does, far below what would
// hurt others.
import { AppError } from '#server/app-error.ts';
import { waitOf } from '#server/wait-words.ts';

const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Scoring the largest recording takes a few minutes. */
const SCORED_AGAIN_SECONDS = 5 * 60;

interface CountedQuota {
  readonly most: number;
  readonly minutes: number;
  readonly sentence: (wait: string) => string;
}

/** Counted from the first on, and forgotten when its time is over. */
export const countedQuotas = {
  /** Five hours of play. */
  playsPerDay: {
    most: 60,
    minutes: DAY_MINUTES,
    sentence: (wait) =>
      `That’s more than 60 sessions in a day, and 60 is all we can save for one family. Nothing is lost: this one stays on your device. Please try again in ${wait}.`,
  },
  /** Each leaves a row for a day, whether or not anything is played. */
  livePlaysPerDay: {
    most: 300,
    minutes: DAY_MINUTES,
    sentence: (wait) =>
      `You’ve started 300 plays in a day, and that’s the most we can listen along to. Keep playing: we’ll score what you record afterward. We can listen along again in ${wait}.`,
  },
  coachMessagesPerDay: {
    most: 500,
    minutes: DAY_MINUTES,
    sentence: (wait) =>
      `You and the coach have talked a lot today: 500 messages a day is the limit. Please come back in ${wait}.`,
  },
  enrollmentsPerDay: {
    most: 40,
    minutes: DAY_MINUTES,
    sentence: (wait) =>
      `You’ve recorded your voice 40 times in a day, and that’s the limit. Please try again in ${wait}.`,
  },
  exportsPerHour: {
    most: 6,
    minutes: HOUR_MINUTES,
    sentence: (wait) =>
      `You’ve downloaded your data 6 times in an hour, and that’s the most. Please try again in ${wait}.`,
  },
} as const satisfies Record<string, CountedQuota>;

interface KeptQuota {
  readonly most: number;
  readonly refusal: AppError;
}

/** Looked up in what is there: whatever is deleted makes room. */
export const keptQuotas = {
  children: {
    most: 12,
    refusal: new AppError(
      'quota_reached',
      'An account can hold 12 child profiles. To add another, remove a profile you no longer use.',
    ),
  },
  /** A year of daily play: five minutes are 9.6 MB. */
  keptRecordingBytes: {
    most: 4 * GIBIBYTE,
    refusal: new AppError(
      'storage_full',
      'Your recordings have used up all 4 GB of their space. Delete some under Your Data, or turn off “Keep my recordings” in Settings, then try again. This one stays on your device for a day.',
    ),
  },
  /** Sent, and not scored yet: four of the largest, or fifty as a phone records them. */
  waitingRecordingBytes: {
    most: 128 * MEBIBYTE,
    refusal: new AppError(
      'quota_reached',
      'We’re still scoring your other recordings, and there’s no room for one more until we’re done. Nothing is lost: this one stays on your device. Please try again in 5 minutes.',
      { retryAfterSeconds: SCORED_AGAIN_SECONDS },
    ),
  },
} as const satisfies Record<string, KeptQuota>;

export type CountedName = keyof typeof countedQuotas;
export type KeptName = keyof typeof keptQuotas;
export type QuotaName = CountedName | KeptName;

/** The limits alone, for whoever runs this. */
export const quotaLimits = Object.fromEntries(
  Object.entries({ ...countedQuotas, ...keptQuotas }).map(([name, { most }]) => [name, most]),
) as Readonly<Record<QuotaName, number>>;

export function countedRefusal(name: CountedName, retryAfterSeconds: number): AppError {
  const sentence = countedQuotas[name].sentence(waitOf(retryAfterSeconds));
  return new AppError('quota_reached', sentence, { retryAfterSeconds });
}
