// What is answered to "why?", "another one", "shorter" and the like: all of them lean on a subject.
import type { Entry } from '#coaching/library/entry.ts';
import { entryOf, type LibraryTopic } from '#coaching/library/library.ts';
import { toyIn } from '#coaching/library/toys.ts';
import type { Move } from '#coaching/understanding/topics.ts';
import { quoted } from '#domain/quote.ts';
import { doingTold } from './doing-told.ts';
import {
  exampleTopicIn,
  givenBack,
  howManyIn,
  isOf,
  namesBoth,
  numberIn,
  skillIn,
} from './examples.ts';

export interface Leaning {
  readonly entry: Entry;
  /** The parent is the one of the five minutes. */
  readonly about: 'the app' | 'the parent' | 'the child';
  readonly message: string;
  /** Everything that the coach has said before. */
  readonly said: string;
  /** The lines of the play that is talked about. */
  readonly played: string;
  readonly childsName: string;
  /** Puts the child's words into a text. */
  readonly fill: (text: string) => string;
}

/** “Some that aren’t just ‘I love how’.” */
const NOT_I_LOVE =
  /\b(?:not|aren[’']?t|isn[’']?t|don[’']?t|without|besides|instead of|other than)\b.*\bi (?:love|like)\b/i;
const OPENS_WITH_I = /^I (?:love|like)\b/;

const noMore =
  'Those are all the sentences I have for this. Your own words are better anyway: look at what’s happening and say it.';

/** Those nearest to the parent's own words come first. */
export function unsaid({ entry, said, fill, message }: Leaning, most: number): string[] {
  const asked = new Set(stemsOf(message));
  const shared = (sentence: string) => stemsOf(sentence).filter((stem) => asked.has(stem)).length;
  return entry.sentences
    .map(fill)
    .filter((sentence) => !said.includes(sentence))
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most);
}

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5));

/** Of what could be said next, that which speaks of the same things as the message. */
function nearest(message: string, texts: readonly string[]): string | undefined {
  const asked = new Set(stemsOf(message));
  const shared = (text: string) =>
    new Set(stemsOf(text).filter((stem) => asked.has(stem) && !COMMON.has(stem))).size;
  const [best] = texts.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) >= ENOUGH_SHARED ? best : undefined;
}

const ENOUGH_SHARED = 2;
const COMMON = new Set(
  'what when with that this your have then them they just like also'.split(' '),
);

/** A pair such as “Instead of …: …” has its own quotation marks. */
export const asQuote = (sentence: string) => (sentence.includes('“') ? sentence : quoted(sentence));

/** Who asks like this wants something to do, and no further sentence. */
const ANOTHER_WAY =
  /\b(?:what|anything|something) else\b|\bother (?:ideas?|ways?|tips?|options?)\b/i;

