// What is said about a play session when it is saved: one real line of the parent's first and why it helped, then one
// next step at most, as a sentence that can be said. Only what was counted here, never other families.
import { type PronounWords, pronounWords } from './pronoun-words.ts';
import { quoted } from './quote.ts';
import { goalFor, type SkillCounts } from './score.ts';

/** Quoting what was misheard would be worse than quoting nothing. */
const SURE_ENOUGH = 0.7;
const QUOTED_WORDS = { least: 3, most: 16, best: 8 } as const;
/** Fewer are part of talking with anybody. */
const MANY_AVOIDED = 3;

export interface FeedbackLine {
  readonly speaker: 'parent' | 'child' | 'other';
  readonly text: string;
  readonly textConfidence: number;
  readonly code?: string | undefined;
  readonly codeConfidence?: number | undefined;
}

export interface FeedbackFacts {
  readonly lines: readonly FeedbackLine[];
  readonly counts: SkillCounts;
  readonly durationSeconds: number;
  /** As on the child's profile: "she/her". */
  readonly pronouns: string;
  /** The first one that could be scored hears what went well, and nothing else. */
  readonly isFirst: boolean;
}

export interface SessionFeedback {
  readonly feedback: string;
  readonly suggestions: string | null;
}

export function sessionFeedback(facts: FeedbackFacts): SessionFeedback {
  const child = pronounWords(facts.pronouns);
  const line = lineToQuote(facts.lines);
  return {
    feedback: line ? praiseOf(line, child) : generalWords(facts.counts, child),
    suggestions: facts.isFirst ? null : nextStep(facts, child, line?.code),
  };
}

const HELPFUL_CODES = ['LP', 'RF', 'BD'] as const;
type HelpfulCode = (typeof HELPFUL_CODES)[number];

interface Quote {
  readonly code: HelpfulCode;
  readonly text: string;
}

/** Praise before reflection before description; of one kind, the one that is neither a scrap nor a speech. */
function lineToQuote(lines: readonly FeedbackLine[]): Quote | undefined {
  const fit = lines.filter(
    ({ speaker, text, textConfidence, codeConfidence = 0 }) =>
      speaker === 'parent' &&
      Math.min(textConfidence, codeConfidence) >= SURE_ENOUGH &&
      wordsIn(text) >= QUOTED_WORDS.least &&
      wordsIn(text) <= QUOTED_WORDS.most,
  );
  for (const code of HELPFUL_CODES) {
    const [best] = fit
      .filter((line) => line.code === code)
      .toSorted((a, b) => farFromBest(a.text) - farFromBest(b.text));
    if (best) return { code, text: best.text.trim() };
  }
  return undefined;
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length;
const farFromBest = (text: string) => Math.abs(wordsIn(text) - QUOTED_WORDS.best);

function praiseOf({ code, text }: Quote, { them, theyAre }: PronounWords): string {
  const said = `You said: ${quoted(text)}`;
  if (code === 'LP') return `${said} Naming what you liked tells ${them} exactly what to do again.`;
  if (code === 'RF') {
    return `${said} Saying it back shows ${them} you’re listening, and invites ${them} to say more.`;
  }
  return `${said} Saying what ${theyAre} doing shows you’re following along, and helps ${them} stay with it.`;
}

function generalWords(counts: SkillCounts, { them, theirs }: PronounWords): string {
  const helpful = counts.labeledPraises + counts.reflections + counts.behaviorDescriptions;
  return helpful > 0
    ? `You were right there in the play with ${them}, and your words showed it. That’s what this time is for.`
    : `You gave ${them} time that was all ${theirs}. Being there is where everything else begins.`;
}

function nextStep(
  { counts, durationSeconds }: FeedbackFacts,
  child: PronounWords,
  praised: HelpfulCode | undefined,
): string | null {
  const { questions, commands, criticisms } = counts;
  if (criticisms > 0) {
    return 'Next time something goes wrong, take a breath, then name what’s going well: “You keep trying.”';
  }
  if (questions >= MANY_AVOIDED && questions >= commands) {
    return 'Next time, turn one question into a statement: “You chose the red one.”';
  }
  if (commands >= MANY_AVOIDED) {
    return `Next time, let ${child.them} lead and say what you see: “You’re putting it there.”`;
  }
  return skillStep(counts, goalFor(durationSeconds), child, praised);
}

/**
 * For the skill that is farthest from the goal; none where all are reached. Whoever has just heard that a line helped is not
 * asked for a first one of its kind: then another skill comes first.
 */
function skillStep(
  counts: SkillCounts,
  goal: number,
  { them, their }: PronounWords,
  praised: HelpfulCode | undefined,
) {
  const [least] = [
    {
      code: 'LP',
      count: counts.labeledPraises,
      step: `Next time, name one ${counts.labeledPraises > 0 ? 'more thing' : 'thing'} you like: “I love how carefully you build.”`,
    },
    {
      code: 'RF',
      count: counts.reflections,
      step: `Next time, say ${their} words back: when you hear “A big dog!”, say “A big dog.”`,
    },
    {
      code: 'BD',
      count: counts.behaviorDescriptions,
      step: `Next time, tell ${them} what you see: “You’re putting it on top.”`,
    },
  ]
    .filter(({ code, count }) => code !== praised && count < goal)
    .toSorted((a, b) => a.count - b.count);
  return least?.step ?? null;
}
