import { describe, expect, it } from 'vitest';
import { printOf, voiceNear } from '#test-support/voice-prints.ts';
import { enroll, findEnrollmentProblem } from './enrollment.ts';

const parent = voiceNear(1);
const visitor = voiceNear(6);

describe('enrolling', () => {
  const clear = Array.from({ length: 8 }, (_, at) => printOf(parent, -3, at));

  it('takes fifteen clear seconds of one adult', () => {
    expect(findEnrollmentProblem(clear)).toBeUndefined();
    expect(enroll(clear).seconds).toBeCloseTo(16);
  });

  it('says what is wrong otherwise', () => {
    expect(findEnrollmentProblem(clear.slice(0, 3))).toBe('too-little-speech');
    const other = clear.map((_, at) => printOf(visitor, -3, 50 + at));
    expect(findEnrollmentProblem([...clear, ...other])).toBe('two-voices');
    expect(findEnrollmentProblem(clear.map((print) => ({ ...print, childScore: 4 })))).toBe(
      'child-voice',
    );
    expect(findEnrollmentProblem(clear.map((print) => ({ ...print, rangeDb: 5 })))).toBe('noisy');
  });
});
