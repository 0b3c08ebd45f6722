// Looks for danger in what a parent writes, before anything else reads it.
import { plainMessage, sentencesOf } from '#coaching/understanding/plain-message.ts';
import type { MessageReader, Reading } from '#coaching/understanding/reading.ts';
import type { Danger } from './danger.ts';
import { dangerByRules } from './rules.ts';

/** Chosen on messages of writers from whom nothing was learned: eval/coach says what they come to. */
const ALARM = 0.5;
/** Enough where a rule has found danger as well. */
const WITH_RULE = 0.1;
/** Below that it is no alarm, but the answer names somebody to talk to. */
export const MAY_BE_MORE = 0.2;
/** A danger in one sentence among many is lost in the whole; out of its context it has to be plainer. */
const ALARM_OF_SENTENCE = 0.95;
const MOST_SENTENCES = 12;

/** `names` are the children's: "I hit Noah" is said of a child. */
export async function screenForDanger(
  reader: MessageReader,
  message: string,
  names: readonly string[] = [],
): Promise<Danger | undefined> {
  const text = plainMessage(message, names);
  const byRule = dangerByRules(message, names);
  const { danger } = await reader.read(text);
  if (danger.share >= ALARM) return danger.of;
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES);
  const parts = sentences.length > 1 ? await readAll(reader, sentences) : [];
  const worst = parts.map((part) => part.danger).toSorted((a, b) => b.share - a.share)[0];
  if (worst && worst.share >= ALARM_OF_SENTENCE) return worst.of;
  return danger.share >= WITH_RULE ? byRule : undefined;
}

async function readAll(reader: MessageReader, sentences: readonly string[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const sentence of sentences) readings.push(await reader.read(sentence));
  return readings;
}
