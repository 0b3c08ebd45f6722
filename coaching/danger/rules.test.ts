import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dangerAnswer } from './answer.ts';
import { helpLinesFor } from './help-lines.ts';
import { dangerByRules } from './rules.ts';

const folder = new URL('../../eval/coach/', import.meta.url);

/** All lines of the lists with this name: `danger-*.txt`. */
const listed = (name: string) =>
  readdirSync(folder)
    .filter((file) => file.startsWith(name) && file.endsWith('.txt'))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'));

/** A thousand phrasings, on a machine that does other things as well. */
const LISTS_MS = 30_000;

describe('the rules of danger', () => {
  it(
    'misses nothing on the lists that it was made from',
    () => {
      const lines = [
        ...listed('danger'),
        ...listed('writer-a').filter((line) => line.includes(' | ')),
      ];
      const phrases = lines.map((line) => line.split(' | ')[1] ?? '');
      expect(phrases.length).toBeGreaterThan(800);
      expect(phrases.filter((phrase) => !dangerByRules(phrase, ['Noah']))).toEqual([]);
    },
    LISTS_MS,
  );

  it.each(['Zoë', 'José', 'Mary-Jane', 'Anna Lee', 'Мия', '小雨'])(
    'knows %s as a child',
    (name) => {
      expect(dangerByRules(`I hit ${name}.`, [name])).toBe(dangerByRules('I hit Noah.', ['Noah']));
      expect(dangerByRules(`I hit ${name}.`, [name])).toBeDefined();
    },
  );

  it(
    'is wrong about this, and nothing else, of the harmless',
    () => {
      const phrases = [...listed('harmless'), ...listed('writer-a-harmless')];
      expect(phrases.length).toBeGreaterThan(800);
      expect(phrases.filter((phrase) => dangerByRules(phrase))).toEqual([
        'He held his breath under water for three seconds, so proud',
      ]);
    },
    LISTS_MS,
  );

  it.each([
    'I WANT TO DIE',
    'i   want\nto die...',
    'I wannnnt to die',
    'I can\u2019t breathe',
    'he had a siezure',
    'she is unconcious',
  ])('looks through capitals, breaks and slips of the finger: %s', (phrase) => {
    expect(dangerByRules(phrase)).toBeDefined();
  });

  it.each([
    ['hes been hitting them', 'child-hurt'],
    ['my husband keeps hitting me', 'violence'],
    ['she might have swallowed two of my tablets', 'medical'],
    ['I never hit my kids', undefined],
    ['I could kill for a coffee', undefined],
    ['I could kill for a coffee, and I want to die', 'self-harm'],
    ['he killed the dragon', undefined],
  ])('reads what is meant, in any tense, and past figures of speech: %s', (phrase, danger) => {
    expect(dangerByRules(phrase)).toBe(danger);
  });

  it('knows the children by name', () => {
    expect(dangerByRules('I slapped Mia', ['Mia'])).toBe('child-hurt');
    expect(dangerByRules('I slapped the table', ['Mia'])).toBeUndefined();
  });

  it('is not stopped by anything around it', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 200 }), fc.lorem({ maxCount: 200 }), (before, after) => {
        expect(dangerByRules(`${before}. I want to kill myself. ${after}`)).toBe('self-harm');
      }),
      { numRuns: 30 },
    );
  });
});

describe('its answer', () => {
  it.each([
    ['America/Chicago', '911', '988'],
    ['America/Toronto', '911', '9-8-8'],
    ['Europe/London', '999', '116 123'],
    ['Australia/Perth', '000', '13 11 14'],
    ['Pacific/Auckland', '111', '1737'],
    ['Europe/Berlin', '112', 'findahelpline.com'],
    ['America/Bogota', 'your local emergency number', 'findahelpline.com'],
    ['Nowhere/Land', 'your local emergency number', 'findahelpline.com'],
  ])('names the help of %s', (timeZone, emergency, line) => {
    const answer = dangerAnswer('self-harm', timeZone);
    expect(answer).toContain(emergency);
    expect(answer).toContain(line);
  });

  it.each(['medical', 'self-harm', 'child-hurt', 'violence', 'losing-control'] as const)(
    'to %s names who comes at once, and says that it is an AI',
    (danger) => {
      const answer = dangerAnswer(danger, 'Europe/Dublin');
      expect(answer).toContain(helpLinesFor('Europe/Dublin').emergency);
      expect(answer).toContain('I am an AI');
    },
  );
});
