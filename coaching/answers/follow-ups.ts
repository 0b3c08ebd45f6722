// What is answered to "why?", "another one", "shorter" and the like: all of them lean on a subject.
import type { Entry } from '#coaching/library/entry.ts';
import { entryOf } from '#coaching/library/library.ts';
import type { Move } from '#coaching/understanding/topics.ts';
import { quoted } from '#domain/quote.ts';
import { exampleTopicIn, howManyIn } from './examples.ts';

export interface Leaning {
  readonly entry: Entry;
  readonly message: string;
  /** Everything that the coach has said before. */
  readonly said: string;
  /** Puts the child's words into a text. */
  readonly fill: (text: string) => string;
}

const noMore =
  'Those are all the sentences I have for this. Your own words are better anyway: look at what’s happening and say it.';

export function unsaid({ entry, said, fill }: Leaning, most: number): string[] {
  return entry.sentences
    .map(fill)
    .filter((sentence) => !said.includes(sentence))
    .slice(0, most);
}

/** A pair such as “Instead of …: …” has its own quotation marks. */
export const asQuote = (sentence: string) => (sentence.includes('“') ? sentence : quoted(sentence));

export const followUps: Partial<Record<Move, (leaning: Leaning) => string>> = {
  why: ({ entry, fill }) => fill(entry.why),
  another: (leaning) => {
    const more = unsaid(leaning, 2);
    if (more.length > 0) return `Sure: ${more.map(asQuote).join(' Or: ')}`;
    return notYetSaid(leaning, leaning.entry.steps) ?? noMore;
  },
  examples: (leaning) => {
    const topic = exampleTopicIn(leaning.message);
    const from = topic ? { ...leaning, entry: entryOf(topic) } : leaning;
    const sentences = unsaid(from, howManyIn(leaning.message));
    return sentences.length > 0 ? `Here you go: ${sentences.map(asQuote).join(' ')}` : noMore;
  },
  shorter: (leaning) => {
    const [sentence] = leaning.entry.sentences;
    return sentence
      ? `In one sentence you could say: ${asQuote(leaning.fill(sentence))}`
      : firstSentence(leaning.fill(leaning.entry.say));
  },
  'more-detail': (leaning) =>
    notYetSaid(leaning, leaning.entry.steps) ??
    notYetSaid(leaning, leaning.entry.ifNot) ??
    leaning.fill(leaning.entry.why),
  'did-not-work': (leaning) =>
    notYetSaid(leaning, leaning.entry.ifNot) ??
    notYetSaid(leaning, leaning.entry.ask) ??
    'Then what I know about this doesn’t fit the two of you yet. Somebody who can see you together, like your pediatrician or a child therapist, will notice things I can’t. Until then, keep the five minutes: they do good even when the rest is hard.',
  'dont-understand': (leaning) => {
    const [sentence] = unsaid(leaning, 1);
    const simply = `Put simply: ${lowerFirst(leaning.fill(leaning.entry.why))}`;
    return sentence ? `${simply} In words, that could be: ${asQuote(sentence)}` : simply;
  },
};

function notYetSaid({ said, fill }: Leaning, text: string | undefined): string | undefined {
  const filled = text && fill(text);
  return filled && !said.includes(filled) ? filled : undefined;
}

const firstSentence = (text: string) => /^.*?[.!?]”?(?= |$)/.exec(text)?.[0] ?? text;

const lowerFirst = (text: string) =>
  /^(?:I|I’\w+|[A-Z]\w*’s)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
