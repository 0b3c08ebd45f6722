// What could have been said in place of a line.
import { insteadOf } from '#coaching/answers/asked-lines.ts';
import { numberIn } from '#coaching/answers/examples.ts';
import { bare, isFit } from '#coaching/answers/quotable.ts';
import { saidBack } from '#coaching/answers/said-back.ts';
import { type Asked, answerAboutPlay } from '#coaching/answers/this-play.ts';
import type { ChildWords, CoachLine } from '#coaching/context.ts';
import { quoted } from '#domain/quote.ts';
import { type Counter, counterOfCode, isSkill } from './counters.ts';
import { which } from './lines-read.ts';
import type { PlayQuestion } from './question.ts';

type HeldBack = Extract<Counter, 'questions' | 'commands' | 'criticisms'>;

const HOW_MANY = /\b\d (?:things|ways|ideas|sentences|options|alternatives|other)\b/;

export function saidInstead(question: PlayQuestion, asked: Asked): string | undefined {
  const { line, words } = question;
  const { child, said } = asked;
  if (!line) return ofAll(question, asked);
  if (line.speaker === 'child') return echoed(line, child);
  const of = counterOfCode(line.code);
  if (of === undefined) return undefined;
  if (isSkill(of))
    return `Nothing, that one is good as it is: ${quoted(line.text)} Keep it just like that.`;
  const wanted = HOW_MANY.test(words) ? (numberIn(words) ?? 1) : 1;
  // Asked once more, there has to be something new.
  const fresh = alternatives(line, of, asked).filter((text) => !said.includes(bare(text)));
  if (fresh.length === 0) return undefined;
  const others = fresh.slice(0, wanted).map(quoted).join(' Or: ');
  return `Instead of ${quoted(line.text)} you could say: ${others} ${because(of, child)}`;
}

/** Of a whole kind. */
function ofAll(question: PlayQuestion, asked: Asked): string | undefined {
  const [of] = question.counters;
  if (of === 'questions') return answerAboutPlay('turn-my-question', asked);
  return of === undefined || isSkill(of) ? undefined : which(question, asked);
}

/** What the child said in this play, as it could be said back. */
export function echoOf({ play, child }: Asked): string {
  const line = play.lines.find(
    (one) => one.speaker === 'child' && isFit(one) && saidBack(one.text) !== undefined,
  );
  const back = line && saidBack(line.text);
  if (!line || !back)
    return `There was hardly anything to say back, so let that go: nobody can reflect what isn’t said, and a lone “okay” needs no answer. Say what you see ${child.them} do, starting with “You’re …” The next time a sound or a word comes, give it back with one more: “Vroom” gets “Vroom, fast car.”`;
  return `When ${child.name} said ${quoted(line.text)} you could say: ${quoted(back)} Nothing to add and nothing to ask; then wait and see what comes.`;
}

const echoed = (line: CoachLine, { name, them }: ChildWords) =>
  `The simplest reply is an echo: ${quoted(saidBack(line.text) ?? line.text)} That’s a reflection, and it tells ${name} you were listening. Then say what you see ${them} do, starting with “You’re …”`;

const alternatives = (line: CoachLine, of: HeldBack, asked: Asked): string[] =>
  of === 'questions'
    ? [
        wordsBefore(line, asked) ?? '',
        insteadOf(line),
        wonderedAt(line.text) ?? '',
        'I love how you’re working that out.',
      ].filter(Boolean)
    : [insteadOf(line), 'You’ve got your own plan for that.', 'You keep on trying.'];

const JUST_BEFORE = 2;

/** What the child had just said, said back, unless it was. */
function wordsBefore(line: CoachLine, { play: { lines } }: Asked): string | undefined {
  const before = lines.slice(0, lines.indexOf(line)).slice(-JUST_BEFORE);
  const childs = before.findLast((one) => one.speaker === 'child' && isFit(one));
  return childs && !before.some(({ code }) => code === 'RF') ? saidBack(childs.text) : undefined;
}

/** The question as a thought, which asks for no answer. */
const wonders: readonly (readonly [RegExp, string])[] = [
  [/^(what (?:kind|sort|color) (?:of \w+ )?) ?(is|are) (it|that|this|they)$/, '$1$3 $2'],
  [/^(what|where|who|which one) (is|are) (it|that|this|they|these)( .+)?$/, '$1 $3 $2$4'],
  [/^(who is .+)$/, '$1'],
  [/^(what|where|how|why|when) (?:does|do) (it|that|this|he|she) (go|do)$/, '$1 $2 $3es'],
  [/^(what|where|how|why|when) (?:does|do) (it|that|this|he|she) (\w+)$/, '$1 $2 $3s'],
  [/^is (it|that|this|he|she) (.+)$/, 'if $1’s $2'],
];

export function wonderedAt(question: string): string | undefined {
  const text = question
    .toLowerCase()
    .replace(/[’']s\b/, ' is')
    .replace(/[\s?.!,]+$/, '');
  const found = wonders.find(([pattern]) => pattern.test(text));
  if (!found) return undefined;
  return `I wonder ${text.replace(...found).replace(/ {2,}/g, ' ')}.`;
}

function because(of: HeldBack, { name }: ChildWords): string {
  if (of === 'questions')
    return `It shows the same interest without the asking, and ${name} can still tell you.`;
  return of === 'commands'
    ? `It leaves the next step to ${name}; what’s unsafe you still say, once and calmly.`
    : `It says what you see instead of what’s wrong, and ${name} stays in the lead.`;
}
