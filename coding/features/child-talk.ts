// What sort of thing the child said last: an answer, a reflection and a refusal depend on it.
import type { Token } from '#coding/words/tokens.ts';
import { AUXILIARIES, FILLERS, PRONOUNS, WH_WORDS } from '#coding/words/vocabulary.ts';

export type ChildTalk =
  | 'asks'
  | 'asks leave'
  | 'wishes'
  | 'doubts itself'
  | 'no'
  | 'no and more'
  | 'yes'
  | 'yes and more'
  | 'invites'
  | 'orders'
  | 'a word or two'
  | 'tells of itself'
  | 'tells';

export function childTalkOf(tokens: readonly Token[]): ChildTalk {
  const words = tokens.map((token) => token.word);
  const text = words.join(' ');
  const at = words.findIndex((word, index) => index === words.length - 1 || !FILLERS.has(word));
  const isQuestion =
    tokens.at(-1)?.mark === '?' ||
    WH_WORDS.has(words[at] ?? '') ||
    (AUXILIARIES.has(words[at] ?? '') && PRONOUNS.has(words[at + 1] ?? ''));
  if (isQuestion) return /\b(?:can (?:i|we)|may i)\b/.test(text) ? 'asks leave' : 'asks';
  const found = FORMS.find(([form]) => form.test(text));
  if (found)
    return words.length > 1 && (found[1] === 'no' || found[1] === 'yes')
      ? `${found[1]} and more`
      : found[1];
  if (words.length <= 2) return 'a word or two';
  return words[0] === 'i' ? 'tells of itself' : 'tells';
}

const FORMS: readonly (readonly [RegExp, ChildTalk])[] = [
  [/\b(?:i|me) (?:want|need|wish)|give me|i would like/, 'wishes'],
  [
    /\bi (?:can not|am bad|am not good|messed|did not do it right|am stupid)|it is too hard|i hate/,
    'doubts itself',
  ],
  [/^(?:no|nope|nah)\b/, 'no'],
  [/^(?:yes|yeah|yep|yup|okay|ok)\b/, 'yes'],
  [/\blet us\b/, 'invites'],
  [/\byou (?:be|do|have to|got to|need|can|hold|go|put|get|make|sit|wash|are the)\b/, 'orders'],
];
