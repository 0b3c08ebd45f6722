import { describe, expect, it } from 'vitest';
import { microphoneWords, problemOf } from './microphone-problem.ts';

describe('a microphone that cannot be had', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['toString', 'unknown'],
    ['SomethingNewError', 'unknown'],
  ] as const)('%s is %s', (name, problem) => {
    expect(problemOf(new DOMException('any', name))).toBe(problem);
  });

  it('is unknown where something else than an error was thrown', () => {
    expect(problemOf(undefined)).toBe('unknown');
    expect(problemOf('NotAllowedError')).toBe('unknown');
  });

  it('always has words and advice', () => {
    for (const { message, advice } of Object.values(microphoneWords)) {
      expect(message).toMatch(/\.$/);
      expect(advice).toMatch(/\.$/);
    }
  });
});
