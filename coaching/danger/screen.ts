// Looks for danger in what a parent writes, before anything else reads it.
import { goesOn } from '#coaching/understanding/leaning.ts';
import { plainMessage, sentencesOf } from '#coaching/understanding/plain-message.ts';
import type { MessageReader, Reading } from '#coaching/understanding/reading.ts';
import type { Topic } from '#coaching/understanding/topics.ts';
import type { Alarm } from './danger.ts';
import { withoutDenial } from './denial.ts';
import { dangerByRules } from './rules.ts';
import { dangerInSpanish } from './spanish.ts';

/** Chosen on messages of writers from whom nothing was learned: eval/coach says what they come to. Where that is no alarm for a reason of its own, the answer still names somebody to talk to. */
export const ALARM = 0.2;
/** Below that it is in doubt: after the help lines comes what the coach would have said. */
const SURELY = 0.7;
/** Enough where a rule has found danger as well. */
const WITH_RULE = 0.15;
/** A danger in one sentence among many is lost in the whole; out of its context it has to be plainer. */
const ALARM_OF_SENTENCE = 0.95;
const MOST_SENTENCES = 12;
/** Of danger in one sentence there is so much of a trace in the whole: of 1,050 messages that tell of danger, .08 at least where one sentence alone was plain enough. */
const TRACE = 0.04;
/** A few words alone, such as “I do give a warning,” sound like anything: then a rule or the whole message has to hint at it. */
const FEW_WORDS = 6;
const HINT = 0.1;
/** In so few nothing is lost: “She says she’s hot. She is not hot.” */
const FEW_IN_ALL = 10;
/** Who plainly asks about the account may mention an ex in passing; only more than this is an alarm there. */
const ALARM_BESIDE_ACCOUNT = 0.9;
/** What begins with “and if …” sounds like anything without what it follows. */
const ALARM_OF_FOLLOW_UP = 0.85;
/** “He owes me for a broken window lol.” */
const ALARM_OF_LAUGHTER = 0.7;
const LAUGHS = /\b(?:lol|lmao|haha+)\b/i;
const PLAINLY = 0.6;
const FAIRLY_PLAINLY = 0.5;
const aboutAccount: ReadonlySet<Topic> = new Set<Topic>([
  'account-help',
  'costs',
  'data-law',
  'delete-my-data',
  'download-data',
  'others-get-access',
  'where-is-data',
  'who-can-hear',
]);

/** Whoever plainly writes of a child's temper may write "she hits me", and of bitten nails that they bleed: there a rule alone is not enough. */
const withAlarmingWords: ReadonlySet<Topic> = new Set<Topic>([
  'biting',
  'breaking-things',
  'habits',
  'hitting',
  'hurts-other-kids',
  'kicking-pushing',
  'rough-with-baby',
  'sibling-fights',
  'tantrum',
  'throwing-toys',
]);

/** `names` are the children's: "I hit Noah" is said of a child. */
export async function screenForDanger(
  reader: MessageReader,
  message: string,
  names: readonly string[] = [],
): Promise<Alarm | undefined> {
  const inSpanish = dangerInSpanish(message);
  if (inSpanish) return { of: inSpanish, isDoubtful: false };
  const byRule = dangerByRules(message, names);
  const plain = plainMessage(
    message,
    names.map((name) => ({ name, as: 'my child' })),
  );
  const text = byRule ? plain : withoutDenial(plain);
  if (text === '') return undefined;
  const { danger, topics } = await reader.read(text);
  const [best] = topics;
  const asksAboutAccount = best && aboutAccount.has(best.of) && best.share >= PLAINLY;
  const raised = asksAboutAccount
    ? ALARM_BESIDE_ACCOUNT
    : goesOn(text)
      ? ALARM_OF_FOLLOW_UP
      : LAUGHS.test(text)
        ? ALARM_OF_LAUGHTER
        : ALARM;
  const alarm = byRule ? ALARM : raised;
  if (danger.share >= Math.max(alarm, SURELY)) return { of: danger.of, isDoubtful: false };
  const isHinted = byRule !== undefined || danger.share >= HINT;
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES);
  const telling = sentences.filter((one) => isHinted || one.split(' ').length > FEW_WORDS);
  const isLong = sentences.length > 1 && text.split(' ').length > FEW_IN_ALL;
  const mayHideDanger = isLong && (byRule !== undefined || danger.share >= TRACE);
  const parts = mayHideDanger ? await readAll(reader, telling) : [];
  const worst = parts.map((part) => part.danger).toSorted((a, b) => b.share - a.share)[0];
  if (worst && worst.share >= ALARM_OF_SENTENCE) return { of: worst.of, isDoubtful: false };
  if (danger.share >= alarm) return { of: danger.of, isDoubtful: true };
  const isEveryday = best && withAlarmingWords.has(best.of) && best.share >= FAIRLY_PLAINLY;
  const isPossible = danger.share >= WITH_RULE && !isEveryday;
  return byRule && isPossible ? { of: byRule, isDoubtful: true } : undefined;
}

async function readAll(reader: MessageReader, sentences: readonly string[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const sentence of sentences) readings.push(await reader.read(sentence));
  return readings;
}
