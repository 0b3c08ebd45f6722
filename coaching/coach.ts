// The coach that needs no model and no key: the same talk gets the same answer.

import { wordsFor } from './answers/doing-told.ts';
import { exampleTopicIn, wantsExamples } from './answers/examples.ts';
import {
  asQuote,
  atThatAge,
  followUps,
  HERE_YOU_GO,
  inFewerWords,
  inShort,
  type Leaning,
  unsaid,
} from './answers/follow-ups.ts';
import { alongside } from './answers/from-this-play.ts';
import { onlyEnglish } from './answers/only-english.ts';
import { readOut } from './answers/read-out.ts';
import { nothingBefore, smallTalk, unknown } from './answers/small-talk.ts';
import { anotherLine, answerAboutPlay, noPlayYet } from './answers/this-play.ts';
import { bodyOf, withoutUnaskedYes, withoutYes } from './answers/unasked-yes.ts';
import { withWhoDied } from './answers/who-died.ts';
import { lacksNumbers, withoutNumbers } from './answers/without-numbers.ts';
import { type ChatTurn, type CoachContext, childWords } from './context.ts';
import { inCaseOfMore } from './danger/answer.ts';
import { withoutDenial } from './danger/denial.ts';
import { ALARM } from './danger/screen.ts';
import { ageText } from './library/entry.ts';
import { fill } from './library/fill.ts';
import { entryOf, isInLibrary, type LibraryTopic, whomItIsAbout } from './library/library.ts';
import { isSerious } from './library/serious.ts';
import { answerPlayQuestion } from './play-questions/answer-play-question.ts';
import { type Situation, situationOf } from './situation.ts';
import { fitting } from './understanding/fitting.ts';
import { hearingGoodNews } from './understanding/good-news.ts';
import { namedIn } from './understanding/named-children.ts';
import { orRather } from './understanding/offers.ts';
import { otherLanguageOf } from './understanding/other-language.ts';
import { asQuestion, plainMessage } from './understanding/plain-message.ts';
import type { MessageReader } from './understanding/reading.ts';
import { type Intent, intentOf, type Subject } from './understanding/subject.ts';
import { isAboutThisPlay, type Move } from './understanding/topics.ts';
import { ofStatedAge, otherChildIn } from './which-child.ts';

export async function answer(
  reader: MessageReader,
  context: CoachContext,
  history: readonly ChatTurn[],
  message: string,
): Promise<string> {
  const language = otherLanguageOf(message);
  if (language) return onlyEnglish(language, context.timeZone);
  const told = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const children = [context.child, ...context.siblings].filter((child) => child !== undefined);
  const named = namedIn([...told, message].join('\n'), children);
  const plain = (text: string) => asQuestion(plainMessage(text, named));
  const other = otherChildIn(context, message, { asksForAnother: false });
  const { age } = ofStatedAge(other ?? context.child, [...told, message]) ?? {};
  const intent = await intentOf(
    await hearingGoodNews(fitting(reader, age), message, told),
    history.map((turn) =>
      turn.role === 'user' ? { ...turn, content: plain(turn.content) } : turn,
    ),
    plain(message),
    { hasPlay: context.play !== undefined, isScored: !context.play?.isUnscorable },
  );
  const situation = situationOf(context, history, message, intent);
  const asked = { ...situation, child: childWords(situation.child) };
  // Siblings are named as the reason why a play has no score.
  const unscored = context.play?.isUnscorable
    ? { ...asked, play: context.play, child: childWords(context.child) }
    : undefined;
  const about = answerPlayQuestion(asked) ?? (unscored && answerPlayQuestion(unscored));
  const words = withoutUnaskedYes(about ?? reply(intent, situation), message);
  const { danger } = await reader.read(withoutDenial(plain(message)));
  return danger.share >= ALARM ? `${words} ${inCaseOfMore(context.timeZone)}` : words;
}

/** The first message about a play session. */
export function opening(context: CoachContext): string {
  const intent: Intent = { kind: 'subject', subject: 'how-did-i-do', isSure: true };
  return reply(intent, situationOf(context, [], '', intent));
}

