// Lines of one kind, read out: which ones they are, the best and the worst.
import { hardest, insteadOf, whichLines } from '#coaching/answers/asked-lines.ts';
import { highlight } from '#coaching/answers/play-words.ts';
import { linesWith } from '#coaching/answers/quotable.ts';
import { type Asked, answerAboutPlay } from '#coaching/answers/this-play.ts';
import type { ThisPlayTopic } from '#coaching/understanding/topics.ts';
import { capitalized } from '#domain/pronoun-words.ts';
import { quoted } from '#domain/quote.ts';
import { amountOf, type Counter, counters, isSkill, listed } from './counters.ts';
import type { PlayQuestion } from './question.ts';

const MOST_READ = 6;
const SEE = 'You’ll find every line under “See what was said.”';

const counting: Readonly<Record<Counter, ThisPlayTopic>> = {
  labeledPraises: 'count-praise',
  behaviorDescriptions: 'count-descriptions',
  reflections: 'count-reflections',
  questions: 'count-questions',
  commands: 'count-commands',
  criticisms: 'count-criticism',
};

export function howMany({ counters: about }: PlayQuestion, asked: Asked): string | undefined {
  const [of, other] = about;
  if (of === undefined) return undefined;
  if (other === undefined) return ofOne(of, asked);
  const amounts = listed(about.map((one) => amountOf(one, asked.play.counts[one])));
  return `${capitalized(amounts)}. They’re estimates; you’ll find every line under “See what was said.”`;
}

const ofOne = (of: Counter, asked: Asked) => answerAboutPlay(counting[of], asked);

export function which({ counters: [of] }: PlayQuestion, asked: Asked): string | undefined {
  if (of === undefined) return undefined;
  const { play } = asked;
  const count = play.counts[of];
  // The first play hears what went well; the rest can be read by whoever looks for it.
  if (play.isFirst && !isSkill(of)) return ofOne(of, asked);
  if (of === 'criticisms') return whichCorrections(asked);
  if (count <= 1) return ofOne(of, asked);
  const lines = linesWith(play, counters[of].codes, '').slice(0, MOST_READ);
  const [first] = lines;
  if (!first) return whichLines(counters[of].codes, asked);
  const opener = lines.length === 1 ? 'This one I heard clearly:' : 'These I heard clearly:';
  const read = lines.map(({ text }) => quoted(text)).join(' ');
  const rest =
    lines.length < count
      ? `There were about ${count} in all; the others I didn’t hear clearly enough to quote.`
      : '';
  const turned = `${quoted(first.text)} could be ${quoted(insteadOf(first))}`;
  return [opener, read, rest, isSkill(of) ? '' : turned, SEE].filter(Boolean).join(' ');
}

/** Never a bare number: the line, and something to try. */
function whichCorrections(asked: Asked): string {
  const { play } = asked;
  const [line] = linesWith(play, counters.criticisms.codes, '');
  if (play.counts.criticisms === 0 || !line) return ofOne('criticisms', asked);
  return `Since you ask, ${play.counts.criticisms === 1 ? 'it was this' : 'this is one of them'}: ${quoted(line.text)} I took it for a correction, because it says that something wasn’t right. Nobody means it as criticism, and a quick “no” is all it takes. Next time it could be: ${quoted(insteadOf(line))} If I got it wrong, tap it under “See what was said” and change it.`;
}

export function best({ counters: [of] }: PlayQuestion, asked: Asked): string | undefined {
  if (of === undefined) return answerAboutPlay('best-thing', asked);
  if (!isSkill(of) || asked.play.counts[of] === 0) return undefined;
  return `This is the one I’d keep. ${highlight(asked.play, asked.child, '', [of])}`;
}

export function worst({ counters: [of] }: PlayQuestion, asked: Asked): string | undefined {
  const { play, child } = asked;
  if (of === undefined || play.isFirst) return hardest(asked);
  if (isSkill(of)) return undefined;
  const [line] = linesWith(play, counters[of].codes, '');
  if (!line) return ofOne(of, asked);
  return `None of them is bad, and they all count the same. If you’d like to change just one, take this: ${quoted(line.text)} It could be ${quoted(insteadOf(line))} Then ${child.name} stays in the lead.`;
}
