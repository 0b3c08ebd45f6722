import * as z from 'zod/mini';
import {
  MOST_RECORDING_KEY_LETTERS,
  type PlaySessionId,
  RECORDING_KEY,
  type RecordingKey,
} from '#domain/ids.ts';

const keyText = z.string().check(z.maxLength(MOST_RECORDING_KEY_LETTERS), z.regex(RECORDING_KEY));

export const recordingKeySchema = keyText as z.ZodMiniType<string> as z.ZodMiniType<
  RecordingKey,
  string
>;

/** Of a play session that is told about; one that is asked for is an `ownedId`. */
export const playSessionIdSchema = z.int() as z.ZodMiniType<number> as z.ZodMiniType<
  PlaySessionId,
  number
>;
