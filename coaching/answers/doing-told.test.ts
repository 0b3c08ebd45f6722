import { expect, it } from 'vitest';
import { doingTold, wordsFor } from './doing-told.ts';

it.each([
  [
    'what would i say if they are just rolling a car back and forth',
    'You’re rolling a car back and forth.',
  ],
  ['shes STILL stirring lol what next', 'You’re still stirring.'],
  [
    'Ada’s building a tower with her blocks and i freeze',
    'You’re building a tower with your blocks.',
  ],
  ['he was just holding a car and looking at me', 'You’re holding a car.'],
  ['5 things when she’s stirring soup that aren’t questions', 'You’re stirring soup.'],
])('%s', (message, sentence) => expect(doingTold(message, 'Ada')).toBe(sentence));

it.each([
  'she is throwing the damn blocks around',
  'he keeps touching his privates in the bath',
  'he is driving me crazy',
  'she keeps screaming in the store',
  'they are 3',
  'what do i say',
])('%s: tells of no play', (message) => expect(doingTold(message, 'Ada')).toBeUndefined());

it('a name with signs in it is only a name', () => {
  expect(doingTold('what if A.(b is drawing a cat', 'A.(b')).toBe('You’re drawing a cat.');
});

it('gives words only to who asks for them, and about playing', () => {
  const asked = {
    message: 'what do i say when shes stirring the soup',
    childsName: 'Ada',
    said: '',
  };
  expect(wordsFor({ ...asked, about: 'the parent' })).toContain('“You’re stirring the soup.”');
  expect(wordsFor({ ...asked, about: 'the child' })).toBeUndefined();
  expect(wordsFor({ ...asked, about: 'the parent', message: 'shes stirring' })).toBeUndefined();
});
