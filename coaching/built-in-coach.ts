// The coach that needs no model and no key. A pure function: the same talk gets the same answer.
import { quoted } from '#domain/quote.ts';
import { type ChatTurn, type ChildWords, type CoachContext, childWords } from './context.ts';
import { inCaseOfMore, somebodyToTalkTo } from './danger/answer.ts';
import { soundsGrave } from './danger/grave.ts';
import { helpLinesFor } from './danger/help-lines.ts';
import type { Guidance } from './guidance/guidance.ts';
import { type SkillTopic, skills } from './guidance/skills.ts';
import {
  aboutTimes,
  alsoWentWell,
  codeOf,
  highlight,
  lineWith,
  nextStep,
} from './session-words.ts';
import { type Ask, understand } from './understand.ts';
import { otherChildIn } from './which-child.ts';

/** Answers in two to five sentences, from the play session, the library and the talk so far. */
export function answer(
  context: CoachContext,
  history: readonly ChatTurn[],
  message: string,
): string {
  const asks = [
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content),
    message,
  ];
  const ask = understand(message);
  const before = lastOf(asks.slice(0, -1), (one) => !leansOnBefore(one))?.ask;
  const said = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content)
    .join('\n');
  // A follow-up is about the child of what it follows.
  const about = lastOf(asks, (one) => one.kind === 'other-child' || !leansOnBefore(one));
  const other = otherChildIn(context, about?.text ?? '', {
    asksForAnother: about?.ask.kind === 'other-child',
  });
  const words = reply(ask, before, {
    ...context,
    ...(other ? { child: other, play: undefined } : {}),
    said,
  });
  return soundsGrave(message) ? namingHelp(words, context.timeZone) : words;
}

/** Read backwards, as far as need be: a long talk is not understood anew with each message. */
function lastOf(texts: readonly string[], fits: (ask: Ask) => boolean) {
  for (const text of texts.toReversed()) {
    const ask = understand(text);
    if (fits(ask)) return { text, ask };
  }
  return undefined;
}

/** Once is enough. */
function namingHelp(words: string, timeZone: string): string {
  const { emergency, talk } = helpLinesFor(timeZone);
  const isNamed = words.includes(emergency) || words.includes(talk);
  return isNamed ? words : `${words} ${inCaseOfMore(timeZone)}`;
}

/** The first message about a play session. */
export function opening(context: CoachContext): string {
  return reply({ kind: 'how-did-i-do' }, undefined, { ...context, said: '' });
}

interface Situation extends CoachContext {
  /** Everything that the coach has said before. */
  readonly said: string;
}

const leansOnBefore = ({ kind }: Ask) =>
  ['another', 'why', 'other-child', 'thanks', 'greeting'].includes(kind);

function reply(ask: Ask, before: Ask | undefined, situation: Situation): string {
  const c = childWords(situation.child);
  switch (ask.kind) {
    case 'greeting':
      return `Hello! I am your AI coach for playing with ${c.name}. Ask me how it went, what a word means, or what to try next.`;
    case 'thanks':
      return `You are welcome. Enjoy your next five minutes with ${c.name}.`;
    case 'person':
      return `I am an AI, not a person and not a therapist. I answer from what was heard in your play and from a library about playing together. For anything bigger than play, please talk to people who know you and ${c.name}.`;
    case 'diagnosis':
      return `That is a good question for somebody who can see ${c.name} in person: your doctor, or a specialist they name. I am an AI and cannot tell whether a child has a condition or needs treatment. What I can help with is the play: five minutes that follow ${c.their} lead do ${c.them} good either way.`;
    case 'health':
      return `I am an AI for play and cannot judge anything about health; please ask your doctor or pharmacist. If it could be urgent, call ${helpLinesFor(situation.timeZone).emergency}. Play can wait until ${c.name} feels well.`;
    case 'compare':
      return `I do not compare families, and I would not learn anything from it about yours. What counts is that ${c.name} has you for these five minutes. ${situation.play ? 'Ask me how it went, and I show you what helped.' : ''}`.trim();
    case 'off-topic':
      return `That is outside of what I know: I am here for playing with ${c.name}. Ask me about your session, about praise, or about a moment that was hard.`;
    case 'how-did-i-do':
      return howItWent(situation, c);
    case 'next':
      return whatNext(situation, c);
    case 'count':
      return counted(ask.skill, situation, c);
    case 'meaning':
      return meaning(ask.skill ?? 'special time', situation, c);
    case 'example':
      return example(ask.skill ?? skillOf(before) ?? 'praise', situation, c);
    case 'guidance':
      return guided(ask.guidance, situation, c);
    case 'another':
      return before ? another(before, situation, c) : unknown(situation, c);
    case 'why':
      return before ? because(before, situation, c) : unknown(situation, c);
    case 'other-child':
      return before ? reply(before, undefined, situation) : unknown(situation, c);
    case 'unknown':
      return unknown(situation, c);
  }
}

function howItWent({ play, said }: Situation, c: ChildWords): string {
  if (!play) return noPlayYet(c);
  if (play.isUnscorable) return unscorable(c);
  const first = highlight(play, c, said);
  const also = alsoWentWell(play, first);
  const end = play.isFirst ? `What a warm beginning for the two of you.` : nextStep(play, c);
  return [first, also, end].filter(Boolean).join(' ');
}

