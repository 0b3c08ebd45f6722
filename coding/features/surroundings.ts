// Features of what surrounds a unit: the child's words, the parent's other units, silences, and the codes so far.
import type { UnitInContext } from '#coding/context.ts';
import type { Code } from '#coding/session.ts';
import { NO_WORDS, SOUNDS, YES_WORDS } from '#coding/words/vocabulary.ts';
import { childTalkOf } from './child-talk.ts';
import { type Core, subjectOf } from './core.ts';
import { type Echo, echoOf, nearestSentence, soundLikeness } from './echo.ts';
import { sizeOf } from './form.ts';

type Add = (feature: string) => void;

/** Where the unit stands after the child: a reflection comes first, or after a word or three. */
function placeOf({ sinceOther, onlyShortSince }: UnitInContext): string {
  if (sinceOther === 0 || onlyShortSince) return 'first';
  return sinceOther === 1 ? 'second' : 'later';
}

export function addSurroundings(add: Add, unit: UnitInContext, form: Core): void {
  const place = placeOf(unit);
  add(`place:${place}`);
  add(`exact-place:${Math.min(unit.sinceOther, 5)}`);
  add(`child-ago:${agoInWords(unit.childAgo)}`);
  if (unit.afterOther) add('after-other');
  if (unit.child.length > 0) addChild(add, unit, form, place);
  else add(unit.afterOther ? 'no-child-other' : 'no-child');
  addNeighbours(add, unit, form);
}

function agoInWords(seconds: number): string {
  if (seconds < 2) return 'now';
  return seconds < 5 ? 'soon' : 'long';
}

const shareClass = (share: number) => {
  if (share === 0) return '0';
  if (share >= 1) return 'all';
  if (share < 0.34) return 'low';
  return share < 0.67 ? 'half' : 'most';
};
const level = (share: number) => Math.min(5, Math.floor(share * 5));

function addChild(add: Add, unit: UnitInContext, form: Core, place: string): void {
  const { core, words, mark, subject } = form;
  const child = unit.child.map((token) => token.word);
  const echo = echoOf(core, child);
  const [ofUnit, ofChild] = [shareClass(echo.ofUnit), shareClass(echo.ofChild)];
  const talk = childTalkOf(unit.child);
  const asks = talk === 'asks' || talk === 'asks leave';
  add(`echo:${ofUnit}/${ofChild}&${place}`);
  add(`echo-u:${ofUnit}&${place}&mark:${mark}`);
  add(`echo-c:${ofChild}&${place}`);
  add(`echo-n:${Math.min(echo.shared, 4)}&${place}`);
  add(`echo-u:${ofUnit}&subject:${subject}&${place}`);
  add(`echo:${ofUnit}/${ofChild}&asks=${asks}&${place}&cn:${Math.min(4, child.length)}`);
  const [runOfUnit, runOfChild] = [level(echo.run / core.length), level(echo.run / child.length)];
  add(`run-u:${runOfUnit}&${place}&asks=${asks}`);
  add(`run-c:${runOfChild}&${place}&asks=${asks}`);
  add(`run:${runOfUnit}/${runOfChild}&${place}`);
  if (child.length <= 2) {
    add(`tiny&echo-c:${ofChild}&${place}`);
    add(`tiny&echo-c:${ofChild}&${place}&mark:${mark}&n:${sizeOf(form)}`);
  }
  if (echo.isSame) add(`same&${place}&mark:${mark}`);
  if (echo.isTurned) add(`turned&${place}`);
  if (unit.rising && !unit.punctuated && !unit.next) add(`echo-u:${ofUnit}&${place}&rising`);
  add(`child:${talk}&${place}`);
  add(`child:${talk}&${place}&0:${core[0]}`);
  add(`child:${talk}&echo-u:${ofUnit}&${place}`);
  if (child.every((word) => SOUNDS.has(word))) add(`child-sound&same=${echo.isSame}&${place}`);
  if (place === 'first') for (const word of child) add(`cw:${word}`);
  if (unit.sinceOther === 0) add(`c0:${child[0]}&0:${core[0]}`);
  const childDenies = child.some((word) => NO_WORDS.has(word) || word === 'not');
  if (childDenies && unit.sinceOther === 0) add(`child-denies&echo-u:${ofUnit}`);
  if (core.includes('not') !== child.includes('not')) add(`not-differs&${place}&echo-u:${ofUnit}`);
  addNearest(add, unit, form, { place, echo });
  addShortAnswer(add, unit, { word: words[0] ?? '', isShort: words.length <= 2, talk, place });
}