export const followUps: Partial<Record<Move, (leaning: Leaning) => string>> = {
  why: ({ entry, fill }) => fill(entry.why),
  another: (leaning) => {
    const way = ANOTHER_WAY.test(leaning.message)
      ? (notYetSaid(leaning, leaning.entry.ifNot) ?? notYetSaid(leaning, leaning.entry.steps))
      : undefined;
    if (way) return way;
    const more = unsaid(leaning, 2);
    if (more.length > 0) return `Sure: ${more.map(asQuote).join(' Or: ')}`;
    return notYetSaid(leaning, leaning.entry.steps) ?? noMore;
  },
  examples: (leaning) => {
    const back = givenBack(leaning.message) ?? bothFor(leaning);
    if (back) return leaning.fill(back);
    const told = doingTold(leaning.message, leaning.childsName);
    const all = [told ?? '', ...examplesFor(leaning)].filter(
      (one) => one !== '' && !(NOT_I_LOVE.test(leaning.message) && OPENS_WITH_I.test(one)),
    );
    const sentences = all.slice(0, howManyIn(leaning.message));
    return sentences.length > 0 ? `${HERE_YOU_GO}${sentences.map(asQuote).join(' ')}` : noMore;
  },
  'more-detail': (leaning) => {
    const { steps, ifNot, why, ask } = leaning.entry;
    const unheard = [steps, ifNot, why, ask].flatMap((text) => notYetSaid(leaning, text) ?? []);
    return nearest(leaning.message, unheard) ?? unheard[0] ?? leaning.fill(why);
  },
  'did-not-work': (leaning) =>
    notYetSaid(leaning, leaning.entry.ifNot) ??
    notYetSaid(leaning, leaning.entry.ask) ??
    'Then what I know about this doesn’t fit the two of you yet. Somebody who can see you together, like your pediatrician or a child therapist, will notice things I can’t. Until then, keep the five minutes: they do good even when the rest is hard.',
  'dont-understand': (leaning) => {
    const [sentence] = unsaid(leaning, 1);
    const simply = `Put simply: ${lowerFirst(leaning.fill(leaning.entry.why))}`;
    return sentence ? `${simply} In words, that could be: ${asQuote(sentence)}` : simply;
  },
  'one-thing': (leaning) => {
    const several = numberIn(leaning.message);
    if (several !== undefined && several > 1) return someThings(leaning, several);
    const [sentence] = unsaid(leaning, 1);
    const step = firstSentence(leaning.fill(leaning.entry.steps ?? leaning.entry.say));
    return `Just this one, then: ${lowerFirst(step)}${sentence ? ` And have one sentence ready: ${asQuote(sentence)}` : ''}`;
  },
  'how-long': (leaning) =>
    (leaning.about === 'the app' && followUps['more-detail']?.(leaning)) ||
    leaning.fill(
      leaning.about === 'the parent'
        ? 'It usually takes a week or two of daily play before it stops feeling like work. Five minutes is enough; how often matters more than how long. You’ll notice small things first, like a question you held back, or a good sentence that came on its own.'
        : 'Give it about two weeks, done the same way each time. It often gets a little louder in the first days, because {name} wants to see if you mean it, and then it eases in small steps. If nothing has moved by then, tell me, and we’ll try another way.',
    ),
  'when-to-get-help': (leaning) =>
    leaning.fill(
      leaning.entry.ask ??
        'Talk to your pediatrician if it has gone on for a month without easing, if it keeps {name} from sleeping, eating, playing or learning, or if your gut says so. You don’t have to wait until it gets bad. Two weeks of short notes, what happened and what came before, are the best thing to bring.',
    ),
  'is-that-normal': (leaning) =>
    leaning.fill(
      leaning.about === 'the parent'
        ? `Yes, that’s very common in the first weeks, and you’re in good company. ${firstSentence(leaning.entry.why)} It eases with practice, usually after a week or two of playing every day.`
        : `By itself it’s nothing to worry about; it’s one of the things that come with being little. ${firstSentence(leaning.entry.why)} ${leaning.entry.ask ?? 'If it lasts for weeks or your gut says otherwise, ask your pediatrician.'}`,
    ),
  'did-i-do-right': (leaning) => {
    const further = notYetSaid(leaning, leaning.entry.steps) ?? leaning.fill(leaning.entry.why);
    return `No, that wasn’t wrong; you did what made sense in that moment, and nothing is broken by it. From here on, I’d do it like this. ${further}`;
  },
};

const COUNTED = ['No', 'One', 'Two', 'Three', 'Four'];

/** Steps before what the general answer began with. */
function someThings({ entry, fill }: Leaning, several: number): string {
  const most = Math.min(several, COUNTED.length - 1);
  const all = [entry.steps, entry.say].flatMap((text) => (text ? sentencesIn(fill(text)) : []));
  const things = all.filter((one) => !one.includes('“') && !one.endsWith('?')).slice(0, most);
  return `${COUNTED[things.length] ?? 'A few'} things, then. ${things.join(' ')}`;
}

/** Who mixes up describing and reflecting gets one of each, for the toy. */
function bothFor({ message, said }: Leaning): string | undefined {
  const toy = toyIn(message);
  if (!toy || !namesBoth(said)) return undefined;
  const description = toy.descriptions.find((one) => !said.includes(one)) ?? '';
  return `Describing is what you see: ${quoted(description)} Reflecting is what you hear: {name} says, “${toy.childSays},” and you say, ${quoted(`${toy.childSays}.`)}`;
}

