// The part of a word that stays the same when its form changes: "runs", "running" and a child's "runned" are one.
import { remembering } from './memory.ts';

const KNOWN = new Map(
  Object.entries({
    run: 'ran runned',
    fall: 'fell felled fallen',
    mak: 'made',
    go: 'went goes gone going',
    win: 'won winned',
    break: 'broke broken busted',
    eat: 'ate eaten eated',
    tak: 'took taken',
    giv: 'gave given',
    find: 'found',
    do: 'did done does doing',
    see: 'saw seen',
    draw: 'drew drawn drawed',
    throw: 'threw thrown',
    catch: 'caught',
    stick: 'stuck',
    build: 'built builded',
    driv: 'drove driven',
    fly: 'flew flown',
    com: 'came',
    hid: 'hidden',
    child: 'children',
    dog: 'doggy doggie',
    hors: 'horsey',
    doll: 'dolly',
    there: 'dere',
    this: 'dis',
    that: 'dat',
    yellow: 'lellow',
    sleep: 'slept asleep',
    buy: 'bought',
    bring: 'brought',
    think: 'thought',
    sit: 'sat',
    stand: 'stood',
    wear: 'wore worn',
    say: 'said says',
    tell: 'told',
    los: 'lost',
    keep: 'kept',
    leav: 'left',
    feed: 'fed',
    get: 'got gotten getting',
    my: 'mine',
    your: 'yours',
    man: 'men',
    foot: 'feet',
    tooth: 'teeth teef',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem])),
);

export const stemOf = remembering((word) => KNOWN.get(word) ?? withoutEnding(word));

function withoutEnding(word: string): string {
  const { length } = word;
  if (length > 5 && word.endsWith('ing')) return withoutDouble(word.slice(0, -3));
  if (length > 4 && /ie[ds]$/.test(word)) return `${word.slice(0, -3)}y`;
  if (length > 4 && word.endsWith('ed')) return withoutDouble(word.slice(0, -2));
  if (length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (length > 5 && word.endsWith('est')) return withoutDouble(word.slice(0, -3));
  if (length > 4 && word.endsWith('er')) return withoutDouble(word.slice(0, -2));
  if (length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  if (length > 3 && word.endsWith('e')) return word.slice(0, -1);
  return word;
}

function withoutDouble(text: string): string {
  return /([bdgklmnprt])\1$/.test(text) || text.endsWith('e') ? text.slice(0, -1) : text;
}
