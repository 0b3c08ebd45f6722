// Answers about the play that was just played, from its own lines and counts.
import type { ChildWords, CoachedPlay, CoachLine } from '#coaching/context.ts';
import type { ThisPlayTopic } from '#coaching/understanding/topics.ts';
import { capitalized } from '#domain/pronoun-words.ts';
import { quoted } from '#domain/quote.ts';
import { goalFor, totalNegative } from '#domain/score.ts';
import { againstGoal, goalWords, twoMore, whyThisScore } from './against-goal.ts';
import { hardest, leastSure, plainPraise, whyCoded, whyNotCounted } from './asked-lines.ts';
import { insteadOfQuestion } from './instead-of-question.ts';
import {
  aboutTimes,
  type Counted,
  compared,
  countWords,
  highlight,
  mostRoom,
  nextStep,
  strongestFirst,
  whatElse,
} from './play-words.ts';
import { bare, childLine, isFit, linesWith } from './quotable.ts';

/** Of one kind in one answer. */
const MOST_QUOTED = 3;
/** What a parent would call their best. */
const PRAISE_FIRST: readonly Counted[] = ['labeledPraises', 'reflections', 'behaviorDescriptions'];

export interface Asked {
  readonly play: CoachedPlay;
  readonly child: ChildWords;
  /** What was asked, in the parent's words. */
  readonly message: string;
  /** Everything that the coach has said before, and the last of it. */
  readonly said: string;
  readonly last: string;
}

export const noPlayYet = ({ name }: ChildWords) =>
  `You haven’t played a session with ${name} yet, so there’s nothing for me to look at. Tap Start when you have five minutes, and afterward I’ll show you which of your sentences helped. Until then, ask me anything about playing together.`;

export const answerAboutPlay = (topic: ThisPlayTopic, asked: Asked): string =>
  answers[topic](asked);

/** For who wants to hear one more of their lines. */
export const anotherLine = ({ play, child, said }: Asked) =>
  highlight(play, child, said, PRAISE_FIRST);

const answers: Readonly<Record<ThisPlayTopic, (asked: Asked) => string>> = {
  'how-did-i-do': ({ play, child, said, message }) =>
    joined(
      DOUBT.test(message) ? 'No, you didn’t do badly.' : '',
      highlight(play, child, said),
      whatElse(play, highlight(play, child, said)),
      play.isFirst ? 'That’s a warm start for the two of you.' : nextStep(play, child),
    ),
  'best-thing': ({ play, child, said }) => {
    const best = highlight(play, child, said, PRAISE_FIRST);
    return best.startsWith('You said') ? `This is the one I’d keep. ${best}` : best;
  },
  'what-to-improve': ({ play, child }) =>
    play.isFirst
      ? `After a first play there’s nothing to fix. ${nextStep(play, child)}`
      : joined(goodFirst(play), mostRoom(play), nextStep(play, child)),
  'next-goal': ({ play, child, message }) =>
    joined(
      HOW_MANY.test(message) ? twoMore(play, message) : mostRoom(play),
      nextStep(play, child),
      play.isFirst ? 'That one thing is plenty.' : '',
    ),
  'compare-last': ({ play, child, said }) => joined(compared(play), highlight(play, child, said)),
  'count-praise': (asked) => countAnswer('labeledPraises', ['LP'], asked),
  'count-reflections': (asked) => countAnswer('reflections', ['RF'], asked),
  'count-descriptions': (asked) => countAnswer('behaviorDescriptions', ['BD'], asked),
  'count-questions': (asked) => avoided('questions', ['IQ', 'DQ'], asked),
  'count-commands': (asked) => avoided('commands', ['DC', 'IC'], asked),
  'count-criticism': ({ play, child }) => criticism(play, child),
  'turn-my-question': (asked) => turned(asked),
  'did-i-reach-goal': ({ play, child }) => joined(goalWords(play), nextStep(play, child)),
  'child-lines': (asked) => childSaid(asked),
  'my-lines': (asked) => parentSaid(asked),
  'who-led-this-play': ({ play, child }) => whoLed(play, child),
  'why-coded': (asked) => whyCoded(asked),
  'why-not-counted': (asked) => whyNotCounted(asked),
  'least-sure-line': (asked) => leastSure(asked),
  'hardest-moment': (asked) => hardest(asked),
  'plain-praise': (asked) => plainPraise(asked),
  'child-enjoyed': (asked) => enjoyed(asked),
  'is-that-good': ({ play, child, message }) =>
    joined(verdictOn(play, child, message), againstGoal(play), nextStep(play, child)),
  'score-why': ({ play, child }) => joined(whyThisScore(play), nextStep(play, child)),
  'how-i-sounded': ({ play, child, said }) =>
    joined(
      'I go by your words; I can’t judge your tone, so trust your own ear there.',
      highlight(play, child, said),
      `If you felt tired, ${child.name} still had you close by, and a smile before you start does half the work.`,
    ),
};

const HOW_MANY = /\bhow many\b|\bwhat number\b/i;
const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