/** What comes back of the one sentence that the unit is nearest to. */
function addNearest(
  add: Add,
  unit: UnitInContext,
  form: Core,
  { place, echo: whole }: { place: string; echo: Echo },
): void {
  const { core, mark, subject } = form;
  const { sentence, asks, nearness } = nearestSentence(core, unit.child);
  const echo = sentence.length === unit.child.length ? whole : echoOf(core, sentence);
  const added = Math.min(echo.added, 3);
  const lost = Math.min(echo.lost, 3);
  const where = `${place}&asks=${asks}`;
  add(`near:${level(nearness)}&${where}`);
  add(`near:${level(nearness)}&${where}&mark:${mark}`);
  add(`near:${level(nearness)}&${where}&subject:${subject}`);
  add(`near:${level(nearness)}&added:${added}&${where}`);
  add(`near-shared:${Math.min(echo.shared, 3)}&added:${added}&lost:${lost}&${where}`);
  add(`near-turned:${echo.isTurned}&near:${level(nearness)}&${where}`);
  const differs = core.includes('not') !== sentence.includes('not');
  add(`near-not:${differs}&near:${level(nearness)}&${where}`);
  const sound = Math.min(9, Math.floor(soundLikeness(core, sentence) * 10));
  add(`sound:${sound}&${where}`);
  add(`sound:${sound}&near:${level(nearness)}&${where}`);
  if (echo.isSame) add(`near-same&${where}&mark:${mark}`);
}

interface ShortAnswer {
  readonly word: string;
  readonly isShort: boolean;
  readonly talk: string;
  readonly place: string;
}

function addShortAnswer(add: Add, unit: UnitInContext, answer: ShortAnswer): void {
  const { word, isShort, talk, place } = answer;
  if (!isShort || !YES_WORDS.has(word)) return;
  add(`yes:${word}&child:${talk}&${place}`);
  if (NO_WORDS.has(word)) add(`no&child:${talk}&more=${unit.next !== undefined}`);
}

function addNeighbours(add: Add, unit: UnitInContext, { words, subject }: Core): void {
  const previous = unit.previous?.map((token) => token.word);
  if (previous && unit.inTurn) {
    for (const word of previous) add(`pw:${word}`);
    add(`p0:${previous[0]}`);
    add(`p-1:${previous.at(-1)}`);
    add(`pn:${Math.min(previous.length, 3)}`);
    add(`p-subject:${subjectOf(previous)}&subject:${subject}`);
    if (previous.length <= 2 && NO_WORDS.has(previous[0] ?? '')) add('after-no');
    if (previous.length <= 2 && YES_WORDS.has(previous[0] ?? '')) add('after-yes');
    if (words[0] === 'and' || words[0] === 'but')
      add(`joined:${words[0]}&p:${subjectOf(previous)}`);
  } else {
    add('opens-turn');
  }
  const next = unit.next?.map((token) => token.word);
  if (next) {
    add(`n0:${next[0]}`);
    add(`n01:${next[0]} ${next[1] ?? '_'}`);
    add(`n-subject:${subjectOf(next)}`);
  } else {
    add('closes-turn');
  }
  if (unit.gapBefore >= 2) add('gap-before');
  if (unit.gapAfter >= 2) add('gap-after');
}

const RECENT = 5;
const ENOUGH = 8;

/** How this parent has talked so far: a strained five minutes has more of the same. */
export function addHistory(add: Add, unit: UnitInContext, codes: readonly Code[]): void {
  const reply = unit.sinceOther === 0 ? 'reply' : 'on';
  const where = unit.inTurn ? 'turn' : reply;
  const [before = '^', last = '^'] = [codes.at(-2), codes.at(-1)];
  const recent = codes.slice(-RECENT);
  const countOf = (code: Code) => Math.min(2, recent.filter((other) => other === code).length);
  add(`h1:${last}&${where}`);
  add(`h2:${before} ${last}&${where}`);
  add(`hNC:${countOf('NC')}&${where}`);
  add(`hNTA:${countOf('NTA')}`);
  for (const code of ['NTA', 'LP'] as const) {
    const share = codes.filter((other) => other === code).length / codes.length;
    add(`share${code}:${codes.length < ENOUGH ? 'few' : Math.min(3, Math.floor(share * 20))}`);
  }
}
