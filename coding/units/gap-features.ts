// What tells whether a unit ends between two words: the mark, the words and forms on both sides, and what the unit so far is.

import { fingerprintOf } from '#coding/model/network.ts';
import { AUXILIARIES, FILLERS, PRONOUNS, YES_WORDS } from '#coding/words/vocabulary.ts';
import { type WrittenTurn, type WrittenWord, writtenTurnOf } from './written-words.ts';

const VERBAL = new Set([
  'ING',
  'PAST',
  'VERB',
  'put',
  'look',
  'see',
  'come',
  'go',
  'let',
  'get',
  'give',
  'take',
  'make',
  'got',
  'try',
  'tell',
  'say',
  'show',
  'find',
  'help',
  'stop',
  'use',
]);
const isVerbal = ({ shape }: WrittenWord) =>
  shape.split('+').some((part) => VERBAL.has(part) || AUXILIARIES.has(part));
const MOST_RIGHT = 6;
const countClass = (count: number, most: number) => String(Math.min(count, most));

/** Features of the gap before word `at`, in a unit that began with word `from`. */
export function gapFeatures({ words, isMarked }: WrittenTurn, from: number, at: number): string[] {
  const features = ['bias'];
  const word = (index: number) => (index < from ? '^' : (words[index]?.word ?? '$'));
  const shape = (index: number) => (index < from ? '^' : (words[index]?.shape ?? '$'));
  const left = words.slice(from, at);
  // No feature looks further.
  const right = words.slice(at, at + MOST_RIGHT);
  const mark = isMarked ? (words[at - 1]?.mark ?? '') || 'none' : 'unknown';
  const add = (name: string) => {
    features.push(name, `${mark}${name}`);
  };
  const [l2, l1, r1, r2, r3] = [-2, -1, 0, 1, 2].map((step) => word(at + step));
  const [s2, s1, t1, t2, t3] = [-2, -1, 0, 1, 2].map((step) => shape(at + step));
  const leftVerb = left.some(isVerbal);
  const rightVerb = right.slice(0, 5).some(isVerbal);
  add('gap');
  add(`l:${l1}`);
  add(`ll:${l2} ${l1}`);
  add(`r:${r1}`);
  add(`rr:${r1} ${r2}`);
  add(`rrr:${r1} ${r2} ${r3}`);
  add(`lr:${l1}|${r1}`);
  add(`s:${s1}|${t1}`);
  add(`ss:${s2} ${s1}|${t1}`);
  add(`st:${s1}|${t1} ${t2}`);
  add(`sst:${s2} ${s1}|${t1} ${t2}`);
  add(`ttt:${t1} ${t2} ${t3}`);
  add(`lt:${l1}|${t1} ${t2}`);
  add(`sr:${s1}|${r1} ${t2}`);
  add(`n:${countClass(left.length, 7)}&v=${leftVerb}&${t1}`);
  add(`n:${countClass(left.length, 7)}&${s1}`);
  add(`rest:${countClass(right.length, MOST_RIGHT)}&v=${rightVerb}&${t1}`);
  add(`verbs:${leftVerb}${rightVerb}&${t1}`);
  add(`verbs:${leftVerb}${rightVerb}&${s1}|${t1}`);
  add(`first:${word(from)}&v=${leftVerb}&${t1}`);
  add(`first-s:${shape(from)} ${shape(from + 1)}&v=${leftVerb}&${t1}`);
  if (left.length <= 3) add(`whole-l:${left.map((one) => one.word).join(' ')}`);
  if (left.length <= 3) add(`whole-ls:${left.map((one) => one.shape).join(' ')}|${t1}`);
  if (right.length <= 3) add(`whole-r:${right.map((one) => one.word).join(' ')}`);
  if (right.length <= 3) add(`whole-rs:${s1}|${right.map((one) => one.shape).join(' ')}`);
  if (left.every((one) => YES_WORDS.has(one.word))) add(`yes&${t1}`);
  if (left.every((one) => FILLERS.has(one.word))) add(`filler:${l1}&${t1}`);
  if (PRONOUNS.has(r1 ?? '')) add(`subject:${r1}&v=${leftVerb}&${t2}`);
  if (r1 === l1 || r1 === l2 || (r1 === word(from) && r2 === word(from + 1))) {
    add(`repeat:${r1 === l1}${r1 === l2}${r1 === word(from)}&${t1}`);
  }
  if (r1 === 'and' || r1 === 'but') add(`join:${r1}&${t2}&${t3}&v=${leftVerb}`);
  return features;
}

/** Of all features of two turns that have one of each kind. */
export function gapFingerprint(): number {
  const probes = [
    'Yes, you put it on top, and oh, look at it. Wow!',
    'wait wait you did it but he ran',
  ];
  return fingerprintOf(
    probes
      .map(writtenTurnOf)
      .flatMap((turn) => turn.words.flatMap((_, at) => gapFeatures(turn, 0, at))),
  );
}
