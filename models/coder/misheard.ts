// What a recogniser makes of a small child: other words that sound like theirs. A reflection of a misheard sentence is still one.
import { commonLetters, soundsOf } from '#coding/words/likeness.ts';
import type { CodedSession, CodedTurn } from './coded-session.ts';

/** Of a child's words, as measured on children from six on; the younger are heard worse. */
const MISHEARD_SHARE = 0.35;
const LOST_SHARE = 0.05;
const CANDIDATES = 60;

/** The same session with the child's words heard badly; `vocabulary` has the words that may be heard instead. */
export function misheard(
  session: CodedSession,
  vocabulary: readonly string[],
  next: () => number,
): CodedSession {
  const hear = (word: string): string => {
    const chance = next();
    if (chance < LOST_SHARE) return '';
    return chance < LOST_SHARE + MISHEARD_SHARE ? soundAlike(word, vocabulary, next) : word;
  };
  const turns = session.turns.map((turn): CodedTurn => {
    if (turn.speaker !== 'child') return turn;
    const text = turn.text.split(' ').map(hear).filter(Boolean).join(' ');
    return { ...turn, text: text || turn.text };
  });
  return { ...session, turns };
}

/** Of some words taken at random, the one that sounds most like this one. */
function soundAlike(written: string, vocabulary: readonly string[], next: () => number): string {
  const word = written.toLowerCase().replace(/[^a-z']/g, '');
  const mark = /[.?!,]$/.exec(written)?.[0] ?? '';
  let best = word;
  let highest = -1;
  for (let index = 0; index < CANDIDATES; index++) {
    const other = vocabulary[Math.floor(next() * vocabulary.length)] ?? '';
    const likeness = commonLetters(soundsOf(word), soundsOf(other));
    if (other !== word && likeness > highest) [best, highest] = [other, likeness];
  }
  return `${best}${mark}`;
}