const DOUBT = /\bbad(?:ly)?\b|\bfail|\bterribl|\bawful|\brubbish|\bterrible|\bworst\b/i;
const OF_REFLECTIONS = /repeat|reflect|giv\w+ back|parrot/i;
const OF_PRAISE = /prais/i;

/** Yes or no first. */
function verdictOn(
  { counts, durationSeconds, isFirst, lines }: CoachedPlay,
  { name }: ChildWords,
  message: string,
): string {
  const goal = goalFor(durationSeconds);
  if (isFirst)
    return DOUBT.test(message)
      ? 'No, it isn’t bad, and I’m not just being nice: nearly everyone starts out that way.'
      : 'Yes, for a first play that’s fine.';
  if (OF_REFLECTIONS.test(message)) {
    const times = lines.filter(({ speaker }) => speaker === 'child').length;
    return `About ${counts.reflections} is fine, since there’s only as much to say back as ${name} says${times > 0 && times < goal ? `, and I heard ${name} just ${aboutTimes(times).replace('about ', '')} or so` : ''}. Noises count as talk, too: say them back with a word added.`;
  }
  if (OF_PRAISE.test(message) && counts.labeledPraises >= goal)
    return 'No, that’s not too much: praise that says what for doesn’t wear out.';
  if (totalNegative(counts) > goal)
    return 'It’s not a failure. There were a lot of questions or commands in it, and that’s the easiest thing to change.';
  return counts.labeledPraises + counts.behaviorDescriptions >= goal
    ? 'Yes, that’s good.'
    : 'It’s a fine place to be on the way.';
}

const TELLS_OF_JOY =
  /\b(?:laugh|gigg|smil|grin|loved it|had (?:\w+ ){0,3}(?:fun|blast|time)|so happy|cuddl|played longer|longer than|stayed (?:on|with|there)|asked (?:for|to) (?:do|play|more))/i;

function enjoyed({ play, child, message }: Asked): string {
  if (TELLS_OF_JOY.test(message))
    return `That’s the best sign there is, and I’m glad you told me, because I can’t hear a smile. Believe it over any number: ${child.name} had a good time with you. The counts only show what to practice, and the two can both be true.`;
  const times = play.lines.filter(({ speaker }) => speaker === 'child').length;
  const back = play.counts.reflections;
  return joined(
    'I hear words but don’t see faces, so you know more about that than I do.',
    times > 0
      ? `What I can tell you: ${child.name} spoke up ${aboutTimes(times)}${back > 0 ? `, and you reflected what you heard ${aboutTimes(back)}` : ''}.`
      : `I didn’t catch ${child.name} talking, and plenty of children play best without a word.`,
    'Staying with the game, moving closer, and asking to do it again tomorrow are the surest signs of a good time.',
  );
}

function goodFirst(play: CoachedPlay): string {
  const [best] = strongestFirst(play);
  return best && play.counts[best] > 0 ? `${countWords(best, play)} Keep that.` : '';
}

const DOUBTS_IT = /\bmiss(?:ed|ing)?\b|\bswear\b|\bsure\b|\bi (?:know|thought|think) i\b/i;
const TOO_MANY = /\btoo (?:many|much|often)\b/i;
const TOO_FEW = /\b(?:low|only|few|i thought)\b/i;

function countAnswer(
  skill: Counted,
  codes: readonly string[],
  { play, said, message }: Asked,
): string {
  const count = play.counts[skill];
  if (count === 0)
    return `I didn’t catch any this time, though I may have missed some. You can look through every line under “See what was said” and correct what I got wrong.`;
  if (TOO_MANY.test(message))
    return joined(
      `No, about ${count} in five minutes isn’t too many, as long as you leave a breath between them.`,
      `If it starts to feel like calling a ball game, say only what’s new, and let the rest go by quietly.`,
      examplesOf(newFirst(linesWith(play, codes, ''), said).slice(0, 1), count),
    );
  return joined(
    TOO_FEW.test(message) ? 'It’s a start, and there may well have been more than I caught.' : '',
    countWords(skill, play),
    examplesOf(newFirst(linesWith(play, codes, ''), said).slice(0, MOST_QUOTED), count),
    'It’s an estimate; you can see every line under “See what was said.”',
  );
}

function avoided(
  kind: 'questions' | 'commands',
  codes: readonly string[],
  { play, child, message }: Asked,
): string {
  const count = play.counts[kind];
  const one = kind.slice(0, -1);
  if (count === 0 && DOUBTS_IT.test(message))
    return `I didn’t catch one, but I do miss some. If it was there, find its line under “See what was said,” tap it, and change what it counts as. One or two don’t hurt: you gave ${child.name} a lot of room.`;
  if (count === 0) return `I didn’t hear a single ${one}. That gave ${child.name} a lot of room.`;
  const heard = `I counted ${count === 1 ? `one ${one}` : `about ${count} ${kind}`}.`;
  if (play.isFirst)
    return `${heard} After a first play that’s nothing to worry about: it’s how we all talk. You’ll find them under “See what was said,” but what counts today is that you played.`;
  const lines = linesWith(play, codes, '').slice(0, MOST_QUOTED);
  return joined(heard, examplesOf(lines, count), insteadOf(kind, lines[0]));
}

