import { expect, it } from 'vitest';
import { entryOf } from '#coaching/library/library.ts';
import { followUps, inFewerWords, inShort } from './follow-ups.ts';

const LONG =
  'Walk Mia back every time, with the same few words. It’s often worse for some nights. You could say: “You wish I could stay.”';

it('is shorter each time, and never says so twice', () => {
  const once = inShort(LONG);
  expect(once).toBe(
    'In short: Walk Mia back every time, with the same few words. You could say: “You wish I could stay.”',
  );
  expect(inShort(once)).toBe('In one line: “You wish I could stay.”');
});

it('without words to say, says the first sentence', () => {
  const once = inShort('Stay near and say little. Then wait for a while.');
  expect(inShort(once)).toBe(once);
});

const leaning = (message: string, said = '') => ({
  entry: entryOf('praise-examples'),
  about: 'the child' as const,
  message,
  said,
  played: '',
  childsName: 'Mia',
  fill: (text: string) => text,
});

it('gives examples for the toy that is named, and others when asked again', () => {
  const first = followUps.examples?.(leaning('2 praises for trains')) ?? '';
  expect(first).toBe(
    'Here you go: “I love how you fit the tracks together.” “Great job building that bridge for the train.”',
  );
  expect(followUps.examples?.(leaning('2 praises for trains', first))).not.toContain(
    'fit the tracks',
  );
});

it('shortens praise for a toy to a few words each', () => {
  const list = followUps.examples?.(leaning('5 praises for the toy kitchen')) ?? '';
  expect(inFewerWords(list, '5 praises for the toy kitchen shorter please')).toContain(
    '“Great stirring.”',
  );
  expect(inFewerWords('Here you go: “You did.”', 'shorter')).toBeUndefined();
});

it('shows describing and reflecting apart, for a toy', () => {
  const said = 'Describing says what hands do, and reflecting gives words back.';
  expect(followUps.examples?.(leaning('an example with the trains', said))).toBe(
    'Describing is what you see: “You’re hooking two cars together.” Reflecting is what you hear: {name} says, “It’s going through the tunnel,” and you say, “It’s going through the tunnel.”',
  );
});

it('gives as many things to try as are asked for', () => {
  const two = followUps['one-thing']?.(leaning('just 2 things to try')) ?? '';
  expect(two).toMatch(/^Two things, then\. /);
  expect(followUps['one-thing']?.(leaning('just one thing'))).toMatch(/^Just this one/);
});

it('shortens a list to its shortest', () => {
  expect(inShort('Here you go: “You put a roof on it.” “You did.” “You built.”')).toBe(
    'The shortest ones: “You did.” “You built.”',
  );
});

it('gives back what a child says, and never what nobody should say to one', () => {
  const asked = (words: string) => leaning(`when she says "${words}" what do I say`);
  expect(followUps.examples?.(asked('the cow is asleep'))).toContain('“The cow is asleep!”');
  expect(followUps.examples?.(asked('you stupid idiot'))).not.toContain('tupid');
});
