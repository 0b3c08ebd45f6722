// What one line of the play counts as, and why.
import { insteadOf, kindOfLine } from '#coaching/answers/asked-lines.ts';
import type { Asked } from '#coaching/answers/this-play.ts';
import { quoted } from '#domain/quote.ts';
import { counterOfCode, counters, isSkill } from './counters.ts';
import { whyFew } from './heard.ts';
import type { PlayQuestion } from './question.ts';
import { whatItChanges } from './said-for-it.ts';

const CHANGE =
  'If it wasn’t meant that way, tap it under “See what was said” and change it; the counts follow.';

const TAKES_THE_LEAD = 'Nothing bad about it; it just takes the lead for a moment.';
const MEANT_WELL = 'Nobody means it as criticism, and a quick “no” is all it takes.';
const ASKS_WHETHER_BAD = /\b(?:bad|wrong)\b/;

export function whyCounted(question: PlayQuestion, asked: Asked) {
  const { line, counters: about, words } = question;
  const { child } = asked;
  if (!line) return undefined;
  // Who names the child’s words and a missing reflection asks why it is missing.
  if (line.speaker === 'child' && about[0] === 'reflections') return whyFew(question, asked);
  if (line.speaker === 'child')
    return `${quoted(line.text)} is ${child.name}’s line, and only your own are counted. Say it back, and it’s a reflection of yours.`;
  const own = counterOfCode(line.code);
  const [named, other] = about;
  const isOther = named !== undefined && other === undefined && own !== undefined && named !== own;
  const asOther = isOther ? `It isn’t one of the ${counters[named].many}.` : '';
  const counted = `${quoted(line.text)} counts as ${kindOfLine(line)}.`;
  if (own === undefined) return joined(counted, line.code === 'UP' ? '' : CHANGE);
  if (isSkill(own))
    return joined(
      asOther,
      counted,
      `So yes, that’s one to keep, and ${child.name} won’t mind a few more like it tomorrow.`,
    );
  const isBad = ASKS_WHETHER_BAD.test(words);
  return joined(
    asOther || (isBad ? 'There’s nothing bad about it.' : ''),
    counted,
    whatItChanges(line, words, child) ??
      (isBad ? '' : own === 'criticisms' ? MEANT_WELL : TAKES_THE_LEAD),
    `Instead it could be: ${quoted(insteadOf(line))}`,
  );
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