/** Who asks for all of a kind is read also those that were quoted before. */
const newFirst = (lines: readonly CoachLine[], said: string) =>
  lines.toSorted(
    (a, b) => Number(said.includes(bare(a.text))) - Number(said.includes(bare(b.text))),
  );

function examplesOf(lines: readonly CoachLine[], count: number): string {
  if (lines.length === 0)
    return 'I didn’t hear the words clearly enough to quote; you can look under “See what was said.”';
  const opener = count === 1 ? 'It was:' : 'For example:';
  return `${opener} ${lines.map(({ text }) => quoted(text)).join(' ')}`;
}

function insteadOf(kind: 'questions' | 'commands', line: CoachLine | undefined): string {
  if (kind === 'commands')
    return 'Next time, leave one decision to your child and say so: “You choose where it goes.”';
  return line
    ? `Next time, say what you see instead: ${quoted(insteadOfQuestion(line.text))}`
    : 'Next time, let one of them become a statement about what you see, like “You picked that one.”';
}

function criticism({ counts, isFirst }: CoachedPlay, { name }: ChildWords): string {
  if (isFirst)
    return `I leave those alone after a first play, because today counts for sitting down with ${name}. It doesn’t take much to be marked: a quick “no” or “not like that” is enough, and nearly everyone says it without noticing. When something goes wrong next time, say what you see instead: “You’re trying it another way.” You can look them up under “See what was said,” and if one is marked wrong, tap it and change it.`;
  if (counts.criticisms === 0)
    return `Nothing that I’m sure of. I only call something criticism when I’m very sure, and I may have missed some. What helps most is to say what you’d like to see: “Thank you for being so careful with that.”`;
  return `There was a moment that may have sounded like a correction to ${name}. Next time, take a breath and name what is going well instead: “You keep on trying.” You can read the line under “See what was said.”`;
}

function turned({ play, child, message }: Asked): string {
  const own = /[“"‘']([^“”"‘’']{8,80}\?)[”"’']?/.exec(message)?.[1];
  const lines = linesWith(play, ['IQ', 'DQ'], '');
  const asked = own ? [capitalized(own)] : lines.slice(0, MOST_QUOTED).map(({ text }) => text);
  if (asked.length === 0)
    return `I don’t have a question of yours that I heard clearly enough to show. The trick is always the same: say what you see. “What are you building?” turns into “You’re building something tall.”`;
  const pairs = asked
    .map((text) => [text, insteadOfQuestion(text)] as const)
    .filter(([, turn], at, all) => all.findIndex(([, other]) => other === turn) === at)
    .map(([text, turn]) => `${quoted(text)} could be ${quoted(turn)}`);
  const bad = DOUBT.test(message) ? 'No, there’s nothing bad about it.' : '';
  return `${bad} ${pairs.join(' ')} It’s nearly the same sentence without the asking, and ${child.name} can still answer.`.trim();
}

function childSaid({ play, child, said }: Asked): string {
  const lines = play.lines.filter(({ speaker }) => speaker === 'child');
  if (lines.length === 0)
    return `I didn’t hear ${child.name} say anything I could make out. That’s fine: you can describe what small hands are doing, and words often follow.`;
  const line = childLine(play, said);
  const amount = `I heard ${child.name} about ${lines.length === 1 ? 'once' : `${lines.length} times`}.`;
  return joined(
    amount,
    line
      ? `For example: ${quoted(line.text)}`
      : 'Children are hard to hear, so I’d rather not quote what I’m not sure of.',
    'You’ll find all of it under “See what was said.”',
  );
}

function parentSaid({ play, said }: Asked): string {
  const lines = play.lines
    .filter((line) => line.speaker === 'parent' && isFit(line) && !said.includes(line.text))
    .slice(0, 3)
    .map(({ text }) => quoted(text));
  if (lines.length === 0)
    return 'I don’t have more lines that I heard clearly enough to read out. The whole conversation is under “See what was said.”';
  return `Here’s some of what you said: ${lines.join(' ')} All of it is under “See what was said,” with the reason for every code.`;
}

function whoLed({ counts, isFirst }: CoachedPlay, { name }: ChildWords): string {
  const following = counts.labeledPraises + counts.reflections + counts.behaviorDescriptions;
  const leading = counts.questions + counts.commands;
  if (isFirst)
    return following > 0
      ? `You followed ${name}’s lead ${aboutTimes(following)}, and on your first play. That’s what these five minutes are for.`
      : `You sat down and made room for ${name} to lead. That’s what these five minutes are for.`;
  if (following >= leading)
    return `From your words, ${name} was mostly in the lead: you followed ${aboutTimes(following)} and steered ${aboutTimes(leading)}. That’s what these five minutes are for.`;
  return `From your words, you steered a little more than you followed: about ${leading} questions and commands, while you followed along ${aboutTimes(following)}. Next time, wait for ${name} to do something and then say it: “You’re putting it on top.”`;
}
