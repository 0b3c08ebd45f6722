// The two names of a play session. They never stand for each other, so the compiler keeps them apart.

declare const idKind: unique symbol;
type Id<Value, Kind extends string> = Value & { readonly [idKind]: Kind };

/** Made by the browser when a recording begins; it means something only together with its user. */
export type RecordingKey = Id<string, 'RecordingKey'>;

/** The row that the database made when the play session was saved. */
export type PlaySessionId = Id<number, 'PlaySessionId'>;

export const MOST_RECORDING_KEY_LETTERS = 64;
export const RECORDING_KEY = /^[\w-]{1,64}$/;

export function isRecordingKey(text: string): text is RecordingKey {
  return RECORDING_KEY.test(text);
}