function whatNext({ play }: Situation, c: ChildWords): string {
  if (!play) {
    return `Start small: five minutes, one toy, and ${c.name} in the lead. You only say what you see: “You are putting it on top.”`;
  }
  if (play.isUnscorable) return unscorable(c);
  const because = play.isFirst
    ? 'There is nothing to mend after a first time.'
    : 'One thing is enough.';
  return `${because} ${nextStep(play, c)}`;
}

const noPlayYet = (c: ChildWords) =>
  `We have not played together yet, so I have nothing to tell you about ${c.name}’s session. Play your first five minutes, and I show you which of your sentences helped.`;

const unscorable = (c: ChildWords) =>
  `This time I could not tell your voice from the others in the room, so I do not guess. The time with ${c.name} counts all the same. For the next one, find a quiet room away from TV and radio.`;

const counters = {
  praise: 'labeledPraises',
  reflection: 'reflections',
  description: 'behaviorDescriptions',
  questions: 'questions',
  commands: 'commands',
} as const;

function counted(skill: SkillTopic, situation: Situation, c: ChildWords): string {
  const { play } = situation;
  if (!play) return noPlayYet(c);
  if (play.isUnscorable) return unscorable(c);
  const counter = skill in counters ? counters[skill as keyof typeof counters] : undefined;
  // Criticism is never a bare number.
  if (!counter) return meaning(skill, situation, c);
  const count = play.counts[counter];
  const line =
    counter === 'questions' || counter === 'commands' ? undefined : quoteOf(skill, situation);
  const estimate = `It is an estimate; you can look at every line and correct it.`;
  if (count === 0) return `I heard none this time, and I may have missed some. ${estimate}`;
  const heard = line ? `One of them: ${quoted(line)} ` : '';
  return `${heard}I heard this ${aboutTimes(count)}. ${estimate}`;
}

function quoteOf(skill: SkillTopic, { play, said }: Situation): string | undefined {
  const code = codeOf(skill);
  return code && play && !play.isUnscorable ? lineWith(play, code, said)?.text : undefined;
}

function meaning(skill: SkillTopic, situation: Situation, c: ChildWords): string {
  const own = quoteOf(skill, situation);
  const guidance: Guidance = skills[skill];
  if (own) return `You did it yourself: ${quoted(own)} ${guidance.say(c)}`;
  return guided(guidance, situation, c);
}

function example(skill: SkillTopic, situation: Situation, c: ChildWords): string {
  const own = quoteOf(skill, situation);
  const fresh = unsaid(skills[skill], situation, c);
  const yours = own ? `From your own play: ${quoted(own)} ` : '';
  if (!fresh) return yours || noMore(c);
  return `${yours}${own ? 'Another one' : 'For example'}: ${quoted(fresh)} ${own ? '' : skills[skill].why(c)}`.trim();
}

function guided(guidance: Guidance, situation: Situation, c: ChildWords): string {
  const idea = unsaid(guidance, situation, c);
  const sentence = idea ? ` You could say: ${quoted(idea)}` : '';
  const more = guidance.mayBeMore ? ` ${somebodyToTalkTo(situation.timeZone)}` : '';
  return `${guidance.say(c)}${sentence}${more}`;
}

function unsaid(guidance: Guidance, { said }: Situation, c: ChildWords): string | undefined {
  return guidance.ideas(c).find((idea) => !said.includes(idea));
}

const noMore = (c: ChildWords) =>
  `Those are all that I have for this. Your own words for ${c.name} are better than mine anyway: say what you see.`;

function another(before: Ask, situation: Situation, c: ChildWords): string {
  if (before.kind === 'how-did-i-do' && situation.play && !situation.play.isUnscorable) {
    return highlight(situation.play, c, situation.said);
  }
  const guidance = guidanceOf(before);
  const idea = guidance && unsaid(guidance, situation, c);
  return idea ? `Here is another one: ${quoted(idea)}` : noMore(c);
}

function because(before: Ask, { play }: Situation, c: ChildWords): string {
  const guidance = guidanceOf(before);
  if (guidance) return guidance.why(c);
  if (before.kind === 'how-did-i-do' || before.kind === 'next') {
    return play?.isUnscorable
      ? `Other voices were too loud to count what you said, and a guess would not be fair to you.`
      : `Because ${c.name} feels your attention most when it comes without a task. ${skills['special time'].why(c)}`;
  }
  return `I am an AI with a narrow field: playing with ${c.name}. Beyond that others know better.`;
}

function guidanceOf(ask: Ask): Guidance | undefined {
  if (ask.kind === 'guidance') return ask.guidance;
  const skill = skillOf(ask);
  return skill && skills[skill];
}

const skillOf = (ask: Ask | undefined): SkillTopic | undefined =>
  ask && 'skill' in ask ? ask.skill : undefined;

function unknown({ timeZone }: Situation, c: ChildWords): string {
  return `I am not sure that I understood, and I would rather not guess. Tell me what happened with ${c.name} in a sentence or two, or ask me how it went and what to try next. ${inCaseOfMore(timeZone)}`;
}
