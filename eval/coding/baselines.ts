// What the coder has to beat: the commonest code for all, and ten rules of thumb such as anybody would write.
import type { Code } from '#coding/session.ts';
import type { CodedSession } from './sessions.ts';

export type Baseline = (session: CodedSession) => Code[];

export const alwaysNeutral: Baseline = ({ turns }) =>
  turns.flatMap((turn) => turn.units ?? []).map(() => 'TA');

export const rulesOfThumb: Baseline = ({ turns }) => {
  let childWords = new Set<string>();
  return turns.flatMap((turn) => {
    if (turn.speaker !== 'parent') childWords = new Set(wordsOf(turn.text));
    return (turn.units ?? []).map(({ text }) => codeByThumb(text, childWords));
  });
};

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

const RULES: readonly (readonly [RegExp, Code])[] = [
  [/\b(?:don't|stop|wrong|naughty|not like that)\b/i, 'NTA'],
  [/^(?:can|could|will|would) you\b|^let's\b/i, 'IC'],
  [/^(?:what|where|who|which|why|how|when)\b/i, 'IQ'],
  [/\?$|^(?:do|does|did|is|are|was) (?:you|it|he|she|that|the)\b/i, 'DQ'],
  [/^(?:put|look|come|give|take|get|go|try|say|show|wait|sit)\b/i, 'DC'],
  [
    /\b(?:good|great|nice|lovely|love|like) (?:\w+ ){0,2}(?:how|the way|job \w+ing|\w+ing)|thank you for/i,
    'LP',
  ],
  [/\b(?:good|great|well done|awesome|clever|lovely|perfect)\b/i, 'UP'],
  [/^(?:you're|you are|you just) /i, 'BD'],
];

const MOST = 0.6;

function codeByThumb(text: string, childWords: ReadonlySet<string>): Code {
  const rule = RULES.find(([form]) => form.test(text));
  if (rule) return rule[1];
  const words = wordsOf(text);
  const shared = words.filter((word) => childWords.has(word)).length;
  return words.length > 1 && shared / words.length >= MOST ? 'RF' : 'TA';
}
