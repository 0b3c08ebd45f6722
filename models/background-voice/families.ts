// Families that the network learns from, beside the set `tune`: other sessions, in its voices alone and halfway between two.
import type { Casting, Voice } from '../../eval/spoken/casts.ts';

const SESSIONS =
  'ap1 ap5 ap7 ap9 aq1 aq3 aq7 aq9 e4 e6 e8 f1 f3 f5 f7 rr1 rr3 rr6 rr8 tt1 tt3 tt5 ap10 f8'.split(
    ' ',
  );
const PARENTS = [
  'af_heart',
  'am_michael',
  'bf_isabella',
  'bm_lewis',
  'af_heart+af_alloy',
  'am_michael+am_eric',
  'bf_isabella+af_river',
  'bm_lewis+bm_fable',
  'af_jessica+bf_isabella',
  'am_eric+bm_lewis',
  'af_alloy+bf_alice',
  'bm_fable+am_michael',
];
const CHILDREN: readonly Voice[] = [
  { name: 'af_jessica', raised: 1.3 },
  { name: 'af_river', raised: 1.25 },
  { name: 'bf_alice', raised: 1.35 },
  { name: 'af_river+bf_alice', raised: 1.2 },
  { name: 'am_eric', raised: 1.7 },
  { name: 'af_jessica+af_river', raised: 1.4 },
];
const OTHERS: readonly Voice[] = [
  { name: 'bm_fable', raised: 1 },
  { name: 'af_river', raised: 1 },
  { name: 'af_jessica', raised: 1.15 },
  { name: 'am_eric', raised: 1 },
];
const READERS = {
  f: ['af_alloy', 'bf_alice', 'af_river+af_alloy', 'af_jessica', 'bf_isabella'],
  m: ['am_eric', 'bm_fable', 'am_eric+bm_fable', 'am_michael', 'bm_lewis'],
};

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('An empty list');
  return found;
};

export const FAMILIES: readonly Casting[] = SESSIONS.map((session, at) => {
  const parent = pick(PARENTS, at);
  const readers = READERS[parent[1] === 'f' ? 'f' : 'm'].filter((name) => !parent.includes(name));
  return {
    session: `harder/${session}`,
    parent: { name: parent, raised: 1 },
    child: pick(CHILDREN, at * 5 + Math.floor(at / CHILDREN.length)),
    other: pick(OTHERS, at),
    television: { name: pick(readers, at), raised: 1 },
  };
});