function reply(intent: Intent, situation: Situation): string {
  const child = childWords(situation.child);
  switch (intent.kind) {
    case 'unknown':
      return unknown(
        child,
        intent.guesses.map((topic) => entryOf(topic).name),
      );
    case 'either': {
      const [first, second] = intent.subjects;
      return `${fromLibrary(first, situation, true)} ${orRather(entryOf(second).name)}`;
    }
    case 'case':
      return caseAnswer(intent, situation);
    case 'not-scored':
      return about('how-did-i-do', situation, true);
    case 'age':
      return atThatAge(
        leaningOn(intent.subject, situation),
        ageText(entryOf(intent.subject), child.age),
      );
    case 'move':
      return move(intent.move, intent.subject, situation);
    case 'subject':
      return about(intent.subject, situation, intent.isSure);
  }
}

function about(subject: Subject, situation: Situation, isSure: boolean): string {
  const { play } = situation;
  const child = childWords(situation.child);
  if (isInLibrary(subject)) return fromLibrary(subject, situation, isSure);
  const howTo = HOW_TO.test(situation.message) && fewer[subject];
  if (howTo) return fromLibrary(howTo, situation, isSure);
  if (!isAboutThisPlay(subject)) return unknown(child);
  if (!play) return noPlayYet(child);
  const asked = { ...situation, play, child };
  return play.isUnscorable || (lacksNumbers(play) && ofAllCounts.has(subject))
    ? withoutNumbers(asked)
    : answerAboutPlay(subject, asked);
}

/** Where all counts are zero there is one thing to say to these. */
const ofAllCounts: ReadonlySet<Subject> = new Set(['how-did-i-do', 'score-why', 'compare-last']);

/** Who names a count may ask how to bring it down. */
const HOW_TO = /\bhow (?:do|does|would|can|could|am|are|to|you|i|we)\b|\bwithout\b|\binstead\b/i;
const fewer: Partial<Record<Subject, LibraryTopic>> = {
  'count-commands': 'fewer-commands',
  'count-questions': 'fewer-questions',
};

function fromLibrary(topic: LibraryTopic, situation: Situation, isSure: boolean): string {
  const child = childWords(situation.child);
  const entry = entryOf(topic);
  const leaning = leaningOn(topic, situation);
  const say = leaning.fill(entry.say);
  // Asked for once more, it goes on where it was.
  if (situation.said.includes(bodyOf(say))) return move('more-detail', topic, situation);
  const wanted = wantsExamples(topic, situation.message);
  if (wanted) return move('examples', wanted, situation);
  const age = ageText(entry, child.age);
  const told = wordsFor(leaning);
  const [sentence] = told ? [] : unsaid(leaning, 1);
  return [
    withoutYes(say),
    age ? leaning.fill(age) : '',
    alongside(topic, situation.play, situation.said),
    told ?? '',
    sentence && !withoutSentence.has(topic) ? offered(sentence) : '',
    entry.ask && isSerious(topic) ? leaning.fill(entry.ask) : '',
    isSure || topic === 'off-topic' ? '' : NOT_SURE,
  ]
    .filter(Boolean)
    .join(' ');
}

function caseAnswer(
  { asked, isSure }: Extract<Intent, { kind: 'case' }>,
  situation: Situation,
): string {
  const wanted = wantsExamples(asked.topic, situation.message);
  if (wanted) return move('examples', wanted, situation);
  const say = leaningOn(asked.topic, situation).fill(asked.say);
  if (situation.said.includes(bodyOf(say))) return move('more-detail', asked.topic, situation);
  const doubt = isSure ? '' : NOT_SURE;
  const told = [situation.message, situation.before];
  const fitting = asked.topic === 'grief' ? withWhoDied(say, told) : say;
  const words = wordsFor(leaningOn(asked.topic, situation)) ?? '';
  return [withoutYes(fitting), words, alongside(asked.topic, situation.play, situation.said), doubt]
    .filter(Boolean)
    .join(' ');
}

const NOT_SURE = 'If that’s not what you meant, tell me a bit more.';

/** Who asks about these wants nothing to say to a child. */
const withoutSentence: ReadonlySet<string> = new Set<LibraryTopic>([
  'off-topic',
  'break-rules',
  'which-studies',
  'does-it-work',
  'use-at-work',
  'child-consent',
]);

/** A pair such as “Instead of …: …” is an example, and nothing to be said as it stands. */
const offered = (sentence: string) =>
  sentence.includes('“') ? `For example: ${sentence}` : `You could say: ${asQuote(sentence)}`;

function leaningOn(
  topic: LibraryTopic,
  { child, timeZone, message, said, play }: Situation,
): Leaning {
  const words = childWords(child);
  return {
    played: play?.lines.map(({ text }) => text).join(' ') ?? '',
    childsName: words.name,
    entry: entryOf(topic),
    about: whomItIsAbout(topic),
    message,
    said,
    fill: (text) => fill(text, words, timeZone),
  };
}

