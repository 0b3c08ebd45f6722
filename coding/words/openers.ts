// The rule book's fixed forms: what a unit that begins or ends so is, whatever else it says.
import type { Code } from '#coding/session.ts';

/** Tried in order on the words of a unit without its fillers and names, joined by spaces. */
const OPENERS: readonly (readonly [RegExp, Code])[] = [
  [
    /^(do not|stop|quit|no more|enough|leave off|pack it in|give over|knock it off|cut it out|never)\b/,
    'NTA',
  ],
  [/^(can|could|will|would) you (not|stop|quit)\b/, 'NTA'],
  [/^why (are|do|did|must|can) (you|not you)\b.*\b(always|ever|even|never|so|keep)\b/, 'NTA'],
  [/^(can|could|will|would) (you|ye|we)\b/, 'IC'],
  [/^(would you like|do you want|do you know|do you remember|are you going to|did you)\b/, 'DQ'],
  [/^why (do not|not) (you|we)\b/, 'IC'],
  [/^(let us|shall we|will we|should we|can we|could we)\b/, 'IC'],
  [/^how about (you|we|\w+ing)\b/, 'IC'],
  [/^i (want|need|would like|would love) you to\b/, 'IC'],
  [/^i think (you|we) should\b/, 'IC'],
  [/^(we|you and me|me and you) (need|have|got|ought|should|had better)( to)?\b/, 'IC'],
  [/^(maybe |perhaps )?you (could|might|may)( want)?\b/, 'IC'],
  [/^(you|now you) (must|should|need to|have to|have got to|got to|had better|better)\b/, 'DC'],
  [
    /^(let me|mind|watch|look|listen|wait|hold on|hang on|come on|come here|be careful|be gentle)\b/,
    'DC',
  ],
  [/^(thank you|thanks|cheers|ta) for\b/, 'LP'],
  [
    /^(i like|i love|i really like|i really love|love|like) (how|the way|that you|when you|what you)\b/,
    'LP',
  ],
  [
    /^(good|great|nice|lovely|brilliant|excellent|super|fantastic|beautiful|clever|smart|cracking|grand|wonderful|awesome|amazing) (job|work|idea|thinking|girl|boy|lad|man|one|stuff|going)$/,
    'UP',
  ],
  [
    /^(good|great|nice|lovely|brilliant|excellent|super|fantastic|beautiful|clever|smart|cracking|wonderful|awesome|amazing|terrific) (\w+ )?\w+ing\b/,
    'LP',
  ],
  [
    /^(well done|way to go|good on you|nice one|fair play|attaboy|attagirl|nicely done|bravo)$/,
    'UP',
  ],
  [
    /^(well done|good on you|fair play|way to go|nice job|good job|great job|nice work|good work|great work|great idea|good idea|clever idea) (for |to |you )?(\w+ing|to|with|on|you)\b/,
    'LP',
  ],
  [
    /^(how did|where did|what did|what are|what is|where is|where are|who is|which|whose|how many|how come|when|what colour|what color|what happened|what about)\b/,
    'IQ',
  ],
  [
    /^(is|are|was|were|do|does|did|has|have|had|am) (not )?(it|that|this|he|she|they|you|we|i|there|the|your|my|his|her)\b/,
    'DQ',
  ],
  [/^(i|we) wonder\b/, 'TA'],
  [/^(i am|i have|i will|i would|i was|my)\b/, 'TA'],
];

/** Words that no finished thought ends with. */
export const NEVER_LAST = new Set(
  'the a an my your his its our their and or but to of is are am was because if that with for at from very'.split(
    ' ',
  ),
);

export interface Opener {
  readonly index: number;
  readonly code: Code;
}

/** The first fixed form that the words have. */
export function openerOf(text: string): Opener | undefined {
  const index = OPENERS.findIndex(([form]) => form.test(text));
  const found = OPENERS[index];
  return found && { index, code: found[1] };
}
