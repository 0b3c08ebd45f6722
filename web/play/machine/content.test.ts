import { expect, it } from 'vitest';
import { connectionWords, countdownWords, playToasts, playWords, toastWords } from './content.ts';
import { table } from './machine.ts';

it('speaks of the product by its name', () => {
  expect(playWords.title).toBe('Playlight in Progress');
  expect(playWords.endQuestion.title).toBe('End Playlight Early?');
});

it('tells a parent what a lost connection means for the play, not for the machine', () => {
  expect(connectionWords.batch).toMatch(/Keep playing/);
  expect(connectionWords.batch).not.toMatch(/batch|attempt|processing/i);
});

it('has no toast that nothing shows', () => {
  const effects = table.flatMap((transition) => transition.effects ?? []);
  const shown = effects.flatMap((effect) =>
    typeof effect === 'object' && effect.kind === 'toast' ? [effect.name] : [],
  );
  expect([...new Set(shown)].toSorted()).toEqual(Object.keys(playToasts).toSorted());
});

it('says the time that remains where a toast speaks of it', () => {
  expect(toastWords('sessionResumed', 245).description).toBe('4:05 remaining');
  expect(toastWords('recordingError', 245).description).not.toContain('{');
});

it('counts one second and several', () => {
  expect(countdownWords(1)).toBe('Your Playlight session starts in 1 second');
  expect(countdownWords(5)).toBe('Your Playlight session starts in 5 seconds');
});