function move(kind: Move, subject: Subject | undefined, situation: Situation): string {
  const child = childWords(situation.child);
  const small = smallTalk[kind];
  if (small) return small(child);
  if (kind === 'repeat' && situation.last) return situation.last;
  if (kind === 'shorter' && situation.last)
    return (
      inFewerWords(situation.last, `${situation.before} ${situation.message}`) ??
      inShort(situation.last)
    );
  if (asksForMore(kind) && situation.last.startsWith(HERE_YOU_GO)) {
    const message = `${situation.before} ${situation.message}`;
    return move('examples', subject, { ...situation, message });
  }
  const own = kind === 'examples' && questionsTurned(subject, situation);
  if (own) return own;
  const topic = topicFor(kind, subject, situation.message);
  if (kind === 'not-what-i-asked')
    return `Sorry, I misread you. Tell me again in other words what happened with ${child.name}, and I’ll try to do better.`;
  if (kind === 'other-child' && subject && isInLibrary(subject))
    return forOther(subject, situation);
  if (kind === 'other-child' && subject) return about(subject, { ...situation, said: '' }, true);
  if (!topic && kind === 'did-not-work')
    return about(
      lacksNumbers(situation.play) ? 'how-did-i-do' : 'special-time-gone-wrong',
      situation,
      true,
    );
  if (!topic && kind === 'one-thing' && !situation.play)
    return fromLibrary('what-is-special-time', situation, true);
  if (!topic)
    return situation.play ? moreAboutPlay(kind, 'next-goal', situation) : nothingBefore(child);
  if (!isInLibrary(topic)) return moreAboutPlay(kind, topic, situation);
  return (
    followUps[kind === 'which-ones' ? 'another' : kind]?.(leaningOn(topic, situation)) ??
    unknown(child)
  );
}

/** “Give me an example from the soup,” after questions: those of this play, turned. */
function questionsTurned(subject: Subject | undefined, situation: Situation): string | undefined {
  const { play, message, said } = situation;
  if (!play || play.isUnscorable || !subject || !ofQuestions.has(subject)) return undefined;
  const asked = play.lines.filter(({ code }) => code === 'IQ' || code === 'DQ');
  const heard = play.lines.map(({ text }) => text.toLowerCase()).join(' ');
  const isNamed = message
    .toLowerCase()
    .match(/[a-z]{4,}/g)
    ?.some((word) => heard.includes(word));
  if (asked.length === 0 || !isNamed) return undefined;
  const child = childWords(situation.child);
  const words = answerAboutPlay('turn-my-question', { ...situation, play, child });
  return said.includes(words) ? undefined : words;
}

const ofQuestions: ReadonlySet<Subject> = new Set(['count-questions', 'fewer-questions']);

function forOther(topic: LibraryTopic, situation: Situation): string {
  const { name, age } = childWords(situation.child);
  const same = `The same works for ${name}.`;
  return `${same} ${atThatAge(leaningOn(topic, situation), ageText(entryOf(topic), age))}`;
}

const asksForMore = (kind: Move) => kind === 'another' || kind === 'more-detail';

/** Examples name their own subject, or else are of praise. */
function topicFor(kind: Move, subject: Subject | undefined, message: string): Subject | undefined {
  if (kind !== 'examples') return subject;
  const named = exampleTopicIn(message);
  return named ?? (subject && isInLibrary(subject) ? subject : 'praise-examples');
}

function moreAboutPlay(kind: Move, subject: Subject, situation: Situation): string {
  const { play } = situation;
  const child = childWords(situation.child);
  if (!play || play.isUnscorable) return about(subject, situation, true);
  const asked = { ...situation, play, child };
  if (kind === 'which-ones') return readOut(subject, asked);
  if (kind === 'why')
    return `Because ${child.name} notices your attention most when it comes without a task. What I tell you comes from the lines I heard; you can read every one of them under “See what was said.”`;
  // “Another one” after “what could I have said instead?” is one more to say instead.
  if (kind === 'another')
    return (
      answerPlayQuestion({ ...asked, message: situation.before, before: '' }) ?? anotherLine(asked)
    );
  if (kind === 'is-that-normal' || kind === 'did-i-do-right')
    return about('is-that-good', situation, true);
  if (kind === 'how-long') return fromLibrary('does-it-work', situation, true);
  return about(kind === 'more-detail' ? subject : 'next-goal', situation, true);
}