/** Of a skill that is named, first those for the toy or the time of day that is named with it. */
function examplesFor(leaning: Leaning): string[] {
  const withToy = toyExamples(leaning);
  if (withToy.length > 0) return withToy;
  const of = (topic: LibraryTopic) => unsaid({ ...leaning, entry: entryOf(topic) }, ALL);
  const [topic, skill] = [exampleTopicIn(leaning.message), skillIn(leaning.message)];
  if (!topic) return unsaid(leaning, ALL);
  if (!skill || skill === topic) return of(topic);
  return [...of(topic).filter(isOf(skill, topic)), ...of(skill)];
}

const ALL = 100;

/** Of the skill that is asked for, or that was talked about; else of both. */
function toyExamples({ message, said, entry, fill, about, played }: Leaning): string[] {
  const toy = toyIn(message) ?? (about === 'the parent' ? toyIn(played) : undefined);
  if (!toy) return [];
  const { praises, descriptions } = toy;
  const ofSkill: Partial<Record<LibraryTopic, readonly string[]>> = {
    'praise-examples': praises,
    'description-examples': descriptions,
  };
  const skill = skillIn(message) ?? skillIn(entry.name);
  const mixed = [...descriptions.slice(0, 2), ...praises, ...descriptions.slice(2)];
  const sentences = skill ? (ofSkill[skill] ?? []) : mixed;
  return sentences.map(fill).filter((sentence) => !said.includes(sentence));
}

const IN_SHORT = 'In short: ';
export const HERE_YOU_GO = 'Here you go: ';

const shortestOf = (quotes: readonly string[]) =>
  `The shortest ones: ${quotes
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 2)
    .join(' ')}`;

/** Praises for a toy have a shorter form each. */
export function inFewerWords(before: string, message: string): string | undefined {
  const toy = toyIn(message);
  if (!before.startsWith(HERE_YOU_GO) || !toy?.praises.some((one) => before.includes(one)))
    return undefined;
  return `Sure, shorter: ${toy.inBrief.map(quoted).join(' ')}`;
}

/** In short what was said last, with the words to say if it had some; and of what was short already, these alone. */
export function inShort(before: string): string {
  if (before.startsWith(HERE_YOU_GO)) return shortestOf(before.match(/“[^”]+”/g) ?? []);
  const last = before.replace(IN_SHORT, '');
  const words = /“[^”]+”/.exec(last)?.[0];
  if (last !== before && words) return `In one line: ${words}`;
  const [first = last, second = ''] = sentencesIn(last);
  const gist = first.split(' ').length < FEW_WORDS ? `${first} ${second}`.trim() : first;
  const offered = /You could say: “[^”]+”/.exec(last)?.[0];
  return `${IN_SHORT}${offered && !gist.includes(offered) ? `${gist} ${offered}` : gist}`;
}

const FEW_WORDS = 6;

/** For who tells the child’s age only afterward. */
export function atThatAge(leaning: Leaning, ageText: string | undefined): string {
  const [sentence] = unsaid(leaning, 1);
  const text =
    notYetSaid(leaning, ageText) ??
    `It stays the same at that age. ${notYetSaid(leaning, leaning.entry.steps) ?? leaning.fill(leaning.entry.why)}`;
  return sentence ? `${text} You could say: ${asQuote(sentence)}` : text;
}

function notYetSaid({ said, fill }: Leaning, text: string | undefined): string | undefined {
  const filled = text && fill(text);
  return filled && !said.includes(filled) ? filled : undefined;
}

const sentencesIn = (text: string) =>
  text.match(/[^.!?]+[.!?]+”?(?=\s|$)/g)?.map((one) => one.trim()) ?? [];

const firstSentence = (text: string) => /^.*?[.!?]”?(?= |$)/.exec(text)?.[0] ?? text;

const lowerFirst = (text: string) =>
  /^(?:I|I’\w+|[A-Z]\w*’s)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
