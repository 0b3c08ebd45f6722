// What the coach says about one play session, from its own lines.
import { quoted } from '#domain/quote.ts';
import type { ChildWords, CoachedPlay, CoachLine } from './context.ts';
import type { SkillTopic } from './guidance/skills.ts';

const QUOTED_WORDS = { least: 3, most: 18 } as const;
/** Quoting what was misheard would be worse than quoting nothing. */
const SURE_ENOUGH = 0.5;
/** Fewer are no reason to say anything. */
const MANY = 3;

const quotable = {
  LP: { skill: 'praise', count: 'labeledPraises', did: 'named what you liked' },
  BD: {
    skill: 'description',
    count: 'behaviorDescriptions',
    did: 'described the play',
  },
  RF: { skill: 'reflection', count: 'reflections', did: 'gave words back' },
} as const;

type SkillCode = keyof typeof quotable;

const whyItHelped: Readonly<Record<SkillCode, (c: ChildWords) => string>> = {
  LP: (c) => `That tells ${c.name} exactly what to do again.`,
  BD: (c) => `That shows ${c.name} that you are watching, and leaves ${c.them} in the lead.`,
  RF: (c) => `That shows ${c.name} that you listened.`,
};

export const codeOf = (skill: SkillTopic) =>
  (Object.keys(quotable) as SkillCode[]).find((code) => quotable[code].skill === skill);

const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** The clearest line of this kind that has not been quoted yet. */
export function lineWith(
  play: CoachedPlay,
  code: string,
  alreadySaid: string,
): CoachLine | undefined {
  const fits = play.lines.filter(
    ({ speaker, text, code: own, confidence }) =>
      speaker === 'parent' &&
      own === code &&
      confidence >= SURE_ENOUGH &&
      wordCount(text) >= QUOTED_WORDS.least &&
      wordCount(text) <= QUOTED_WORDS.most &&
      !alreadySaid.includes(quoted(text)),
  );
  return fits.toSorted((a, b) => b.confidence - a.confidence)[0];
}

/** "once", "about 8 times". */
export const aboutTimes = (count: number) => (count === 1 ? 'about once' : `about ${count} times`);

function strongestFirst({ counts }: CoachedPlay): SkillCode[] {
  const codes: SkillCode[] = ['LP', 'BD', 'RF'];
  return codes.toSorted((a, b) => counts[quotable[b].count] - counts[quotable[a].count]);
}

/** Quotes a line and says why it helped; without one, says so kindly. */
export function highlight(play: CoachedPlay, c: ChildWords, alreadySaid: string): string {
  for (const code of strongestFirst(play)) {
    const line = lineWith(play, code, alreadySaid);
    if (!line) continue;
    const times = play.counts[quotable[code].count];
    const often = times > 1 ? ` You ${quotable[code].did} ${aboutTimes(times)}.` : '';
    return `You said: ${quoted(line.text)} ${whyItHelped[code](c)}${often}`;
  }
  const friendly =
    lineWith(play, 'UP', alreadySaid) ??
    (alreadySaid ? undefined : lineWith(play, 'TA', alreadySaid));
  if (friendly) {
    return `You said: ${quoted(friendly.text)} Your voice beside ${c.them} is company for ${c.name}, and that is where everything begins.`;
  }
  if (alreadySaid.includes('You said: ')) {
    return `I have no further line from this session to show you. What I read you before is what I would keep.`;
  }
  return `I have no line of yours that I could quote from this session. You gave ${c.name} your time, and that counts by itself.`;
}

/** What else went well, in one sentence; nothing where nothing did. */
export function alsoWentWell(play: CoachedPlay, highlighted: string): string {
  const code = strongestFirst(play).find(
    (one) =>
      play.counts[quotable[one].count] > 0 &&
      !highlighted.includes(quotable[one].did) &&
      !highlighted.includes(lineWith(play, one, '')?.text ?? '\u0000'),
  );
  if (!code) return '';
  return `You also ${quotable[code].did}, ${aboutTimes(play.counts[quotable[code].count])}.`;
}

/** One thing to try next time, with a sentence that can be said as it stands. */
export function nextStep(play: CoachedPlay, c: ChildWords): string {
  const { counts } = play;
  if (play.isFirst) return moreOfTheSame(play, c);
  if (counts.criticisms > 0) {
    return `Next time, catch one good moment and name it: “Thank you for being so careful with that.”`;
  }
  if (counts.commands >= MANY) {
    return `Next time, let ${c.them} decide, and say so: “You choose where it goes.”`;
  }
  if (counts.questions >= MANY) {
    return `Next time, turn one question into a statement: “You picked the red one.”`;
  }
  return strengthen(strongestFirst(play).at(-1) ?? 'LP', play, c);
}

/** After the first time nothing is to be mended: only more of what was good. */
function moreOfTheSame(play: CoachedPlay, c: ChildWords): string {
  const [best] = strongestFirst(play);
  if (best === undefined || play.counts[quotable[best].count] === 0) {
    return `Next time, simply say what ${c.their} hands are doing: “You are putting it on top.”`;
  }
  return `Do the same again next time: ${strengthen(best, play, c).replace(/^Next time, /, '')}`;
}

function strengthen(code: SkillCode, play: CoachedPlay, c: ChildWords): string {
  if (code === 'LP')
    return `Next time, name one ${play.counts.labeledPraises > 0 ? 'more thing' : 'thing'} you like: “I love how carefully you do that.”`;
  if (code === 'BD')
    return `Next time, say what ${c.their} hands are doing: “You are putting it on top.”`;
  const said = childsWords(play)?.replace(/[.,!…\s]+$/, '');
  return said
    ? `Next time, when ${c.they} say${c.s} something like “${said},” give it back: ${quoted(`${said}!`)}`
    : `Next time, give ${c.them} one of ${c.their} own sentences back: “The car goes up!”`;
}

function childsWords({ lines }: CoachedPlay): string | undefined {
  return lines.find(
    ({ speaker, text, confidence }) =>
      speaker === 'child' &&
      confidence >= SURE_ENOUGH &&
      !text.includes('?') &&
      wordCount(text) >= 2 &&
      wordCount(text) <= 8,
  )?.text;
}
